/** A way to the server: a socket, or long polls. A transport is opened once and ends once. */

import type { Command, Message } from '../wire'

export interface Transport {
  send(command: Command): void
  /** Asks at once whether the server is still there, after something that may have cut the connection. */
  check(): void
  /** Closes it. Its listener hears nothing more. */
  close(): void
}

export interface TransportListener {
  hear(message: Message): void
  /** The transport is dead. Not called after `close()`, nor before the constructor has returned. */
  ended(): void
}

/** Opens a transport; `since` tells up to which version of the table has been seen. */
export type OpenTransport = (table: string, since: () => number, listener: TransportListener) => Transport
