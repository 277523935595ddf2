/** Games of `medium` inside the kernel, counted. Its memory is taken once, and used for one draft after the other. */

import type { Kernel } from '../../kernel/kernel'
import type { KernelArray, RecordArray } from '../../kernel/kernel-memory'
import { CITY, COUNTS, GAME, LOG, MEMORY, RESULT, SCRATCH, type Field } from '../../kernel/layout'
import { POLICIES } from '../../kernel/numbers'
import type { CityNumbers } from '../../local-game/city-numbers'
import { fromBase64 } from '../../local-game/city-table'
import { setWeights } from '../../local-game/computer-player'
import type { CountedNumbers, Counts, GameSeeds } from './balance-messages'

const SEATS = 4 // the most that a record has room for
const SEED = 16 // bytes
/** Games between two looks at what the page wants: about a fiftieth of a second. */
export const CHUNK = 50

export class CountedGames {
  readonly #kernel: Kernel
  readonly #city: RecordArray<typeof CITY>
  readonly #table: RecordArray<typeof GAME>
  readonly #games: RecordArray<typeof GAME>
  readonly #memories: RecordArray<typeof MEMORY>
  readonly #scratch: RecordArray<typeof SCRATCH>
  readonly #results: RecordArray<typeof RESULT>
  readonly #counts: RecordArray<typeof COUNTS>
  readonly #seeds: KernelArray
  readonly #playerSeeds: KernelArray
  readonly #policies: KernelArray
  readonly #noLogs: RecordArray<typeof LOG>
  readonly #noFinals: RecordArray<typeof GAME>

  constructor(kernel: Kernel) {
    const { memory } = kernel
    this.#kernel = kernel
    this.#city = memory.records(CITY)
    this.#table = memory.records(GAME)
    this.#games = memory.records(GAME, 2)
    this.#memories = memory.records(MEMORY, SEATS)
    this.#scratch = memory.records(SCRATCH)
    this.#results = memory.records(RESULT, CHUNK)
    this.#counts = memory.records(COUNTS)
    this.#seeds = memory.numbers(4, CHUNK, 4)
    this.#playerSeeds = memory.numbers(4, CHUNK, SEATS, 4)
    this.#policies = memory.numbers(8, SEATS)
    this.#noLogs = memory.records(LOG, 0)
    this.#noFinals = memory.records(GAME, 0)
    setWeights(memory, this.#memories, 'medium')
    const planners = BigInt64Array.from({ length: SEATS }, () => BigInt(POLICIES.planner))
    memory.setBytes(this.#policies, new Uint8Array(planners.buffer))
  }

  /** Plays all games at a table of so many seats. It gives the number of those done after every few, and the counts. */
  *play(names: CityNumbers, seats: number, seeds: GameSeeds): Generator<number, Counts> {
    const { memory } = this.#kernel
    const [games, players] = [fromBase64(seeds.games), fromBase64(seeds.players)]
    const count = games.length / SEED
    memory.setBytes(this.#city, fromBase64(names.record))
    memory.setBytes(this.#table, fromBase64(names.tables[seats] ?? ''))
    memory.setBytes(this.#counts, new Uint8Array(COUNTS.bytes))
    for (let first = 0; first < count; first += CHUNK) {
      const here = Math.min(CHUNK, count - first)
      memory.setBytes(this.#seeds, games.subarray(first * SEED, (first + here) * SEED))
      memory.setBytes(this.#playerSeeds, players.subarray(first * SEED * SEATS, (first + here) * SEED * SEATS))
      this.#playChunk(here, seats)
      yield first + here
    }
    return this.#read()
  }

  #playChunk(games: number, seats: number): void {
    this.#kernel.call(
      'play_batch',
      this.#city,
      this.#table,
      this.#games,
      { ...this.#seeds, sizes: [games, 4] },
      { ...this.#playerSeeds, sizes: [games, SEATS, 4] },
      { ...this.#policies, sizes: [seats] },
      this.#memories,
      this.#scratch,
      { ...this.#results, sizes: [games] },
      this.#noLogs,
      this.#noFinals,
      this.#counts,
    )
  }

  #read(): Counts {
    const { memory } = this.#kernel
    const names = Object.keys(COUNTS.fields) as (keyof typeof COUNTS.fields)[]
    return Object.fromEntries(
      names.map((name) => {
        const [, , ...sizes] = COUNTS.fields[name] as Field
        return [name, sizes.length ? nested(memory.list(this.#counts, name), sizes) : memory.number(this.#counts, name)]
      }),
    )
  }
}

/** Numbers in a row as lists of lists. */
function nested(numbers: readonly number[], [, ...inner]: readonly number[]): CountedNumbers {
  if (inner.length === 0) return numbers
  const width = inner.reduce((all, size) => all * size, 1)
  return Array.from({ length: numbers.length / width }, (_, at) =>
    nested(numbers.slice(at * width, (at + 1) * width), inner),
  )
}
