/** The worker of one table in the page: rules, computer players and storage, away from what is on the screen. */

import { loadKernel } from '../../kernel/load-kernel'
import { CityTable } from '../../local-game/city-table'
import { randomSeed } from '../../local-game/seeds'
import type { Message } from '../../wire'
import { ComputerTurns } from './computer-turns'
import { LocalTable } from './local-table'
import type { Script } from './script'
import { isSavedTable, type SavedTable } from '../kept/saved-table'
import { asksAdvice, TableAdvice } from './table-advice'
import type { TableContext } from './table-context'
import { CannotKeep } from '../../browser/device-database'
import { hearChanges, readTable, writeTable } from '../kept/table-store'
import type { FromWorker, NotKept, TableNumbers, ToWorker } from '../worker-messages'

const AGAIN = 2000 // milliseconds before the page tries once more to get what it needs

class TableWorker {
  #table: LocalTable | null = null
  #turns: ComputerTurns | null = null
  #advice: TableAdvice | null = null
  #notKept: NotKept = null
  #numbers: (told: TableNumbers | null) => void = () => undefined

  async hear(told: ToWorker): Promise<void> {
    switch (told.type) {
      case 'open':
        return this.#open(told)
      case 'command':
        return asksAdvice(told.command) ? this.#advice?.answer(told.command) : this.#table?.run(told.command)
      case 'numbers':
        return this.#numbers(told.told)
      case 'record':
        return this.#tellRecord()
      case 'ping':
        return post({ type: 'pong' })
    }
  }

  #tellRecord(): void {
    const game = this.#table?.game
    if (game) post({ type: 'record', record: game.record(), branch: game.start.branch ?? null })
  }

  async #open({ id, since, wanted, fallback, script }: ToWorker & { type: 'open' }): Promise<void> {
    const loading = loadKernel().catch(() => null)
    const kept = script ? fallback : newest(await this.#read(id), fallback)
    if (kept !== null && !isSavedTable(kept)) return bye('damaged-game', null)
    if (kept === null && wanted === null) return bye('unknown-game', null)
    const facts = kept?.state ?? { city: wanted!.wanted.city, edition: wanted!.wanted.edition ?? null }
    const [kernel, told] = await Promise.all([loading, this.#numbersOf(facts.city, facts.edition)])
    if (!kernel || !told) return bye('rules-missing', AGAIN)
    const city = new CityTable(kernel, told.numbers)
    try {
      const table = kept
        ? LocalTable.load(kept, city, this.#context(id, script), script)
        : await LocalTable.create(id, wanted!, city, this.#context(id, null))
      this.#table = table
      const tellNetwork = (missing: boolean) => post({ type: 'network', missing })
      this.#turns = new ComputerTurns(table, city, told.network, tellNetwork)
      this.#advice = new TableAdvice(table, city, (message) => post({ type: 'message', message }))
    } catch {
      return bye('damaged-game', null) // a move that is kept is not legal
    }
    hearChanges((changed) => void (changed === id && this.#table?.catchUp()))
    await this.#table.connect(since)
  }

  /** What the device keeps; null where it keeps nothing. */
  async #read(id: string): Promise<unknown> {
    try {
      return await readTable(id)
    } catch (error) {
      if (error instanceof CannotKeep) return null
      throw error
    }
  }

  #numbersOf(city: string, edition: string | null): Promise<TableNumbers | null> {
    return new Promise((resolve) => {
      this.#numbers = resolve
      post({ type: 'numbers-wanted', city, edition })
    })
  }

  #context(id: string, script: Script | null): TableContext {
    return {
      now: () => Date.now(),
      seed: randomSeed,
      below: randomBelow,
      keep: (saved) => (script ? this.#hold(saved) : this.#keep(saved)),
      read: async () => {
        const kept = await this.#read(id)
        return isSavedTable(kept) ? kept : null
      },
      tell: (message) => post({ type: 'message', message }),
      changed: () => this.#turns?.schedule(),
    }
  }

  /** A lesson is no game of one's own: the page alone keeps how far it has come. */
  #hold(table: SavedTable): Promise<boolean> {
    post({ type: 'held', table })
    return Promise.resolve(true)
  }

  /** The game goes on where the device cannot keep it; the page then says so. */
  async #keep(saved: SavedTable): Promise<boolean> {
    try {
      const written = await writeTable(saved)
      if (written) this.#tellKeeping(null)
      return written
    } catch (error) {
      if (!(error instanceof CannotKeep)) throw error
      this.#tellKeeping({ reason: error.reason, table: saved })
      return true
    }
  }

  #tellKeeping(notKept: NotKept): void {
    if (notKept || this.#notKept) post({ type: 'not-kept', notKept })
    this.#notKept = notKept
  }
}

/** What the page holds is newer where the device could not keep it. */
function newest(kept: unknown, held: SavedTable | null): unknown {
  return held && !(isSavedTable(kept) && kept.revision > held.revision) ? held : kept
}

/** Every number is equally likely: a draw from the uneven rest is made again. */
function randomBelow(bound: number): number {
  const most = 2 ** 32 - (2 ** 32 % bound)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < most) return drawn % bound
  }
}

function bye(code: string, again: number | null): void {
  const message: Message = { type: 'bye', code, message: 'this table cannot be played here', again }
  post({ type: 'message', message })
}

function post(told: FromWorker): void {
  postMessage(told)
}

const worker = new TableWorker()
// An error ends the worker as a crash would: the page starts another one, which goes on from what is kept.
addEventListener('unhandledrejection', (event) => reportError(event.reason))
addEventListener('message', (event: MessageEvent<ToWorker>) => void worker.hear(event.data))
