/** Zoom and pan: which part of the board is seen, and how large. */

import type { Point } from '../geometry'

export type View = readonly [x: number, y: number, width: number, height: number]

/** Below so many pixels to a unit of the drawing, its usual names can no longer be read. */
const READABLE = 0.52
const CLOSEST = 2.2 // screen pixels to a unit of the drawing
const LEAST_CLOSEST = 3

export class Viewport {
  /** The size of the frame through which the board is seen, in pixels. */
  width = $state(0)
  height = $state(0)
  /** 1 shows the whole board. */
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  /** Whether the next change glides there, as after a button, or follows the hand. */
  gliding = $state(false)

  readonly #whole: View
  readonly #compact: View

  /** `whole` is the board with its frame, `compact` the part of it that small screens show, with larger names. */
  constructor(whole: View, compact: View = whole) {
    this.#whole = whole
    this.#compact = compact
  }

  /** Whether the frame is so small that the board is drawn for small screens. */
  readonly compact = $derived.by(() => isSmall(this.#whole, this.width, this.height))
  /** The part of the drawing that the frame shows before any zoom. */
  readonly view = $derived.by(() => (this.compact ? this.#compact : this.#whole))

  /** Pixels to a unit of the drawing when the whole board is seen. */
  get unit(): number {
    return Math.min(this.width / this.view[2], this.height / this.view[3]) || 1
  }

  get zoomed(): boolean {
    return this.scale > 1.01
  }

  get closest(): number {
    return Math.max(LEAST_CLOSEST, CLOSEST / this.unit)
  }

  /** Where a point of the drawing is on the whole board, before any zoom. */
  onSheet([x, y]: Point): Point {
    const [left, top] = this.#margins
    const [startX, startY] = this.view
    return [left + (x - startX) * this.unit, top + (y - startY) * this.unit]
  }

  /** Where a point of the drawing is in the frame. */
  onScreen(point: Point): Point {
    const [x, y] = this.onSheet(point)
    return [this.x + this.scale * x, this.y + this.scale * y]
  }

  /** Which point of the drawing is at a point of the frame. */
  onBoard([x, y]: Point): Point {
    const [left, top] = this.#margins
    const [startX, startY] = this.view
    return [
      ((x - this.x) / this.scale - left) / this.unit + startX,
      ((y - this.y) / this.scale - top) / this.unit + startY,
    ]
  }

  /** How far the map inside the board's border is from the edges of the frame, unzoomed: for `inset()`. */
  get border(): string {
    const [left, top] = this.#margins
    const [startX, startY] = this.view
    return `${top - startY * this.unit}px ${left - startX * this.unit}px`
  }

  resize(width: number, height: number): void {
    this.width = width
    this.height = height
    this.#settle(this.x, this.y)
  }

  /** Zooms by a factor; the point of the frame that is named stays where it is. */
  zoom(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    const scale = Math.min(this.closest, Math.max(1, this.scale * factor))
    const grown = scale / this.scale
    this.scale = scale
    this.#settle(at[0] - (at[0] - this.x) * grown, at[1] - (at[1] - this.y) * grown)
  }

  pan(x: number, y: number): void {
    this.#settle(this.x + x, this.y + y)
  }

  fit(): void {
    this.scale = 1
    this.#settle(0, 0)
  }

  /** Brings a point of the drawing into sight. */
  reveal(point: Point): void {
    const [x, y] = this.onScreen(point)
    const [roomX, roomY] = [Math.min(90, this.width / 4), Math.min(90, this.height / 4)]
    const into = (at: number, room: number, size: number) => Math.min(size - room, Math.max(room, at)) - at
    if (this.zoomed) this.pan(into(x, roomX, this.width), into(y, roomY, this.height))
  }

  /** The empty strips beside the board where its shape is not the frame's. */
  get #margins(): Point {
    return [(this.width - this.view[2] * this.unit) / 2, (this.height - this.view[3] * this.unit) / 2]
  }

  /** Never past the edge of the board, and never away from the middle where it fits. */
  #settle(x: number, y: number): void {
    const [left, top] = this.#margins
    this.x = held(x, left, this.view[2] * this.unit, this.width, this.scale)
    this.y = held(y, top, this.view[3] * this.unit, this.height, this.scale)
  }
}

/** Whether a board in a frame of this size is too small for its usual names. */
export function isSmall([, , across, down]: View, width: number, height: number): boolean {
  return width > 0 && Math.min(width / across, height / down) < READABLE
}

function held(wanted: number, margin: number, size: number, frame: number, scale: number): number {
  const middle = (frame - scale * size) / 2 - scale * margin
  if (scale * size <= frame) return middle
  return Math.max(frame - scale * (margin + size), Math.min(-scale * margin, wanted))
}
