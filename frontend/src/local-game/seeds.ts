/** Seeds of 128 bits, as 32 hexadecimal digits. */

/** As the kernel takes a seed: four words, the lowest first. */
export function seedWords(seed: string): number[] {
  return [24, 16, 8, 0].map((at) => Number.parseInt(seed.slice(at, at + 8), 16))
}
