/** What a lesson is made of, as its file in the package says. `crosstown.lessons` explains the fields. */

export interface Goal {
  /** The type of the event that the move is; any where it is missing. */
  readonly did?: string
  readonly cards?: readonly string[]
  readonly routes?: readonly string[]
  readonly places?: readonly string[]
  readonly tickets?: readonly string[]
  readonly completes?: string
  readonly district?: number
  readonly last_round?: boolean
}

export interface About {
  readonly card?: string
  readonly route?: string
  readonly ticket?: string
  readonly place?: string
}

export interface LessonStep {
  readonly text: string
  readonly at: readonly string[]
  readonly about?: About
  readonly goal?: Goal
  readonly move?: string
}

/** A move, and the seat that made it. */
export type Played = readonly [seat: number, move: string]

export interface Scene {
  readonly seed: string
  readonly before?: readonly Played[]
  readonly replies?: readonly string[]
  readonly steps: readonly LessonStep[]
}

export interface Lesson {
  readonly city: string
  readonly edition: string
  readonly others: readonly string[]
  readonly scenes: readonly Scene[]
}

/** The seat of whoever learns. */
export const LEARNER = 0
