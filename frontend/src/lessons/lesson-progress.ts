/** How far somebody has come in a lesson: which step it is, and what has been played in its scene. */

import { FORMAT, type SavedTable } from '../local-table/kept/saved-table'
import type { Script } from '../local-table/worker/script'
import type { Event, ViewData } from '../wire'
import { isFulfilled } from './goals'
import { LEARNER, type Lesson, type LessonStep, type Played, type Scene } from './lesson'

export interface Progress {
  readonly scene: number
  readonly step: number
  /** Everybody's moves since the scene began. */
  readonly moves: readonly Played[]
  /** How many of them were played when each step so far began. */
  readonly marks: readonly number[]
}

export const BEGINNING: Progress = { scene: 0, step: 0, moves: [], marks: [0] }

export function stepAt(lesson: Lesson, { scene, step }: Progress): LessonStep | undefined {
  return lesson.scenes[scene]?.steps[step]
}

/** The step that waits for the learner's next move: this one or, if nothing is to be done here, a later one. */
function waiting({ steps }: Scene, from: number): number {
  return steps.findIndex(({ goal }, at) => at >= from && goal !== undefined)
}

/** After a move of the learner; null once the lesson is over. `moves` are all of the scene so far. */
export function afterMove(
  lesson: Lesson,
  progress: Progress,
  events: readonly Event[],
  after: Pick<ViewData, 'done' | 'seats'>,
  moves: readonly Played[],
): Progress | null {
  const scene = lesson.scenes[progress.scene]!
  const at = waiting(scene, progress.step)
  if (at < 0 || !isFulfilled(scene.steps[at]!.goal!, events, after)) return progress
  return entered(lesson, { ...progress, moves }, at + 1)
}

/** After a step that only tells; null once the lesson is over. */
export function afterTelling(lesson: Lesson, progress: Progress, moves: readonly Played[]): Progress | null {
  return entered(lesson, { ...progress, moves }, progress.step + 1)
}

function entered(lesson: Lesson, progress: Progress, step: number): Progress | null {
  const { scene, moves, marks } = progress
  if (step < lesson.scenes[scene]!.steps.length) {
    const skipped = Array.from({ length: step + 1 - marks.length }, () => moves.length)
    return { scene, step, moves, marks: [...marks, ...skipped] }
  }
  return scene + 1 < lesson.scenes.length ? { ...BEGINNING, scene: scene + 1 } : null
}

/** One step back; what was played since that one began has not happened then. Null at the very beginning. */
export function stepBack({ scene, step, moves, marks }: Progress): Progress | null {
  if (step > 0) {
    return { scene, step: step - 1, moves: moves.slice(0, marks[step - 1]), marks: marks.slice(0, step) }
  }
  return scene > 0 ? { ...BEGINNING, scene: scene - 1 } : null
}

/** How many steps there are, and how many lie behind. */
export function stepCounts(lesson: Lesson, { scene, step }: Progress): { readonly done: number; readonly all: number } {
  const sizes = lesson.scenes.map(({ steps }) => steps.length)
  return { done: sum(sizes.slice(0, scene)) + step, all: sum(sizes) }
}

export function scriptOf({ before = [], replies = [], steps }: Scene): Script {
  return { before: before.length, replies, goals: steps.flatMap(({ goal }) => goal ?? []) }
}

/** How many of the others' scripted moves are still to come. `seats`: who made each move of the game so far. */
export function repliesLeft({ before = [], replies = [] }: Scene, seats: readonly number[]): number {
  return replies.length - seats.slice(before.length).filter((seat) => seat !== LEARNER).length
}

/** The table of the scene, as it is now. */
export function tableOf(lesson: Lesson, progress: Progress, id: string, name: string, now: number): SavedTable {
  const { seed, before = [] } = lesson.scenes[progress.scene]!
  return openTable({ ...lesson, seed, moves: [...before, ...progress.moves], id, name, now })
}

interface Position {
  readonly city: string
  readonly edition: string
  readonly others: readonly string[]
  readonly seed: string
  readonly moves: readonly Played[]
  readonly id: string
  /** What the learner is called. */
  readonly name: string
  readonly now: number
}

function openTable({ city, edition, others, seed, moves, id, name, now }: Position): SavedTable {
  const person = { kind: 'person', name, player: '', left: false } as const
  const computers = others.map((other) => ({ kind: 'computer', name: other, player: 'easy', left: false }) as const)
  return {
    format: FORMAT,
    id,
    revision: 1,
    state: { city, edition, take_backs: false, first: 0, seats: [person, ...computers], game: 1, first_choices: [] },
    game: { base: 1, seed, began: now },
    log: moves.map(([seat, move]) => ({ seat, move, at: now, command: '', cause: seat === LEARNER ? '' : 'computer' })),
    summary: {
      id,
      city,
      edition,
      guest_city: null,
      state: 'playing',
      listed: false,
      seats: [],
      turn: null,
      your_turn: false,
      your_seats: [LEARNER],
      turn_seconds: null,
      touched: now,
      scores: null,
    },
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
