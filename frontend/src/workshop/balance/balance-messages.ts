/** What the page and the worker that counts games of a draft tell each other. */

import type { CityNumbers } from '../../local-game/city-numbers'

/** What the kernel counted, field by field: see `crosstown.simulation.game_counts`. */
export type Counts = { readonly [field: string]: CountedNumbers }
export type CountedNumbers = number | readonly CountedNumbers[]

export interface CountedTable {
  readonly seats: number
  readonly counts: Counts
}

/** The seeds of all games and of their players in base64, as Python makes them. */
export interface GameSeeds {
  readonly games: string
  readonly players: string
}

/** Plays all games at tables of each size. A later message ends what an earlier one began. */
export interface ToCounting {
  readonly run: number
  readonly numbers: CityNumbers
  readonly seats: readonly number[]
  readonly seeds: GameSeeds
}

export type FromCounting =
  /** How many games are done, of all tables together. */
  | { readonly type: 'progress'; readonly run: number; readonly done: number; readonly games: number }
  | { readonly type: 'counted'; readonly run: number; readonly tables: readonly CountedTable[] }
  | { readonly type: 'failed'; readonly run: number; readonly code: 'rules-missing' }
