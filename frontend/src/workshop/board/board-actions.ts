/** What can be done at a point of the map or with a place, by pointer and by keyboard alike. */

import { t } from '../../i18n/translator.svelte'
import { addPlace, changePlace } from '../draft/edits/places'
import { addRoute, changeRoute, doubleRoute, singleRoute } from '../draft/edits/routes'
import { addScenery } from '../draft/edits/scenery'
import { addTicket, paintPlaces, toggleStart } from '../draft/edits/tickets'
import { GRAY, placeName, placeOf, routeOf, SIDES, type Pack, type Point } from '../draft/pack'
import type { Editor } from '../editor.svelte'
import type { Facts } from '../../i18n/translator.svelte'

export class BoardActions {
  readonly #editor: Editor

  constructor(editor: Editor) {
    this.#editor = editor
  }

  /** The two ends of a route, for a sentence. */
  ends(id: string): Facts {
    const { pack } = this.#editor
    const route = routeOf(pack, id)
    return { a: placeName(pack, route?.a ?? ''), b: placeName(pack, route?.b ?? '') }
  }

  clickGround(at: Point): void {
    const editor = this.#editor
    editor.cursor = at
    if (editor.isDrawing) this.addCorner(at)
    else if (editor.section === 'map' && editor.tool === 'place') this.addPlace(at)
    else {
      editor.linking = null
      editor.choose(null)
    }
  }

  clickPlace(id: string, more = false): void {
    const editor = this.#editor
    const { section } = editor
    const place = placeOf(editor.pack, id)
    if (place) editor.cursor = [place.x, place.y]
    if (section === 'districts' && editor.brush !== null) this.paint(id, editor.brush)
    else if (section === 'souvenirs' && editor.pack.souvenirs) this.toggleStart(id)
    else if (section === 'tickets' || (section === 'map' && editor.tool === 'route')) this.link(id)
    else editor.choose({ kind: 'place', id }, { more })
  }

  /** The first end, or with the second one the route or ticket. */
  link(id: string): void {
    const editor = this.#editor
    const from = editor.linking
    if (from === null) {
      editor.linking = id
      editor.say('workshop-link-from', { place: placeName(editor.pack, id) })
    } else {
      editor.linking = null
      if (from !== id) this.join(from, id)
    }
  }

  join(a: string, b: string): void {
    const editor = this.#editor
    if (a === b) return
    const facts = { a: placeName(editor.pack, a), b: placeName(editor.pack, b) }
    if (editor.section === 'tickets') {
      const next = addTicket(editor.pack, a, b)
      if (!next) return editor.say('workshop-ticket-there', facts)
      editor.change(next, 'workshop-did-ticket', facts)
      editor.choose({ kind: 'ticket', at: next.tickets.deck.length - 1 })
    } else {
      const [next, id] = addRoute(editor.pack, a, b)
      if (!id) return editor.say('workshop-route-there', facts)
      editor.change(next, 'workshop-did-route', facts)
      editor.choose({ kind: 'route', id })
    }
  }

  addPlace(at: Point): void {
    const editor = this.#editor
    const name = t('workshop-new-place', { number: editor.pack.board.locations.length + 1 })
    const rounded: Point = [Math.round(at[0] / 5) * 5, Math.round(at[1] / 5) * 5]
    const [next, id] = addPlace(editor.pack, rounded, name)
    editor.change(next, 'workshop-did-place', { place: name })
    editor.choose({ kind: 'place', id }, { focus: true })
  }

  paint(id: string, district: number): void {
    const editor = this.#editor
    const place = placeName(editor.pack, id)
    editor.change(paintPlaces(editor.pack, new Set([id]), district), 'workshop-did-paint', { place, district })
  }

  toggleStart(id: string): void {
    const editor = this.#editor
    editor.change(toggleStart(editor.pack, id), 'workshop-did-souvenirs', { place: placeName(editor.pack, id) })
  }

  addCorner(at: Point): void {
    const editor = this.#editor
    if (!editor.drawingKind) return
    editor.corners = [...editor.corners, [Math.round(at[0]), Math.round(at[1])]]
    if (editor.drawingKind === 'text') this.finishShape()
    else editor.say('workshop-corner-told', { count: editor.corners.length })
  }

  /** Puts what was drawn on the map, if it has enough corners. */
  finishShape(): void {
    const editor = this.#editor
    const kind = editor.drawingKind
    if (!kind) return
    const least = kind === 'text' ? 1 : kind === 'river' || kind === 'bridge' ? 2 : 3
    if (editor.corners.length < least) return editor.say('workshop-corners-few', { corners: least })
    const corners = editor.finishShape(true)
    editor.drawingKind = null
    const next = addScenery(editor.pack, kind, corners, t('workshop-new-text'))
    editor.change(next, 'workshop-did-scenery')
    editor.choose({ kind: 'scenery', at: (next.scenery?.length ?? 1) - 1 }, { focus: true })
  }

  /** Changes a route and tells what it is now. */
  route(id: string, next: Pack): void {
    this.#editor.change(next, 'workshop-did-change-route', this.ends(id), `route ${id}`)
  }

  toggleDouble(id: string): void {
    const editor = this.#editor
    const route = routeOf(editor.pack, id)
    if (!route) return
    const next = route.double ? singleRoute(editor.pack, id) : doubleRoute(editor.pack, id)
    this.route(id, next)
    editor.choose({ kind: 'route', id: route.double ? id.replace(/:\d$/, '') : `${id}:1` })
  }

  nextColour(id: string): void {
    const { pack } = this.#editor
    const colours = [GRAY, ...Object.keys(pack.cards.colours)]
    const at = colours.indexOf(routeOf(pack, id)?.colour ?? GRAY)
    this.route(id, changeRoute(pack, id, { colour: colours[(at + 1) % colours.length] }))
  }

  nextSide(id: string): void {
    const { pack } = this.#editor
    const place = placeOf(pack, id)
    if (!place) return
    const label = SIDES[(SIDES.indexOf(place.label) + 1) % SIDES.length]
    this.#editor.change(
      changePlace(pack, id, { label, nudge: undefined }),
      'workshop-did-label',
      { place: place.name },
      `label ${id}`,
    )
  }
}
