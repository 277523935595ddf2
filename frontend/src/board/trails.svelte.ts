/** Tickets on the board: whose ends are flagged, and which ways are lit. */

import type { Attention } from '../table/attention.svelte'
import type { City, TicketFacts } from '../table/city'
import type { TableSession } from '../table/session.svelte'
import { ownTickets, type OwnTicket } from '../table/tickets'
import { roadsOf, wayBetween, type Way } from './ways'

/** A ticket that is pointed at or offered, with the number it goes by. */
export interface Trail {
  readonly ticket: TicketFacts
  readonly number: number
  readonly way: Way | null
}

export class Trails {
  readonly #session: TableSession
  readonly #attention: Attention
  readonly #city: City

  constructor(session: TableSession, attention: Attention, city: City) {
    this.#session = session
    this.#attention = attention
    this.#city = city
  }

  readonly #roads = $derived.by(() => {
    const view = this.#session.shown
    return view ? roadsOf(this.#city.info.routes, view) : []
  })

  /** What is lit: the ticket that is pointed at, else the ones offered. */
  readonly lit = $derived.by((): readonly Trail[] => {
    const { ticket, previews } = this.#attention
    const own = this.#session.shown?.tickets ?? []
    if (ticket !== null) {
      const among = previews.includes(ticket) ? previews : own
      return [this.#trail(ticket, Math.max(0, among.indexOf(ticket)) + 1)]
    }
    return previews.map((offered, index) => this.#trail(offered, index + 1))
  })

  /** The flags of one's own tickets by place. None while tickets are being chosen: those have numbers too. */
  readonly flags = $derived.by((): ReadonlyMap<string, readonly OwnTicket[]> => {
    const view = this.#session.shown
    const flags = new Map<string, OwnTicket[]>()
    if (!view || this.#attention.previews.length) return flags
    for (const ticket of ownTickets(view, this.#city))
      for (const place of [ticket.a, ticket.b]) flags.set(place, [...(flags.get(place) ?? []), ticket])
    return flags
  })

  #trail(id: string, number: number): Trail {
    const ticket = this.#city.ticket(id)
    return { ticket, number, way: wayBetween(ticket.a, ticket.b, this.#roads) }
  }
}
