/** A game in the page: its position, its past, and its record. */

import type { RecordArray } from '../kernel/kernel-memory'
import { GAME, SCRATCH } from '../kernel/layout'
import type { Event, Ply, Record, Seat, Start, ViewData } from '../wire'
import type { CityTable } from './city-table'
import { declaredEvents, tapeEvents } from './events'
import { compareText } from './choices'
import { Position } from './position'
import { seedWords } from './seeds'

const FORMAT = 'crosstown-record/1'
const RECORDED = SCRATCH.fields.recorded[2] // cards that the kernel is told in advance

interface Past {
  readonly game: Uint8Array
  readonly shuffles: number
}

/** How the cards of a game lie where a record says it: all stacks at the start, and every shuffle since. */
export interface GivenStacks {
  readonly start: Start
  readonly shuffles: readonly (readonly string[])[]
}

export class LocalGame {
  readonly table: CityTable
  readonly seed: string
  readonly seating: readonly Seat[]
  readonly position: Position
  readonly start: Start
  /** Whether the stacks at the start follow from the seed. */
  readonly seeded: boolean
  /** What lay open after dealing, and how. */
  readonly dealt: readonly Event[]
  readonly #given: GivenStacks | null
  readonly #shuffles: (readonly string[])[] = []
  readonly #plies: Ply[] = []
  readonly #past: Past[] = []

  /**
   * Deals a new game. The seed has 32 hexadecimal digits; the same seed always gives the same game. Where stacks are
   * given, they are dealt from, and the seed only decides what they do not say: shuffles after theirs.
   */
  constructor(table: CityTable, seating: readonly Seat[], seed: string, given: GivenStacks | null = null) {
    const { kernel, city, scratch } = table
    this.table = table
    this.seed = seed
    this.seating = seating
    this.#given = given
    const game: RecordArray<typeof GAME> = kernel.memory.records(GAME)
    this.position = new Position(table, game)
    kernel.memory.writeWords(table.seed, seedWords(seed))
    kernel.call('shuffle_game', city, table.emptyTable(seating.length), game, 0, table.seed, scratch)
    const shuffled = this.#start(scratch)
    this.seeded = given === null || sameStart(shuffled, given.start)
    this.start = this.seeded || !given ? shuffled : given.start
    if (!this.seeded) this.#lay(this.start)
    this.#scripted(() => kernel.call('deal_game', city, game, 0, scratch))
    this.dealt = this.#readTape(0)
  }

