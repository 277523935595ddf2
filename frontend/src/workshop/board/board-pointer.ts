/** What mouse and finger do on the map: choose, drag, join, paint, draw. */

import type { Viewport } from '../../board/navigation/viewport.svelte'
import { changePlace, movePlaces } from '../draft/edits/places'
import { changeRoute, curveThrough } from '../draft/edits/routes'
import { moveScenery } from '../draft/edits/scenery'
import { placeName, placeOf, routeOf, type Pack, type Point } from '../draft/pack'
import type { Editor } from '../editor.svelte'
import type { BoardActions } from './board-actions'
import { sideTowards } from './shapes'

const SLIP = 5 // pixels that a pointer may move and still click
const GRID = 5 // units of the map on which places are put by hand

type Hit =
  | { readonly kind: 'place' | 'route' | 'label'; readonly id: string }
  | { readonly kind: 'scenery'; readonly at: number; readonly corner: number | null }
  | { readonly kind: 'ground' }

interface Drag {
  readonly hit: Hit
  readonly pointer: number
  readonly from: Point
  readonly screen: Point
  readonly more: boolean
  moved: boolean
  /** What the pointer did last. */
  last: PointerEvent
}

export class BoardPointer {
  readonly #editor: Editor
  readonly #viewport: Viewport
  readonly #actions: BoardActions
  /** Called when a second finger comes to one that holds something: what the first did last. */
  onpinch: (first: PointerEvent) => void = () => undefined
  #frame: HTMLElement | null = null
  #drag: Drag | null = null

  constructor(editor: Editor, viewport: Viewport, actions: BoardActions) {
    this.#editor = editor
    this.#viewport = viewport
    this.#actions = actions
  }

  attach(frame: HTMLElement): void {
    this.#frame = frame
  }

  press = (event: PointerEvent): void => {
    if (event.button !== 0) return
    if (this.#drag && event.pointerId !== this.#drag.pointer) return this.#pinch(this.#drag)
    const under = hitOf(event.target)
    if (!under) return
    // The corners of a new shape may lie on other shapes and on places: an island lies in the sea.
    const hit: Hit = this.#editor.isDrawing ? { kind: 'ground' } : under
    this.#drag = {
      hit,
      pointer: event.pointerId,
      from: this.#at(event),
      screen: [event.clientX, event.clientY],
      more: event.shiftKey || event.ctrlKey || event.metaKey,
      moved: false,
      last: event,
    }
    // On the ground, a drag moves the map; whatever else is dragged stays with the pointer.
    if (hit.kind === 'ground') return
    event.stopPropagation()
    this.#frame?.setPointerCapture(event.pointerId)
  }

  move = (event: PointerEvent): void => {
    const drag = this.#drag
    const editor = this.#editor
    if (!drag || drag.pointer !== event.pointerId) return
    drag.last = event
    drag.moved ||= Math.hypot(event.clientX - drag.screen[0], event.clientY - drag.screen[1]) > SLIP
    if (!drag.moved) return
    const at = this.#at(event)
    if (this.#joins(drag)) {
      editor.linking = (drag.hit as { id: string }).id
      editor.cursor = at
    } else if (drag.hit.kind !== 'ground') editor.preview = this.#dragged(drag, at, event.altKey)
  }

  release = (event: PointerEvent): void => {
    const drag = this.#drag
    if (!drag || drag.pointer !== event.pointerId) return
    this.#drag = null
    const at = this.#at(event)
    if (!drag.moved) this.#click(drag, at)
    else if (this.#joins(drag)) {
      const target = hitOf(document.elementFromPoint(event.clientX, event.clientY))
      if (target?.kind === 'place') this.#actions.join((drag.hit as { id: string }).id, target.id)
      this.#editor.linking = null
    } else if (drag.hit.kind !== 'ground') this.#drop(drag, at, event.altKey)
  }

  cancel = (): void => this.#giveUp()

