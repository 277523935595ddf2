/** One's own tickets, each with the number it goes by on the board and in the list. */

import type { Sight } from '../wire'
import type { City, TicketFacts } from './city'

export interface OwnTicket extends TicketFacts {
  readonly number: number
  readonly done: boolean
}

export function ownTickets(view: Sight, city: City): OwnTicket[] {
  return view.tickets.map((id, index) => ({ ...city.ticket(id), number: index + 1, done: view.done.includes(id) }))
}
