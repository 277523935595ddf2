/** Measures the balance of a draft after every pause: plays it in a worker, and lets Python judge the counts. */

import { codeOf } from '../drawing/drawn-board.svelte'
import { workshopPython } from '../python/workshop-python.svelte'
import type { CityNumbers } from '../../local-game/city-numbers'
import type { CountedTable, FromCounting, GameSeeds, ToCounting } from './balance-messages'
import type { JudgedBalance } from './judged-balance'

export const GAMES = 1000
/** The seed of `crosstown city balance`, so that it gives the same numbers for as many games. */
export const SEED = 1
const PAUSE = 600 // milliseconds without an edit

/** What the balance needs to know of a pack. */
export interface PlayedPack {
  readonly players: readonly [fewest: number, most: number]
}

interface Counted {
  readonly pack: PlayedPack
  readonly seed: number
  readonly tables: readonly CountedTable[]
}

export class BalanceWatch {
  /** The last draft that was measured; older than what is on the board while `working`. */
  told = $state.raw<JudgedBalance | null>(null)
  measured = $state.raw<PlayedPack | null>(null)
  working = $state(false)
  /** How many games are done, from 0 to 1. */
  progress = $state(0)
  /** Why nothing can be measured, by its code. */
  failed = $state<string | null>(null)
  /** Whether an earlier draft is kept to compare with. */
  comparing = $state(false)
  /** The size of table that is shown; the largest unless chosen. */
  seats = $state<number | null>(null)
  /** Whether the board shows it in all sections of the workshop. */
  always = $state(false)
  readonly table = $derived.by(() => {
    const tables = this.told?.tables ?? []
    return tables.find(({ seats }) => seats === this.seats) ?? tables.at(-1) ?? null
  })
  #worker: Worker | null = null
  #run = 0
  #pause: ReturnType<typeof setTimeout> | undefined
  #seeds: Promise<GameSeeds> | null = null
  #last: Counted | null = null
  #kept: Counted | null = null
  #seen: PlayedPack | null = null

  /** Called with every draft that is shown. What is being measured is given up at once if it is another one. */
  see(pack: PlayedPack): void {
    if (pack === this.#seen) return
    this.#seen = pack
    this.#run += 1
    this.working = true
    this.progress = 0
    clearTimeout(this.#pause)
    const first = this.#last === null
    this.#pause = setTimeout(() => void this.#measure(pack, this.#run), first ? 0 : PAUSE)
  }

  /** From now on, what changes is told beside the draft as it is measured now; or beside nothing any more. */
  keep(): void {
    this.#kept = this.comparing ? null : this.#last
    this.comparing = this.#kept !== null
    if (this.#last) void this.#judge(this.#last, this.#run)
  }

  /** The long report as one page of HTML; null before anything was measured. */
  async report(date: string): Promise<string | null> {
    return this.#last && workshopPython.call<string>('balance_report', this.#last, date)
  }

  close(): void {
    clearTimeout(this.#pause)
    this.#run += 1
    this.#worker?.terminate()
    this.#worker = null
    this.#seen = null
    this.working = false
  }

  async #measure(pack: PlayedPack, run: number): Promise<void> {
    try {
      this.#seeds ??= workshopPython.call<GameSeeds>('game_seeds', SEED, 0, GAMES)
      const [numbers, seeds] = await Promise.all([workshopPython.call<CityNumbers>('numbers', pack), this.#seeds])
      if (run !== this.#run) return
      const tables = await this.#play({ run, numbers, seeds, seats: [...new Set(pack.players)].sort() })
      if (run !== this.#run) return
      this.#last = { pack, seed: SEED, tables }
      await this.#judge(this.#last, run)
    } catch (error) {
      if (run === this.#run) this.#fail(codeOf(error))
    }
  }

  async #judge(counted: Counted, run: number): Promise<void> {
    const told = await workshopPython.call<JudgedBalance>('judge_balance', counted, this.#kept)
    if (run !== this.#run) return
    this.told = told
    this.measured = counted.pack
    this.failed = null
    this.working = false
  }

  #fail(code: string): void {
    this.failed = code
    this.working = false
  }

  #play(wanted: ToCounting): Promise<readonly CountedTable[]> {
    this.#worker ??= new Worker(new URL('./balance-worker.ts', import.meta.url), { type: 'module' })
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromCounting>) => {
        if (data.run !== wanted.run) return
        if (data.type === 'progress') this.progress = data.done / data.games
        else if (data.type === 'counted') resolve(data.tables)
        else reject(new CountingError(data.code))
      }
      worker.onerror = () => reject(new CountingError('rules-missing'))
      worker.postMessage(wanted)
    })
  }
}

class CountingError extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}
