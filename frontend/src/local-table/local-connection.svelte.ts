/** The connection to a table in the page: it starts the table's worker, and another one if that dies. */

import { loadFacts, loadNetwork } from '../cities/city-files'
import { withPack } from '../cities/record-packs'
import { askFile, errorCode } from '../connection/http-api'
import type { Connection, Listener } from '../connection/table-connection'
import type { CityNumbers } from '../local-game/city-numbers'
import type { Command, Message, Record } from '../wire'
import { takeWanted } from './tables-to-open'
import type { FromWorker, NotKept, ToWorker } from './worker-messages'

const ASK_EVERY = 2500 // milliseconds between questions whether the worker still lives
const PATIENCE = 10_000 // after which it counts as dead; the longest thought of a computer player takes a second
const AGAIN = 250 // milliseconds before another worker is started
const MOST_FAILURES = 4 // workers that died without a word

type RecordedTable = Pick<Extract<FromWorker, { readonly type: 'record' }>, 'record' | 'branch'>

export class LocalConnection implements Connection {
  readonly #id: string
  /** Why the device does not keep this game; null if it does. */
  notKept = $state<'full' | 'none' | null>(null)
  /** Whether an expert plays as hard does, because its network did not come. */
  networkMissing = $state(false)
  /** The course of a lesson; null at other tables. */
  readonly script
  readonly #wanted
  #fallback: NonNullable<NotKept>['table'] | null
  #listener: Listener | null = null
  readonly #pending = new Map<string, Command>()
  readonly #records: ((game: RecordedTable) => void)[] = []
  #worker: Worker | null = null
  #spoken = false
  #failures = 0
  #heardAt = 0
  #pulse: ReturnType<typeof setInterval> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.#id = id
    const { wanted, saved, script } = takeWanted(id)
    this.script = script
    this.#wanted = wanted
    this.#fallback = saved
  }

  open(listener: Listener): this {
    this.#listener = listener
    this.#start()
    return this
  }

  /** Sends a command, now or when the worker is there. Its id makes sure that it is done once. */
  send(command: Command): void {
    if (!this.#listener) return
    this.#pending.set(command.id, command)
    if (this.#spoken) this.#post({ type: 'command', command })
  }

  /** The record of the game as it is now, and where it left another game. */
  async game(): Promise<RecordedTable> {
    this.#post({ type: 'record' })
    const told = await new Promise<RecordedTable>((resolve) => this.#records.push(resolve))
    return { ...told, record: await withPack(told.record) }
  }

  async record(): Promise<Record> {
    return (await this.game()).record
  }

  /** The moves played so far at a table with a script, and who made them. */
  get moves(): readonly (readonly [seat: number, move: string])[] {
    return (this.#fallback?.log ?? []).map(({ seat, move }) => [seat, move])
  }

  close(): void {
    this.#listener = null
    clearTimeout(this.#retry)
    this.#stop()
    this.#pending.clear()
  }

  #start(): void {
    const worker = new Worker(new URL('./worker/table-worker.ts', import.meta.url), { type: 'module' })
    this.#worker = worker
    this.#heardAt = Date.now()
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.#hear(event.data)
    worker.onerror = () => this.#died()
    const since = this.#listener?.since() ?? 0
    const { script } = this
    this.#post({ type: 'open', id: this.#id, since, wanted: this.#wanted, fallback: this.#fallback, script })
    this.#pulse = setInterval(() => this.#checkAlive(), ASK_EVERY)
  }

  #stop(): void {
    clearInterval(this.#pulse)
    this.#worker?.terminate()
    this.#worker = null
    this.#spoken = false
  }

  /** A tab in the background is woken rarely, and then asks before it judges. */
  #checkAlive(): void {
    if (Date.now() - this.#heardAt > PATIENCE + ASK_EVERY) return this.#died()
    this.#post({ type: 'ping' })
  }

  #died(code = 'no-worker', after = AGAIN): void {
    const silent = !this.#spoken
    this.#stop()
    this.#failures = silent ? this.#failures + 1 : 0
    if (this.#failures >= MOST_FAILURES) return this.#end(code)
    this.#listener?.change('lost')
    this.#retry = setTimeout(() => this.#start(), after)
  }

  #hear(told: FromWorker): void {
    this.#heardAt = Date.now()
    switch (told.type) {
      case 'message':
        return this.#hearMessage(told.message)
      case 'numbers-wanted':
        return void this.#bringNumbers(told.city, told.edition)
      case 'not-kept':
        this.notKept = told.notKept?.reason ?? null
        this.#fallback = told.notKept?.table ?? null
        return
      case 'network':
        this.networkMissing = told.missing
        return
      case 'held':
        this.#fallback = told.table
        return
      case 'record':
        for (const give of this.#records.splice(0)) give(told)
        return
      case 'pong':
        return
    }
  }

  #hearMessage(message: Message): void {
    if (message.type === 'bye') {
      return message.again === null ? this.#end(message.code) : this.#died(message.code, message.again)
    }
    if (message.type === 'done' || message.type === 'refused') this.#pending.delete(message.id ?? '')
    if (message.type === 'snapshot') {
      this.#listener?.change('open')
      if (!this.#spoken) for (const command of this.#pending.values()) this.#post({ type: 'command', command })
      this.#spoken = true
    }
    this.#listener?.hear(message)
  }

  /** The page asks for them: it knows the addresses of this site. */
  async #bringNumbers(city: string, edition: string | null): Promise<void> {
    try {
      const { numbers } = await loadFacts(city, edition ?? undefined)
      const told = { numbers: await askFile<CityNumbers>(numbers), network: await loadNetwork() }
      this.#post({ type: 'numbers', told })
    } catch (error) {
      const code = errorCode(error)
      if (code.startsWith('unknown')) this.#end(code)
      else this.#post({ type: 'numbers', told: null })
    }
  }

  #end(code: string): void {
    const listener = this.#listener
    this.close()
    listener?.hear({ type: 'bye', code, message: 'this game cannot be played here', again: null })
    listener?.change('closed')
  }

  #post(told: ToWorker): void {
    this.#worker?.postMessage(told)
  }
}
