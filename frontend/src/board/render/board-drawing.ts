/** The drawing of a city's board: fetched once, cut into sheets that lie on one another in the page. */

// keys: board-notice-*

import { textInAddress } from '../../browser/data-address'
import { t } from '../../i18n/translator.svelte'
import type { CityInfo } from '../../wire'
import type { Span } from '../geometry'
import { isSmall, type View } from '../navigation/viewport.svelte'

/** The namespace of everything in a drawing. */
export const SVG = 'http://www.w3.org/2000/svg'
const drawings = new Map<string, Promise<string>>()

/** The drawing at an address, as text. A second board of the same city asks nobody; a failure is forgotten. */
export function drawingAt(address: string): Promise<string> {
  const known = drawings.get(address)
  if (known) return known
  const coming = read(address)
  drawings.set(address, coming)
  coming.catch(() => drawings.delete(address))
  return coming
}

/** Has the drawing and the picture under it fetched before a board asks for them; over when the drawing is here. */
export async function fetchDrawing(city: CityInfo): Promise<void> {
  // The board has less than the window. Where it turns out smaller than this guess, it asks for the other picture.
  new Image().src = isSmall(city.view, innerWidth, innerHeight) ? city.compact_ground : city.ground
  const { board } = city
  await drawingAt(board).catch(() => undefined) // the board will ask again, and tell
}

