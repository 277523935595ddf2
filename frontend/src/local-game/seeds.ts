/** Seeds of 128 bits, as 32 hexadecimal digits. */

import { sha256 } from '../browser/sha256'

const BITS = 128

/** A seed that nobody can foresee. */
export function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(BITS / 32))
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')
}

/** A seed made from a text. */
export function seedFrom(text: string): string {
  return sha256(text).slice(0, BITS / 4)
}

/** As the kernel takes a seed: four words, the lowest first. */
export function seedWords(seed: string): number[] {
  return [24, 16, 8, 0].map((at) => Number.parseInt(seed.slice(at, at + 8), 16))
}