  /** Puts stacks where the shuffled ones lay. */
  #lay({ deck, tickets, souvenirs }: Start): void {
    const { names, kernel, scratch } = this.table
    const { memory } = kernel
    const { game } = this.position
    memory.setBytes(game, memory.bytes(this.table.emptyTable(this.seating.length)))
    memory.write(game, 'chance_key', ...seedWords(this.seed))
    memory.write(game, 'stack', ...deck.map((card) => names.kinds.indexOf(card)).reverse())
    memory.write(game, 'ticket_ring', ...tickets.map((ticket) => names.tickets.indexOf(ticket)))
    memory.write(scratch, 'bag', ...symbolOrder(names.symbols, names.start_places, souvenirs))
  }

  /** Makes a call in which the next shuffles are the given ones. */
  #scripted(call: () => void): void {
    const left = this.#given?.shuffles.slice(this.#shuffles.length) ?? []
    if (!left.length) return call()
    const { kernel, scratch, names } = this.table
    const cards = left.flat().map((card) => names.kinds.indexOf(card))
    kernel.memory.write(scratch, 'recorded', ...cards.slice(0, RECORDED))
    kernel.memory.write(scratch, 'recorded_size', Math.min(cards.length, RECORDED))
    kernel.memory.write(scratch, 'recorded_at', 0)
    call()
    kernel.memory.write(scratch, 'recorded_size', 0)
  }

  #start(scratch: RecordArray<typeof SCRATCH>): Start {
    const { names, kernel } = this.table
    const deck = this.position.list('stack').slice(0, this.position.number('stack_size')).reverse()
    const tickets = this.position.list('ticket_ring').slice(0, this.position.number('ticket_count'))
    const symbols = kernel.memory.list(scratch, 'bag')
    const souvenirs = names.start_places.map((place, at) => [place, names.symbols[symbols[at]!]!])
    return {
      deck: deck.map((kind) => names.kinds[kind]!),
      tickets: tickets.map((ticket) => names.tickets[ticket]!),
      ...(souvenirs.length ? { souvenirs: Object.fromEntries(souvenirs) as { [place: string]: string } } : {}),
    }
  }

  get plies(): readonly Ply[] {
    return this.#plies
  }

  get shuffles(): readonly (readonly string[])[] {
    return this.#shuffles
  }

  /** Plays a legal move by its text and returns what happened; nothing happens and null comes back where it is not. */
  play(text: string): Event[] | null {
    const { kernel, city, scratch } = this.table
    const legal = this.position.legalMoves()
    const move = legal.find((one) => one.text === text)
    if (!move) return null
    const seat = this.position.number('seat')
    const offered = this.position.offered(seat)
    this.#past.push({ game: kernel.memory.bytes(this.position.game), shuffles: this.#shuffles.length })
    this.#scripted(() => kernel.call('play_move', city, this.position.game, 0, move.number, scratch))
    const told = this.#readTape(seat)
    const events = [...declaredEvents(this.table, move, seat, offered, this.position.offered(seat)), ...told]
    const drawn = events[0]?.type === 'drew' ? { card: events[0].card } : {}
    this.#plies.push({ seat, move: text, legal: legal.length, ...drawn })
    return events
  }

  /** Takes the last move back. The shuffles to come stay the same. */
  undo(): void {
    const past = this.#past.pop()
    if (!past) throw new Error('no move has been played that could be taken back')
    this.table.kernel.memory.setBytes(this.position.game, past.game)
    this.#shuffles.length = past.shuffles
    this.#plies.pop()
  }

  /** The kernel's record of what a seat may know, or a spectator (null). It is overwritten by the next call. */
  hidden(seat: number | null): Position {
    const { kernel, view } = this.table
    kernel.memory.setBytes(view, kernel.memory.bytes(this.position.game))
    kernel.call('hide', view, 0, seat ?? -1)
    return new Position(this.table, view)
  }

  view(seat: number | null): ViewData {
    return this.hidden(seat).viewData(seat)
  }

  record(): Record {
    const { id, sha256 } = this.table.names
    const result = this.position.result()
    return {
      format: FORMAT,
      city: { id, sha256 },
      seats: this.seating,
      seed: this.seeded ? this.seed : null,
      start: this.start,
      shuffles: this.#shuffles.map((cards) => [...cards]),
      plies: [...this.#plies],
      ...(result && { result }), // the format knows no empty one
    }
  }

  #readTape(seat: number): Event[] {
    const events = tapeEvents(this.table, seat, this.position.reason)
    for (const event of events) if (event.type === 'shuffled' && event.cards?.length) this.#shuffles.push(event.cards)
    return events
  }
}

function sameStart(one: Start, other: Start): boolean {
  const plain = ({ deck, tickets, souvenirs }: Start) =>
    JSON.stringify([deck, tickets, souvenirsIn(souvenirs).sort(([a], [b]) => compareText(a, b))])
  return plain(one) === plain(other)
}

/** The symbols by place. A record may say something of its own beside them. */
export function souvenirsIn(souvenirs: Start['souvenirs']): [place: string, symbol: string][] {
  const named = Object.entries(souvenirs ?? {}).filter(([place]) => place !== 'extra')
  return named.map(([place, symbol]) => [place, String(symbol)])
}

/** The symbols in the order in which places get them, those without a place last. */
function symbolOrder(symbols: readonly string[], places: readonly string[], given: Start['souvenirs']): number[] {
  const told = new Map(souvenirsIn(given))
  const placed = places.map((place) => symbols.indexOf(told.get(place) ?? ''))
  return [...placed, ...symbols.keys()].filter((symbol, at, all) => all.indexOf(symbol) === at)
}
