/** Makes the messages of a table in the page: the same as a server's, for the one person who sits here. */

import { redact } from '../../local-game/events'
import type {
  FirstTickets,
  SeatInfo,
  SeatScore,
  Snapshot,
  Step,
  TableInfo,
  TableSummary,
  TurnClock,
  You,
} from '../../wire'
import { chosenEarly, choosingSeats } from './first-tickets'
import type { LiveGame } from './live-game'
import type { Script } from './script'
import { hintsAllowed, ownSeats, staying, type SeatHolder, type TableState } from './table-state'
import { canUndo, undoUntil } from './undo'

const SUBSTITUTE = 'medium' // plays for people who have left
const UNDO_WINDOW = 2500 // milliseconds for which computer players wait for somebody who may have slipped
const MAX_MISSED = 400 // steps that a page is told of: a whole game has fewer

/** A table as it lies in memory. `waitsNoMore`: the version at which computer players were asked to go on. */
export interface TableMemory {
  readonly id: string
  readonly state: TableState
  readonly game: LiveGame
  readonly waitsNoMore: number
  readonly script: Script | null
}

/** A game that everybody has left is over. */
export function phaseOf({ state, game }: TableMemory): TableInfo['state'] {
  return game.over || staying(state).length === 0 ? 'over' : 'playing'
}

/** There are no seals: a deal that one's own device shuffles can be promised to nobody. */
export function tableInfo(table: TableMemory): TableInfo {
  const { id, state, game } = table
  return {
    id,
    city: state.city,
    edition: state.edition,
    guest_city: null,
    state: phaseOf(table),
    listed: false,
    chat: false,
    take_backs: state.take_backs,
    hints: !table.script && hintsAllowed(state), // a lesson has its own coach
    turn_seconds: null,
    patience: null,
    first: String(state.first),
    seats: state.seats.map(seatInfo),
    host: ownSeats(state)[0] ?? null,
    game: state.game,
    seal: null,
    seed: game.over ? game.start.seed : null,
    server_seal: null,
    next_seal: null,
    deal: null,
    take_back: null,
    rematch: [],
  }
}

function seatInfo({ kind, name, player, left }: SeatHolder): SeatInfo {
  return { kind, name, player: player || null, away: left, minded_by: left ? SUBSTITUTE : null }
}

/** `viewer` is the seat whose cards are on the screen. */
export function you(table: TableMemory, viewer: number | null): You {
  return {
    seats: ownSeats(table.state),
    looking: viewer,
    host: true,
    muted: [],
    ...undo(table),
    contributed: false,
    first_tickets: firstTickets(table, viewer),
  }
}

/** Whether one can undo one's last move, and until when computer players wait for that. */
export function undo(table: TableMemory): Pick<You, 'can_undo' | 'undo_until'> {
  const can = !table.script && canUndo(table.state, table.game, ownSeats(table.state))
  return { can_undo: can, undo_until: can ? waitingUntil(table) : null }
}

export function waitingUntil({ state, game, waitsNoMore, script }: TableMemory): number | null {
  return script || waitsNoMore === game.version ? null : undoUntil(state, game, UNDO_WINDOW)
}

/** What a seat may keep of its first tickets, and what it has chosen; null once it has kept them. */
function firstTickets({ state, game }: TableMemory, seat: number | null): FirstTickets | null {
  if (seat === null || !choosingSeats(game).includes(seat)) return null
  const moves = game.atFirstChoiceOf(seat, () => game.game.position.legalMoves())
  const choices = moves.map(({ text, tickets }) => ({ move: text, tickets }))
  return { seat, choices, chosen: chosenEarly(state, game, seat)?.move ?? null }
}

/** Nothing runs out at a table of one's own. */
export function turnClock(now: number): TurnClock {
  return { deadline: null, stalled_at: null, now }
}

export function step(game: LiveGame, at: number, viewer: number | null, before: Step['before'] = null): Step {
  const entry = game.log[at]!
  const secret = entry.events.some((event) => redact(event, viewer) === event && redact(event, null) !== event)
  return {
    version: game.start.base + at + 1,
    seat: entry.seat,
    cause: entry.cause,
    undone: entry.undone,
    events: entry.events.map((event) => redact(event, viewer)),
    public: secret ? entry.events.map((event) => redact(event, null)) : null,
    before,
  }
}

/** The latest steps of this game after a version. */
function stepsSince(game: LiveGame, since: number, viewer: number | null): Step[] {
  const first = Math.max(0, since - game.start.base, game.log.length - MAX_MISSED)
  const known = game.log.length - game.before.length
  const missed = game.log.map((_, at) => at).slice(first)
  return missed.map((at) => step(game, at, viewer, at < known ? null : game.before[at - known]!))
}

export function snapshot(table: TableMemory, viewer: number | null, since: number, now: number): Snapshot {
  return {
    type: 'snapshot',
    version: table.game.version,
    table: tableInfo(table),
    you: you(table, viewer),
    view: table.game.game.view(viewer),
    clock: turnClock(now),
    chat: [],
    missed: stepsSince(table.game, since, viewer),
  }
}

/** The table in the list of one's games. */
export function tableSummary(table: TableMemory, touched: number): TableSummary {
  const { id, state, game } = table
  const turn = phaseOf(table) === 'playing' ? game.turnSeat : null
  const own = ownSeats(state)
  return {
    id,
    city: state.city,
    edition: state.edition,
    guest_city: null,
    state: phaseOf(table),
    listed: false,
    seats: state.seats.map(seatInfo),
    turn,
    your_turn: turn !== null && own.includes(turn),
    your_seats: own,
    turn_seconds: null,
    touched,
    scores: scores(game),
  }
}

function scores(game: LiveGame): SeatScore[] | null {
  const result = game.game.position.result()
  return result && result.seats.map(({ total }, seat) => ({ place: result.ranking[seat]!, points: total }))
}
