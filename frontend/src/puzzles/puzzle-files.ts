/** The puzzles of the package. Each is fetched when it is first tried. */

import order from '../../../src/crosstown/puzzles/files/order.json'
import type { Puzzle } from './puzzle'

const FILES = import.meta.glob<Puzzle>(
  ['../../../src/crosstown/puzzles/files/*.json', '!../../../src/crosstown/puzzles/files/order.json'],
  { import: 'default' },
)

/** By name, which is that of the city and a number. */
export const PUZZLES: readonly string[] = order

export async function loadPuzzle(name: string): Promise<Puzzle | null> {
  const load = PUZZLES.includes(name) ? FILES[`../../../src/crosstown/puzzles/files/${name}.json`] : undefined
  return load ? load() : null
}

/** "london-2" is the second one of London. */
export function nameParts(name: string): { readonly city: string; readonly number: number } {
  const [, city = name, number = '1'] = /^(.*)-(\d+)$/.exec(name) ?? []
  return { city, number: Number(number) }
}
