/** The usual transport: a WebSocket that notices when nobody answers any more. */

import { sitePath } from '../browser/site'
import type { Command, Frame, Message } from '../wire'
import type { TransportListener, Transport } from './transport'

const QUIET = 2500 // milliseconds of silence after which we ask whether anybody is there
const STALE = 9000 // and after which the transport counts as dead

export class SocketTransport implements Transport {
  readonly #listener: TransportListener
  readonly #pulse: ReturnType<typeof setInterval>
  #socket: WebSocket | null = null
  #heard = Date.now()
  /** When we asked whether anybody is there, until something is heard. */
  #asked: number | null = null

  constructor(table: string, since: () => number, listener: TransportListener) {
    this.#listener = listener
    this.#pulse = setInterval(() => this.#checkAlive(), QUIET / 2)
    try {
      this.#socket = new WebSocket(address(table, since()))
    } catch {
      queueMicrotask(() => this.#end()) // a browser that forbids sockets says so here
      return
    }
    this.#socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Message)
    this.#socket.onclose = () => this.#end()
  }

  send(command: Command): void {
    this.#write(command)
  }

  check(): void {
    if (this.#asked === null) this.#ask()
  }

  close(): void {
    clearInterval(this.#pulse)
    if (!this.#socket) return
    this.#socket.onmessage = null
    this.#socket.onclose = null
    this.#socket.close()
    this.#socket = null
  }

  #hear(message: Message): void {
    this.#heard = Date.now()
    this.#asked = null
    this.#listener.hear(message)
  }

  /** A tab in the background is woken rarely: silence counts only from when we asked. */
  #checkAlive(): void {
    const now = Date.now()
    if (this.#asked !== null && now - this.#asked >= STALE - QUIET) this.#end()
    else if (this.#asked === null && now - this.#heard >= QUIET) this.#ask()
  }

  #ask(): void {
    this.#asked = Date.now()
    this.#write({ type: 'ping' })
  }

  #write(frame: Frame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  #end(): void {
    this.close()
    this.#listener.ended()
  }
}

function address(table: string, since: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}${sitePath(`/api/tables/${encodeURIComponent(table)}/socket`)}?since=${since}`
}
