/** Why a command was not done: the codes are those of a server's table. */

import type { Refused } from '../../wire'

export class NotAllowed extends Error {
  readonly code: string
  readonly rule: string

  constructor(code: string, message: string, rule = '') {
    super(message)
    this.code = code
    this.rule = rule
  }
}

/** What the page is told of it. Anything else that was thrown is a mistake of ours, and thrown again. */
export function refusedBy(error: unknown, id: string, version: number): Refused {
  if (!(error instanceof NotAllowed)) throw error
  const { code, message, rule } = error
  return { type: 'refused', id, version, code, message, offender: '', where: '', rule }
}

export function nothingToUndo(reason: string): NotAllowed {
  return new NotAllowed('nothing-to-undo', `there is nothing to take back: ${reason}`)
}

export function notYourTurn(over: boolean): NotAllowed {
  return over
    ? new NotAllowed('game-over', 'the game is over', 'E1')
    : new NotAllowed('not-your-turn', 'somebody else decides: wait until it is your turn', 'T1')
}

export function alreadyChosen(): NotAllowed {
  return new NotAllowed('already-chosen', 'you have chosen your first tickets: the choice is final')
}

export function oldVersion(given: number, current: number): NotAllowed {
  return new NotAllowed('old-version', `the table is at version ${current}, not ${given}: look again and decide anew`)
}

/** Somebody else was faster, which is nobody's mistake. */
export function ignoreOldVersion(error: unknown): void {
  if (!(error instanceof NotAllowed) || error.code !== 'old-version') throw error
}
