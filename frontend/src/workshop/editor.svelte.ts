/** The editor of one draft: what is shown, what is chosen, which tool is in the hand. */

import { screenReader } from '../browser/screen-reader.svelte'
import { t, type Facts } from '../i18n/translator.svelte'
import type { DrawnBoard } from './drawing/drawn-board.svelte'
import { removePlaces } from './draft/edits/places'
import { removeRoutes } from './draft/edits/routes'
import { removeScenery } from './draft/edits/scenery'
import { removeTickets } from './draft/edits/tickets'
import type { OpenDraft } from './draft/open-draft.svelte'
import { placeOf, routeOf, type Pack, type Point, type SceneryKind } from './draft/pack'

export const SECTIONS = [
  'map',
  'tickets',
  'scenery',
  'districts',
  'souvenirs',
  'rules',
  'city',
  'problems',
  'balance',
  'play',
] as const
export type Section = (typeof SECTIONS)[number]

export type Tool = 'select' | 'place' | 'route'

/** Something of the pack that can be chosen. Tickets and scenery are known by their number in the list. */
export type Thing =
  | { readonly kind: 'place'; readonly id: string }
  | { readonly kind: 'route'; readonly id: string }
  | { readonly kind: 'ticket'; readonly at: number }
  | { readonly kind: 'scenery'; readonly at: number }

function sameThing(one: Thing, other: Thing): boolean {
  if (one.kind !== other.kind) return false
  return 'id' in one ? 'id' in other && one.id === other.id : 'at' in other && one.at === other.at
}

const SECTION_OF: Readonly<Record<Thing['kind'], Section>> = {
  place: 'map',
  route: 'map',
  ticket: 'tickets',
  scenery: 'scenery',
}

export class Editor {
  readonly draft: OpenDraft
  readonly drawn: DrawnBoard
  section = $state<Section>('map')
  tool = $state<Tool>('select')
  chosen = $state.raw<readonly Thing[]>([])
  /** Where the keyboard is on the map. */
  cursor = $state.raw<Point>([600, 450])
  /** The first end of a route or ticket that waits for its second one. */
  linking = $state<string | null>(null)
  /** The district that a click on a place gives it. */
  brush = $state<number | null>(null)
  /** What a click draws in the background, and the corners that it has already. */
  drawingKind = $state<SceneryKind | null>(null)
  corners = $state.raw<readonly Point[]>([])
  /** What the pack would be if what is being dragged were let go here. */
  preview = $state.raw<Pack | null>(null)
  /** Whether the form of what is chosen should take the focus. */
  wantsFocus = $state(false)
  readonly pack = $derived.by(() => this.draft.pack)
  readonly shown = $derived.by(() => this.preview ?? this.draft.pack)
  /** The only chosen thing. */
  readonly one = $derived.by(() => (this.chosen.length === 1 ? (this.chosen[0] ?? null) : null))
  readonly places = $derived.by(
    (): ReadonlySet<string> => new Set(this.chosen.flatMap((one) => (one.kind === 'place' ? [one.id] : []))),
  )

  /** Whether a click on the map sets a corner of a new shape. */
  get isDrawing(): boolean {
    return this.section === 'scenery' && this.drawingKind !== null
  }

  constructor(draft: OpenDraft, drawn: DrawnBoard) {
    this.draft = draft
    this.drawn = drawn
  }

  isChosen(thing: Thing): boolean {
    return this.chosen.some((one) => sameThing(one, thing))
  }

  /** Chooses something, or adds it to what is chosen already. */
  choose(thing: Thing | null, { more = false, focus = false } = {}): void {
    if (!thing) this.chosen = []
    else if (!more) this.chosen = [thing]
    else if (this.isChosen(thing)) this.chosen = this.chosen.filter((one) => !sameThing(one, thing))
    else this.chosen = [...this.chosen, thing]
    if (thing && !more && !this.isShownIn(thing)) this.go(SECTION_OF[thing.kind], { keep: true })
    if (focus) this.wantsFocus = true
  }

  /** Places are also what districts and souvenirs are about. */
  private isShownIn({ kind }: Thing): boolean {
    if (kind === 'place') return ['map', 'districts', 'souvenirs', 'tickets'].includes(this.section)
    return this.section === SECTION_OF[kind]
  }

  go(section: Section, { keep = false } = {}): void {
    this.section = section
    this.linking = null
    this.finishShape(false)
    if (!keep) this.chosen = []
  }

  use(tool: Tool): void {
    this.tool = tool
    this.linking = null
    if (this.section !== 'map') this.go('map')
    this.say(`workshop-tool-${tool}-told`)
  }

  /** Takes a step and tells it. Steps of the same `together` are one, if one follows soon after the other. */
  change(next: Pack, key: string, facts: Facts = {}, together = ''): void {
    this.preview = null
    if (next === this.pack) return
    this.draft.change(next, { key, facts }, together)
    this.say(key, facts)
  }

  undo(): void {
    this.#retrace(this.draft.undo(), 'workshop-undone')
  }

  redo(): void {
    this.#retrace(this.draft.redo(), 'workshop-redone')
  }

  #retrace(deed: { readonly key: string; readonly facts: Facts } | null, key: string): void {
    this.preview = null
    if (!deed) return this.say('workshop-nothing-left')
    this.chosen = this.chosen.filter((one) => this.exists(one))
    this.say(key, { what: t(deed.key, deed.facts) })
  }

  exists(thing: Thing): boolean {
    if (thing.kind === 'place') return placeOf(this.pack, thing.id) !== undefined
    if (thing.kind === 'route') return routeOf(this.pack, thing.id) !== undefined
    return thing.at < (thing.kind === 'ticket' ? this.pack.tickets.deck : (this.pack.scenery ?? [])).length
  }

  /** Removes all that is chosen. */
  removeChosen(): void {
    const count = this.chosen.length
    if (count === 0) return
    const numbers = (kind: Thing['kind']) =>
      new Set(this.chosen.flatMap((one) => ('at' in one && one.kind === kind ? [one.at] : [])))
    const routes = new Set(this.chosen.flatMap((one) => (one.kind === 'route' ? [one.id] : [])))
    let next = removeRoutes(this.pack, routes)
    if (this.places.size) next = removePlaces(next, this.places)
    if (numbers('ticket').size) next = removeTickets(next, numbers('ticket'))
    if (numbers('scenery').size) next = removeScenery(next, numbers('scenery'))
    this.chosen = []
    this.linking = null
    this.change(next, 'workshop-did-remove', { count })
  }

  /** Ends what is being drawn: a shape with enough corners stays, if it is wanted. */
  finishShape(wanted: boolean): readonly Point[] {
    const { corners } = this
    this.corners = []
    return wanted ? corners : []
  }

  /** Gives up whatever is half done; otherwise nothing is chosen any more. */
  cancel(): void {
    if (this.preview) this.preview = null
    else if (this.corners.length) this.corners = []
    else if (this.linking) this.linking = null
    else if (this.tool !== 'select') this.use('select')
    else this.chosen = []
  }

  say(key: string, facts: Facts = {}): void {
    screenReader.say(t(key, facts))
  }
}
