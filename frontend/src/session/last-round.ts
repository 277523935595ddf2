/** The last round: who began it, and who still has a turn. */

import type { Step, ViewData } from '../wire'
import { lasting } from './playback'

export interface LastRound {
  /** The seat that ran out of pieces; null where the log does not go back that far. */
  readonly starter: number | null
  /** The seats that still have a turn, the one to move first. */
  readonly toPlay: readonly number[]
}

/** Null before the last round, and when the game is over. */
export function lastRound(
  { turns_left: left, turn, seats }: Pick<ViewData, 'turns_left' | 'turn'> & { readonly seats: readonly unknown[] },
  steps: readonly Step[],
): LastRound | null {
  if (left === null || turn === null) return null
  const begun = lasting(steps)
    .flatMap(({ events }) => events)
    .findLast((event) => event.type === 'last-round')
  return {
    starter: begun?.seat ?? null,
    toPlay: Array.from({ length: left }, (_, next) => (turn + next) % seats.length),
  }
}
