/** How the ends of a ticket could be joined. A hint for the player, not a rule. */

import type { CityInfo, ViewData } from '../../wire'

type Routes = CityInfo['routes']

/** A route that a seat has (no cards) or could have (its cards). */
export interface UsableRoute {
  readonly id: string
  readonly a: string
  readonly b: string
  readonly cards: number
}

export interface TicketPath {
  /** The seat's own routes along the path. */
  readonly own: readonly string[]
  /** The missing links. */
  readonly missing: readonly string[]
  /** How many cards the missing links cost. */
  readonly cards: number
}

/** The routes that the seat that looks can use: its own, and those that are free and open to it. */
export function usableRoutes(routes: Routes, view: Pick<ViewData, 'seat' | 'owners' | 'closed'>): UsableRoute[] {
  if (view.seat === null) return []
  return routes.flatMap(({ id, a, b, length }) => {
    const owner = view.owners[id]
    if (owner === view.seat) return [{ id, a, b, cards: 0 }]
    return owner === undefined && view.closed[id] === undefined ? [{ id, a, b, cards: length }] : []
  })
}

interface Step {
  readonly place: string
  readonly cards: number
  readonly routes: readonly UsableRoute[]
}

/** The path with the fewest cards, then the fewest routes; null if there is none. */
export function shortestPath(a: string, b: string, usable: readonly UsableRoute[]): TicketPath | null {
  const done = new Set<string>()
  const open: Step[] = [{ place: a, cards: 0, routes: [] }]
  while (open.length) {
    open.sort((one, other) => one.cards - other.cards || one.routes.length - other.routes.length)
    const here = open.shift()
    if (!here || here.place === b) return here ? pathOf(here) : null
    if (done.has(here.place)) continue
    done.add(here.place)
    for (const route of usable) {
      const place = route.a === here.place ? route.b : route.b === here.place ? route.a : null
      if (place !== null && !done.has(place))
        open.push({ place, cards: here.cards + route.cards, routes: [...here.routes, route] })
    }
  }
  return null
}

function pathOf({ cards, routes }: Step): TicketPath {
  return {
    own: routes.filter((route) => route.cards === 0).map(({ id }) => id),
    missing: routes.filter((route) => route.cards > 0).map(({ id }) => id),
    cards,
  }
}

/** The routes that are missing on the shortest paths of one's open tickets; either half of a double route serves. */
export function usefulRoutes(
  city: Pick<CityInfo, 'routes' | 'tickets'>,
  view: Pick<ViewData, 'seat' | 'owners' | 'closed' | 'tickets' | 'done'>,
): ReadonlySet<string> {
  const open = city.tickets.filter(({ id }) => view.tickets.includes(id) && !view.done.includes(id))
  const usable = open.length ? usableRoutes(city.routes, view) : []
  const missing = new Set(open.flatMap(({ a, b }) => shortestPath(a, b, usable)?.missing ?? []))
  const serves = city.routes.filter(({ id, twin }) => missing.has(id) || (twin !== null && missing.has(twin)))
  return new Set(serves.map(({ id }) => id))
}
