/** For networks that let no sockets through: long polls over HTTP. */

import type { Command, Done, Refused, Snapshot } from '../wire'
import { Refusal, ask } from './http-api'
import type { TransportListener, Transport } from './transport'

const WAIT = 20 // seconds that the server may keep us waiting
const GRACE = 10 // and how much longer an answer may take before the transport counts as dead
const ANY_LINE = 2 ** 31 // talk wakes us while we wait; lines that we do not hear must not answer at once

export class PollingTransport implements Transport {
  readonly #table: string
  readonly #since: () => number
  readonly #listener: TransportListener
  readonly #ending = new AbortController()
  #asking = new AbortController()
  /** Hot-seat: whose cards are on the screen. Over HTTP the server does not remember it for us. */
  #seat: number | null = null
  #hurry = true
  /** Commands go one after another, as they would over a socket. */
  #sending = Promise.resolve()
  /** Done, but the position after it has not come yet. */
  #early: Done[] = []

  constructor(table: string, since: () => number, listener: TransportListener) {
    this.#table = table
    this.#since = since
    this.#listener = listener
    void this.#listen()
  }

  send(command: Command): void {
    this.#sending = this.#sending.then(() => this.#give(command))
  }

  check(): void {
    this.#again()
  }

  close(): void {
    this.#ending.abort()
  }

  get #ended(): boolean {
    return this.#ending.signal.aborted
  }

  async #listen(): Promise<void> {
    while (!this.#ended) {
      this.#asking = new AbortController()
      try {
        this.#tell(await this.#news())
      } catch (error) {
        if (!this.#asking.signal.aborted) this.#fail(error)
      }
    }
  }

  #news(): Promise<Snapshot> {
    const wait = this.#hurry ? 0 : WAIT
    this.#hurry = false
    return ask('GET /api/tables/{table}/events', {
      path: { table: this.#table },
      query: { since: this.#since(), lines: ANY_LINE, wait, ...(this.#seat === null ? {} : { seat: this.#seat }) },
      signal: AbortSignal.any([this.#ending.signal, this.#asking.signal, AbortSignal.timeout((wait + GRACE) * 1000)]),
    })
  }

  #tell(snapshot: Snapshot): void {
    if (this.#ended) return
    if (this.#seat !== null && snapshot.view?.turn !== this.#seat) {
      this.#seat = null // the screen is handed over: ask anew, for nobody's cards
      this.#hurry = true
      return
    }
    this.#listener.hear(snapshot)
    const done = this.#early
    this.#early = []
    for (const answer of done) this.#listener.hear(answer)
  }

  async #give(command: Command): Promise<void> {
    if (this.#ended) return
    if (command.type === 'look') {
      this.#seat = command.seat ?? null
      this.#early.push({ type: 'done', id: command.id, version: this.#since(), hint: null, judgement: null })
      this.#again()
      return
    }
    try {
      const path = { table: this.#table }
      const signal = AbortSignal.any([this.#ending.signal, AbortSignal.timeout(GRACE * 1000)])
      const done = await ask('POST /api/tables/{table}/commands', { path, body: command, signal })
      if (done.version > this.#since()) this.#early.push(done)
      else if (!this.#ended) this.#listener.hear(done)
      this.#again()
    } catch (error) {
      if (this.#ended) return
      if (error instanceof Refusal && error.code !== 'offline' && error.code !== 'fault') {
        this.#listener.hear(refusedBy(error, command.id, this.#since()))
        if (error.code === 'old-version') this.#again()
      } else this.#fail(error)
    }
  }

  /** Asks for news at once. */
  #again(): void {
    this.#hurry = true
    this.#asking.abort()
  }

  #fail(error: unknown): void {
    if (this.#ended) return
    if (error instanceof Refusal && error.code === 'bad-seat') {
      this.#seat = null
      this.#hurry = true
      return
    }
    this.close()
    if (error instanceof Refusal && error.code === 'unknown-table')
      this.#listener.hear({ type: 'bye', code: error.code, message: error.message, again: null })
    this.#listener.ended()
  }
}

function refusedBy(refusal: Refusal, id: string, version: number): Refused {
  const { code, message, offender, where, rule } = refusal
  return { type: 'refused', id, version, code, message, offender, where, rule }
}
