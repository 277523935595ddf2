/** Rings round what a coach speaks of. One round a route lies along it, so that nothing beside it is inside. */

import { grown, type Box } from '../../board/geometry'
import { centre, merged, surrounding } from './bubble-placement'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A box that is turned round its middle, by so many radians. */
export interface Ring extends Box {
  readonly turn: number
}

const ROOM = 6 // pixels between a thing and the ring round it

/** Round things that stand upright; one ring for those that touch one another. */
export function uprightRings(boxes: readonly Box[]): Ring[] {
  return merged(boxes.map((box) => grown(box, ROOM))).map((box) => ({ ...box, turn: 0 }))
}

/** Round one line or several parallel ones, each of which reaches so far to both sides. */
export function ringAlong(lines: readonly (readonly Point[])[], reach: number): Ring | null {
  const [from, to] = [lines[0]?.at(0), lines[0]?.at(-1)]
  if (!from || !to) return null
  const turn = Math.atan2(to.y - from.y, to.x - from.x)
  const flat = surrounding(lines.flat().map((point) => ({ ...turned(point, -turn), width: 0, height: 0 })))
  const middle = turned(centre(flat), turn)
  const [width, height] = [flat.width + 2 * ROOM, flat.height + 2 * (reach + ROOM)]
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height, turn }
}

/** Where the line from the middle of a ring to a point leaves the ring. */
export function onEdge(ring: Ring, to: Point): Point {
  const from = centre(ring)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const { x: along, y: across } = turned({ x: dx, y: dy }, -ring.turn)
  const shares = [ring.width / 2 / Math.max(1, Math.abs(along)), ring.height / 2 / Math.max(1, Math.abs(across)), 1]
  const share = Math.min(...shares)
  return { x: from.x + dx * share, y: from.y + dy * share }
}

function turned({ x, y }: Point, by: number): Point {
  const [cos, sin] = [Math.cos(by), Math.sin(by)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}