async function read(address: string): Promise<string> {
  const here = textInAddress(address)
  if (here !== null) return here
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the board could not be had: ${response.status}`)
  return response.text()
}

/** A drawing as elements of the page. The page's own reader is much faster than the one for XML. */
export function parseDrawing(text: string): SVGSVGElement {
  const template = document.createElement('template')
  template.innerHTML = text
  const drawing = template.content.firstElementChild
  if (!(drawing && drawing.localName === 'svg')) throw new Error('the board is no drawing')
  return document.adoptNode(drawing) as unknown as SVGSVGElement
}

/** The few words on a board that are neither names nor numbers are said in the language of the page. */
export function translateNotices(board: ParentNode): void {
  for (const words of board.querySelectorAll<SVGElement>('[data-notice]'))
    words.textContent = t(`board-notice-${words.dataset.notice}`)
}

/** One route in the page. `edge` is a second halo under the first, so that a glow has an outline. */
export interface DrawnRoute {
  readonly halo: SVGElement
  readonly edge: SVGElement
  readonly spaces: SVGElement
  readonly pieces: SVGElement
  readonly hit: SVGElement
}

export interface DrawnPlace {
  readonly ring: SVGElement
  readonly label: SVGGraphicsElement
  /** The larger name that small screens show. */
  readonly compactLabel: SVGGraphicsElement
  readonly hit: SVGElement
}

/**
 * The board as sheets on one another, from below, and the layers on each: those of the drawing and those of our own.
 * When something on a sheet changes, the browser goes through all of that sheet, and through no other.
 */
const SHEETS = [
  ['halos', 'bands'],
  ['words', 'spaces'],
  ['pieces', 'rings', 'districts'],
  ['places', 'labels', 'compact-labels', 'shapes', 'stacks', 'flags', 'marks', 'hits'],
] as const

/** Layers in which something comes and goes during a game. */
const CHANGING = ['bands', 'pieces', 'rings', 'districts', 'shapes', 'flags', 'marks'] as const

/**
 * A shift that nobody sees, and after which Chromium keeps a layer's picture apart from what is drawn before and after
 * it. Without, whatever comes first or last in a layer has all places and labels drawn anew with it.
 */
const APART = 'translate(0.01 0)'

/**
 * A board in the page, over the picture of the ground: the fog, and what is played on. Apart, the browser can let the
 * fog drift and a glow come and go between them without painting the board anew.
 */
export class BoardDrawing {
  /** Holds the sheets. */
  readonly front = document.createElement('div')
  readonly fog: SVGSVGElement
  readonly routes: ReadonlyMap<string, DrawnRoute>
  readonly places: ReadonlyMap<string, DrawnPlace>
  readonly #layers = new Map<string, SVGGElement>()
  readonly #sheets: readonly SVGSVGElement[]

  constructor(drawing: string, city: CityInfo, spans: ReadonlyMap<string, Span>) {
    const whole = parseDrawing(drawing)
    const parts = partsOf(whole)
    for (const part of whole.querySelectorAll<SVGGElement>('[data-layer]'))
      this.#layers.set(part.dataset.layer ?? '', part)
    for (const name of SHEETS.flat()) if (!this.#layers.has(name)) this.#layers.set(name, layer(name))
    for (const name of CHANGING) this.layer(name).setAttribute('transform', APART)
    for (const [name, part] of this.#layers) if (name !== 'hits') part.setAttribute('aria-hidden', 'true')
    this.layer('halos').prepend(speck())
    const sheets = SHEETS.map((names) =>
      sheet(
        whole,
        names.map((name) => this.layer(name)),
      ),
    )
    const symbols = whole.querySelector('defs')
    if (symbols) sheets[0]?.prepend(symbols)
    this.front.className = 'ct-front'
    this.front.setAttribute('role', 'group')
    this.front.append(...sheets)
    this.fog = sheet(whole, [this.layer('fog')])
    this.#sheets = [...sheets, this.fog]
    for (const silent of [...sheets.slice(0, -1), this.fog]) silent.setAttribute('aria-hidden', 'true')
    this.routes = new Map(city.routes.map(({ id }) => [id, this.#route(parts, id, spans.get(id))]))
    this.places = new Map(city.places.map(({ id }) => [id, this.#place(parts, id)]))
    for (const { pieces } of this.routes.values()) pieces.remove() // they come when a route is claimed
    this.layer('compact-labels').remove()
    this.layer('compact-labels').removeAttribute('display')
  }

  /** Shows a part of the drawing, with the names for small screens or the usual ones. */
  show(view: View, compact: boolean): void {
    for (const one of this.#sheets) putAttribute(one, 'viewBox', view.join(' '))
    putAttribute(this.front, 'data-size', compact ? 'compact' : null)
    const [shown, other] = [
      this.layer(compact ? 'compact-labels' : 'labels'),
      this.layer(compact ? 'labels' : 'compact-labels'),
    ]
    if (other.parentNode) other.replaceWith(shown)
  }

  /** Whether there is any fog in this city. */
  get foggy(): boolean {
    return this.fog.querySelector('.ct-wisp') !== null
  }

  layer(name: string): SVGGElement {
    const found = this.#layers.get(name)
    if (!found) throw new Error(`the board has no layer ${name}`)
    return found
  }

  #route(parts: Parts, id: string, span: Span | undefined): DrawnRoute {
    const halo = parts('halo', id)
    if (span) {
      halo.setAttribute('pathLength', String(span.length))
      halo.setAttribute('stroke-dasharray', span.dashes)
      halo.setAttribute('stroke-dashoffset', String(span.offset))
    }
    const edge = halo.cloneNode() as SVGElement
    edge.removeAttribute('data-halo')
    edge.setAttribute('class', 'ct-edge')
    halo.before(edge)
    return { halo, edge, spaces: parts('route', id), pieces: parts('pieces', id), hit: parts('hit', id) }
  }

  #place(parts: Parts, id: string): DrawnPlace {
    const ring = parts('place', id).querySelector<SVGElement>('.ct-ring')
    if (!ring) throw new Error(`the board has no ring around ${id}`)
    const compactLabel = parts('compact-label', id) as SVGGraphicsElement
    compactLabel.setAttribute('data-label', id)
    return {
      ring,
      label: parts('label', id) as SVGGraphicsElement,
      compactLabel,
      hit: parts('place-hit', id),
    }
  }
}

const KINDS = ['halo', 'route', 'pieces', 'hit', 'place', 'label', 'compact-label', 'place-hit'] as const
type Parts = (kind: (typeof KINDS)[number], id: string) => SVGElement

/** The parts of a drawing by kind and name, found in one go: asking for each of them would read it all every time. */
function partsOf(drawing: SVGSVGElement): Parts {
  const found = new Map<string, SVGElement>()
  for (const kind of KINDS)
    for (const part of drawing.querySelectorAll<SVGElement>(`[data-${kind}]`))
      found.set(`${kind} ${part.getAttribute(`data-${kind}`)}`, part)
  return (kind, id) => {
    const part = found.get(`${kind} ${id}`)
    if (!part) throw new Error(`the board has no ${kind} ${id}`)
    return part
  }
}

/** A sheet of the size and lettering of the whole, with some of its layers. */
function sheet(whole: SVGSVGElement, layers: readonly SVGGElement[]): SVGSVGElement {
  const empty = whole.cloneNode() as SVGSVGElement
  // The lettering of the board is set on the group around all layers.
  const around = (whole.querySelector(':scope > g') ?? whole).cloneNode() as SVGElement
  around.append(...layers)
  empty.append(around)
  return empty
}

function layer(name: string): SVGGElement {
  const made = document.createElementNS(SVG, 'g')
  made.dataset.layer = name
  made.setAttribute('pointer-events', 'none')
  return made
}

/** A dot that nobody sees. Where it is always drawn first, only the halos that come or go are drawn anew. */
function speck(): SVGElement {
  const made = document.createElementNS(SVG, 'rect')
  for (const name of ['width', 'height']) made.setAttribute(name, '1')
  made.setAttribute('fill-opacity', '0.01')
  return made
}

/** Sets or removes an attribute; touches the page only where that changes something, and says whether it did. */
export function putAttribute(part: Element, name: string, value: string | null): boolean {
  if (part.getAttribute(name) === value) return false
  if (value === null) part.removeAttribute(name)
  else part.setAttribute(name, value)
  return true
}
