/** One's tickets, and what somebody has just completed: the board shows it, so it has to be said as well. */

import type { City, TicketFacts } from '../cities/city'
import type { ViewData } from '../wire'

/** A ticket of one's own with the number it has on the board and in the list. */
export interface OwnTicket extends TicketFacts {
  readonly number: number
  readonly done: boolean
}

export function ownTickets(view: ViewData, city: City): OwnTicket[] {
  return view.tickets.map((id, index) => ({ ...city.ticket(id), number: index + 1, done: view.done.includes(id) }))
}

export interface Completed {
  /** One's own tickets. */
  readonly tickets: readonly string[]
  readonly districts: readonly { readonly seat: number; readonly number: number }[]
}

/** What is complete in a position and was not in an earlier one, seen from the same seat. */
export function completedSince(before: ViewData, now: ViewData): Completed {
  if (before.seat !== now.seat || before.ply > now.ply) return { tickets: [], districts: [] }
  return {
    tickets: now.done.filter((ticket) => !before.done.includes(ticket)),
    districts: now.seats.flatMap(({ districts }, seat) =>
      districts.filter((number) => !before.seats[seat]?.districts.includes(number)).map((number) => ({ seat, number })),
    ),
  }
}
