/**
 * A game that is looked at again, ply by ply.
 *
 * What shows something beside the board gets at the game through this class. `record` is the record as it is shown
 * (null while a game is in progress), `real` the one that a shared line of moves leaves. `ply` is how many plies have
 * been played in the position that is shown, from 0 to `last`; `eyes` are those it is seen with; `go(ply)` shows
 * another one. `pointed` is a move, as its text, that the board and the market point at: set it to show a better one.
 */

import { screenReader } from '../browser/screen-reader.svelte'
import type { City } from '../cities/city'
import { t } from '../i18n/translator.svelte'
import { redact } from '../local-game/events'
import { NOTHING } from '../session/legal-moves'
import { sentences } from '../session/narration'
import type { ShownGame } from '../session/shown-game'
import type { Record, SeatInfo, Step } from '../wire'
import type { Eyes, ReplayView } from './replay-types'

/** Milliseconds for a ply, by how fast it is played. */
export const SPEEDS = { half: 2400, normal: 1200, double: 600, fourfold: 300 } as const
export type Speed = keyof typeof SPEEDS

/** Where the positions come from: a worker with a record, or a table that is being played. */
export interface ReplaySource {
  /** What happened, as the widest of the eyes see it. */
  readonly steps: readonly Step[]
  readonly eyes: readonly Eyes[]
  /** The first position and the one after each step. */
  views(eyes: Eyes): Promise<readonly ReplayView[]>
}

export interface ReplayFacts {
  readonly city: City
  readonly seats: readonly SeatInfo[]
  readonly record: Record | null
  readonly real: Record | null
  /** The ply at which a line of moves leaves the real game; null where all of it is real. */
  readonly leaves: number | null
}

export class Replay implements ShownGame {
  city: City = $state.raw() as City
  readonly record: Record | null
  readonly real: Record | null
  readonly leaves: number | null
  readonly info: { readonly seats: readonly SeatInfo[] }
  readonly names: readonly string[]
  /** Everything that happened, also after the position that is shown. */
  readonly allSteps: readonly Step[]
  readonly allEyes: readonly Eyes[]
  readonly choices = NOTHING
  readonly chat = []
  ply = $state(0)
  playing = $state(false)
  speed = $state<Speed>('normal')
  acting = $state.raw<Step | null>(null)
  /** A move that is pointed at, as its text. */
  pointed = $state<string | null>(null)
  #eyes = $state<Eyes>('open')
  #views = $state.raw<readonly ReplayView[]>([])
  readonly #known = new Map<Eyes, readonly ReplayView[]>()
  readonly #source: ReplaySource
  #timer: ReturnType<typeof setTimeout> | undefined

  /** What is drawn; the truth is nothing else here. */
  readonly shown = $derived(this.#views[this.ply] ?? null)
  readonly seat = $derived(typeof this.#eyes === 'number' ? this.#eyes : null)
  readonly you = $derived({ seats: this.seat === null ? [] : [this.seat] })
  /** All steps as the chosen eyes see them. */
  readonly told = $derived.by(() => this.allSteps.map((step) => seenStep(step, this.#eyes)))
  readonly steps = $derived(this.told.slice(0, this.ply))

  constructor(source: ReplaySource, { city, seats, record, real, leaves }: ReplayFacts) {
    this.#source = source
    this.city = city
    this.record = record
    this.real = real
    this.leaves = leaves
    this.info = { seats }
    this.names = seats.map(({ name }, seat) => name || t('replay-seat', { number: seat + 1 }))
    this.allSteps = source.steps
    this.allEyes = source.eyes
  }

  get view(): ReplayView | null {
    return this.shown
  }

  get advised(): string | null {
    return this.pointed
  }

  /** How many plies there are. */
  get last(): number {
    return this.allSteps.length
  }

  get eyes(): Eyes {
    return this.#eyes
  }

  /** Shows the game with other eyes; to be called first of all. */
  async lookAs(eyes: Eyes): Promise<void> {
    const wanted = this.allEyes.includes(eyes) ? eyes : this.allEyes[0]!
    const views = this.#known.get(wanted) ?? (await this.#source.views(wanted))
    this.#known.set(wanted, views)
    this.acting = null
    this.#eyes = wanted
    this.#views = views
  }

  /** Shows the position after so many plies. One ply further is shown as it happens. */
  go(ply: number): void {
    const wanted = Math.max(0, Math.min(this.last, Math.round(ply) || 0))
    if (wanted === this.ply) return
    const forward = wanted === this.ply + 1
    this.pointed = null
    this.ply = wanted
    this.acting = forward ? (this.told[wanted - 1] ?? null) : null
    if (!this.playing) this.announce()
  }

  /** The same, chosen by hand: whoever does that looks for themselves. */
  jump(ply: number): void {
    this.pause()
    this.go(ply)
  }

  /** By so many plies. */
  step(by: number): void {
    this.jump(this.ply + by)
  }

  /** The beginning of the next turn, or of this or the last one. */
  turn(direction: 1 | -1): void {
    const mover = (ply: number) => this.allSteps[ply]?.seat ?? null
    let ply = this.ply + direction
    const seat = mover(direction > 0 ? this.ply : ply)
    while (ply > 0 && ply < this.last && mover(direction > 0 ? ply : ply - 1) === seat) ply += direction
    this.jump(ply)
  }

  play(): void {
    if (this.ply === this.last) this.go(0)
    this.playing = true
    this.#schedule()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    if (this.playing) this.#schedule()
  }

  close(): void {
    this.pause()
  }

  isOwn(step: Step): boolean {
    return step.seat === this.seat
  }

  /** What happened in a step, in sentences. */
  sentencesOf(step: Step): string[] {
    return sentences(step, this.city, this.names, this.seat)
  }

  /** Tells a screen reader where the game is, and what has just happened. */
  announce(): void {
    const step = this.told[this.ply - 1]
    const place = t('replay-ply', { ply: this.ply, last: this.last })
    screenReader.say([`${place}.`, ...(step ? this.sentencesOf(step) : [])].join(' '))
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#next(), SPEEDS[this.speed])
  }

  #next(): void {
    if (!this.playing) return
    if (this.ply + 1 >= this.last) return this.jump(this.last)
    this.go(this.ply + 1)
    this.#schedule()
  }
}

function seenStep(step: Step, eyes: Eyes): Step {
  if (eyes === 'open') return step
  const seat = typeof eyes === 'number' ? eyes : null
  return { ...step, events: step.events.map((event) => redact(event, seat)) }
}
