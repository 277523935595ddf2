/** Commands that were sent to the server, until it has answered them. */

import { newCommandId } from '../connection/table-connection'
import type { Command, Refused } from '../wire'

const PATIENCE = 150 // milliseconds before the screen shows that it waits for an answer

type Bare<C> = C extends { readonly id: string } ? Omit<C, 'id'> : never
/** A command that has no id yet. */
export type BareCommand = Bare<Command>

export class UnansweredCommands {
  readonly #post: (command: Command) => void
  readonly #answers = new Map<string, (done: boolean, refusal: Refused | null) => void>()

  constructor(post: (command: Command) => void) {
    this.#post = post
  }

  /** True when the server has done it. */
  send(bare: BareCommand, answered?: (refusal: Refused | null) => void): Promise<boolean> {
    const id = newCommandId()
    return new Promise((resolve) => {
      this.#answers.set(id, (done, refusal) => {
        answered?.(refusal)
        resolve(done)
      })
      this.#post({ ...bare, id })
    })
  }

  answer(id: string, done: boolean, refusal: Refused | null): void {
    const answer = this.#answers.get(id)
    this.#answers.delete(id)
    answer?.(done, refusal)
  }

  /** No answer will come any more. */
  giveUp(): void {
    for (const id of [...this.#answers.keys()]) this.answer(id, false, null)
  }
}

/** The move that is on its way. There is one at a time. */
export class UnansweredMove {
  /** The version that it was sent at: until that has passed, no other is sent. */
  sentAt = $state<number | null>(null)
  /** It has been on its way for so long that the screen should show it. */
  slow = $state(false)
  #patience: ReturnType<typeof setTimeout> | undefined

  send(version: number): void {
    this.sentAt = version
    // Answers come within a few frames. Only for one that does not is the whole screen drawn anew.
    this.#patience = setTimeout(() => (this.slow = true), PATIENCE)
  }

  /** It has been answered, or has become part of the game. */
  arrive(): void {
    clearTimeout(this.#patience)
    this.sentAt = null
    this.slow = false
  }
}
