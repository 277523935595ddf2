/** Wheel, pinch, drag and double tap, turned into movements of the viewport. */

import { distance, type Point } from '../geometry'
import type { Viewport } from './viewport.svelte'

const SLIP = 6 // pixels that a finger may move and still tap
const DOUBLE = 320 // milliseconds between the taps of a double one
const TAP_ZOOM = 2.6

export class Gestures {
  /** The last pointer that touched the board: `mouse`, `touch`, `pen`. */
  pointer = 'mouse'

  readonly #frame: HTMLElement
  readonly #viewport: Viewport
  readonly #down = new Map<number, Point>()
  #start: Point = [0, 0]
  #dragged = false
  #lastTap = { at: [0, 0] as Point, time: 0 }

  constructor(frame: HTMLElement, viewport: Viewport) {
    this.#frame = frame
    this.#viewport = viewport
  }

  /** Begins to listen; the function that comes back ends it. */
  listen(): () => void {
    const ending = new AbortController()
    const { signal } = ending
    const frame = this.#frame
    frame.addEventListener('wheel', (event) => this.#wheel(event), { passive: false, signal })
    frame.addEventListener('pointerdown', (event) => this.press(event), { signal })
    frame.addEventListener('pointermove', (event) => this.#move(event), { signal })
    frame.addEventListener('pointerup', (event) => this.#release(event), { signal })
    frame.addEventListener('pointercancel', (event) => this.#release(event), { signal })
    frame.addEventListener('click', (event) => this.#swallow(event), { capture: true, signal })
    return () => ending.abort()
  }

  /** A tap that meant nothing on the board: the second of two zooms in, or back out. */
  tapped(event: MouseEvent): void {
    const at = this.#at(event)
    const twice = event.timeStamp - this.#lastTap.time < DOUBLE && distance(at, this.#lastTap.at) < 30
    this.#lastTap = { at, time: twice ? 0 : event.timeStamp }
    if (!twice) return
    this.#viewport.gliding = true
    if (this.#viewport.scale > TAP_ZOOM * 0.7) this.#viewport.fit()
    else this.#viewport.zoom(TAP_ZOOM / this.#viewport.scale, at)
  }

  #wheel(event: WheelEvent): void {
    const viewport = this.#viewport
    const sideways = !event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1
    // The whole board is seen already: the wheel is the page's.
    if (!viewport.zoomed && (sideways || event.deltaY >= 0)) {
      if (event.ctrlKey) event.preventDefault()
      return
    }
    event.preventDefault()
    viewport.gliding = false
    if (sideways) viewport.pan(-event.deltaX * pixels, 0)
    else viewport.zoom(Math.exp(-event.deltaY * pixels * (event.ctrlKey ? 0.01 : 0.0018)), this.#at(event))
  }

  /** A finger or a mouse button goes down on the map. */
  press(event: PointerEvent): void {
    this.pointer = event.pointerType
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (!this.#down.size) {
      this.#dragged = false
      this.#start = this.#at(event)
    }
    this.#down.set(event.pointerId, this.#at(event))
  }

  #move(event: PointerEvent): void {
    if (event.buttons === 0) this.#down.delete(event.pointerId) // it was let go outside
    const before = this.#down.get(event.pointerId)
    if (!before) return
    const now = this.#at(event)
    if (this.#down.size >= 2) this.#pinch(event.pointerId, before, now)
    else if (this.#viewport.zoomed && (this.#dragged || distance(now, this.#start) > SLIP))
      this.#drag(event, before, now)
    else return
    this.#down.set(event.pointerId, now)
  }

  #drag(event: PointerEvent, before: Point, now: Point): void {
    if (!this.#dragged) this.#frame.setPointerCapture(event.pointerId)
    this.#dragged = true
    this.#viewport.gliding = false
    this.#viewport.pan(now[0] - before[0], now[1] - before[1])
  }

  #pinch(id: number, before: Point, now: Point): void {
    const other = [...this.#down].find(([pointer]) => pointer !== id)?.[1]
    if (!other) return
    this.#dragged = true
    this.#viewport.gliding = false
    const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]
    this.#viewport.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle)
    this.#viewport.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2)
  }

  #release(event: PointerEvent): void {
    this.#down.delete(event.pointerId)
  }

  /** A drag that ends on a route is not a click on it. Clicks without a pointer (detail 0) are meant. */
  #swallow(event: MouseEvent): void {
    if (this.#dragged && event.detail > 0) event.stopPropagation()
  }

  #at(event: MouseEvent): Point {
    const frame = this.#frame.getBoundingClientRect()
    return [event.clientX - frame.left, event.clientY - frame.top]
  }
}
