/** Reading a kernel record in the city's own words. */

import type { RecordArray } from '../kernel/kernel-memory'
import { GAME } from '../kernel/layout'
import { ENDINGS, FIRST, PHASES, REASONS } from '../kernel/numbers'
import type { Closed, Result, SeatData, SeatResult, ViewData } from '../wire'
import { choicesIn } from './choices'
import type { CityTable } from './city-table'
import { readMove, type ListedMove } from './moves'

const NONE = -1
const KINDS = GAME.fields.pool[2]
const VEHICLES = GAME.fields.pieces[3]
const OFFER = GAME.fields.offer[3]
const RING = GAME.fields.ticket_by[2] // the ring of tickets has no more than these
const OPEN_REASONS = ['own-double', 'double-closed', 'too-few-pieces']

type GameArray = RecordArray<typeof GAME>
type GameField = keyof (typeof GAME)['fields']

interface Offer {
  readonly kept: number
  readonly tickets: readonly number[]
}

export class Position {
  readonly table: CityTable
  readonly game: GameArray

  constructor(table: CityTable, game: GameArray) {
    this.table = table
    this.game = game
  }

  number(field: GameField): number {
    return this.table.kernel.memory.number(this.game, field)
  }

  list(field: GameField): number[] {
    return this.table.kernel.memory.list(this.game, field)
  }

  get seats(): number {
    return this.number('seats')
  }

  get phase(): ViewData['phase'] {
    return PHASES[this.number('phase')]!
  }

  get over(): boolean {
    return this.phase === 'over'
  }

  /** The seat to move; null when the game is over. */
  get turn(): number | null {
    return this.over ? null : this.number('seat')
  }

  /** Why the game ended. */
  get reason(): string {
    return ENDINGS[String(this.number('reason')) as keyof typeof ENDINGS] ?? ''
  }

  legalMoves(): ListedMove[] {
    const { kernel, city, scratch } = this.table
    const count = kernel.call('list_moves', city, this.game, 0, scratch)
    const offered = this.offered(this.number('seat'))
    return kernel.memory.list(scratch, 'moves', count).map((number) => readMove(this.table, number, offered))
  }

  /** The tickets that a seat has yet to choose from. */
  offered(seat: number): string[] {
    if (this.phase !== 'first-keep' && this.phase !== 'keep') return []
    const open = this.#offers(seat).findLast(({ kept }) => kept === 0)
    return open ? open.tickets.map((ticket) => this.table.names.tickets[ticket]!) : []
  }

