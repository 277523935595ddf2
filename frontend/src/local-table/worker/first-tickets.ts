/** The first tickets (S4): everybody chooses at the same time, and the game takes the choices in seat order. */

import { FIRST_KEEP, type LiveGame } from './live-game'
import type { FirstChoice, TableState } from './table-state'

/** The seats that have not kept their first tickets yet. */
export function choosingSeats({ phase, game }: LiveGame): number[] {
  if (phase !== FIRST_KEEP) return []
  return [...game.seating.keys()].filter((seat) => game.position.offered(seat).length > 0)
}

/** What was chosen for a seat before its turn, if the game has not taken it yet. */
export function chosenEarly(state: TableState, game: LiveGame, seat: number): FirstChoice | null {
  if (game.phase !== FIRST_KEEP) return null
  return state.first_choices.find((choice) => choice.seat === seat && !game.commands.has(choice.command)) ?? null
}
