/** The connection to a table: it comes back by itself, and sends again what was not answered. */

import type { Command, Message, Refused } from '../wire'
import type { Dial, Line } from './line'
import { PollLine } from './polling'
import { SocketLine } from './socket'

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

const SHORTEST = 250 // milliseconds before the first try to come back; each further one waits twice as long
const LONGEST = 5000
const DEAF = 3 // sockets that never said a word before we ask over HTTP
const SCOUTING = 30_000 // how often a socket is tried while asking over HTTP
const SLOWER = 1500 // milliseconds to wait where we were too fast
const PATIENCE = 5 // and how often

const SOCKET: Dial = (table, since, ear) => new SocketLine(table, since, ear)
const POLLING: Dial = (table, since, ear) => new PollLine(table, since, ear)

export interface Listener {
  /** The last version seen, for what was missed. */
  since(): number
  hear(message: Message): void
  change(connection: Connection): void
}

interface Pending {
  readonly command: Command
  tries: number
  /** It was refused for haste, and waits. */
  slowed: boolean
}

export class Link {
  readonly #table: string
  readonly #listener: Listener
  readonly #pending = new Map<string, Pending>()
  #line: Line | null = null
  /** A socket that is tried while we ask over HTTP. */
  #scout: Line | null = null
  /** Whether the line has said anything: only then is it sent anything. */
  #open = false
  #silent = 0
  #pause = SHORTEST
  /** The server told us when to come back. */
  #told: number | null = null
  /** The browser says that it is offline. A server on the same machine may answer all the same. */
  #cut = false
  #ended = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #scouting: ReturnType<typeof setTimeout> | undefined
  #slower: ReturnType<typeof setTimeout> | undefined

  constructor(table: string, listener: Listener) {
    this.#table = table
    this.#listener = listener
    addEventListener('online', this.#online)
    addEventListener('offline', this.#offline)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  /** Sends a command, now or as soon as there is a connection again. Its id makes sure that it is done once. */
  send(command: Command): void {
    if (this.#ended) return
    this.#pending.set(command.id, { command, tries: 0, slowed: false })
    if (this.#open) this.#line?.send(command)
  }

  close(): void {
    this.#ended = true
    this.#drop()
    clearTimeout(this.#retry)
    clearTimeout(this.#slower)
    this.#pending.clear()
    removeEventListener('online', this.#online)
    removeEventListener('offline', this.#offline)
    document.removeEventListener('visibilitychange', this.#hurry)
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#told = null
    this.#use(this.#cut ? POLLING : SOCKET)
  }

  #use(dial: Dial): void {
    let heard = false
    const line = dial(this.#table, () => this.#listener.since(), {
      hear: (message) => {
        if (line !== this.#line) return
        if (!heard && message.type !== 'bye') this.#opened(dial)
        heard = true
        this.#hear(message)
      },
      ended: () => {
        if (line !== this.#line) return
        this.#silent = dial === SOCKET && !heard ? this.#silent + 1 : this.#silent
        this.#lost(dial === SOCKET && !heard && this.#silent >= DEAF)
      },
    })
    this.#line = line
  }

  #opened(dial: Dial): void {
    this.#open = true
    this.#pause = SHORTEST
    if (dial === SOCKET) this.#silent = 0
    else this.#look(this.#cut ? SHORTEST : SCOUTING)
    this.#cut = false
    for (const { command, slowed } of this.#pending.values()) if (!slowed) this.#line?.send(command)
  }

  #hear(message: Message): void {
    if (message.type === 'done') this.#pending.delete(message.id)
    if (message.type === 'refused') return this.#refused(message)
    if (message.type === 'snapshot') this.#listener.change('open')
    if (message.type === 'bye') this.#told = message.again
    this.#listener.hear(message)
    if (message.type === 'bye' && message.again === null) {
      this.close()
      this.#listener.change('closed')
    }
  }

  #refused(message: Refused): void {
    // A frame that could not even be read has no name: it was the first of those on their way.
    const id = message.id ?? this.#pending.keys().next().value ?? ''
    const pending = this.#pending.get(id)
    if (pending && message.code === 'too-fast' && pending.tries < PATIENCE) {
      pending.tries += 1
      pending.slowed = true
      this.#slower ??= setTimeout(() => this.#resume(), SLOWER)
      return
    }
    this.#pending.delete(id)
    this.#listener.hear({ ...message, id })
  }

  #resume(): void {
    this.#slower = undefined
    for (const pending of this.#pending.values()) {
      if (!pending.slowed) continue
      pending.slowed = false
      if (this.#open) this.#line?.send(pending.command)
    }
  }

  #lost(deaf: boolean): void {
    this.#drop()
    if (this.#ended) return
    this.#listener.change('lost')
    if (deaf) return this.#use(POLLING)
    // A little chance, so that a whole club does not knock at the same moment after a restart.
    const pause = this.#told === null ? this.#pause * (0.5 + Math.random() / 2) : this.#told * (1 + Math.random() / 4)
    this.#retry = setTimeout(() => this.#connect(), pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST)
  }

  /** Tries a socket beside the polling now and then, and changes over to it once it speaks. */
  #look(after: number): void {
    clearTimeout(this.#scouting)
    this.#scouting = setTimeout(() => {
      const scout = SOCKET(this.#table, () => this.#listener.since(), {
        hear: () => {
          this.#drop() // this socket too: a line of its own begins with everything that is known
          if (!this.#ended) this.#use(SOCKET)
        },
        ended: () => {
          this.#scout = null
          this.#look(SCOUTING)
        },
      })
      this.#scout = scout
    }, after)
  }

  #drop(): void {
    clearTimeout(this.#scouting)
    this.#line?.close()
    this.#scout?.close()
    this.#line = null
    this.#scout = null
    this.#open = false
  }

  readonly #hurry = (): void => {
    if (this.#ended || document.hidden) return
    if (this.#line) return this.#line.check()
    if (this.#told !== null) return
    this.#pause = SHORTEST
    this.#connect()
  }

  readonly #online = (): void => {
    this.#cut = false
    this.#hurry()
  }

  readonly #offline = (): void => {
    this.#cut = true
    clearTimeout(this.#retry)
    if (!this.#ended) this.#lost(false)
  }
}
