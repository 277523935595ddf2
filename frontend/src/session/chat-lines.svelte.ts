/** What is said at the table. */
// keys: reaction-*

import { SvelteMap } from 'svelte/reactivity'

import { t } from '../i18n/translator.svelte'
import type { Line } from '../wire'

const STAYS = 6000 // milliseconds

/** A line of chat in the language of the page: reactions are translated. */
export function lineText({ kind, text }: Pick<Line, 'kind' | 'text'>): string {
  return kind === 'reaction' ? t(`reaction-${text}`) : text
}

/** The last line of each seat, for a moment after it was said. Those that were there before are not told again. */
export class FreshLines {
  readonly bySeat = new SvelteMap<number, Line>()
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>()
  #known: number | null = null

  /** All lines that are known now. */
  hear(lines: readonly Line[]): void {
    const last = lines.at(-1)?.number ?? 0
    const fresh = this.#known === null ? [] : lines.filter((line) => line.number > (this.#known ?? 0))
    this.#known = last
    for (const line of fresh) {
      clearTimeout(this.#timers.get(line.seat))
      this.bySeat.set(line.seat, line)
      this.#timers.set(
        line.seat,
        setTimeout(() => this.bySeat.delete(line.seat), STAYS),
      )
    }
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
  }
}
