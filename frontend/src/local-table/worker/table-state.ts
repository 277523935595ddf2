/** A table in the page beside its games: settings and seats. One person has all seats that no computer player has. */

import { sha256 } from '../../browser/sha256'
import { COMPUTER_NAMES } from '../../kernel/numbers'
import type { NewTable, Seat } from '../../wire'

/** Who has a seat. `left`: the person left in the middle of a game. */
export interface SeatHolder {
  readonly kind: 'person' | 'computer'
  readonly name: string
  readonly player: string
  readonly left: boolean
}

/** The first tickets that were chosen before the seat's turn: a move, and the command that gave it. */
export interface FirstChoice {
  readonly seat: number
  readonly command: string
  readonly move: string
}

/** The seats are in turn order. */
export interface TableState {
  readonly city: string
  readonly edition: string
  readonly take_backs: boolean
  /** Missing in tables of earlier versions. */
  readonly hints?: boolean
  readonly first: number | 'random'
  readonly seats: readonly SeatHolder[]
  readonly game: number
  /** Of this game. */
  readonly first_choices: readonly FirstChoice[]
}

/** The state of a new table before its first game. `salt` varies the names of computer players. */
export function newTableState(wanted: NewTable, edition: string, myName: string, salt: string): TableState {
  const seats = wanted.seats.map((seat): SeatHolder => {
    if (seat.type === 'computer') {
      return { kind: 'computer', name: seat.name ?? '', player: seat.player ?? 'medium', left: false }
    }
    const name = seat.type === 'beside' ? seat.name : myName
    return { kind: 'person', name, player: '', left: false }
  })
  return {
    city: wanted.city,
    edition,
    take_backs: wanted.take_backs ?? true,
    hints: wanted.hints ?? false,
    first: wanted.first ?? 'random',
    seats: withComputerNames(seats, salt),
    game: 0,
    first_choices: [],
  }
}

/** Gives a name to each computer player that has none, or that of a person or another at the table. */
export function withComputerNames(seats: readonly SeatHolder[], salt: string): SeatHolder[] {
  const named = [...seats]
  const taken = seats.filter(({ kind }) => kind === 'person').map(({ name }) => name.toLowerCase())
  named.forEach((holder, seat) => {
    if (holder.kind !== 'computer') return
    if (!holder.name || taken.includes(holder.name.toLowerCase())) {
      const others = named.map(({ name }) => name)
      named[seat] = { ...holder, name: pickName(others, salt) }
    }
    taken.push(named[seat]!.name.toLowerCase())
  })
  return named
}

/** A name that nobody at the table has, with an initial of its own. The same salt picks the same name. */
function pickName(taken: readonly string[], salt: string): string {
  const used = taken.filter(Boolean).map((name) => name.toLowerCase())
  const initials = used.map((name) => name.charAt(0))
  const free = COMPUTER_NAMES.filter((name) => !used.includes(name.toLowerCase()))
  const apart = free.filter((name) => !initials.includes(name.charAt(0).toLowerCase()))
  const ranked = (apart.length ? apart : free).map((name) => [sha256(`${salt} ${name}`), name] as const)
  return ranked.sort(([one], [other]) => (one < other ? -1 : 1))[0]![1]
}

/** The table with a new game: the seats are turned until the beginner is seat 0. */
export function withNewGame(state: TableState, beginner: number): TableState {
  const seats = [...state.seats.slice(beginner), ...state.seats.slice(0, beginner)]
  return { ...state, seats, game: state.game + 1, first_choices: [] }
}

/** As a record names them. */
export function seating(state: TableState): Seat[] {
  return state.seats.map(({ kind, name, player }) => ({ name, player: kind === 'computer' ? player : 'human' }))
}

/** The seats of whoever sits at this screen: several where people share it. */
export function ownSeats(state: TableState): number[] {
  return state.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
}

/** Whether people may ask for hints: alone against computer players, or where the table allows it. */
export function hintsAllowed(state: TableState): boolean {
  return state.hints === true || ownSeats(state).length === 1
}

/** Whether one person plays alone against computer players. */
export function isAlone(state: TableState): boolean {
  return staying(state).length === 1
}

/** The seats of people who have not left. */
export function staying(state: TableState): number[] {
  return ownSeats(state).filter((seat) => !state.seats[seat]!.left)
}
