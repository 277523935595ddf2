/** A table whose course is written down: the others play given moves, and each move of the learner has a goal. */

// keys: problem-lesson-*

import { isFulfilled } from '../../lessons/goals'
import { LEARNER, type Goal } from '../../lessons/lesson'
import type { LiveGame } from './live-game'
import { NotAllowed } from './refusals'

export interface Script {
  /** How many moves were played before the learner came. */
  readonly before: number
  /** The moves of the others after that, in order. */
  readonly replies: readonly string[]
  /** What each move of the learner after that has to bring about. */
  readonly goals: readonly Goal[]
}

/** Tries a move of the learner by the rules: it fails where the move is legal but not what the lesson is about now. */
export function checkGoal({ before, goals }: Script, game: LiveGame, move: string): void {
  const goal = goals[game.log.slice(before).filter(({ seat }) => seat === LEARNER).length]
  if (!goal) throw new NotAllowed('lesson-finished', 'there is nothing more to do here')
  const events = game.game.play(move)
  if (!events) return // the table itself says so
  try {
    if (!isFulfilled(goal, events, game.game.view(LEARNER))) {
      throw new NotAllowed('lesson-other-move', 'a legal move, but the lesson asks for another')
    }
  } finally {
    game.game.undo()
  }
}

/** The next move of the others; null once all are played. */
export function nextReply({ before, replies }: Script, game: LiveGame): string | null {
  return replies[game.log.slice(before).filter(({ seat }) => seat !== LEARNER).length] ?? null
}
