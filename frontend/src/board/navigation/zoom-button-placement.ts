/** Where on the board the zoom buttons lie: beside it where there is room, else where the least is printed. */

import type { CityInfo } from '../../wire'
import { grown, shared, type Box } from '../geometry'
import type { BoardDrawing } from '../render/board-drawing'
import type { Viewport } from './viewport.svelte'

/** The corners of the frame, the usual one first. */
const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const
export type Corner = (typeof CORNERS)[number]

const INSET = 10 // pixels from the edges of the frame
const BUTTON = 44
const PLATE = 14 // units of the drawing round a word: titles and tables have a border
const SPACE = 34
const PLACE = 40

/** The corner where a button covers the least of the boxes, which are in units of the drawing. */
export function freestCorner(
  viewport: Pick<Viewport, 'width' | 'height' | 'unit' | 'onSheet'>,
  boxes: readonly Box[],
): Corner {
  const onSheet = boxes.map(({ x, y, width, height }): Box => {
    const [left, top] = viewport.onSheet([x, y])
    return { x: left, y: top, width: width * viewport.unit, height: height * viewport.unit }
  })
  const covered = CORNERS.map((corner) => {
    const x = corner.endsWith('right') ? viewport.width - INSET - BUTTON : INSET
    const y = corner.startsWith('bottom') ? viewport.height - INSET - BUTTON : INSET
    return onSheet.reduce((sum, box) => sum + shared(box, { x, y, width: BUTTON, height: BUTTON }), 0)
  })
  return CORNERS[covered.indexOf(Math.min(...covered))] ?? CORNERS[0]
}

/** The boxes of all that is printed and read, or played on. The drawing must be in the page. */
export function printedBoxes(drawn: BoardDrawing, city: CityInfo, compact: boolean): Box[] {
  const words = drawn.layer('words')
  const printed = compact ? [] : [...words.querySelectorAll('text')]
  const texts = printed.map((text) => grown(boxOn(words, text), PLATE))
  const labels = [...drawn.places.values()].map((place) => (compact ? place.compactLabel : place.label).getBBox())
  const spaces = city.routes.flatMap((route) => route.spaces.map(([x, y]) => around(x, y, SPACE)))
  return [...texts, ...labels, ...spaces, ...city.places.map(({ x, y }) => around(x, y, PLACE))]
}

/** The box of a part in the units of a layer: parts may be moved and made larger. */
function boxOn(layer: SVGGraphicsElement, part: SVGGraphicsElement): Box {
  const { x, y, width, height } = part.getBBox()
  const [inside, outside] = [part.getScreenCTM(), layer.getScreenCTM()]
  if (!inside || !outside) return { x, y, width, height }
  const matrix = outside.inverse().multiply(inside)
  const from = new DOMPoint(x, y).matrixTransform(matrix)
  const to = new DOMPoint(x + width, y + height).matrixTransform(matrix)
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }
}

function around(x: number, y: number, size: number): Box {
  return grown({ x, y, width: 0, height: 0 }, size / 2)
}
