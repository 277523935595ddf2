/** What this device keeps of the lessons: where somebody is in each, and which are done. */

import { remember, rememberedJson } from '../browser/storage'
import type { Progress } from './lesson-progress'

interface Kept {
  readonly done: boolean
  /** Null where the lesson begins anew. */
  readonly progress: Progress | null
}

const NAME = 'lessons'
const NOTHING: Kept = { done: false, progress: null }

class Learned {
  #kept = $state.raw(read())

  get(lesson: string): Kept {
    return this.#kept[lesson] ?? NOTHING
  }

  /** Keeps where somebody is. */
  reach(lesson: string, progress: Progress): void {
    this.#put(lesson, { ...this.get(lesson), progress })
  }

  finish(lesson: string): void {
    this.#put(lesson, { done: true, progress: null })
  }

  #put(lesson: string, kept: Kept): void {
    this.#kept = { ...this.#kept, [lesson]: kept }
    remember(NAME, JSON.stringify(this.#kept))
  }
}

/** What lies there may be from another version, or damaged: then it is as if there were nothing. */
function read(): { readonly [lesson: string]: Kept } {
  const entries = Object.entries(rememberedJson(NAME) ?? {})
  return Object.fromEntries(entries.filter((entry): entry is [string, Kept] => isKept(entry[1])))
}

function isKept(told: unknown): told is Kept {
  const { done, progress } = (told ?? {}) as Partial<Kept>
  return typeof done === 'boolean' && (progress === null || isProgress(progress))
}

function isProgress(told: unknown): told is Progress {
  const { scene, step, moves, marks } = (told ?? {}) as Partial<Progress>
  return Number.isInteger(scene) && Number.isInteger(step) && Array.isArray(moves) && Array.isArray(marks)
}

export const learned = new Learned()
