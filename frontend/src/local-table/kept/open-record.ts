/** A record as a table on this device: to look at it again, or to go on with its game. */

import { LEVELS } from '../../kernel/numbers'
import { BadRecord } from '../../local-game/read-record'
import { isSeed, randomSeed } from '../../local-game/seeds'
import type { Record, SeatInfo, TableSummary } from '../../wire'
import { FORMAT_WITH_STACKS, type SavedTable } from './saved-table'
import type { SeatHolder } from '../worker/table-state'

/** The table of a record; its moves are checked when it is opened. */
export function tableOfRecord(id: string, record: Record, now: number): SavedTable {
  const seats = record.seats.map(({ name, player }): SeatHolder => {
    const computer = Boolean(player) && player !== 'human'
    return {
      kind: computer ? 'computer' : 'person',
      name: String(name ?? ''),
      player: computer ? player : '',
      left: false,
    }
  })
  const unknown = seats.some(
    ({ kind, player }) => kind === 'computer' && !(LEVELS as readonly string[]).includes(player),
  )
  if (!record.result && unknown) throw new BadRecord('record-players')
  return tableAt(id, record, seats, now)
}

/** The table of a record at which these sit. */
export function tableAt(id: string, record: Record, seats: readonly SeatHolder[], now: number): SavedTable {
  const computers = seats.map(({ kind }) => kind === 'computer')
  return {
    format: FORMAT_WITH_STACKS,
    id,
    revision: 1,
    state: {
      city: record.city.id,
      edition: record.city.sha256,
      take_backs: true,
      first: 'random',
      seats,
      game: 1,
      first_choices: [],
    },
    game: {
      base: 1,
      seed: isSeed(record.seed) ? record.seed : randomSeed(),
      began: now,
      given: { start: record.start, shuffles: record.shuffles },
    },
    log: record.plies.map(({ seat, move }) => ({
      seat,
      move,
      at: now,
      command: '',
      cause: computers[seat] ? 'computer' : '',
    })),
    summary: summaryOf(id, record, seats, now),
  }
}

function summaryOf(id: string, record: Record, seats: readonly SeatHolder[], touched: number): TableSummary {
  const { result } = record
  const own = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return {
    id,
    city: record.city.id,
    edition: record.city.sha256,
    guest_city: null,
    state: result ? 'over' : 'playing',
    listed: false,
    seats: seats.map(({ kind, name, player }): SeatInfo => ({
      kind,
      name,
      player: player || null,
      away: false,
      minded_by: null,
    })),
    turn: null,
    your_turn: false,
    your_seats: own,
    turn_seconds: null,
    touched,
    scores: result
      ? result.seats.map(({ total }, seat) => ({ place: result.ranking[seat] ?? seats.length, points: total }))
      : null,
  }
}
