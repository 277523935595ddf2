/** What the page and the worker that analyses a game tell each other. */

import type { CityNumbers } from '../local-game/city-numbers'
import type { Analysis, Decision, Record, SeatChances } from '../wire'

/** Starts at once, and goes deeper until `depth` is reached or the worker is ended. The seed has 32 hex digits. */
export interface ToAnalysis {
  readonly type: 'analyse'
  readonly record: Record
  readonly numbers: CityNumbers
  readonly seed: string
  readonly depth: number
}

export type FromAnalysis =
  /** A ply is analysed: the chances before it (`ply` 0 is the deal) and the decision; none after the last. */
  | {
      readonly type: 'ply'
      readonly depth: number
      readonly ply: number
      readonly position: SeatChances
      readonly decision: Decision | null
    }
  /** A whole depth is done; better numbers follow unless it was the last. */
  | { readonly type: 'analysis'; readonly analysis: Analysis }
  | { readonly type: 'failed'; readonly code: 'rules-missing' | 'bad-record' }
