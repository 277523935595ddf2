/** Which part of a route's line its spaces take up: a halo lies around them and leaves the places free. */

import type { CityInfo } from '../wire'
import { apart, type Track } from './aim'

/** Values for a stroke: `pathLength`, `stroke-dasharray` and `stroke-dashoffset`. */
export interface Span {
  readonly length: number
  readonly dashes: string
  readonly offset: number
}

const PITCH = 72 // from space to space
const ENDS = 38 // two places' discs, which no space covers
const ROUND = 6 // a round end reaches a little past the dash

export function spanOf(route: CityInfo['routes'][number], { points }: Track): Span {
  const steps = points.slice(1).map((point, index) => apart(point, points[index] ?? point))
  const length = steps.reduce((sum, step) => sum + step, 0)
  const count = route.spaces.length
  const pitch = count > 1 ? Math.max(...steps.slice(1, -1)) : Math.min(PITCH, length - ENDS)
  const dash = Math.max(8, count * pitch - 2 * ROUND)
  return { length, dashes: `${dash} ${length}`, offset: (dash - length) / 2 }
}
