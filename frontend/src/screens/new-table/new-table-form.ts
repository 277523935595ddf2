/** The form for a new table: kept for the next one, and turned into what the server is asked for. */

import { remember, rememberedJson } from '../../browser/storage'
import type { NewTable, Players } from '../../wire'

export const SEAT_KINDS = ['me', 'beside', 'open', 'computer'] as const
/** Those that need no server. */
export const KINDS_HERE = SEAT_KINDS.filter((kind) => kind !== 'open')
export type SeatKind = (typeof SEAT_KINDS)[number]

export interface SeatForm {
  kind: SeatKind
  /** The name of somebody at this screen. */
  name: string
  /** The computer player. */
  player: string
  /** What the computer player is called; empty until the server has told the names. */
  computer: string
}

export interface NewTableForm {
  /** How many play; there are always four seats to think about. */
  count: number
  seats: SeatForm[]
  first: number | 'random'
  listed: boolean
  clock: number | null
  /** Seconds that one waits for somebody who is away; null: for ever; undefined: as the server thinks fit. */
  patience: number | null | undefined
  takeBacks: boolean
  /** Whether everybody may ask what a computer player would do. */
  hints: boolean
  /** Undefined: at private tables. */
  chat: boolean | undefined
}

export const CLOCKS: readonly (number | null)[] = [null, 15, 30, 60, 120, 300, 3600, 86_400, 259_200]
export const PATIENCES: readonly (number | null | undefined)[] = [undefined, 60, 300, 3600, 86_400, null]
export const DEFAULT_PLAYER = 'medium'
const MOST = 4
const KEY = 'new-table'

export function defaultSeat(at: number): SeatForm {
  return { kind: at === 0 ? 'me' : 'computer', name: '', player: DEFAULT_PLAYER, computer: '' }
}

export function defaultForm(): NewTableForm {
  const seats = Array.from({ length: MOST }, (_, at) => defaultSeat(at))
  return {
    count: 2,
    seats,
    first: 'random',
    listed: false,
    clock: null,
    patience: undefined,
    takeBacks: true,
    hints: false,
    chat: undefined,
  }
}

/** The form as it was filled in last time, as far as that still makes sense. */
export function rememberedForm(): NewTableForm {
  const plain = defaultForm()
  const kept = storedForm()
  return {
    count: [2, 3, 4].find((count) => count === kept.count) ?? plain.count,
    seats: plain.seats.map((seat, at) => keptSeat(kept.seats?.[at], seat)),
    first: [0, 1, 2, 3].find((seat) => seat === kept.first) ?? plain.first,
    listed: kept.listed === true,
    clock: CLOCKS.find((clock) => clock === kept.clock) ?? null,
    patience: 'patience' in kept && PATIENCES.includes(kept.patience) ? kept.patience : undefined,
    takeBacks: kept.takeBacks !== false,
    hints: kept.hints === true,
    chat: typeof kept.chat === 'boolean' ? kept.chat : undefined,
  }
}

/** What the browser kept: perhaps of an older version, perhaps changed by hand. */
function storedForm(): Partial<NewTableForm> {
  const kept = rememberedJson(KEY)
  return typeof kept === 'object' && kept !== null ? kept : {}
}

function keptSeat(kept: Partial<SeatForm> | undefined, plain: SeatForm): SeatForm {
  return {
    kind: SEAT_KINDS.find((kind) => kind === kept?.kind) ?? plain.kind,
    name: typeof kept?.name === 'string' ? kept.name : plain.name,
    player: typeof kept?.player === 'string' ? kept.player : plain.player,
    computer: '', // a new name each time
  }
}

export function rememberForm(form: NewTableForm): void {
  remember(KEY, JSON.stringify(form))
}

/** Only one seat can be one's own: a second choice moves there, and the seat left behind takes the other's place. */
export function chooseSeatKind(form: NewTableForm, at: number, kind: SeatKind): void {
  const seat = form.seats[at]
  if (!seat) return
  const before = seat.kind
  if (kind === 'me') for (const other of form.seats) if (other.kind === 'me') other.kind = before
  seat.kind = kind
}

/** Without a server there are neither other people nor clocks. */
export function keepToThisDevice(form: NewTableForm): void {
  for (const seat of form.seats) if (seat.kind === 'open') seat.kind = 'computer'
  form.listed = false
  form.clock = null
}

/**
 * The table to ask for. `fallback` names somebody at this screen who said no name. `edition` is the hash of a pack that a
 * guest brought, or empty.
 */
export function requestedTable(
  city: string,
  form: NewTableForm,
  fallback: (seat: number) => string,
  edition = '',
): NewTable {
  const seats = form.seats.slice(0, form.count).map((seat, at): NewTable['seats'][number] => {
    if (seat.kind === 'computer') {
      return { type: 'computer', player: seat.player, ...(seat.computer ? { name: seat.computer } : {}) }
    }
    if (seat.kind === 'beside') return { type: 'beside', name: seat.name.trim() || fallback(at) }
    return { type: seat.kind }
  })
  return {
    city,
    ...(edition ? { edition } : {}),
    seats,
    listed: form.listed,
    take_backs: form.takeBacks,
    hints: form.hints,
    turn_seconds: form.clock,
    first: form.first === 'random' || form.first >= form.count ? 'random' : form.first,
    ...(form.chat === undefined ? {} : { chat: form.chat }),
    ...(form.patience === undefined ? {} : { patience: form.patience }),
  }
}

/** The shortest way to a game: me against one computer player. */
export function quickTable(city: string): NewTable {
  return { city, seats: [{ type: 'me' }, { type: 'computer', player: DEFAULT_PLAYER }] }
}

/** Gives the computer player of every seat a name, or that of one seat another: no two with the same initial. */
export function chooseOpponents(form: NewTableForm, names: readonly string[], me: string, only?: number): void {
  form.seats.forEach((seat, at) => {
    if (only === undefined ? seat.computer : at !== only) return
    const taken = [me, ...form.seats.flatMap(({ name, computer }) => [name, computer])].map((name) => name.charAt(0))
    const free = names.filter((name) => !taken.includes(name.charAt(0)))
    seat.computer = free[Math.floor(Math.random() * free.length)] ?? ''
  })
}

/** Until the server has said which computer players it has. */
export const NO_PLAYERS: Players = { players: [], levels: [], names: [], percent: 100 }

/** Computer players beside the usual levels. */
export function unusualPlayers({ players, levels }: Players): string[] {
  return players.filter((name) => !levels.includes(name))
}
