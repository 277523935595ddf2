/** Advice for the turn of whoever sits here: a hint that was asked for, and blunders to be warned of. */

import { settings } from '../settings/settings.svelte'
import type { TableSession } from '../session/table-session.svelte'
import type { Done, Hint, Judgement } from '../wire'

/** Why a move should be thought over: it gives up tickets for good, or the chance to win falls. In percent. */
export type Warning =
  | { readonly type: 'tickets'; readonly tickets: readonly string[] }
  | { readonly type: 'chance'; readonly from: number; readonly to: number }

const FIRST_PAUSE = 1000 // milliseconds before moves are asked about again; every further pause is twice as long
const MOST_TRIES = 7

interface Told<T> {
  readonly version: number
  readonly advice: T
}

export class TurnAdvice {
  readonly #session: TableSession
  readonly #stop: () => void
  #hint = $state.raw<Told<Hint> | null>(null)
  #judgement = $state.raw<Told<Judgement> | null>(null)
  /** A computer player is thinking about what has been asked. */
  asking = $state(false)

  constructor(session: TableSession) {
    this.#session = session
    this.#stop = $effect.root(() => {
      $effect(() => {
        if (settings.gentle && this.allowed) void this.#judge(session.version)
      })
    })
  }

  /** Whether a hint may be asked for now: it is the turn of somebody who sees their cards. */
  readonly allowed = $derived.by(() => {
    const { info, decider, seat } = this.#session
    return info?.hints === true && decider !== null && decider === seat
  })

  /** The hint for the position as it is; an older one is none. */
  readonly hint = $derived.by(() => this.#current(this.#hint))
  readonly #judged = $derived.by(() => this.#current(this.#judgement))
  /** Whether the moves of this turn have been judged. */
  readonly judged = $derived.by(() => this.#judged !== null)

  #current<T>(told: Told<T> | null): T | null {
    return told && this.allowed && told.version === this.#session.version ? told.advice : null
  }

  async ask(): Promise<void> {
    if (!this.allowed || this.asking || this.hint) return
    this.asking = true
    await this.#session.command({ type: 'hint', version: this.#session.version })
    this.asking = false
  }

  dismiss(): void {
    this.#hint = null
  }

  hear({ version, hint, judgement }: Done): void {
    if (hint) this.#hint = { version, advice: hint }
    if (judgement) this.#judgement = { version, advice: judgement }
  }

  /**
   * Moves are judged while somebody looks at the turn, so that a warning is there at once when one of them is made. One
   * that is made sooner is played without. A server that is not ready, or asked too often, is asked again.
   */
  async #judge(version: number): Promise<void> {
    for (let tried = 0; tried < MOST_TRIES; tried++) {
      if (await this.#session.commandQuietly({ type: 'judge', version })) return
      await new Promise((over) => setTimeout(over, FIRST_PAUSE * 2 ** tried))
      if (!settings.gentle || !this.allowed || version !== this.#session.version) return
    }
  }

  /** What is wrong with a move; null where nothing is known against it. */
  warning(move: string): Warning | null {
    const judged = settings.gentle ? this.#judged : null
    const tickets = judged?.lost[move]
    if (tickets) return { type: 'tickets', tickets }
    const to = judged?.blunders[move]
    return judged && to !== undefined ? { type: 'chance', from: judged.chance, to } : null
  }

  close(): void {
    this.#stop()
  }
}
