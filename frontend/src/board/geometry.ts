/** Points, boxes and lines: on the board, in units of its drawing, or on the screen. */

import type { CityInfo } from '../wire'

export type Point = readonly [x: number, y: number]

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The box with so much room on every side. */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}

/** The line of a route, from place to place through the middles of its spaces. */
export interface RouteLine {
  readonly id: string
  readonly points: readonly Point[]
}

export function routeLines(city: CityInfo): RouteLine[] {
  const at = new Map(city.places.map(({ id, x, y }) => [id, [x, y] as const]))
  return city.routes.map(({ id, a, b, spaces }) => {
    const middles = spaces.map(([x, y]) => [x, y] as const)
    const points = [at.get(a), ...startingNear(middles, at.get(a)), at.get(b)]
    return { id, points: points.filter((point) => point !== undefined) }
  })
}

/** Spaces in order from a place on, whichever end the list begins at. */
function startingNear(middles: readonly Point[], from: Point | undefined): readonly Point[] {
  const [first, last] = [middles[0], middles[middles.length - 1]]
  if (!from || !first || !last || distance(first, from) <= distance(last, from)) return middles
  return [...middles].reverse()
}

/**
 * The part of a route's line that its spaces cover; a halo lies around it and leaves the places free.
 * These are values for a stroke: `pathLength`, `stroke-dasharray` and `stroke-dashoffset`.
 */
export interface Span {
  readonly length: number
  readonly dashes: string
  readonly offset: number
}

const PITCH = 72 // from space to space
const ENDS = 38 // the discs of two places, which no space covers
const ROUND = 6 // a round end reaches a little past the dash

export function spanOf(route: CityInfo['routes'][number], { points }: RouteLine): Span {
  const steps = points.slice(1).map((point, index) => distance(point, points[index] ?? point))
  const length = steps.reduce((sum, step) => sum + step, 0)
  const count = route.spaces.length
  const pitch = count > 1 ? Math.max(...steps.slice(1, -1)) : Math.min(PITCH, length - ENDS)
  const dash = Math.max(8, count * pitch - 2 * ROUND)
  return { length, dashes: `${dash} ${length}`, offset: (dash - length) / 2 }
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** How far a point is from the nearest point of a line. */
export function distanceToLine(point: Point, line: readonly Point[]): number {
  let least = Infinity
  for (let index = 1; index < line.length; index += 1) {
    const from = line[index - 1] as Point
    const to = line[index] as Point
    const along = [to[0] - from[0], to[1] - from[1]] as const
    const span = along[0] ** 2 + along[1] ** 2
    const share = span ? ((point[0] - from[0]) * along[0] + (point[1] - from[1]) * along[1]) / span : 0
    const held = Math.min(1, Math.max(0, share))
    least = Math.min(least, distance(point, [from[0] + held * along[0], from[1] + held * along[1]]))
  }
  return least
}
