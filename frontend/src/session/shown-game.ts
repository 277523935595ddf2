/** A game as the board and the panels around it show it: a table that is played at, or one that is looked at again. */

import type { City } from '../cities/city'
import type { Line, SeatInfo, Step, ViewData } from '../wire'
import type { LegalChoices } from './legal-moves'

export interface ShownGame {
  readonly city: City | null
  readonly info: { readonly seats: readonly SeatInfo[] } | null
  /** Whoever sits at this screen. */
  readonly you: { readonly seats: readonly number[] }
  /** The truth. */
  readonly view: ViewData | null
  /** What is drawn. */
  readonly shown: ViewData | null
  /** The step that is being shown, for whatever moves on the screen. */
  readonly acting: Step | null
  /** What has happened, the oldest first. */
  readonly steps: readonly Step[]
  /** What may be done now. */
  readonly choices: LegalChoices
  /** The move that a hint or an analysis advises, for whatever marks it. */
  readonly advised: string | null
  /** The seat whose cards are on this screen. */
  readonly seat: number | null
  /** The names at the table, by seat. */
  readonly names: readonly string[]
  readonly chat: readonly Line[]
  /** Whether somebody at this screen did it. */
  isOwn(step: Step): boolean
}
