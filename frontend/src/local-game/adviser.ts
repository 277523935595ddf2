/** What a good player would do in a seat's place, and which moves are blunders: as `players/hints.py` says it. */

import { GAME } from '../kernel/layout'
import { MOVE, SEARCHING, STUDYING } from '../kernel/numbers'
import type { Hint, Judgement } from '../wire'
import type { CityTable } from './city-table'
import { ComputerPlayers, type Budget } from './computer-player'
import { nextBest, percent, planReason, searchReason } from './move-reasons'
import type { ListedMove } from './moves'
import { Position } from './position'

const EVERY_MOVE = 128 // as many as a search can try
const BLUNDER = STUDYING.blunder / 10_000 // the chance to win falls at least by so much
const ERRORS = 2 // standard errors that a fall must exceed that by
const JUDGING = { ...SEARCHING, breadth: EVERY_MOVE, win_share: 1000 } // all moves, by wins alone
export const JUDGE_MILLISECONDS = 250

/** Waits, so that others may use the kernel; false ends the thought. */
type Pause = () => Promise<boolean>

export class Adviser {
  readonly #table: CityTable
  readonly #players: ComputerPlayers

  constructor(table: CityTable) {
    this.#table = table
    this.#players = new ComputerPlayers(table)
  }

  /** What `hard` would do; null where the thought was broken off. */
  async hint(hidden: Position, seed: string, budget: Budget, pause: Pause): Promise<Hint | null> {
    const view = this.#copy(hidden)
    const number = await thought(this.#players.search(view, seed, budget), pause)
    if (number === null) return null
    const moves = view.legalMoves()
    const move = moves.find((one) => one.number === number)!
    const tried = this.#players.tried()
    const rival = nextBest(this.#table, moves, move, tried)
    const search = searchReason(this.#table, moves, move, tried)
    const plan = planReason(this.#table, move, this.#players.planTurn(view))
    return { move: move.text, next_best: rival?.move.text ?? null, reasons: [plan, search] }
  }

  /** Blunders, and tickets that moves give up; null where the thought was broken off. */
  async judge(hidden: Position, seed: string, budget: Budget, pause: Pause): Promise<Judgement | null> {
    const view = this.#copy(hidden)
    const number = await thought(this.#players.search(view, seed, budget, JUDGING), pause)
    if (number === null) return null
    const moves = view.legalMoves()
    const tried = this.#players.tried()
    const best = tried.find((one) => one.number === number)!.worth
    const blunders = tried
      .filter(({ visits, worth }) => visits > 0 && best - atMost(worth, visits) >= BLUNDER)
      .flatMap((one) => withAnyPayment(moves, one.number).map(({ text }) => [text, percent(one.worth)] as const))
    return {
      best: moves.find((one) => one.number === number)!.text,
      chance: percent(best),
      blunders: Object.fromEntries(blunders),
      lost: this.#lost(view, moves),
    }
  }

  /** The tickets that a move gives up for good, where another move would not. */
  #lost(view: Position, moves: readonly ListedMove[]): Judgement['lost'] {
    const sets = moves.map(({ number }) => this.#players.lostTickets(view, number))
    const anyway = sets.reduce((all, lost) => all & lost)
    if (sets.every((lost) => lost & ~anyway)) return {}
    const { tickets } = this.#table.names
    return Object.fromEntries(
      moves.flatMap(({ text }, at) => {
        const lost = sets[at]! & ~anyway
        return lost ? [[text, tickets.filter((_, ticket) => (lost >> BigInt(ticket)) & 1n)] as const] : []
      }),
    )
  }

  /** A view of its own: the table's is overwritten while somebody thinks. */
  #copy(hidden: Position): Position {
    const { memory } = this.#table.kernel
    const game = (this.#view ??= memory.records(GAME))
    memory.setBytes(game, memory.bytes(hidden.game))
    return new Position(this.#table, game)
  }

  #view: Position['game'] | null = null
}

async function thought(search: Generator<void, number>, pause: Pause): Promise<number | null> {
  for (;;) {
    const { done, value } = search.next()
    if (done) return value
    if (!(await pause())) return null
  }
}

/** What a move is worth at most, by so many imagined games. */
function atMost(worth: number, visits: number): number {
  const share = (worth * visits + 1) / (visits + 2)
  return share + ERRORS * Math.sqrt((share * (1 - share)) / (visits + 2))
}

/** The move; of a claim, all ways to pay: one of them was tried. */
function withAnyPayment(moves: readonly ListedMove[], number: number): ListedMove[] {
  const tried = moves.find((one) => one.number === number)!
  if (tried.kind !== MOVE.CLAIM) return [tried]
  return moves.filter(({ kind, route }) => kind === MOVE.CLAIM && route === tried.route)
}
