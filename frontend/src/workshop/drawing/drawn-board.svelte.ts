/** The board as Python draws it: a quick drawing after every edit, all of its art after a pause, and its problems. */

import type { Pack } from '../draft/pack'
import type { Problem } from '../problems/problem'
import type { Sketch } from './sketch-sheet'

const PAUSE = 700 // milliseconds without an edit before the whole board is drawn

/** What the editor asks of Python. */
export interface Drawer {
  sketch(pack: Pack, language: string): Promise<Sketch>
  /** The map without its art. */
  ground(pack: Pack): Promise<string>
  /** The map with all its art. */
  draw(pack: Pack, language: string): Promise<{ readonly ground: string }>
  check(pack: Pack): Promise<readonly Problem[]>
}

export class DrawnBoard {
  /** Routes, places and names. */
  board = $state.raw<Sketch | null>(null)
  /** The map under them. It follows after a pause. */
  ground = $state.raw('')
  /** The pack that `board` shows. */
  pack = $state.raw<Pack | null>(null)
  problems = $state.raw<readonly Problem[]>([])
  /** Why nothing can be drawn now: the code of an error. */
  failed = $state<string | null>(null)

  readonly #drawer: Drawer
  #wanted: Pack | null = null
  #drawing = false
  #pause: ReturnType<typeof setTimeout> | undefined
  #language = 'en'
  /** The pack that `ground` shows. */
  #grounded: Pack | null = null

  constructor(drawer: Drawer) {
    this.#drawer = drawer
  }

  /** Has a pack drawn. Of several that come while one is being drawn only the last matters. */
  show(pack: Pack, language: string): void {
    const other = language !== this.#language
    this.#language = language
    if (pack === this.#wanted && !other) return
    this.#wanted = pack
    clearTimeout(this.#pause)
    if (!this.#drawing) void this.#draw()
  }

  async #draw(): Promise<void> {
    this.#drawing = true
    try {
      let shown: Pack | null = null
      while (this.#wanted && this.#wanted !== shown) {
        shown = this.#wanted
        this.board = await this.#drawer.sketch(shown, this.#language)
        this.pack = shown
        if (!this.#sameGround(shown)) await this.#drawGround(shown)
        if (this.#wanted === shown) this.problems = await this.#drawer.check(shown)
      }
      this.failed = null
      this.#pause = setTimeout(() => void this.#drawWhole(), PAUSE)
    } catch (error) {
      this.failed = codeOf(error)
    } finally {
      this.#drawing = false
    }
  }

  /** Scenery and look are seen at once, if only in outlines. */
  #sameGround({ scenery, style }: Pack): boolean {
    return this.#grounded !== null && this.#grounded.scenery === scenery && this.#grounded.style === style
  }

  async #drawGround(pack: Pack): Promise<void> {
    this.ground = await this.#drawer.ground(pack)
    this.#grounded = pack
  }

  async #drawWhole(): Promise<void> {
    const pack = this.#wanted
    if (!pack || this.#drawing) return
    try {
      const { ground } = await this.#drawer.draw(pack, this.#language)
      if (this.#wanted !== pack) return
      this.ground = ground
      this.#grounded = pack
    } catch (error) {
      this.failed = codeOf(error)
    }
  }

  close(): void {
    clearTimeout(this.#pause)
    this.#wanted = null
  }
}

export function codeOf(error: unknown): string {
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' ? code : 'workshop-python'
}
