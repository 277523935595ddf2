/** What the parts of a replay tell each other. */

import type { CityNumbers } from '../local-game/city-numbers'
import type { WrongPly } from '../local-game/read-record'
import type { SavedTable } from '../local-table/kept/saved-table'
import type { Record, Step, ViewData } from '../wire'

/** Whose eyes a game is seen with: everything open, those of somebody who looked on, or those of a seat. */
export type Eyes = 'open' | 'spectator' | number

/** What a seat holds, where everything is open. */
export interface OpenHand {
  readonly hand: ViewData['hand']
  readonly tickets: readonly string[]
  readonly offered: readonly string[]
  readonly done: readonly string[]
}

/** A position as some eyes see it. `open` has what every seat holds, where everything is open. */
export interface ReplayView extends ViewData {
  readonly open: readonly OpenHand[] | null
}

/** Why a game cannot be shown; `at` says at which ply its record goes wrong. */
export interface ReplayProblem {
  readonly code: string
  readonly at: WrongPly | null
}

/** Another deal than the real one: all that the seat knows is the same, and the seed says the rest. */
export interface OtherDeal {
  readonly seat: number
  readonly seed: string
}

/** A line of moves that leaves the game after so many plies. */
export interface Line {
  readonly ply: number
  /** Null for the very deal of the game. */
  readonly deal: OtherDeal | null
  readonly moves: readonly string[]
}

/** The plies of a game until it goes on in another way, with the stacks that they need. */
export interface BranchStart extends Pick<Record, 'start' | 'shuffles' | 'plies'> {
  /** Decides all shuffles to come. */
  readonly seed: string
}

/** A record, or a table that this device keeps. */
export type GivenGame = { readonly record: Record } | { readonly table: SavedTable }

export type ToReplayWorker =
  | {
      readonly type: 'open'
      readonly game: GivenGame
      readonly numbers: CityNumbers
      readonly line: Line | null
    }
  | { readonly type: 'views'; readonly eyes: Eyes }
  | { readonly type: 'branch'; readonly ply: number; readonly deal: OtherDeal | null }

export type FromReplayWorker =
  /** `real` is the record that a line of moves leaves; else the record itself. */
  | { readonly type: 'opened'; readonly record: Record; readonly real: Record; readonly steps: readonly Step[] }
  | { readonly type: 'problem'; readonly problem: ReplayProblem }
  | { readonly type: 'views'; readonly eyes: Eyes; readonly views: readonly ReplayView[] }
  /** Null where no other deal was found. */
  | { readonly type: 'branch'; readonly start: BranchStart | null }
