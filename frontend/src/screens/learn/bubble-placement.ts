/** Where a bubble covers nothing that is needed now. */

import { grown, shared, type Box } from '../../board/geometry'

type Size = Pick<Box, 'width' | 'height'>

/** Something on the screen, and how bad it is to cover it. */
export interface Covered {
  readonly box: Box
  readonly harm: number
}

const MARGIN = 8
const [COLUMNS, ROWS] = [9, 37]

/**
 * The best of many places for a bubble on the screen: where it covers least, and among those the nearest to what it
 * speaks of.
 */
export function placeBubble(screen: Size, bubble: Size, about: readonly Box[], others: readonly Covered[]): Box {
  const things = [...about.map((box) => ({ box: grown(box, MARGIN), harm: 100 })), ...others]
  const middle = about.length ? centre(surrounding(about)) : { x: screen.width / 2, y: screen.height / 3 }
  const boxes = spread(screen.width - bubble.width, COLUMNS).flatMap((x) =>
    spread(screen.height - bubble.height, ROWS).map((y) => ({ x, y, ...bubble })),
  )
  const cost = (box: Box): number => {
    const harm = things.reduce((sum, thing) => sum + thing.harm * shared(thing.box, box), 0)
    const { x, y } = centre(box)
    return harm + 4 * Math.hypot(x - middle.x, y - middle.y)
  }
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best))
}

export function surrounding(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** Boxes that touch one another become one. */
export function merged(boxes: readonly Box[]): Box[] {
  return boxes.reduce<Box[]>((done, box) => {
    const touching = done.filter((one) => shared(one, box) > 0)
    return [...done.filter((one) => !touching.includes(one)), surrounding([...touching, box])]
  }, [])
}

export function centre({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}

/** So many places along a side, from margin to margin. */
function spread(room: number, places: number): number[] {
  const last = Math.max(MARGIN, room - MARGIN)
  return Array.from({ length: places }, (_, at) => MARGIN + ((last - MARGIN) * at) / (places - 1))
}
