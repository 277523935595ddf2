/** What a way to the server looks like: a socket, or asking again and again. A line lives once and ends once. */

import type { Command, Message } from '../wire'

export interface Line {
  send(command: Command): void
  /** Asks at once whether anybody is there, after something that may have cut the line. */
  check(): void
  /** Ends the line without a word: its ear hears nothing more. */
  close(): void
}

export interface Ear {
  hear(message: Message): void
  /** The line is dead. Never called by `close()`, and never before the line was made. */
  ended(): void
}

/** Makes a line for somebody who has seen the table up to this version. */
export type Dial = (table: string, since: () => number, ear: Ear) => Line
