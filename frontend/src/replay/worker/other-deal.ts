/**
 * Another deal that looks the same to a seat, as a whole game: stacks and moves that lead to the same ply.
 *
 * The kernel deals what the seat does not know anew. It does not remember in which order the others drew and paid, so
 * a past is looked for that leads to its deal: for every card that somebody else drew unseen, which one it was. The
 * game is then played once more from its first ply. Where the seat would have seen anything else, another deal is tried.
 */

import { sha256 } from '../../browser/sha256'
import { GAME, type SCRATCH } from '../../kernel/layout'
import type { RecordArray } from '../../kernel/kernel-memory'
import { MOVE } from '../../kernel/numbers'
import { redact } from '../../local-game/events'
import { LocalGame, type GivenStacks } from '../../local-game/local-game'
import { Position } from '../../local-game/position'
import { seedWords } from '../../local-game/seeds'
import type { Event } from '../../wire'
import type { BranchStart, OtherDeal } from '../replay-types'
import { drawnCards, type Draw, type OpenChange } from './drawn-cards'
import type { RecordedGame } from './recorded-game'

const TRIES = 240
const WIDE_TRIES = 80 // after which only the last stack is dealt anew
const SEED_DIGITS = 32
const KINDS = GAME.fields.pool[2]
const OFFER = GAME.fields.offer[3]

/** Null where none was found. The same seed always gives the same deal. */
export function dealAnother(game: RecordedGame, ply: number, { seat, seed }: OtherDeal): BranchStart | null {
  const known = hiddenBytes(game, game.replayed.positions[ply]!, seat)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const chance = sha256(`${seed} ${attempt}`).slice(0, SEED_DIGITS)
    const wide = dealAnew(game, known, seat, chance)
    const dealt = wide && attempt >= WIDE_TRIES ? lastStackOnly(game, ply, seat, wide, chance) : wide
    const stacks = dealt && pastStacks(game, ply, seat, dealt, chance)
    const played = dealt && stacks && playAgain(game, ply, seat, dealt, stacks, chance)
    if (played && sameBytes(hiddenBytes(game, bytesOf(played), seat), known)) {
      return { seed: chance, start: stacks.start, shuffles: stacks.shuffles, plies: played.plies }
    }
  }
  return null
}

/** What the kernel has dealt, in words. */
interface Dealt {
  /** The first stack of tickets, the top first. */
  readonly tickets: readonly string[]
  /** What each seat kept, in the order of its offers. */
  readonly kept: readonly (readonly (readonly string[])[])[]
  /** By seat and kind, all cards and those from the stack that is drawn from now. */
  readonly hands: readonly (readonly number[])[]
  readonly fresh: readonly (readonly number[])[]
  /** The top first. */
  readonly stack: readonly string[]
  /** Whether all but the last stack was drawn as it really was. */
  readonly narrow: boolean
}

function dealAnew({ table, record }: RecordedGame, known: Uint8Array, seat: number, seed: string): Dealt | null {
  const { kernel, city, scratch, view, names } = table
  const { memory } = kernel
  memory.setBytes(view, known)
  memory.writeWords(table.seed, seedWords(seed))
  if (!kernel.call('deal_anew', city, view, 0, seat, table.seed, scratch)) return null
  const bySeat = (field: 'hands' | 'fresh') => {
    const all = memory.list(view, field)
    return record.seats.map((_, at) => all.slice(at * KINDS, (at + 1) * KINDS))
  }
  const stack = memory.list(view, 'stack').slice(0, memory.number(view, 'stack_size'))
  return {
    tickets: firstTickets(scratch),
    kept: record.seats.map((_, at) => keptBy(at)),
    hands: bySeat('hands'),
    fresh: bySeat('fresh'),
    stack: stack.reverse().map((kind) => names.kinds[kind]!),
    narrow: false,
  }

  function firstTickets(from: RecordArray<typeof SCRATCH>): string[] {
    return memory.list(from, 'which', names.tickets.length).map((ticket) => names.tickets[ticket]!)
  }

  function keptBy(whose: number): string[][] {
    const [seats, masks, tickets] = [
      memory.list(view, 'offer_seat'),
      memory.list(view, 'offer_kept'),
      memory.list(view, 'offer'),
    ]
    const offers = Array.from({ length: memory.number(view, 'offers') }, (_, at) => at)
    return offers
      .filter((at) => seats[at] === whose)
      .map((at) =>
        tickets
          .slice(at * OFFER, (at + 1) * OFFER)
          .filter((_, place) => (masks[at]! >> place) & 1)
          .map((ticket) => names.tickets[ticket]!),
      )
  }
}

/**
 * The same tickets, but of the cards only what is left of the last stack, and what the others have drawn from it, anew.
 * Among several opponents it may take long to find a past for all that the kernel deals.
 */
function lastStackOnly(game: RecordedGame, ply: number, seat: number, dealt: Dealt, chance: string): Dealt {
  const { record, replayed, table } = game
  const epoch = replayed.shuffles[ply]!
  const cards = [record.start.deck, ...record.shuffles][epoch]!.map((card) => table.names.kinds.indexOf(card))
  const others = cardsUntil(game, ply).draws.filter((draw) => draw.stack === epoch && draw.seat !== seat)
  const left = cards.length - dealt.stack.length
  const pool = mixed([...others.map(({ at }) => cards[at]!), ...cards.slice(left)], chance)
  const position = new Position(table, table.view)
  table.kernel.memory.setBytes(table.view, replayed.positions[ply]!)
  const all = position.list('hands')
  const hands = record.seats.map((_, at) => all.slice(at * KINDS, (at + 1) * KINDS))
  const fresh = hands.map((hand) => hand.map(() => 0))
  others.forEach(({ seat: who, at }, number) => {
    hands[who]![cards[at]!]! -= 1
    hands[who]![pool[number]!]! += 1
    fresh[who]![pool[number]!]! += 1
  })
  const stack = pool.slice(others.length).map((kind) => table.names.kinds[kind]!)
  return { ...dealt, hands, fresh, stack, narrow: true }
}

