/** A record as a table on this device: to look at its ending, or to go on with its game. */

import { LEVELS } from '../../kernel/numbers'
import type { Ply, Record, SeatInfo, TableSummary } from '../../wire'
import { FORMAT, type SavedTable } from './saved-table'
import type { SeatHolder } from '../worker/table-state'
import { newTableId } from '../wanted-tables'

const LARGEST = 2_000_000 // characters; a long game has a hundredth of that
const RECORD = 'crosstown-record/1'

/** Why a file is no record that can be opened. The code is told in the player's language. */
export class BadRecord extends Error {
  readonly code: string

  constructor(code: string) {
    super(`this file cannot be opened: ${code}`)
    this.code = code
  }
}

/** The table of a record; its moves are checked when it is opened. */
export function tableOfRecord(text: string, now: number): SavedTable {
  const record = readRecord(text)
  const id = newTableId()
  const seats = record.seats.map(({ name, player }): SeatHolder => {
    const computer = player !== undefined && player !== 'human'
    return { kind: computer ? 'computer' : 'person', name: name ?? '', player: computer ? player : '', left: false }
  })
  const unknown = seats.some(
    ({ kind, player }) => kind === 'computer' && !(LEVELS as readonly string[]).includes(player),
  )
  if (!record.result && unknown) throw new BadRecord('record-players')
  const computers = seats.map(({ kind }) => kind === 'computer')
  return {
    format: FORMAT,
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
    game: { base: 1, seed: record.seed ?? '', began: now },
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

function readRecord(text: string): Record {
  if (text.length > LARGEST) throw new BadRecord('not-a-record')
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new BadRecord('not-a-record')
  }
  if (!isRecord(read)) throw new BadRecord('not-a-record')
  if (!/^[0-9a-f]{32}$/.test(read.seed ?? '')) throw new BadRecord('record-seed')
  return read
}

function isRecord(read: unknown): read is Record {
  const { format, city, seats, plies } = (read ?? {}) as Partial<Record>
  const named = typeof city === 'object' && typeof city.id === 'string' && typeof city.sha256 === 'string'
  return (
    format === RECORD &&
    named &&
    Array.isArray(seats) &&
    seats.every((seat) => typeof seat === 'object' && seat !== null) &&
    Array.isArray(plies) &&
    plies.every((ply: Partial<Ply> | null) => Number.isInteger(ply?.seat) && typeof ply?.move === 'string')
  )
}

function summaryOf(id: string, record: Record, seats: readonly SeatHolder[], touched: number): TableSummary {
  const { result } = record
  const own = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return {
    id,
    city: record.city.id,
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
