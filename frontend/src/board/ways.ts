/** Ways through the city: how the ends of a ticket could be joined. A picture for the player, not a rule. */

import type { CityInfo, Sight } from '../wire'

type Routes = CityInfo['routes']

/** A route that a seat has (no cards) or could have (its cards). */
export interface Road {
  readonly id: string
  readonly a: string
  readonly b: string
  readonly cards: number
}

export interface Way {
  /** The seat's own routes along the way. */
  readonly own: readonly string[]
  /** The missing links. */
  readonly missing: readonly string[]
  /** How many cards the missing links cost. */
  readonly cards: number
}

/** The roads of the seat that looks: its own routes, and those that nobody has and that are open to it. */
export function roadsOf(routes: Routes, view: Pick<Sight, 'seat' | 'owners' | 'closed'>): Road[] {
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
  readonly roads: readonly Road[]
}

/** The way with the fewest cards, then the fewest routes; null where there is none. */
export function wayBetween(a: string, b: string, roads: readonly Road[]): Way | null {
  const done = new Set<string>()
  const open: Step[] = [{ place: a, cards: 0, roads: [] }]
  while (open.length) {
    open.sort((one, other) => one.cards - other.cards || one.roads.length - other.roads.length)
    const here = open.shift()
    if (!here || here.place === b) return here ? wayOf(here) : null
    if (done.has(here.place)) continue
    done.add(here.place)
    for (const road of roads) {
      const place = road.a === here.place ? road.b : road.b === here.place ? road.a : null
      if (place !== null && !done.has(place))
        open.push({ place, cards: here.cards + road.cards, roads: [...here.roads, road] })
    }
  }
  return null
}

function wayOf({ cards, roads }: Step): Way {
  return {
    own: roads.filter((road) => road.cards === 0).map(({ id }) => id),
    missing: roads.filter((road) => road.cards > 0).map(({ id }) => id),
    cards,
  }
}
