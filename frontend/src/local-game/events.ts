/** What happened during a ply: the kernel's tape and the move itself, in words, and what others may see of it. */

import { MOVE, TAPE, TAPE_SIZES } from '../kernel/numbers'
import type { Event } from '../wire'
import type { CityTable } from './city-table'
import type { ListedMove } from './moves'

/** The event that the move itself is; drawing and taking are on the tape. */
export function declaredEvents(
  table: CityTable,
  move: ListedMove,
  seat: number,
  offeredBefore: readonly string[],
  offeredNow: readonly string[],
): Event[] {
  switch (move.kind) {
    case MOVE.CLAIM: {
      const points = table.routePoints[table.names.routes.indexOf(move.route)]!
      const { route, colour, coloured, wilds } = move
      return [{ type: 'claimed', seat, route, colour, coloured, wilds, points }]
    }
    case MOVE.TICKETS:
      return [{ type: 'offered', seat, count: offeredNow.length, tickets: offeredNow }]
    case MOVE.KEEP_TICKETS: {
      const count = move.tickets.length
      return [{ type: 'kept', seat, count, returned: offeredBefore.length - count, tickets: move.tickets }]
    }
    case MOVE.PLACE_TOKEN:
      return [{ type: 'placed', seat, symbol: move.symbol, place: move.place }]
    case MOVE.PASS:
      return [{ type: 'passed', seat }]
    default:
      return []
  }
}

/** The events on the kernel's tape; `seat` is who moved, `reason` why the game ended if it did. */
export function tapeEvents(table: CityTable, seat: number, reason: string): Event[] {
  const { memory } = table.kernel
  const tape = memory.list(table.scratch, 'tape', memory.number(table.scratch, 'tape_size'))
  const events: Event[] = []
  for (let at = 0; at < tape.length;) {
    const kind = tape[at]!
    const end = at + 1 + TAPE_SIZES[kind]! + (kind === TAPE.SHUFFLED ? tape[at + 1]! : 0)
    events.push(tapeEvent(table, kind, tape.slice(at + 1, end), seat, reason))
    at = end
  }
  return events
}

function tapeEvent(table: CityTable, kind: number, told: readonly number[], seat: number, reason: string): Event {
  const { kinds, places, symbols } = table.names
  const [first = 0, second = 0] = told
  switch (kind) {
    case TAPE.DREW:
      return { type: 'drew', seat: first, card: kinds[second]! }
    case TAPE.TOOK:
      return { type: 'took', seat, slot: first, card: kinds[second]! }
    case TAPE.FILLED:
      return { type: 'filled', slot: first, card: kinds[second]! }
    case TAPE.SWEPT:
      return { type: 'swept' }
    case TAPE.SHUFFLED:
      return { type: 'shuffled', count: first, cards: told.slice(1).map((card) => kinds[card]!) }
    case TAPE.TOKEN:
      return { type: 'souvenir', seat, place: places[first]!, symbol: symbols[second]! }
    case TAPE.LAST:
      return { type: 'last-round', seat }
    default:
      return { type: 'ended', reason }
  }
}

/** The event as a seat, or a spectator (null), may see it: what is secret becomes null. */
export function redact(event: Event, seat: number | null): Event {
  switch (event.type) {
    case 'drew':
      return event.seat === seat ? event : { ...event, card: null }
    case 'shuffled':
      return { ...event, cards: null }
    case 'offered':
    case 'kept':
      return event.seat === seat ? event : { ...event, tickets: null }
    default:
      return event
  }
}
