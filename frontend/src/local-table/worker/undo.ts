/** Which moves may be taken back, and how often: as at a server's table without a clock. */

import { FIRST_KEEP, type LiveGame } from './live-game'
import { NotAllowed, nothingToUndo } from './refusals'
import { isAlone, type TableState } from './table-state'

const UNDOS_A_TURN = 2
const UNDOS_A_GAME = 20 // of each seat, so that the log of a game has an end

/**
 * How many moves go back if these seats take back their last one. Beside computer players that includes their moves
 * since then; beside people at the same screen it must be the very last move.
 */
export function ownUndo(state: TableState, game: LiveGame, seats: readonly number[]): number {
  const alone = isAlone(state)
  if (!alone && !state.take_backs) throw noTakeBacks()
  const moves = game.movesToUndo(seats)
  if (moves > 1 && !alone) throw nothingToUndo('somebody else has moved since')
  return checked(state, game, moves)
}

/** The same if everybody agrees: all people here sit at one screen, so that asking is agreeing. */
export function agreedUndo(state: TableState, game: LiveGame, seats: readonly number[]): number {
  if (!state.take_backs) throw noTakeBacks()
  return checked(state, game, game.movesToUndo(seats))
}

function checked(state: TableState, game: LiveGame, moves: number): number {
  const first = game.undoPoint(moves)
  if (first.cause) throw nothingToUndo('a computer player made your last move')
  if (!isAlone(state) && game.undoPoints.slice(-moves).some(({ keptTickets }) => keptTickets)) {
    throw nothingToUndo('tickets that were kept stay kept')
  }
  const thisTurn = game.undosByTurn.get(`${first.seat} ${first.turn}`) ?? 0
  if (thisTurn >= UNDOS_A_TURN || (game.undosBySeat.get(first.seat) ?? 0) >= UNDOS_A_GAME) {
    const message = `a seat may take back ${UNDOS_A_TURN} moves a turn and ${UNDOS_A_GAME} a game`
    throw new NotAllowed('too-many-take-backs', message)
  }
  return moves
}

export function canUndo(state: TableState, game: LiveGame, seats: readonly number[]): boolean {
  try {
    return seats.length > 0 && ownUndo(state, game, seats) > 0
  } catch (error) {
    if (error instanceof NotAllowed) return false
    throw error
  }
}

/** Until when computer players wait, because somebody alone with them may have slipped; null if they do not. */
export function undoUntil(state: TableState, game: LiveGame, window: number): number | null {
  const last = game.log.at(-1)
  if (!last || !isAlone(state)) return null
  const turn = game.turnSeat === null ? null : state.seats[game.turnSeat]!
  const nextIsPerson = turn === null || (turn.kind === 'person' && !turn.left)
  if (nextIsPerson || last.undone || last.cause || game.phase === FIRST_KEEP) return null
  if (game.movesToUndo([last.seat]) !== 1 || !canUndo(state, game, [last.seat])) return null
  return last.at + window
}

function noTakeBacks(): NotAllowed {
  return new NotAllowed('no-take-backs', 'this table plays without take-backs')
}
