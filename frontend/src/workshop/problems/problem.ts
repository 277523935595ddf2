/** What the check of a pack has found, and which thing of the editor it is about. */

import type { Section, Thing } from '../editor.svelte'
import { placeOf, routeId, type Pack, type Point } from '../draft/pack'
import { routeShape } from '../board/shapes'

export interface Problem {
  readonly code: string
  readonly severity: 'error' | 'warning'
  /** Where in the pack: board, routes, 0, b. */
  readonly path: readonly (string | number)[]
  readonly facts: Readonly<Record<string, string | number>>
}

const SECTIONS: Readonly<Record<string, Section>> = {
  board: 'map',
  tickets: 'tickets',
  scenery: 'scenery',
  districts: 'districts',
  souvenirs: 'souvenirs',
  cards: 'rules',
  vehicles: 'rules',
  end: 'rules',
  double_routes: 'rules',
}

/** Where a problem is mended. */
export function sectionOf({ path }: Problem): Section {
  return SECTIONS[String(path[0] ?? '')] ?? 'city'
}

/** The thing that a problem is about, if it is one that can be chosen. */
export function thingOf({ path }: Problem, pack: Pack): Thing | null {
  const [first, second, third] = path
  if (first === 'board' && second === 'locations') {
    const place = pack.board.locations[Number(third)]
    return place ? { kind: 'place', id: place.id } : null
  }
  if (first === 'board' && second === 'routes') {
    const route = pack.board.routes[Number(third)]
    return route ? { kind: 'route', id: routeId(route) } : null
  }
  if (first === 'tickets' && second === 'deck' && pack.tickets.deck[Number(third)])
    return { kind: 'ticket', at: Number(third) }
  if (first === 'scenery' && pack.scenery?.[Number(second)]) return { kind: 'scenery', at: Number(second) }
  return null
}

/** Where a thing is on the board; null where it is nowhere. */
export function spotOf(thing: Thing, pack: Pack): Point | null {
  if (thing.kind === 'place') {
    const place = placeOf(pack, thing.id)
    return place ? [place.x, place.y] : null
  }
  if (thing.kind === 'route') {
    const route = pack.board.routes.find((one) => routeId(one) === thing.id)
    return route ? (routeShape(pack, route)?.middle ?? null) : null
  }
  if (thing.kind === 'ticket') {
    const ticket = pack.tickets.deck[thing.at]
    const place = ticket && placeOf(pack, ticket.a)
    return place ? [place.x, place.y] : null
  }
  const shape = pack.scenery?.[thing.at]
  return shape?.at ?? shape?.points?.[0] ?? null
}
