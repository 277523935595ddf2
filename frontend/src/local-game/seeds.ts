/** Seeds of 128 bits, as 32 hexadecimal digits. */

/** As the kernel takes a seed: four words, the lowest first. */
export function seedWords(seed: string): number[] {
  return [24, 16, 8, 0].map((at) => Number.parseInt(seed.slice(at, at + 8), 16))
}

export function isSeed(seed: string | null | undefined): seed is string {
  return /^[0-9a-f]{32}$/.test(seed ?? '')
}

/** A seed that nobody can guess. */
export function randomSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')
}
