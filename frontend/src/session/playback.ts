/**
 * How the present comes onto the screen. A view is the truth at once; what is drawn follows it step by step, so that
 * one sees what happened. A step that comes while nothing else is being shown is shown at once; others wait for their turn.
 */

import type { Step, ViewData } from '../wire'

const OWN_PACE = 300
const CROWD = 6 // steps that may wait before everything goes faster: three players who draw two cards each
const FASTEST = 150
const QUICK = 350 // for a step that was missed
const LONGEST = 8000 // for all of those together
const FEW = 2 // missed steps that are shown like any others

/** Where a playback puts what it shows. */
export interface PlaybackScreen {
  show(shown: ViewData | null, acting: Step | null): void
  catchUp(catchingUp: boolean): void
  /** Milliseconds for a step of somebody else. */
  pace(): number
  /** Whether things may move. */
  moving(): boolean
  /** Whether anybody can see the page. */
  watched(): boolean
}

interface Frame {
  readonly step: Step
  /** What is drawn once the step has happened. */
  readonly view: ViewData
}

export class Playback {
  readonly #screen: PlaybackScreen
  #queue: Frame[] = []
  #present: ViewData | null = null
  #quick: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(screen: PlaybackScreen) {
    this.#screen = screen
  }

  /** A step that happens now. One's own, and whatever is taken back, waits for nothing. */
  live(step: Step, view: ViewData, own: boolean): void {
    this.#present = view
    if (own || step.undone > 0 || !this.#screen.moving()) {
      this.#empty()
      this.#show({ step, view }, own ? OWN_PACE : this.#screen.pace())
      return
    }
    this.#queue.push({ step, view })
    if (this.#timer === undefined) this.#next()
  }

  /** Steps that happened while nobody was told, and the view after them. */
  missed(steps: readonly Step[], view: ViewData): void {
    const frames = framesOf(lasting(steps), view)
    if (frames.length === 0 || !this.#screen.moving()) return this.jump(view)
    this.#present = view
    this.#queue.push(...frames)
    const [first] = this.#queue
    if (this.#timer === undefined && first) this.#screen.show(rewound(first.view, first.step), null)
    this.resume()
  }

  /** Shows this at once, and nothing of how it came to be. */
  jump(view: ViewData | null): void {
    this.#present = view
    this.skip()
  }

  /** The present looks like this now: drawn as soon as nothing else is being shown. */
  settle(view: ViewData | null): void {
    this.#present = view
    if (this.#timer === undefined && !this.#queue.length) this.skip()
  }

  /** Shows the present at once. */
  skip(): void {
    this.#empty()
    this.#screen.show(this.#present, null)
  }

  /** Goes on with what waits, quickly if that is much: after a break, or when somebody looks again. */
  resume(): void {
    const steps = this.#queue.length
    if (steps > FEW && this.#screen.watched() && this.#quick === null) {
      this.#quick = Math.min(QUICK, LONGEST / steps)
      this.#screen.catchUp(true)
    }
    if (this.#timer === undefined) this.#next()
  }

  close(): void {
    this.#empty()
  }

  #next(): void {
    this.#timer = undefined
    if (!this.#queue.length || !this.#screen.moving()) return this.skip()
    if (!this.#screen.watched()) return
    const frame = this.#queue.shift()
    if (frame) this.#show(frame, this.#pace())
  }

  #show(frame: Frame, pace: number): void {
    this.#screen.show(frame.view, frame.step)
    this.#timer = setTimeout(() => this.#next(), pace)
  }

  #pace(): number {
    const waiting = this.#queue.length
    const pace = this.#screen.pace()
    return this.#quick ?? (waiting > CROWD ? Math.max(FASTEST, (pace * CROWD) / waiting) : pace)
  }

  #empty(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue = []
    if (this.#quick !== null) this.#screen.catchUp(false)
    this.#quick = null
  }
}

/** The steps that stand: what was taken back, and the taking back, is left out. */
export function lasting(steps: readonly Step[]): Step[] {
  const standing: Step[] = []
  for (const step of steps) {
    if (step.undone > 0) standing.splice(Math.max(0, standing.length - step.undone))
    else standing.push(step)
  }
  return standing
}

/** The present after the last step, and before each step what lay open then, as far back as the server tells. */
function framesOf(steps: readonly Step[], present: ViewData): Frame[] {
  const frames: Frame[] = []
  let view = present
  for (const step of steps.toReversed()) {
    if (!step.before) break
    frames.unshift({ step, view })
    view = rewound(view, step)
  }
  return frames
}

/** A view with what lay open before a step. One's own hand is drawn as it is now, so its number stays as well. */
export function rewound(view: ViewData, { before }: Pick<Step, 'before'>): ViewData {
  const { seats = {}, owners, tokens, ...values } = before ?? {}
  return withoutMoves({
    ...view,
    ...values,
    owners: restored(view.owners, owners),
    tokens: restored(view.tokens, tokens),
    seats: view.seats.map((now, seat) => ({ ...now, ...seats[seat], ...(seat === view.seat && { cards: now.cards }) })),
  })
}

/** A view in which nothing can be done: the past. */
export function withoutMoves(view: ViewData): ViewData {
  return { ...view, first: null, legal_moves: [] }
}

type Entries<T> = { readonly [key: string]: T }

/** Entries as they were: null is what was not there. */
function restored<T>(now: Entries<T>, before: Entries<T | null> = {}): Entries<T> {
  const entries = Object.entries({ ...now, ...before })
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== null))
}
