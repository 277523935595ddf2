/** The final board as a picture to share: the board's own drawing with the claimed routes, and a caption. */

import { drawingAt, parseDrawing, translateNotices, SVG } from '../../board/render/board-drawing'
import { showMarks } from '../../board/render/show-position.svelte'
import type { City } from '../../cities/city'
import { SHAPE_SIZE, shapeOf } from '../../components/players/seat-shapes'
import type { PaintInfo, Result, ViewData } from '../../wire'
import { embedFonts } from './embed-fonts'
import { plain, seatsByRank } from './final-scores'

const WIDTH = 1600
const MARGIN = 36
const ROW = 54
const MARK = 38 // a seat's shape

/** A PNG of the board after the game, with everybody's points below it. */
export async function pictureOf(city: City, view: ViewData, result: Result, names: readonly string[]): Promise<Blob> {
  const ground = await image(parseDrawing(await drawingAt(city.info.ground)), city)
  const board = await image(drawnBoard(await drawingAt(city.info.board), city, view), city)
  const [, , wide, high] = city.info.view
  const height = Math.round((WIDTH * high) / wide)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = height + 2 * MARGIN + ROW * (1 + Math.ceil(result.seats.length / 2))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser cannot draw')
  pen.fillStyle = city.info.theme.paper
  pen.fillRect(0, 0, canvas.width, canvas.height)
  for (const sheet of [ground, board]) pen.drawImage(sheet, 0, 0, WIDTH, height)
  caption(pen, height, city, result, names)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('this browser cannot save a picture')
  return blob
}

/** The drawing as it stands by itself: colours in the attributes, nothing left to style sheets. */
function drawnBoard(drawing: string, city: City, view: ViewData): Element {
  const board = parseDrawing(drawing)
  for (const layer of ['halos', 'hits', 'fog', 'compact-labels'])
    board.querySelector(`[data-layer="${layer}"]`)?.remove()
  for (const ring of board.querySelectorAll('.ct-ring')) ring.remove()
  const symbols = new Set<string>()
  for (const { id } of city.info.routes) {
    const owner = view.owners[id]
    const paint = owner === undefined ? undefined : city.info.seats[owner]
    const [spaces, pieces] = [part(board, 'route', id), part(board, 'pieces', id)]
    if (!paint) pieces?.remove()
    else {
      spaces?.remove()
      if (pieces) dress(board, pieces, paint, symbols)
    }
  }
  stacks(board, view)
  translateNotices(board)
  return board
}

/** A drawing as an image, of a size by itself: not every browser draws one that leaves its size open. */
async function image(drawing: Element, city: City): Promise<HTMLImageElement> {
  await embedFonts(drawing)
  const [, , width, height] = city.info.view
  drawing.setAttribute('width', String(WIDTH))
  drawing.setAttribute('height', String((WIDTH * height) / width))
  return loaded(new XMLSerializer().serializeToString(drawing))
}

function part(board: Element, kind: string, id: string): Element | null {
  return board.querySelector(`[data-${kind}="${CSS.escape(id)}"]`)
}

/** Paints a route's pieces in a seat's colours. What they use by name is painted once a seat. */
function dress(board: Element, pieces: Element, paint: PaintInfo, symbols: Set<string>): void {
  showMarks(pieces, paint)
  colour(pieces, paint)
  for (const use of pieces.querySelectorAll('use')) {
    const name = (use.getAttribute('href') ?? '').slice(1)
    const own = `${name}-of-${paint.name}`
    if (!symbols.has(own)) {
      const symbol = board.querySelector(`#${CSS.escape(name)}`)
      if (!symbol) continue
      const copy = symbol.cloneNode(true) as Element
      copy.setAttribute('id', own)
      colour(copy, paint)
      symbol.after(copy)
      symbols.add(own)
    }
    use.setAttribute('href', `#${own}`)
  }
}

function colour(part: Element, paint: PaintInfo): void {
  const values: Readonly<Record<string, string>> = { fill: paint.fill, edge: paint.edge, light: paint.light }
  for (const element of [part, ...part.querySelectorAll('*')])
    for (const { name, value } of [...element.attributes])
      if (value.includes('var(--seat-'))
        element.setAttribute(
          name,
          value.replace(/var\(--seat-(\w+)\)/g, (_, which: string) => values[which] ?? ''),
        )
}

function stacks(board: Element, view: ViewData): void {
  for (const [place, [symbol, count]] of Object.entries(view.tokens)) {
    const spot = count > 0 ? part(board, 'spot', place) : null
    if (!spot) continue
    const use = board.ownerDocument.createElementNS(SVG, 'use')
    use.setAttribute('href', `#ct-souvenir-${symbol}`)
    for (const [name, value] of [
      ['x', -18],
      ['y', -18],
      ['width', 36],
      ['height', 36],
    ] as const)
      use.setAttribute(name, String(value))
    spot.append(use)
  }
}

function loaded(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('the board could not be drawn'))
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  })
}

function caption(
  pen: CanvasRenderingContext2D,
  top: number,
  city: City,
  result: Result,
  names: readonly string[],
): void {
  const style = getComputedStyle(document.querySelector('[data-lettering]') ?? document.documentElement)
  const { ink } = city.info.theme
  pen.textBaseline = 'middle'
  pen.fillStyle = ink
  pen.font = `700 46px ${style.getPropertyValue('--title') || 'sans-serif'}`
  pen.fillText(city.info.name, MARGIN, top + MARGIN + ROW / 2)
  pen.font = `500 26px ${style.getPropertyValue('--text') || 'sans-serif'}`
  pen.textAlign = 'right'
  pen.fillText(`Crosstown · ${location.host}`, WIDTH - MARGIN, top + MARGIN + ROW / 2)
  pen.textAlign = 'left'
  seatsByRank(result).forEach((seat, index) => {
    const paint = city.info.seats[seat]
    if (!paint) return
    const x = MARGIN + (index % 2) * (WIDTH / 2 - MARGIN / 2)
    const y = top + MARGIN + ROW * (1.5 + Math.floor(index / 2)) + 8
    mark(pen, paint, x + 16, y)
    pen.fillStyle = ink
    pen.font = `700 32px ${style.getPropertyValue('--text') || 'sans-serif'}`
    pen.fillText(plain(result.seats[seat]?.total ?? 0), x + 48, y)
    pen.fillText(names[seat] ?? '', x + 120, y, WIDTH / 2 - 180)
  })
}

/** A seat's shape in its colour, about a point. */
function mark(pen: CanvasRenderingContext2D, paint: PaintInfo, x: number, y: number): void {
  const scale = MARK / SHAPE_SIZE
  pen.save()
  pen.translate(x - MARK / 2, y - MARK / 2)
  pen.scale(scale, scale)
  const shape = new Path2D(shapeOf(paint))
  pen.fillStyle = paint.fill
  pen.fill(shape)
  pen.lineWidth = 2
  pen.lineJoin = 'round'
  pen.strokeStyle = paint.edge
  pen.stroke(shape)
  pen.restore()
}