/** In another order, always the same for the same seed. */
function mixed<T>(items: readonly T[], seed: string): T[] {
  return items
    .map((item, at) => [sha256(`${seed} mix ${at}`), item] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, item]) => item)
}

/** Stacks from which the others drew what they must have drawn; null where no order of draws is found. */
function pastStacks(game: RecordedGame, ply: number, seat: number, dealt: Dealt, chance: string): GivenStacks | null {
  const { record, replayed, table } = game
  const epoch = replayed.shuffles[ply]!
  const stacks = [record.start.deck, ...record.shuffles.slice(0, epoch)].map((cards) => [...cards])
  const { draws, changes } = cardsUntil(game, ply)
  const kinds = stacks.map((cards) => cards.map((card) => table.names.kinds.indexOf(card)))
  const numbered = draws.map((draw, number) => ({ ...draw, number, kind: kinds[draw.stack]![draw.at]! }))
  const asked = numbered.filter((draw) => draw.seat !== seat && (!dealt.narrow || draw.stack === epoch))
  const told = dealt.narrow ? numbered.filter((draw) => draw.stack !== epoch) : []
  const drawn = drawnCards({
    draws: asked,
    changes: [...told.map((draw) => ({ ...draw, count: 1, after: draw.number })), ...changes]
      .filter((change) => change.seat !== seat)
      .sort((one, other) => one.after - other.after),
    stacks: kinds,
    hands: dealt.hands,
    fresh: dealt.fresh,
    seed: chance,
  })
  if (!drawn) return null
  for (const { draw, kind } of drawn) stacks[draw.stack]![draw.at] = table.names.kinds[kind]!
  const current = stacks[epoch]!
  stacks[epoch] = [...current.slice(0, current.length - dealt.stack.length), ...dealt.stack]
  const [deck = [], ...shuffles] = stacks
  return { start: { ...record.start, deck, tickets: dealt.tickets }, shuffles }
}

/** All cards that went from a stack to a seat, and what seats took face up or paid. */
function cardsUntil({ table, record, replayed }: RecordedGame, ply: number) {
  const { names, kernel, city } = table
  const draws: Draw[] = []
  const changes: OpenChange[] = []
  let [stack, at] = [0, 0]
  const draw = (seat: number) => draws.push({ seat, stack, at: at++ })
  const note = (seat: number, card: string, count: number) => {
    if (count) changes.push({ seat, kind: names.kinds.indexOf(card), count, after: draws.length })
  }
  const handSize = kernel.memory.number(city, 'hand')
  for (const seat of record.seats.keys()) for (let card = 0; card < handSize; card++) draw(seat)
  const follow = (event: Event): void => {
    switch (event.type) {
      case 'drew':
        return void draw(event.seat)
      case 'filled':
        return void at++
      case 'shuffled':
        if (event.count) [stack, at] = [stack + 1, 0]
        return
      case 'took':
        return note(event.seat, event.card, 1)
      case 'claimed':
        note(event.seat, event.colour, -event.coloured)
        return note(event.seat, 'wild', -event.wilds)
      default:
        return
    }
  }
  for (const event of [...replayed.game.dealt, ...replayed.events.slice(0, ply).flat()]) follow(event)
  return { draws, changes }
}

/** Plays the same moves from other stacks; null where one is not legal or the seat sees something else. */
function playAgain(
  { table, record, replayed }: RecordedGame,
  ply: number,
  seat: number,
  dealt: Dealt,
  stacks: GivenStacks,
  seed: string,
): LocalGame | null {
  const played = new LocalGame(table, replayed.game.seating, seed, stacks)
  const kept = dealt.kept.map((offers) => [...offers])
  const seen = (events: readonly Event[]) => JSON.stringify(events.map((event) => redact(event, seat)))
  for (const [number, { seat: mover, move }] of record.plies.slice(0, ply).entries()) {
    const real = replayed.events[number]!
    const tickets = real.some(({ type }) => type === 'kept') ? kept[mover]!.shift() : undefined
    const text = tickets ? keepMove(played, tickets) : move
    const events = played.position.turn === mover && text ? played.play(text) : null
    if (!events || seen(events) !== seen(real)) return null
  }
  return played
}

/** The move that keeps exactly these tickets. */
function keepMove({ position }: LocalGame, tickets: readonly string[]): string | undefined {
  return position.legalMoves().find((move) => move.kind === MOVE.KEEP_TICKETS && move.tickets.join() === tickets.join())
    ?.text
}

/** The kernel's record with all blanked that the seat may not know. */
function hiddenBytes({ table }: RecordedGame, bytes: Uint8Array, seat: number): Uint8Array {
  const { kernel, view } = table
  kernel.memory.setBytes(view, bytes)
  kernel.call('hide', view, 0, seat)
  return kernel.memory.bytes(view)
}

function bytesOf(game: LocalGame): Uint8Array {
  return game.table.kernel.memory.bytes(game.position.game)
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((byte, at) => byte === other[at])
}
