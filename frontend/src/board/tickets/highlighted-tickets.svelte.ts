/** Tickets on the board: whose ends are flagged, and which paths are lit. */

import type { City, TicketFacts } from '../../cities/city'
import { ownTickets, type OwnTicket } from '../../session/own-tickets'
import type { ShownGame } from '../../session/shown-game'
import type { Selection } from '../selection.svelte'
import { usableRoutes, shortestPath, type TicketPath } from './shortest-path'

/** What offered tickets go by, as one's own go by numbers. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F']

/** A ticket that is pointed at or offered, with the number or letter that it goes by. */
export interface HighlightedTicket {
  readonly ticket: TicketFacts
  readonly mark: string
  readonly path: TicketPath | null
}

export class HighlightedTickets {
  readonly #session: ShownGame
  readonly #selection: Selection
  readonly #city: City

  constructor(session: ShownGame, selection: Selection, city: City) {
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
      const letter = LETTERS[previews.indexOf(ticket)]
      return [this.#highlight(ticket, letter ?? String(Math.max(0, own.indexOf(ticket)) + 1))]
    }
    return previews.map((offered, index) => this.#highlight(offered, LETTERS[index] ?? ''))
  })

  /** The flags of one's own tickets by place. */
  readonly flags = $derived.by((): ReadonlyMap<string, readonly OwnTicket[]> => {
    const view = this.#session.shown
    const flags = new Map<string, OwnTicket[]>()
    if (!view) return flags
    for (const ticket of ownTickets(view, this.#city))
      for (const place of [ticket.a, ticket.b]) flags.set(place, [...(flags.get(place) ?? []), ticket])
    return flags
  })

  #highlight(id: string, mark: string): HighlightedTicket {
    const ticket = this.#city.ticket(id)
    return { ticket, mark, path: shortestPath(ticket.a, ticket.b, this.#usable) }
  }
}
