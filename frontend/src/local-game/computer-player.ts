/** Computer players in the page: the same moves as on a server for the same view, seed and number of simulations. */

import { recordAt, type KernelMemory, type RecordArray } from '../kernel/kernel-memory'
import { EVALUATION, GAME, MEMORY, NODE, RESULT, SEARCH } from '../kernel/layout'
import { EXPERT, PLANNERS, SEARCHING } from '../kernel/numbers'
import type { NetworkInfo } from '../wire'
import type { CityTable } from './city-table'
import { ExpertNetwork, type LeadingNetwork } from './expert-network'
import type { ListedMove } from './moves'
import type { Position } from './position'
import { seedWords } from './seeds'

export type Planner = keyof typeof PLANNERS
export type Level = Planner | 'hard' | 'expert'

/** A move at the root of a search: how often it was tried, and what it was worth on average, from 0 to 1. */
export interface TriedMove {
  readonly number: number
  readonly visits: number
  readonly worth: number
}

/** How a search goes about it, beside what `hard` does. */
export type Searching = { readonly [name in 'breadth' | 'trust' | 'explore' | 'win_share']: number }

/** How long a search may last: whichever ends first. */
export interface Budget {
  readonly simulations?: number
  readonly milliseconds?: number
}

const SEATS = 4
const SLICE = 10 // milliseconds between two looks at the clock
const NONE = -1
const BEST = 1000 // the most that a game can be worth to a seat

/** Gives the planners of all seats the weights of a level, and nothing else to remember. */
export function setWeights(memory: KernelMemory, memories: RecordArray<typeof MEMORY>, level: Planner): void {
  const weights = Object.entries(PLANNERS[level])
  for (let seat = 0; seat < SEATS; seat++) {
    const one = recordAt(memories, seat)
    memory.setBytes(one, new Uint8Array(MEMORY.bytes))
    for (const [name, value] of weights) memory.write(one, `weights_${name as keyof (typeof PLANNERS)[Planner]}`, value)
  }
}

/** The players of one city's games. They start afresh at every move, as those at a server's table do. */
export class ComputerPlayers {
  readonly #table: CityTable
  readonly #memories: RecordArray<typeof MEMORY>
  readonly #games: RecordArray<typeof GAME>
  readonly #result: RecordArray<typeof RESULT>
  readonly #search: RecordArray<typeof SEARCH>
  readonly #evaluations: RecordArray<typeof EVALUATION>
  #nodes: RecordArray<typeof NODE> | null = null // they take several megabytes
  #network: ExpertNetwork | null = null

  constructor(table: CityTable) {
    const { memory } = table.kernel
    this.#table = table
    this.#memories = memory.records(MEMORY, SEATS)
    this.#games = memory.records(GAME, 3)
    this.#result = memory.records(RESULT)
    this.#search = memory.records(SEARCH)
    this.#evaluations = memory.records(EVALUATION)
  }

  /** Whether experts have their network. Without it they search as hard does. */
  get hasNetwork(): boolean {
    return this.#network !== null
  }

  /** Gives experts their network: the file that the list of cities names. */
  learn(info: NetworkInfo, file: Uint8Array): void {
    this.#network = new ExpertNetwork(this.#table.kernel, info, file)
  }

