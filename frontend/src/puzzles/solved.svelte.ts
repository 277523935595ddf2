/** Which puzzles somebody has solved on this device. */

import { remember, rememberedJson } from '../browser/storage'

const NAME = 'puzzles'

class Solved {
  #names = $state.raw(read())

  has(puzzle: string): boolean {
    return this.#names.includes(puzzle)
  }

  add(puzzle: string): void {
    if (this.has(puzzle)) return
    this.#names = [...this.#names, puzzle]
    remember(NAME, JSON.stringify(this.#names))
  }
}

/** What lies there may be from another version, or damaged: then nothing is solved. */
function read(): readonly string[] {
  const told = rememberedJson(NAME)
  return Array.isArray(told) ? told.filter((name) => typeof name === 'string') : []
}

export const solved = new Solved()
