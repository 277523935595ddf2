/** Tickets on the board: whose ends are flagged, and which paths are lit. */

import type { City, TicketFacts } from '../../cities/city'
import { ownTickets, type OwnTicket } from '../../session/goals'
import type { TableSession } from '../../session/table-session.svelte'
import type { Selection } from '../selection.svelte'
import { usableRoutes, shortestPath, type TicketPath } from './shortest-path'

/** A ticket that is pointed at or offered, with the number it goes by. */
export interface HighlightedTicket {
  readonly ticket: TicketFacts
  readonly number: number
  readonly path: TicketPath | null
}

export class HighlightedTickets {
  readonly #session: TableSession
  readonly #selection: Selection
  readonly #city: City

  constructor(session: TableSession, selection: Selection, city: City) {
    this.#session = session
    this.#selection = selection
    this.#city = city
  }

  readonly #usable = $derived.by(() => {
    const view = this.#session.shown
    return view ? usableRoutes(this.#city.info.routes, view) : []
  })

  /** What is lit: the ticket that is pointed at, else the ones offered. */
  readonly lit = $derived.by((): readonly HighlightedTicket[] => {
    const { ticket, previews } = this.#selection
    const own = this.#session.shown?.tickets ?? []
    if (ticket !== null) {
      const among = previews.includes(ticket) ? previews : own
      return [this.#highlight(ticket, Math.max(0, among.indexOf(ticket)) + 1)]
    }
    return previews.map((offered, index) => this.#highlight(offered, index + 1))
  })

  /** The flags of one's own tickets by place. None while tickets are being chosen: those have numbers too. */
  readonly flags = $derived.by((): ReadonlyMap<string, readonly OwnTicket[]> => {
    const view = this.#session.shown
    const flags = new Map<string, OwnTicket[]>()
    if (!view || this.#selection.previews.length) return flags
    for (const ticket of ownTickets(view, this.#city))
      for (const place of [ticket.a, ticket.b]) flags.set(place, [...(flags.get(place) ?? []), ticket])
    return flags
  })

  #highlight(id: string, number: number): HighlightedTicket {
    const ticket = this.#city.ticket(id)
    return { ticket, number, path: shortestPath(ticket.a, ticket.b, this.#usable) }
  }
}
