/** Lines of the board while they are being dragged. What is let go is drawn by Python. */

import { placeOf, type Pack, type PackPlace, type PackRoute, type Point } from '../draft/pack'

export const FRAME = 30
/** The board with its frame. */
export const VIEW = [-FRAME, -FRAME, 1200 + 2 * FRAME, 900 + 2 * FRAME] as const
const DOUBLE = 12.5 // how far each half of a double route lies beside its line

export interface RouteShape {
  readonly route: PackRoute
  readonly d: string
  readonly middle: Point
}

export function routeShape(pack: Pack, route: PackRoute): RouteShape | null {
  const [a, b] = [placeOf(pack, route.a), placeOf(pack, route.b)]
  return a && b ? { route, ...lineBetween(a, b, route) } : null
}

function lineBetween(a: PackPlace, b: PackPlace, { curve = 0, double }: PackRoute): { d: string; middle: Point } {
  const chord = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const left: Point = [(b.y - a.y) / chord, -(b.x - a.x) / chord]
  const shift = double ? (double === 1 ? DOUBLE : -DOUBLE) : 0
  const moved = (x: number, y: number, by: number): Point => [x + left[0] * by, y + left[1] * by]
  const [start, end] = [moved(a.x, a.y, shift), moved(b.x, b.y, shift)]
  const control = moved((a.x + b.x) / 2, (a.y + b.y) / 2, 2 * curve + shift)
  const middle = moved((a.x + b.x) / 2, (a.y + b.y) / 2, curve + shift)
  return { d: `M${said(start)}Q${said(control)} ${said(end)}`, middle }
}

function said([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}

/** The line through the corners of a shape. */
export function outline(points: readonly Point[], closed: boolean): string {
  if (points.length === 0) return ''
  return `M${points.map(said).join('L')}${closed ? 'Z' : ''}`
}

/** The side of a place on which a point lies. */
export function sideTowards(place: PackPlace, [x, y]: Point): PackPlace['label'] {
  const turn = Math.round(Math.atan2(y - place.y, x - place.x) / (Math.PI / 4))
  return (['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const)[(turn + 8) % 8] ?? 'n'
}