  /** Two fingers move the map, whatever the first of them holds. */
  #pinch({ hit, last }: Drag): void {
    this.#giveUp()
    if (hit.kind !== 'ground') this.onpinch(last)
  }

  #giveUp(): void {
    if (this.#drag?.moved && this.#joins(this.#drag)) this.#editor.linking = null
    this.#drag = null
    this.#editor.preview = null
  }

  /** Whether dragging from here draws a route, or a ticket. */
  #joins({ hit }: Drag): boolean {
    const { section, tool } = this.#editor
    return hit.kind === 'place' && (section === 'tickets' || (section === 'map' && tool === 'route'))
  }

  #click({ hit, more }: Drag, at: Point): void {
    if (hit.kind === 'ground') return this.#actions.clickGround(at)
    if (hit.kind === 'scenery') return this.#editor.choose({ kind: 'scenery', at: hit.at }, { more })
    if (hit.kind === 'place') return this.#actions.clickPlace(hit.id, more)
    this.#editor.choose({ kind: hit.kind === 'label' ? 'place' : 'route', id: hit.id }, { more })
  }

  /** The pack as it would be if the drag ended here. */
  #dragged({ hit, from }: Drag, at: Point, fine: boolean): Pack {
    const { pack } = this.#editor
    const by: Point = [at[0] - from[0], at[1] - from[1]]
    const step = fine ? 1 : GRID
    if (hit.kind === 'place') return movePlaces(pack, this.#carried(hit.id), by, step)
    if (hit.kind === 'label') return this.#labelMoved(hit.id, by, fine)
    if (hit.kind === 'scenery') return moveScenery(pack, hit.at, hit.corner, [Math.round(by[0]), Math.round(by[1])])
    const route = hit.kind === 'route' ? routeOf(pack, hit.id) : undefined
    if (!route || hit.kind !== 'route') return pack
    return changeRoute(pack, hit.id, { curve: curveThrough(pack, route, at) || undefined })
  }

  #carried(id: string): ReadonlySet<string> {
    const { places } = this.#editor
    return places.has(id) ? places : new Set([id])
  }

  /** A name that is dragged round its place changes its side; within its side, or finely, it is nudged. */
  #labelMoved(id: string, by: Point, fine: boolean): Pack {
    const { pack } = this.#editor
    const place = placeOf(pack, id)
    const middle = this.#labelMiddle(id)
    if (!place || !middle) return pack
    const [x, y] = [middle[0] + by[0], middle[1] + by[1]]
    const side = sideTowards(place, [x, y])
    if (side !== place.label && !fine) return changePlace(pack, id, { label: side, nudge: undefined })
    const [dx, dy] = place.nudge ?? [0, 0]
    const nudge = [Math.round(dx + by[0]), Math.round(dy + by[1])]
    return changePlace(pack, id, { nudge: nudge[0] || nudge[1] ? nudge : undefined })
  }

  #labelMiddle(id: string): Point | null {
    const label = this.#frame?.querySelector<SVGGraphicsElement>(`[data-hit="label"][data-id="${CSS.escape(id)}"]`)
    const box = label?.getBBox()
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : null
  }

  #drop(drag: Drag, at: Point, fine: boolean): void {
    const editor = this.#editor
    const next = this.#dragged(drag, at, fine)
    const { hit } = drag
    if (hit.kind === 'place') {
      const place = placeName(editor.pack, hit.id)
      if (!editor.places.has(hit.id)) editor.choose({ kind: 'place', id: hit.id })
      editor.change(next, 'workshop-did-move', { place })
    } else if (hit.kind === 'label') {
      editor.choose({ kind: 'place', id: hit.id })
      editor.change(next, 'workshop-did-label', { place: placeName(editor.pack, hit.id) })
    } else if (hit.kind === 'route') {
      editor.choose({ kind: 'route', id: hit.id })
      editor.change(next, 'workshop-did-bend', this.#actions.ends(hit.id))
    } else if (hit.kind === 'scenery') {
      editor.choose({ kind: 'scenery', at: hit.at })
      editor.change(next, 'workshop-did-scenery')
    }
  }

  #at(event: MouseEvent): Point {
    const box = this.#frame?.getBoundingClientRect()
    return this.#viewport.onBoard([event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)])
  }
}

/** What lies under a pointer; null where it is a button or a badge, which has its own click. */
function hitOf(target: EventTarget | null): Hit | null {
  const element = target instanceof Element ? target.closest<SVGElement | HTMLElement>('[data-hit], button') : null
  if (element instanceof HTMLButtonElement) return null
  const { hit, id = '', at = '0', corner } = element?.dataset ?? {}
  if (hit === 'place' || hit === 'route' || hit === 'label') return { kind: hit, id }
  if (hit === 'scenery') return { kind: 'scenery', at: Number(at), corner: corner ? Number(corner) : null }
  return { kind: 'ground' }
}
