/** What a puzzle is made of, as its file in the package says. `crosstown.puzzles` explains the fields. */

import type { Mark, MoveReason, Record } from '../wire'

export interface JudgedMove {
  readonly move: string
  /** In ten-thousandths of a won game, as `loss` and its `error`. */
  readonly chance: number
  readonly loss: number
  readonly error: number
  readonly mark: Mark | null
  readonly reason: MoveReason | null
}

export interface Puzzle {
  readonly ply: number
  /** All that is legal, the best one first. */
  readonly moves: readonly [JudgedMove, ...JudgedMove[]]
  readonly record: Record
}

/** What is lost at most by a move that solves the puzzle too, such as another way to pay. */
const HARMLESS = 300

export function isSolution({ loss }: JudgedMove): boolean {
  return loss < HARMLESS
}

export function seatOf({ record, ply }: Puzzle): number {
  return record.plies[ply]!.seat
}
