/** The kernel's numbers of moves, and the moves in words. */

import { MOVE } from '../kernel/numbers'
import type { CityTable } from './city-table'

/** A legal move: its number, its text, and what it is about. What does not apply is empty. */
export interface ListedMove {
  readonly number: number
  readonly kind: number
  readonly text: string
  readonly route: string
  readonly colour: string
  readonly coloured: number
  readonly wilds: number
  readonly card: string
  readonly tickets: readonly string[]
  readonly symbol: string
  readonly place: string
}

const NOTHING = {
  route: '',
  colour: '',
  coloured: 0,
  wilds: 0,
  card: '',
  tickets: [],
  symbol: '',
  place: '',
} as const

const PLAIN: { readonly [kind: number]: string } = {
  [MOVE.DRAW]: 'draw',
  [MOVE.TICKETS]: 'tickets',
  [MOVE.PASS]: 'pass',
}

/** A move by its number; `offered` are the tickets that a `keep` chooses from. */
export function readMove(table: CityTable, number: number, offered: readonly string[]): ListedMove {
  const { names } = table
  const kind = number >> 16
  const first = (number >> 8) & 0xff
  const second = number & 0xff
  const move = { ...NOTHING, number, kind }
  switch (kind) {
    case MOVE.CLAIM:
      return { ...move, ...claim(table, first, second >> 4, second & 0xf) }
    case MOVE.TAKE: {
      const card = names.kinds[second]!
      return { ...move, card, text: `take ${card}` }
    }
    case MOVE.PLACE_TOKEN: {
      const symbol = names.symbols[first]!
      const place = names.places[second]!
      return { ...move, symbol, place, text: `place ${symbol} ${place}` }
    }
    case MOVE.TAKE_TOKEN: {
      const place = names.places[second]!
      return { ...move, place, text: `souvenir ${place}` }
    }
    case MOVE.KEEP_TICKETS: {
      const tickets = offered.filter((_, at) => (number >> at) & 1)
      return { ...move, tickets, text: ['keep', ...tickets].join(' ') }
    }
    default:
      return { ...move, text: PLAIN[kind]! }
  }
}

function claim(table: CityTable, route: number, colour: number, wilds: number) {
  const name = table.names.routes[route]!
  if (colour === 0) return { route: name, wilds, text: `claim ${name} wild*${wilds}` }
  const coloured = table.lengths[route]! - wilds
  const paid = `${table.names.kinds[colour]}*${coloured}`
  const text = `claim ${name} ${wilds ? `${paid}+wild*${wilds}` : paid}`
  return { route: name, colour: table.names.kinds[colour]!, coloured, wilds, text }
}
