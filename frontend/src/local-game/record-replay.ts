/** Replaying a record: every ply judged by the rules, every shuffle by the record's own cards. */

import type { Event, Ply, Record, Result, Seat, Start } from '../wire'
import type { CityTable } from './city-table'
import { compareText } from './choices'
import { LocalGame, souvenirsIn } from './local-game'
import { BadRecord, type WrongPly } from './read-record'
import { isSeed } from './seeds'

const NO_SEED = '0'.repeat(32)

/** A game with all that happened in it. */
export interface ReplayedGame {
  readonly game: LocalGame
  /** Of each ply. */
  readonly events: readonly (readonly Event[])[]
  /** The kernel's record before each ply, and at last the one after all of them. */
  readonly positions: readonly Uint8Array[]
  /** How many shuffles there had been at each of these. */
  readonly shuffles: readonly number[]
}

/** Plays a record, and fails with a `BadRecord` where it does not follow the rules. */
export function replayRecord(table: CityTable, record: Record): ReplayedGame {
  const game = beginRecord(table, record)
  const bytes = () => table.kernel.memory.bytes(game.position.game)
  const positions = [bytes()]
  const shuffles = [game.shuffles.length]
  const events = record.plies.map((ply, number) => {
    const happened = playChecked(game, record, ply, { ply: number, move: ply.move.slice(0, 80) })
    positions.push(bytes())
    shuffles.push(game.shuffles.length)
    return happened
  })
  checkEnd(game, record)
  return { game, events, positions, shuffles }
}

/** The game of a record before its first ply. The seed counts where it gives the start that the record tells. */
function beginRecord(table: CityTable, record: Record): LocalGame {
  const { names } = table
  if (record.city.sha256 !== names.sha256) throw new BadRecord('record-city')
  if (!names.tables[record.seats.length]) throw new BadRecord('record-seats')
  checkStart(table, record.start)
  const seed = isSeed(record.seed) ? record.seed : NO_SEED
  const game = new LocalGame(table, record.seats.map(knownSeat), seed, record)
  checkShuffles(game, record, 0, null)
  return game
}

/** Whoever wrote a record may not have known who sat there. */
function knownSeat({ name, player }: Partial<Seat>): Seat {
  return { name: String(name ?? ''), player: String(player ?? '') }
}

function checkStart({ names, kernel, city }: CityTable, { deck, tickets, souvenirs }: Start): void {
  const counts = kernel.memory.list(city, 'cards')
  const cards = names.kinds.flatMap((kind, at) => Array.from({ length: counts[at]! }, () => kind))
  const symbols = souvenirsIn(souvenirs)
  const right =
    sameMembers(deck, cards) &&
    sameMembers(tickets, names.tickets) &&
    sameMembers(
      symbols.map(([place]) => place),
      names.start_places,
    ) &&
    new Set(symbols.map(([, symbol]) => symbol)).size === symbols.length &&
    symbols.every(([, symbol]) => names.symbols.includes(symbol))
  if (!right) throw new BadRecord('record-start')
}

function sameMembers(one: readonly string[], other: readonly string[]): boolean {
  const sorted = [...other].sort(compareText)
  return one.length === other.length && [...one].sort(compareText).every((name, at) => name === sorted[at])
}

function playChecked(game: LocalGame, record: Record, ply: Ply, at: WrongPly): Event[] {
  const { position } = game
  if (position.over) throw new BadRecord('ply-after-end', at)
  if (ply.seat !== position.turn) throw new BadRecord('wrong-seat', at)
  const before = game.shuffles.length
  const events = game.play(ply.move)
  if (!events) throw new BadRecord('illegal-move', at)
  const played = game.plies.at(-1)!
  if (ply.legal != null && ply.legal !== played.legal) throw new BadRecord('wrong-legal', at)
  if (ply.card != null && ply.card !== played.card) throw new BadRecord('wrong-card', at)
  checkShuffles(game, record, before, at)
  return events
}

function checkShuffles(game: LocalGame, record: Record, before: number, at: WrongPly | null): void {
  const wrong = game.shuffles.slice(before).some((cards, number) => {
    const told = record.shuffles[before + number]
    return cards.length !== told?.length || cards.some((card, place) => card !== told[place])
  })
  if (wrong) throw new BadRecord('wrong-shuffle', at)
}

function checkEnd(game: LocalGame, record: Record): void {
  if (record.shuffles.length !== game.shuffles.length) throw new BadRecord('wrong-shuffle')
  const found = game.position.result()
  const told = record.result ?? null
  if ((found === null) !== (told === null)) throw new BadRecord(found ? 'result-missing' : 'result-early')
  if (found && !sameResult(told, found)) throw new BadRecord('wrong-result')
}

/** Whether plain data is the same but for what a record says in `extra`. */
function sameResult(told: unknown, found: Result): boolean {
  return plain(told) === plain(found)
}

function plain(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'extra') return undefined
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => compareText(a, b)))
  })
}