  /** The tickets that a seat has kept, as far as they are known here. */
  kept(seat: number): string[] {
    return this.#offers(seat).flatMap(({ kept, tickets }) =>
      tickets.filter((ticket, at) => (kept >> at) & 1 && ticket !== NONE).map((one) => this.table.names.tickets[one]!),
    )
  }

  #offers(seat: number): Offer[] {
    const [whose, kept, size, tickets] = [
      this.list('offer_seat'),
      this.list('offer_kept'),
      this.list('offer_size'),
      this.list('offer'),
    ]
    const made = Array.from({ length: this.number('offers') }, (_, at) => at)
    return made
      .filter((at) => whose[at] === seat)
      .map((at) => ({ kept: kept[at]!, tickets: tickets.slice(at * OFFER, at * OFFER + size[at]!) }))
  }

  ticketCounts(): number[] {
    const counts = Array.from({ length: this.seats }, () => 0)
    const whose = this.list('offer_seat')
    this.list('offer_kept')
      .slice(0, this.number('offers'))
      .forEach((kept, at) => (counts[whose[at]!]! += bits(kept)))
    return counts
  }

  cards(numbers: readonly number[]): { [kind: string]: number } {
    return Object.fromEntries(
      this.table.names.kinds.map((kind, at) => [kind, numbers[at]!] as const).filter(([, n]) => n),
    )
  }

  hand(seat: number): { [kind: string]: number } {
    return this.cards(this.list('hands').slice(seat * KINDS))
  }

  owners(): { [route: string]: number } {
    const owners = this.list('owner')
    const claimed = this.table.names.routes.map((route, at) => [route, owners[at]!] as const)
    return Object.fromEntries(claimed.filter(([, seat]) => seat !== NONE))
  }

  /** The position scored as if it were the end; what lies in the table's result until the next call. */
  score(): void {
    const { kernel, city, scratch, result } = this.table
    kernel.call('score_game', city, this.game, 0, scratch, result)
  }

  result(): Result | null {
    if (!this.over) return null
    this.score()
    const places = this.table.kernel.memory.list(this.table.result, 'place')
    return {
      reason: this.reason,
      seats: Array.from({ length: this.seats }, (_, seat) => this.#seatResult(seat)),
      ranking: places.slice(0, this.seats),
    }
  }

  #seatResult(seat: number): SeatResult {
    const { kernel, names, result, ticketPoints, districtPoints } = this.table
    const scored = (field: 'routes' | 'total' | 'completed' | 'bonus' | 'districts') =>
      kernel.memory.list(result, field)[seat]!
    const done = kernel.memory.set(result, 'done', seat)
    const districts = names.districts.flatMap((_, at) => ((scored('districts') >> at) & 1 ? [districtPoints[at]!] : []))
    return {
      routes: scored('routes'),
      tickets: this.kept(seat).map((name) => {
        const number = names.tickets.indexOf(name)
        const points = ticketPoints[number]!
        return [name, (done >> BigInt(number)) & 1n ? points : -points]
      }),
      bonuses: {
        ...(names.districts.length ? { districts } : {}),
        ...(names.symbols.length ? { souvenirs: scored('bonus') - sum(districts) } : {}),
      },
      total: scored('total'),
      completed: scored('completed'),
    }
  }

  /** All that a seat may know, or a spectator (null): this position must be that seat's view. */
  viewData(seat: number | null): ViewData {
    const { kernel, city, names, held, unseen, result } = this.table
    const { memory } = kernel
    kernel.call('count_cards', city, this.game, 0, seat ?? NONE, held, unseen)
    const mine = this.turn !== null && this.turn === seat
    const moves = mine ? this.legalMoves() : []
    const hand = seat === null ? {} : this.hand(seat)
    const tickets = seat === null ? [] : this.kept(seat)
    this.score()
    const done = seat === null ? 0n : memory.set(result, 'done', seat)
    const left = this.number('turns_left')
    return {
      city: names.id,
      seat,
      seats: this.#seatData(),
      ply: this.number('plies'),
      phase: this.phase,
      turn: this.turn,
      turns_left: left < 0 ? null : left,
      hand,
      tickets,
      offered: seat === null ? [] : this.offered(seat),
      done: tickets.filter((name) => (done >> BigInt(names.tickets.indexOf(name))) & 1n),
      market: this.list('market')
        .slice(0, this.table.marketSize)
        .map((kind) => (kind === NONE ? null : names.kinds[kind]!)),
      stack: this.number('stack_size'),
      discards: this.cards(this.list('discards')),
      unseen: this.cards(memory.items(unseen, names.kinds.length)),
      ticket_stack: this.#ticketStack(),
      owners: this.owners(),
      closed: this.#closed(seat),
      tokens: this.#tokens(),
      spare_souvenirs: this.list('spare').flatMap((symbol) => (symbol === NONE ? [] : [names.symbols[symbol]!])),
      first: mine ? (FIRST[this.phase as keyof typeof FIRST] ?? null) : null,
      legal_moves: moves.map((move) => move.text),
      choices: choicesIn(moves, hand, (route) => this.table.routePoints[names.routes.indexOf(route)]!),
      result: this.result(),
    }
  }

  #seatData(): SeatData[] {
    const { kernel, names, held, result } = this.table
    const known = kernel.memory.items(held, this.seats * KINDS)
    const joined = kernel.memory.list(result, 'districts')
    const [points, pieces, cards] = [this.list('score'), this.list('pieces'), this.list('hand_size')]
    const [tickets, souvenirs] = [this.ticketCounts(), this.list('souvenirs')]
    return Array.from({ length: this.seats }, (_, seat) => ({
      points: points[seat]!,
      pieces: Object.fromEntries(names.vehicles.map((vehicle, at) => [vehicle, pieces[seat * VEHICLES + at]!])),
      cards: cards[seat]!,
      known_cards: this.cards(known.slice(seat * KINDS)),
      tickets: tickets[seat]!,
      souvenirs: names.symbols.filter((_, at) => (souvenirs[seat]! >> at) & 1),
      districts: names.districts.filter((_, at) => (joined[seat]! >> at) & 1),
    }))
  }

  #ticketStack(): (string | null)[] {
    const ring = this.list('ticket_ring').slice(0, RING)
    const head = this.number('ticket_head')
    const stack = [...ring, ...ring].slice(head, head + this.number('ticket_count'))
    return stack.map((ticket) => (ticket === NONE ? null : this.table.names.tickets[ticket]!))
  }

  #closed(seat: number | null): { [route: string]: Closed } {
    const { kernel, city, names, closed } = this.table
    kernel.call('tell_closed', city, this.game, 0, seat ?? NONE, closed)
    const reasons = kernel.memory.items(closed, names.routes.length)
    const told = names.routes.map((route, at) => [route, reasonCode(reasons[at]!)] as const)
    return Object.fromEntries(told.filter(([, code]) => OPEN_REASONS.includes(code))) as { [route: string]: Closed }
  }

  #tokens(): { [place: string]: readonly [string, number] } {
    const [symbol, count] = [this.list('token'), this.list('tokens')]
    const { places, symbols } = this.table.names
    return Object.fromEntries(
      places.flatMap((place, at) =>
        symbol[at]! !== NONE && count[at]! > 0 ? [[place, [symbols[symbol[at]!]!, count[at]!] as const]] : [],
      ),
    )
  }
}

function reasonCode(number: number): string {
  return REASONS[String(number) as keyof typeof REASONS] ?? ''
}

function bits(set: number): number {
  let count = 0
  for (let left = set; left; left >>= 1) count += left & 1
  return count
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