  /** The move of a level in the view of the seat to move. The seed has 32 hexadecimal digits. */
  choose(level: Level, view: Position, seed: string, budget: Budget = {}): ListedMove {
    const moves = view.legalMoves()
    const network = level === 'expert' ? (this.#network?.of(view.number('seats')) ?? null) : null
    const number =
      level === 'hard' || level === 'expert'
        ? finish(this.search(view, seed, budget, network ? EXPERT : SEARCHING, network))
        : this.#planned(level, view, moves, seed)
    const chosen = moves.find((move) => move.number === number)
    if (!chosen) throw new Error(`${level} chose a move that is not legal: ${number}`)
    return chosen
  }

  /** The plan of the seat to move, as `medium` makes it. It lies in the memory that comes back, until the next call. */
  planTurn(view: Position): RecordArray<typeof MEMORY> {
    setWeights(this.#table.kernel.memory, this.#memories, 'medium')
    this.#table.kernel.call('plan_turn', this.#table.city, view.game, this.#memories)
    return this.#memories
  }

  /** The tickets, as a set, that a move gives up for good. */
  lostTickets(view: Position, move: number): bigint {
    const { kernel, city, scratch } = this.#table
    setWeights(this.#table.kernel.memory, this.#memories, 'medium')
    return BigInt(kernel.call('lost_tickets', city, view.game, this.#games, move, this.#memories, scratch))
  }

  #planned(level: Planner, view: Position, moves: readonly ListedMove[], seed: string): number {
    const { kernel, city, scratch } = this.#table
    setWeights(kernel.memory, this.#memories, level)
    kernel.memory.write(this.#memories, 'chance_key', ...seedWords(seed))
    kernel.memory.write(scratch, 'moves', ...moves.map((move) => move.number))
    return kernel.call('choose_planned', city, view.game, moves.length, this.#memories, scratch)
  }

  /**
   * Sequential halving: the budget is spent in equal stages, and after each the worse half of the moves drops out. It
   * stops after every few milliseconds, so that whoever thinks may do something else meanwhile. A network may lead it.
   */
  *search(
    view: Position,
    seed: string,
    budget: Budget,
    searching: Searching = SEARCHING,
    network: LeadingNetwork | null = null,
  ): Generator<void, number> {
    const { kernel } = this.#table
    const { memory } = kernel
    const nodes = (this.#nodes ??= memory.records(NODE, SEARCHING.nodes))
    const began = performance.now()
    for (const name of ['breadth', 'trust', 'explore', 'win_share'] as const) {
      memory.write(this.#search, name, searching[name])
    }
    this.#begin(view, seed, nodes, network)
    let left = memory.number(this.#search, 'left')
    const stages = Math.ceil(Math.log2(left))
    for (let stage = 0; stage < stages; stage++) {
      const rounds = budget.simulations ? Math.max(1, Math.floor(budget.simulations / (stages * left))) : Infinity
      const share = ((budget.milliseconds ?? Infinity) * (stage + 1)) / stages
      yield* this.#runStage(view, nodes, rounds, began + share, network)
      left = kernel.call('drop_half', this.#search, nodes)
    }
    return this.#best(nodes)
  }

  /** A tree with the moves worth trying at its root. */
  #begin(view: Position, seed: string, nodes: RecordArray<typeof NODE>, network: LeadingNetwork | null): void {
    const { kernel, city, scratch, seed: words } = this.#table
    const { memory } = kernel
    setWeights(this.#table.kernel.memory, this.#memories, 'medium')
    const [lowest = 0, ...higher] = seedWords(seed)
    memory.writeWords(words, [(lowest ^ view.number('plies')) >>> 0, ...higher])
    if (network) {
      const { record, small, wide } = network
      const arrays = [record, small, wide, this.#evaluations, this.#memories, scratch, words] as const
      kernel.call('begin_expert', city, view.game, this.#search, nodes, ...arrays)
    } else kernel.call('begin_search', city, view.game, this.#search, nodes, this.#memories, scratch, words)
  }

  /** Plays so many rounds, or until the deadline, but at least one. */
  *#runStage(
    view: Position,
    nodes: RecordArray<typeof NODE>,
    rounds: number,
    deadline: number,
    network: LeadingNetwork | null,
  ): Generator<void> {
    let [left, piece, now] = [rounds, 1, performance.now()]
    for (;;) {
      piece = Math.min(piece, left)
      this.#run(view, nodes, piece, network)
      left -= piece
      const before = now
      now = performance.now()
      const time = Math.min(SLICE, deadline - now)
      if (left === 0 || time <= 0) return
      piece = Math.max(1, Math.floor((piece * time) / Math.max(now - before, 0.001)))
      yield
      now = performance.now()
    }
  }

  /** The moves of the last search, those tried longest first. */
  tried(): TriedMove[] {
    const { memory } = this.#table.kernel
    const nodes = this.#nodes
    if (!nodes) return []
    const seat = memory.number(this.#search, 'seat')
    const found: TriedMove[] = []
    for (let at = memory.number(nodes, 'child'); at !== NONE; at = memory.number(nodes, 'sibling', at)) {
      const visits = memory.number(nodes, 'visits', at)
      const worth = memory.list(recordAt(nodes, at), 'worth')[seat]!
      found.push({ number: memory.number(nodes, 'move', at), visits, worth: worth / Math.max(visits, 1) / BEST })
    }
    return found.sort((one, other) => other.visits - one.visits || other.worth - one.worth)
  }

  #run(view: Position, nodes: RecordArray<typeof NODE>, rounds: number, network: LeadingNetwork | null): void {
    const { kernel, city, scratch } = this.#table
    const searched = [city, view.game, this.#games, this.#search, nodes] as const
    const last = [this.#memories, scratch, this.#result, rounds] as const
    if (network) {
      const { record, small, wide } = network
      kernel.call('run_expert', ...searched, record, small, wide, this.#evaluations, ...last)
    } else kernel.call('run_search', ...searched, ...last)
  }

  /** The first move of the root that is still in. */
  #best(nodes: RecordArray<typeof NODE>): number {
    const { memory } = this.#table.kernel
    let child = memory.number(nodes, 'child')
    while (child !== NONE && memory.number(nodes, 'out', child)) child = memory.number(nodes, 'sibling', child)
    return memory.number(nodes, 'move', child)
  }
}

/** A search without a break. */
function finish(search: Generator<void, number>): number {
  for (;;) {
    const { done, value } = search.next()
    if (done) return value
  }
}
