/** The quick drawing in the page. After an edit only what has changed of it is put in anew. */

import { SVG } from '../../board/render/board-drawing'

/** What Python draws: each part is one element, under an id that is unique in its layer. */
export interface Sketch {
  readonly view: string
  readonly font: string
  /** From below to above. The first has what the others refer to. */
  readonly layers: readonly (readonly [name: string, parts: readonly (readonly [id: string, markup: string])[]])[]
}

export function layerOf({ layers }: Sketch, wanted: string): Sketch['layers'][number][1] {
  return layers.find(([name]) => name === wanted)?.[1] ?? []
}

interface Part {
  readonly markup: string
  readonly drawn: Element
}

export class SketchSheet {
  readonly svg = document.createElementNS(SVG, 'svg')
  readonly #layers = new Map<string, Layer>()

  constructor() {
    this.svg.setAttribute('class', 'ct-board')
  }

  /** Shows a drawing, and tells which parts of which layers are new. */
  show({ view, font, layers }: Sketch): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.svg.getAttribute('viewBox') !== view) this.svg.setAttribute('viewBox', view)
    if (this.svg.getAttribute('font-family') !== font) this.svg.setAttribute('font-family', font)
    return new Map(layers.map(([name, parts]) => [name, this.#layer(name).show(parts)]))
  }

  /** A part as it is drawn now. */
  part(layer: string, id: string): Element | null {
    return this.#layers.get(layer)?.part(id) ?? null
  }

  #layer(name: string): Layer {
    const known = this.#layers.get(name)
    if (known) return known
    const made = new Layer(name)
    this.svg.append(made.group)
    this.#layers.set(name, made)
    return made
  }
}

class Layer {
  readonly group: SVGElement
  #parts = new Map<string, Part>()

  constructor(name: string) {
    this.group = document.createElementNS(SVG, name === 'defs' ? 'defs' : 'g')
    this.group.dataset.layer = name
  }

  part(id: string): Element | null {
    return this.#parts.get(id)?.drawn ?? null
  }

  show(parts: readonly (readonly [id: string, markup: string])[]): ReadonlySet<string> {
    const fresh = parts.filter(([id, markup]) => this.#parts.get(id)?.markup !== markup)
    const drawn = elementsOf(fresh.map(([, markup]) => markup))
    const changed = new Map(fresh.map(([id, markup], at) => [id, { markup, drawn: drawn[at]! }]))
    const next = new Map(parts.map(([id]) => [id, changed.get(id) ?? this.#parts.get(id)!]))
    for (const [id, one] of this.#parts) if (next.get(id) !== one) one.drawn.remove()
    let at = this.group.firstElementChild
    for (const one of next.values()) {
      if (one.drawn === at) at = at.nextElementSibling
      else this.group.insertBefore(one.drawn, at)
    }
    this.#parts = next
    return new Set(changed.keys())
  }
}

/** The elements of several pieces of markup, one of each. */
function elementsOf(markup: readonly string[]): Element[] {
  if (markup.length === 0) return []
  const template = document.createElement('template')
  template.innerHTML = `<svg>${markup.join('')}</svg>`
  const drawn = [...document.adoptNode(template.content.firstElementChild!).children]
  if (drawn.length !== markup.length) throw new Error('a part of the drawing is not one element')
  return drawn
}
