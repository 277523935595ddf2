/** The connection to a table: it comes back by itself, and sends again what was not answered. */

import type { Command, Message, Refused } from '../wire'
import { PollingTransport } from './polling-transport'
import { SocketTransport } from './socket-transport'
import type { OpenTransport, Transport } from './transport'

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed'

const SHORTEST = 250 // milliseconds before the first try to come back; each further one waits twice as long
const LONGEST = 5000
const SILENT_SOCKETS = 3 // sockets that delivered nothing before we poll over HTTP
const PROBE_EVERY = 30_000 // how often a socket is tried while asking over HTTP
const SLOWER = 1500 // milliseconds to wait where we were too fast
const PATIENCE = 5 // and how often

const SOCKET: OpenTransport = (table, since, listener) => new SocketTransport(table, since, listener)
const POLLING: OpenTransport = (table, since, listener) => new PollingTransport(table, since, listener)

export interface Listener {
  /** The last version seen, for what was missed. */
  since(): number
  hear(message: Message): void
  change(connection: ConnectionState): void
}

/** What a table's page needs of a connection. */
export interface Connection {
  /** Sends a command, now or as soon as there is a connection again. Its id makes sure that it is done once. */
  send(command: Command): void
  close(): void
}

interface Pending {
  readonly command: Command
  tries: number
  /** It was refused for haste, and waits. */
  slowed: boolean
}

export class TableConnection implements Connection {
  readonly #table: string
  readonly #listener: Listener
  readonly #pending = new Map<string, Pending>()
  #transport: Transport | null = null
  /** A socket that is tried while we ask over HTTP. */
  #probe: Transport | null = null
  /** Whether the transport has delivered anything: only then is anything sent. */
  #open = false
  #silent = 0
  #pause = SHORTEST
  /** The server told us when to come back. */
  #told: number | null = null
  /** The browser says that it is offline. A server on the same machine may answer all the same. */
  #offlineNow = false
  #ended = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #probing: ReturnType<typeof setTimeout> | undefined
  #slower: ReturnType<typeof setTimeout> | undefined

  constructor(table: string, listener: Listener) {
    this.#table = table
    this.#listener = listener
    addEventListener('online', this.#online)
    addEventListener('offline', this.#offline)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  send(command: Command): void {
    if (this.#ended) return
    this.#pending.set(command.id, { command, tries: 0, slowed: false })
    if (this.#open) this.#transport?.send(command)
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
    this.#use(this.#offlineNow ? POLLING : SOCKET)
  }

  #use(open: OpenTransport): void {
    let heard = false
    const transport = open(this.#table, () => this.#listener.since(), {
      hear: (message) => {
        if (transport !== this.#transport) return
        if (!heard && message.type !== 'bye') this.#opened(open)
        heard = true
        this.#hear(message)
      },
      ended: () => {
        if (transport !== this.#transport) return
        this.#silent = open === SOCKET && !heard ? this.#silent + 1 : this.#silent
        this.#lost(open === SOCKET && !heard && this.#silent >= SILENT_SOCKETS)
      },
    })
    this.#transport = transport
  }

  #opened(open: OpenTransport): void {
    this.#open = true
    this.#pause = SHORTEST
    if (open === SOCKET) this.#silent = 0
    else this.#probeLater(this.#offlineNow ? SHORTEST : PROBE_EVERY)
    this.#offlineNow = false
    for (const { command, slowed } of this.#pending.values()) if (!slowed) this.#transport?.send(command)
  }

  #hear(message: Message): void {
    if (message.type === 'done') this.#pending.delete(message.id)
    if (message.type === 'refused') return this.#refusalText(message)
    if (message.type === 'snapshot') this.#listener.change('open')
    if (message.type === 'bye') this.#told = message.again
    this.#listener.hear(message)
    if (message.type === 'bye' && message.again === null) {
      this.close()
      this.#listener.change('closed')
    }
  }

  #refusalText(message: Refused): void {
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
      if (this.#open) this.#transport?.send(pending.command)
    }
  }

  #lost(usePolling: boolean): void {
    this.#drop()
    if (this.#ended) return
    this.#listener.change('lost')
    if (usePolling) return this.#use(POLLING)
    // A little chance, so that a whole club does not knock at the same moment after a restart.
    const pause = this.#told === null ? this.#pause * (0.5 + Math.random() / 2) : this.#told * (1 + Math.random() / 4)
    this.#retry = setTimeout(() => this.#connect(), pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST)
  }

  /** Tries a socket beside the polling now and then, and changes over to it once it speaks. */
  #probeLater(after: number): void {
    clearTimeout(this.#probing)
    this.#probing = setTimeout(() => {
      const probe = SOCKET(this.#table, () => this.#listener.since(), {
        hear: () => {
          this.#drop() // this socket too: a fresh one begins with a snapshot
          if (!this.#ended) this.#use(SOCKET)
        },
        ended: () => {
          this.#probe = null
          this.#probeLater(PROBE_EVERY)
        },
      })
      this.#probe = probe
    }, after)
  }

  #drop(): void {
    clearTimeout(this.#probing)
    this.#transport?.close()
    this.#probe?.close()
    this.#transport = null
    this.#probe = null
    this.#open = false
  }

  readonly #hurry = (): void => {
    if (this.#ended || document.hidden) return
    if (this.#transport) return this.#transport.check()
    if (this.#told !== null) return
    this.#pause = SHORTEST
    this.#connect()
  }

  readonly #online = (): void => {
    this.#offlineNow = false
    this.#hurry()
  }

  readonly #offline = (): void => {
    this.#offlineNow = true
    clearTimeout(this.#retry)
    if (!this.#ended) this.#lost(false)
  }
}

/** A name for a command that nobody else uses. Browsers have `randomUUID` only over HTTPS; clubs play over HTTP too. */
export function newCommandId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
