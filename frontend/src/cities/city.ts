/** The facts of a city, as the server tells them, by name. */

import type { CityInfo } from '../wire'

type Item<K extends 'places' | 'routes' | 'tickets' | 'vehicles'> = CityInfo[K][number]
export type PlaceFacts = Item<'places'>
export type RouteFacts = Item<'routes'>
export type TicketFacts = Item<'tickets'>
export type VehicleFacts = Item<'vehicles'>

export class City {
  readonly info: CityInfo
  readonly #places: ReadonlyMap<string, PlaceFacts>
  readonly #routes: ReadonlyMap<string, RouteFacts>
  readonly #tickets: ReadonlyMap<string, TicketFacts>
  readonly #vehicles: ReadonlyMap<string, VehicleFacts>

  constructor(info: CityInfo) {
    this.info = info
    this.#places = byId(info.places)
    this.#routes = byId(info.routes)
    this.#tickets = byId(info.tickets)
    this.#vehicles = byId(info.vehicles)
  }

  place(id: string): PlaceFacts {
    return known(this.#places, id)
  }

  route(id: string): RouteFacts {
    return known(this.#routes, id)
  }

  ticket(id: string): TicketFacts {
    return known(this.#tickets, id)
  }

  vehicle(id: string): VehicleFacts {
    return known(this.#vehicles, id)
  }

  /** "Big Ben – Waterloo" */
  ends(of: { readonly a: string; readonly b: string }): string {
    return `${this.place(of.a).name} – ${this.place(of.b).name}`
  }
}

function byId<T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [item.id, item]))
}

function known<T>(items: ReadonlyMap<string, T>, id: string): T {
  const item = items.get(id)
  if (item === undefined) throw new Error(`the city has no ${id}`)
  return item
}
