/** Which route a point means: a finger is wider than a route. */

import { distanceToLine, type Point, type RouteLine } from '../geometry'

/** The route nearest to a point, if one is within reach. `favour` says how much nearer a route counts as. */
export function nearestRoute(
  point: Point,
  lines: readonly RouteLine[],
  reach: number,
  favour: (id: string) => number = () => 0,
): string | null {
  let best: string | null = null
  let least = Infinity
  for (const { id, points } of lines) {
    const away = distanceToLine(point, points)
    if (away <= reach && away - favour(id) < least) {
      least = away - favour(id)
      best = id
    }
  }
  return best
}
