/** What pointer, finger and keyboard do on the board. */

import { screenReader } from '../../browser/screen-reader.svelte'
import type { City } from '../../cities/city'
import type { ShownGame } from '../../session/shown-game'
import type { Point, RouteLine } from '../geometry'
import { putAttribute, type BoardDrawing } from '../render/board-drawing'
import type { Selection } from '../selection.svelte'
import type { Gestures } from './gestures'
import { nearestRoute } from './hit-testing'
import { isArrow, KeyboardNavigation, targetsOf, ZOOMS, type Target } from './keyboard-navigation.svelte'
import type { Viewport } from './viewport.svelte'

/** How far from a route a finger may be, and how much nearer a claimable one seems, in pixels. */
const REACH = 24
const FAVOUR = 8

/** The board that is used, and what happens when something on it is chosen. */
export interface BoardParts {
  readonly city: City
  readonly session: ShownGame
  readonly selection: Selection
  readonly drawn: BoardDrawing
  readonly lines: readonly RouteLine[]
  readonly viewport: Viewport
  claim(route: string): void
  place(place: string): void
}

export class BoardInput {
  /** The target with a visible focus. */
  ringed = $state.raw<Target | null>(null)
  /** The place under the pointer. */
  pointed = $state<string | null>(null)
  readonly places = $derived.by((): ReadonlySet<string> => {
    const { souvenirs, places } = this.#parts.session.choices
    return new Set([...souvenirs.keys(), ...places.map(({ place }) => place)])
  })
  readonly targets = $derived.by(() => targetsOf(this.#parts.city, this.places))
  readonly navigation: KeyboardNavigation

  readonly #parts: BoardParts
  #frame: HTMLElement | null = null
  #gestures: Gestures | null = null

  constructor(parts: BoardParts) {
    this.#parts = parts
    this.navigation = new KeyboardNavigation(
      parts.city,
      () => this.targets,
      (target) => this.#canChoose(target),
    )
  }

  /** From now on, on this element. */
  attach(frame: HTMLElement, gestures: Gestures): void {
    this.#frame = frame
    this.#gestures = gestures
  }

  /** Makes the area of a target a button for the keyboard and for screen readers. */
  makeButton(hit: SVGElement, kind: Target['kind'], id: string): void {
    putAttribute(hit, 'role', 'button')
    putAttribute(hit, 'tabindex', this.navigation.isCurrent({ kind, id }) ? '0' : '-1')
  }

  areaOf({ kind, id }: Target): SVGElement | null {
    const { routes, places } = this.#parts.drawn
    return (kind === 'route' ? routes.get(id)?.hit : places.get(id)?.hit) ?? null
  }

  focus(target: Target): void {
    const { viewport } = this.#parts
    this.navigation.current = target
    this.ringed = target // a focus that was asked for shows, whatever asked for it
    this.areaOf(target)?.focus({ preventScroll: true })
    viewport.gliding = true
    viewport.reveal(target.at)
  }

  /** Nearer by so much, or back to all of the board. */
  zoom(by: number | null): void {
    const { viewport } = this.#parts
    viewport.gliding = true
    if (by === null) viewport.fit()
    else viewport.zoom(by)
    if (this.ringed) viewport.reveal(this.ringed.at)
  }

  /** The claimable route at a point of the page, if one is near. */
  routeAt(x: number, y: number): string | null {
    const { lines, session, viewport } = this.#parts
    const claimable = lines.filter(({ id }) => session.choices.claims.has(id))
    return nearestRoute(this.#boardPoint(x, y), claimable, REACH / (viewport.unit * viewport.scale))
  }

  readonly click = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('button')) return
    const target = this.#meant(event)
    const pointer = event.detail === 0 ? 'keyboard' : this.#pointer
    if (target && this.#canChoose(target)) return this.#choose(target, pointer)
    if (pointer !== 'keyboard') this.#gestures?.tapped(event)
    this.#parts.selection.route = routeOf(target)
  }

  readonly hover = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return
    const target = this.#targetOf(event)
    this.#parts.selection.route = routeOf(target)
    this.pointed = target?.kind === 'place' ? target.id : null
  }

  readonly leave = (): void => {
    this.pointed = null
    this.#parts.selection.route = routeOf(this.ringed)
  }

  /** The card that a tap has called up goes when something else is touched, or the page moves under it. */
  readonly elsewhere = (event: Event): void => {
    if (event.type === 'pointerdown' && this.#frame?.contains(event.target as Node)) return
    if (this.#pointer !== 'mouse' && !this.ringed) this.#parts.selection.route = null
  }

  readonly focused = (event: FocusEvent): void => {
    const target = this.#targetOf(event)
    if (!target || !(event.target as Element).matches(':focus-visible')) return
    this.navigation.current = target
    this.ringed = target
    if (target.kind === 'route') this.#parts.selection.route = target.id
  }

  readonly blurred = (): void => {
    this.ringed = null
    this.#parts.selection.route = null
  }

  readonly keyPressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#obey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Does what a key means on the board; false if it means nothing here. */
  #obey(event: KeyboardEvent): boolean {
    const by = ZOOMS[event.key]
    if (by !== undefined) {
      this.zoom(by)
      return true
    }
    const here = this.#targetOf(event)
    if (!here) return false
    if (event.key === 'Enter' || event.key === ' ') {
      if (this.#canChoose(here)) this.#choose(here, 'keyboard')
      else screenReader.say(this.areaOf(here)?.getAttribute('aria-label') ?? '')
      return true
    }
    const next = this.navigation.targetFor(event)
    if (next) this.focus(next)
    return next !== null || isArrow(event.key)
  }

  get #pointer(): string {
    return this.#gestures?.pointer ?? 'mouse'
  }

  #canChoose({ kind, id }: Target): boolean {
    return kind === 'route' ? this.#parts.session.choices.claims.has(id) : this.places.has(id)
  }

  #choose(target: Target, pointer: string): void {
    this.navigation.current = target
    this.#parts.selection.pointer = pointer
    this.#parts.selection.route = null // its card would lie on what happens now
    if (target.kind === 'route') this.#parts.claim(target.id)
    else this.#parts.place(target.id)
  }

  #targetOf(event: Event): Target | null {
    const hit = event.target instanceof Element && event.target.closest('[data-hit], [data-place-hit][role]')
    const data = hit instanceof SVGElement ? hit.dataset : {}
    if (data.hit !== undefined) return this.navigation.find('route', data.hit)
    return data.placeHit === undefined ? null : this.navigation.find('place', data.placeHit)
  }

  /** What a click means: the part that was hit, but for a finger the route that is near enough. */
  #meant(event: MouseEvent): Target | null {
    const { lines, session, viewport } = this.#parts
    const hit = this.#targetOf(event)
    if (hit?.kind === 'place' || event.detail === 0 || this.#pointer === 'mouse') return hit
    const unit = viewport.unit * viewport.scale
    const favour = (id: string) => (session.choices.claims.has(id) ? FAVOUR / unit : 0)
    const near = nearestRoute(this.#boardPoint(event.clientX, event.clientY), lines, REACH / unit, favour)
    return near === null ? null : this.navigation.find('route', near)
  }

  #boardPoint(x: number, y: number): Point {
    const { left = 0, top = 0 } = this.#frame?.getBoundingClientRect() ?? {}
    return this.#parts.viewport.onBoard([x - left, y - top])
  }
}

function routeOf(target: Target | null): string | null {
  return target?.kind === 'route' ? target.id : null
}
