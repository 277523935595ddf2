/** The map by keyboard: a cursor that arrows move, and a letter for everything that a pointer can do. */

import type { Viewport } from '../../board/navigation/viewport.svelte'
import { changePlace, movePlaces, onMap } from '../draft/edits/places'
import { changeRoute } from '../draft/edits/routes'
import { placeOf, routeId, routeOf, type Point } from '../draft/pack'
import type { Editor, Thing } from '../editor.svelte'
import { spotOf } from '../problems/problem'
import type { BoardActions } from './board-actions'
import { routeShape } from './shapes'

const REACH = 34 // units within which the cursor is at a place, or on the middle of a route
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export class BoardKeys {
  readonly #editor: Editor
  readonly #viewport: Viewport
  readonly #actions: BoardActions

  constructor(editor: Editor, viewport: Viewport, actions: BoardActions) {
    this.#editor = editor
    this.#viewport = viewport
    this.#actions = actions
  }

  pressed = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.metaKey) return
    const arrow = ARROWS[event.key]
    if (arrow) this.#arrow(arrow, event)
    else if (!event.ctrlKey && !event.altKey && this.#letter(event)) event.preventDefault()
  }

  /** Arrows move the cursor; with Ctrl, what is chosen. Shift is for small steps. */
  #arrow([x, y]: Point, event: KeyboardEvent): void {
    event.preventDefault()
    const editor = this.#editor
    const step = event.shiftKey ? 5 : 25
    const { places, one } = editor
    if (event.ctrlKey && places.size) {
      const by: Point = [x * step, y * step]
      const next = movePlaces(editor.pack, places, by)
      const [id = ''] = places
      const place = placeOf(next, id)
      const facts = { place: place?.name ?? '', x: place?.x ?? 0, y: place?.y ?? 0 }
      editor.change(next, 'workshop-did-move', facts, `move ${[...places].join(' ')}`)
      if (place) this.#moveCursor([place.x, place.y], false)
    } else if (event.ctrlKey && one?.kind === 'route') this.#bend(one.id, (x || -y) * (event.shiftKey ? 1 : 5))
    else this.#moveCursor([editor.cursor[0] + x * step, editor.cursor[1] + y * step], true)
  }

  #bend(id: string, by: number): void {
    const { pack } = this.#editor
    const curve = (routeOf(pack, id)?.curve ?? 0) + by
    this.#editor.change(
      changeRoute(pack, id, { curve: curve || undefined }),
      'workshop-did-bend',
      this.#actions.ends(id),
      `bend ${id}`,
    )
  }

  #moveCursor(to: Point, told: boolean): void {
    const editor = this.#editor
    editor.cursor = onMap(to)
    this.#viewport.gliding = false
    this.#viewport.reveal(editor.cursor)
    if (!told) return
    const place = this.#placeHere()
    if (place) editor.say('workshop-cursor-place', { place: place.name })
    else editor.say('workshop-cursor', { x: Math.round(editor.cursor[0]), y: Math.round(editor.cursor[1]) })
  }

  #letter(event: KeyboardEvent): boolean {
    const editor = this.#editor
    const { key } = event
    const route = editor.one?.kind === 'route' ? editor.one.id : null
    const place = editor.one?.kind === 'place' ? editor.one.id : null
    if (key === 'Enter' || key === ' ') this.#enter()
    else if (key === 'Escape') editor.cancel()
    else if (key === 'Delete' || key === 'Backspace') editor.removeChosen()
    else if (key === 'p') {
      if (editor.section !== 'map') editor.go('map')
      this.#actions.addPlace(editor.cursor)
    } else if (key === 'r') this.#startRoute()
    else if (key === 'n' || key === 'N') this.#next(key === 'n' ? 1 : -1)
    else if (key === 'e') editor.wantsFocus = true
    else if (route && /^[1-8]$/.test(key))
      this.#actions.route(route, changeRoute(editor.pack, route, { length: Number(key) }))
    else if (route && key === 'd') this.#actions.toggleDouble(route)
    else if (route && key === 'c') this.#actions.nextColour(route)
    else if (place && key === 'l') this.#actions.nextSide(place)
    else if (place && key === 'w') this.#toggleWrap(place)
    else if (key === '+') this.#zoom(1.4)
    else if (key === '-') this.#zoom(1 / 1.4)
    else if (key === '0') this.#zoom(null)
    else return false
    return true
  }

  #enter(): void {
    const editor = this.#editor
    const place = this.#placeHere()
    if (editor.section === 'scenery' && editor.drawingKind) {
      const last = editor.corners.at(-1)
      if (last && Math.hypot(last[0] - editor.cursor[0], last[1] - editor.cursor[1]) < 2) this.#actions.finishShape()
      else this.#actions.addCorner(editor.cursor)
    } else if (place && editor.linking !== null) this.#actions.link(place.id)
    else if (place) this.#actions.clickPlace(place.id)
    else {
      const route = this.#routeHere()
      if (route) editor.choose({ kind: 'route', id: route })
      else this.#actions.clickGround(editor.cursor)
    }
  }

  #startRoute(): void {
    const editor = this.#editor
    const place = this.#placeHere()
    if (!place) return editor.say('workshop-no-place-here')
    if (editor.section !== 'map' && editor.section !== 'tickets') editor.go('map')
    this.#actions.link(place.id)
  }

  /** Jumps to the next place, or to the next thing of the list that is worked on. */
  #next(step: 1 | -1): void {
    const editor = this.#editor
    const things = this.#things()
    if (!things.length) return editor.say('workshop-nothing-left')
    const now = things.findIndex((thing) => {
      const spot = spotOf(thing, editor.pack)
      return spot !== null && Math.hypot(spot[0] - editor.cursor[0], spot[1] - editor.cursor[1]) < 2
    })
    const next = things[(now + step + things.length) % things.length]
    const spot = next && spotOf(next, editor.pack)
    if (spot) this.#moveCursor(spot, true)
  }

  #things(): readonly Thing[] {
    return [...this.#editor.pack.board.locations]
      .sort((one, other) => one.y - other.y || one.x - other.x)
      .map(({ id }): Thing => ({ kind: 'place', id }))
  }

  #toggleWrap(id: string): void {
    const place = placeOf(this.#editor.pack, id)
    if (!place) return
    this.#editor.change(
      changePlace(this.#editor.pack, id, { wrap: place.wrap ? undefined : true }),
      'workshop-did-label',
      { place: place.name },
    )
  }

  #zoom(by: number | null): void {
    this.#viewport.gliding = true
    if (by === null) this.#viewport.fit()
    else this.#viewport.zoom(by, this.#viewport.onScreen(this.#editor.cursor))
  }

  #placeHere() {
    const [x, y] = this.#editor.cursor
    const near = (place: { x: number; y: number }) => Math.hypot(place.x - x, place.y - y)
    const [first] = [...this.#editor.pack.board.locations].sort((one, other) => near(one) - near(other))
    return first && near(first) < REACH ? first : null
  }

  #routeHere(): string | null {
    const { pack, cursor } = this.#editor
    const shapes = pack.board.routes.map((route) => routeShape(pack, route)).filter((one) => one !== null)
    const near = ({ middle }: { readonly middle: Point }) => Math.hypot(middle[0] - cursor[0], middle[1] - cursor[1])
    const [first] = shapes.sort((one, other) => near(one) - near(other))
    return first && near(first) < REACH * 1.5 ? routeId(first.route) : null
  }
}
