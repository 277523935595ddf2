/**
 * Vehicles drive onto a route, one after another. While they do, each is a small picture of its own above the board:
 * the browser then moves pictures and need not draw the board anew for every frame.
 */

import type { Viewport } from '../navigation/viewport.svelte'
import { putAttribute, SVG, type DrawnRoute } from './board-drawing'

type Space = readonly [x: number, y: number, angle: number]

const DRIVE = 460
const BETWEEN = 90
/** A box around a vehicle about its middle, in units of the board. */
const [WIDTH, HEIGHT] = [84, 44]

const COMING: Keyframe[] = [
  { transform: 'translate(-55%, 0) scale(0.9)', opacity: 0 },
  { opacity: 1, offset: 0.35 },
  { transform: 'translate(4%, 0) scale(1)', offset: 0.8 },
  { transform: 'none', opacity: 1 },
]

export class ArrivingVehicles {
  readonly #sky: HTMLElement
  readonly #viewport: Viewport
  /** What takes away the vehicles that are on their way to a route. */
  readonly #coming = new Map<DrawnRoute, () => void>()

  constructor(sky: HTMLElement, viewport: Viewport) {
    this.#sky = sky
    this.#viewport = viewport
  }

  /** Lets the vehicles of a route arrive on their cue. The route has its owner's colours already. */
  drive(route: DrawnRoute, spaces: readonly Space[], cue: (work: () => void) => () => void): void {
    this.settle(route)
    putAttribute(route.pieces, 'data-arriving', '')
    this.#coming.set(
      route,
      cue(() => this.#set(route, spaces)),
    )
  }

  /** A route's vehicles are where they belong, whatever was on its way. */
  settle(route: DrawnRoute): void {
    this.#coming.get(route)?.()
    this.#coming.delete(route)
    putAttribute(route.pieces, 'data-arriving', null)
  }

  /** Nothing arrives any more: the board is being taken away. */
  stop(): void {
    for (const route of [...this.#coming.keys()]) this.settle(route)
  }

  #set(route: DrawnRoute, spaces: readonly Space[]): void {
    const art = [...route.pieces.querySelectorAll('.ct-piece-art')]
    const vehicles = spaces.map((space, index) => this.#vehicle(route, art[index], space))
    this.#coming.set(route, () => vehicles.forEach((vehicle) => vehicle.remove()))
    this.#sky.append(...vehicles)
    vehicles.forEach((vehicle, index) => {
      const delay = index * BETWEEN
      const easing = 'cubic-bezier(0.2, 0.7, 0.3, 1)'
      const drive = vehicle.firstElementChild?.animate(COMING, { duration: DRIVE, delay, fill: 'backwards', easing })
      if (drive && index === vehicles.length - 1) drive.onfinish = () => this.settle(route)
    })
  }

  #vehicle(route: DrawnRoute, art: Element | undefined, [x, y, angle]: Space): Element {
    const [left, top] = this.#viewport.onSheet([x - WIDTH / 2, y - HEIGHT / 2])
    const { unit } = this.#viewport
    const box = document.createElement('div')
    const picture = document.createElementNS(SVG, 'svg')
    picture.setAttribute('viewBox', `${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`)
    const coat = route.pieces.cloneNode() as Element
    for (const name of ['data-pieces', 'data-arriving']) coat.removeAttribute(name)
    if (art) coat.append(art.cloneNode(true))
    picture.append(coat)
    box.append(picture)
    box.className = 'ct-arrival'
    box.style.cssText = `left:${left}px;top:${top}px;width:${WIDTH * unit}px;height:${HEIGHT * unit}px;transform:rotate(${angle}deg)`
    return box
  }
}
