/** A record studied ply by ply inside the kernel: the same numbers as `crosstown.analysis` for the same seed and depth. */

import { recordAt, type KernelArray, type RecordArray } from '../kernel/kernel-memory'
import { GAME, MEMORY, RESULT, SCRATCH, SEARCH, STUDY, SUMS, TRIAL } from '../kernel/layout'
import { CALIBRATIONS, SEARCHING, STUDYING } from '../kernel/numbers'
import type { CityTable } from '../local-game/city-table'
import { setWeights } from '../local-game/computer-player'
import { replayRecord, type ReplayedGame } from '../local-game/record-replay'
import { seedWords } from '../local-game/seeds'
import type { Record } from '../wire'

const SEATS = 4
const PLAYED = 4 // where the kernel expects the game itself
const NO_MOVE = -1

type StudyField = keyof (typeof STUDY)['fields']
type SumsField = keyof (typeof SUMS)['fields']

/** The studies of a game. Call `study` for every depth; the arrays are used again. */
export class GameStudy {
  readonly table: CityTable
  readonly record: Record
  readonly replayed: ReplayedGame
  readonly seed: string
  /** The tickets that the mover of each ply had to choose from, and the number of its move. */
  readonly offered: readonly (readonly string[])[]
  readonly #moves: readonly number[]
  readonly #calibration: readonly [sure: number, unsure: number]
  readonly #studies: RecordArray<typeof STUDY>
  readonly #sums: RecordArray<typeof SUMS>
  readonly #games: RecordArray<typeof GAME>
  readonly #played: RecordArray<typeof GAME>
  readonly #others: readonly KernelArray[]
  readonly #after: readonly KernelArray[]

  /** Fails with a `BadRecord` where the record does not follow the rules. */
  constructor(table: CityTable, record: Record, seed: string) {
    const { memory } = table.kernel
    this.table = table
    this.record = record
    this.seed = seed
    this.replayed = replayRecord(table, record)
    this.#calibration = calibrationOf(record.seats.map(({ player }) => String(player ?? '')))
    this.#studies = memory.records(STUDY, record.plies.length + 1)
    this.#sums = memory.records(SUMS, SEATS)
    this.#games = memory.records(GAME, PLAYED + 1)
    this.#played = recordAt(this.#games, PLAYED)
    const search = memory.records(SEARCH)
    memory.write(search, 'breadth', SEARCHING.breadth)
    this.#others = [memory.records(TRIAL, STUDYING.trials), memory.records(TRIAL, STUDYING.finalists), search]
    const planners = memory.records(MEMORY, SEATS)
    setWeights(memory, planners, 'medium')
    this.#after = [planners, memory.records(SCRATCH), memory.records(RESULT)]
    const { offered, moves } = this.#choices()
    this.offered = offered
    this.#moves = moves
  }

  get seats(): number {
    return this.record.seats.length
  }

  #choices(): { offered: string[][]; moves: number[] } {
    const { memory } = this.table.kernel
    const { position } = this.replayed.game
    const offered: string[][] = []
    const moves = this.record.plies.map((ply, at) => {
      memory.setBytes(position.game, this.replayed.positions[at]!)
      offered.push(position.offered(ply.seat))
      return position.legalMoves().find((move) => move.text === ply.move)!.number
    })
    memory.setBytes(position.game, this.replayed.positions.at(-1)!)
    return { offered, moves }
  }

  /** Studies one ply after the other, and yields how many are complete. */
  *study(depth: number): Generator<number> {
    const { kernel } = this.table
    const plies = this.#moves.length
    for (let ply = 0; ply <= plies; ply++) {
      this.#study(ply, depth)
      if (ply === 0) continue
      kernel.call('tell_luck', this.#studies, ply - 1, this.seats, ...this.#calibration)
      if (ply === plies) kernel.call('sum_up', this.#studies, plies, this.seats, this.#sums)
      yield ply
    }
  }

  #study(ply: number, depth: number): void {
    const { kernel, city, seed } = this.table
    const { memory } = kernel
    memory.setBytes(this.#played, this.replayed.positions[ply]!)
    memory.writeWords(seed, seedWords(this.seed))
    const [trials, finalists, search] = this.#others as [KernelArray, KernelArray, KernelArray]
    const [memories, scratch, result] = this.#after as [KernelArray, KernelArray, KernelArray]
    const move = this.#moves[ply] ?? NO_MOVE
    const effort = STUDYING.first_depth * 2 ** (depth - 1)
    const studies = this.#studies
    kernel.call(
      'study_ply',
      city,
      this.#games,
      move,
      trials,
      finalists,
      search,
      studies,
      ply,
      memories,
      scratch,
      result,
      seed,
      effort,
    )
  }

  number(ply: number, field: StudyField): number {
    return this.table.kernel.memory.number(this.#studies, field, ply)
  }

  list(ply: number, field: StudyField, count: number): number[] {
    return this.table.kernel.memory.list(recordAt(this.#studies, ply), field, count)
  }

  sum(seat: number, field: SumsField): number {
    return this.table.kernel.memory.number(this.#sums, field, seat)
  }

  marks(seat: number): number[] {
    return this.table.kernel.memory.list(recordAt(this.#sums, seat), 'marks')
  }
}

/** For a table of these players: the means of theirs, as `crosstown.analysis.calibration` has them. */
function calibrationOf(players: readonly string[]): readonly [sure: number, unsure: number] {
  const measured: { readonly [player: string]: { readonly sure: number; readonly unsure: number } } = CALIBRATIONS
  const all = Object.values(measured)
  const chosen = players.flatMap((player) => {
    const one = measured[player.split(':')[0]!]
    return one ? all.map(() => one) : all
  })
  const mean = (field: 'sure' | 'unsure') =>
    Math.floor(chosen.reduce((sum, one) => sum + one[field], 0) / chosen.length)
  return [mean('sure'), mean('unsure')]
}
