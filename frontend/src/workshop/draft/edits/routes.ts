/** Edits of routes. */

import { GRAY, joins, placeOf, routeId, routeOf, twinOf, type Pack, type PackRoute, type Point } from '../pack'
import { withBoard, withKeys } from './places'

const SPACE = 71 // units from space to space
const ENDS = 42 // units that the two places take

/** The length that fits between two places. */
export function fittingLength(pack: Pack, a: string, b: string): number {
  const [one, other] = [placeOf(pack, a), placeOf(pack, b)]
  if (!one || !other) return 1
  const longest = Math.max(1, ...Object.keys(pack.vehicles[0]?.points ?? {}).map(Number))
  const fits = Math.round((Math.hypot(one.x - other.x, one.y - other.y) - ENDS) / SPACE)
  return Math.min(longest, Math.max(1, fits))
}

/** Joins two places. Where a single route joins them already it becomes a double one; a third one cannot be. */
export function addRoute(pack: Pack, a: string, b: string): readonly [Pack, string | null] {
  if (a === b || !placeOf(pack, a) || !placeOf(pack, b)) return [pack, null]
  const there = pack.board.routes.find((route) => joins(route, a, b))
  if (there?.double) return [pack, null]
  if (there) return [doubleRoute(pack, routeId(there)), `${routeId(there)}:2`]
  const route: PackRoute = { a, b, length: fittingLength(pack, a, b), colour: GRAY }
  return [withBoard(pack, { routes: [...pack.board.routes, route] }), routeId(route)]
}

/** Changes a route, and its other half where halves must be the same: everything but the colour. */
export function changeRoute(pack: Pack, id: string, some: Partial<Record<keyof PackRoute, unknown>>): Pack {
  const route = routeOf(pack, id)
  if (!route) return pack
  const twin = twinOf(pack, route)
  const { colour: _, ...shared } = some
  return withBoard(pack, {
    routes: pack.board.routes.map((one) =>
      one === route ? withKeys(one, some) : one === twin ? withKeys(one, shared) : one,
    ),
  })
}

/** A second route beside a single one. */
export function doubleRoute(pack: Pack, id: string): Pack {
  const route = routeOf(pack, id)
  if (!route || route.double) return pack
  const halves = [withKeys(route, { double: 1 }), withKeys(route, { double: 2 })]
  return withBoard(pack, { routes: pack.board.routes.flatMap((one) => (one === route ? halves : [one])) })
}

/** Leaves one half of a double route, as a single one. */
export function singleRoute(pack: Pack, id: string): Pack {
  const route = routeOf(pack, id)
  if (!route?.double) return pack
  const twin = twinOf(pack, route)
  return withBoard(pack, {
    routes: pack.board.routes
      .filter((one) => one !== twin)
      .map((one) => (one === route ? withKeys(one, { double: undefined }) : one)),
  })
}

export function removeRoutes(pack: Pack, ids: ReadonlySet<string>): Pack {
  let next = pack
  for (const id of ids) {
    const route = routeOf(next, id)
    if (!route) continue
    const twin = twinOf(next, route)
    if (twin) {
      next = singleRoute(next, routeId(twin))
      continue
    }
    next = withBoard(next, { routes: next.board.routes.filter((one) => one !== route) })
  }
  return next
}

/** How far the middle of a route must bend so that it passes through a point: a whole number, straight near zero. */
export function curveThrough(pack: Pack, route: PackRoute, at: Point): number {
  const [a, b] = [placeOf(pack, route.a), placeOf(pack, route.b)]
  if (!a || !b) return route.curve ?? 0
  const chord = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const left: Point = [(b.y - a.y) / chord, -(b.x - a.x) / chord]
  const out = (at[0] - (a.x + b.x) / 2) * left[0] + (at[1] - (a.y + b.y) / 2) * left[1]
  const curve = Math.round(Math.max(-300, Math.min(300, out)))
  return Math.abs(curve) < 5 ? 0 : curve
}
