/** The lessons of the package. Each is fetched when it is first taken. */

import order from '../../../src/crosstown/lessons/files/order.json'
import type { Lesson } from './lesson'

const FILES = import.meta.glob<Lesson>(
  ['../../../src/crosstown/lessons/files/*.json', '!../../../src/crosstown/lessons/files/order.json'],
  { import: 'default' },
)

/** By name, in the order in which they are best taken. */
export const LESSONS: readonly string[] = order

export async function loadLesson(name: string): Promise<Lesson | null> {
  const load = LESSONS.includes(name) ? FILES[`../../../src/crosstown/lessons/files/${name}.json`] : undefined
  return load ? load() : null
}
