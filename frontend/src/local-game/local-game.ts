/** A game in the page: its position, its past, and its record. */

import type { RecordArray } from '../kernel/kernel-memory'
import { GAME, type SCRATCH } from '../kernel/layout'
import type { Event, Ply, Record, Seat, Start, ViewData } from '../wire'
import type { CityTable } from './city-table'
import { declaredEvents, tapeEvents } from './events'
import { Position } from './position'
import { seedWords } from './seeds'

const FORMAT = 'crosstown-record/1'

interface Past {
  readonly game: Uint8Array
  readonly shuffles: number
}

export class LocalGame {
  readonly table: CityTable
  readonly seed: string
  readonly seating: readonly Seat[]
  readonly position: Position
  readonly start: Start
  readonly #shuffles: (readonly string[])[] = []
  readonly #plies: Ply[] = []
  readonly #past: Past[] = []

  /** Deals a new game. The seed has 32 hexadecimal digits; the same seed always gives the same game. */
  constructor(table: CityTable, seating: readonly Seat[], seed: string) {
    const { kernel, city, scratch } = table
    this.table = table
    this.seed = seed
    this.seating = seating
    const game: RecordArray<typeof GAME> = kernel.memory.records(GAME)
    this.position = new Position(table, game)
    kernel.memory.writeWords(table.seed, seedWords(seed))
    kernel.call('shuffle_game', city, table.emptyTable(seating.length), game, 0, table.seed, scratch)
    this.start = this.#start(scratch)
    kernel.call('deal_game', city, game, 0, scratch)
    this.#readTape(0)
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

  /** Plays a legal move by its text and returns what happened; nothing happens and null comes back where it is not. */
  play(text: string): Event[] | null {
    const { kernel, city, scratch } = this.table
    const legal = this.position.legalMoves()
    const move = legal.find((one) => one.text === text)
    if (!move) return null
    const seat = this.position.number('seat')
    const offered = this.position.offered(seat)
    this.#past.push({ game: kernel.memory.bytes(this.position.game), shuffles: this.#shuffles.length })
    kernel.call('play_move', city, this.position.game, 0, move.number, scratch)
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
    return {
      format: FORMAT,
      city: { id, sha256 },
      seats: this.seating,
      seed: this.seed,
      start: this.start,
      shuffles: this.#shuffles.map((cards) => [...cards]),
      plies: [...this.#plies],
      result: this.position.result(),
    }
  }

  #readTape(seat: number): Event[] {
    const events = tapeEvents(this.table, seat, this.position.reason)
    for (const event of events) if (event.type === 'shuffled' && event.cards?.length) this.#shuffles.push(event.cards)
    return events
  }
}
