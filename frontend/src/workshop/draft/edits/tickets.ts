/** Edits of tickets, districts and souvenirs. */

import { joins, routeId, type Pack, type PackDistrict, type PackSouvenirs, type PackTicket } from '../pack'
import { withBoard, withKeys } from './places'

function withDeck(pack: Pack, deck: readonly PackTicket[]): Pack {
  return { ...pack, tickets: { ...pack.tickets, deck } }
}

/** A ticket worth the shortest way; null where there is one already. */
export function addTicket(pack: Pack, a: string, b: string): Pack | null {
  if (a === b || pack.tickets.deck.some((ticket) => joins(ticket, a, b))) return null
  return withDeck(pack, [...pack.tickets.deck, { a, b, points: shortestWay(pack, a, b) ?? 1 }])
}

export function addTickets(pack: Pack, more: readonly PackTicket[]): Pack {
  const fresh = more.filter(({ a, b }) => !pack.tickets.deck.some((ticket) => joins(ticket, a, b)))
  return withDeck(pack, [...pack.tickets.deck, ...fresh])
}

export function changeTicket(pack: Pack, at: number, some: Partial<PackTicket>): Pack {
  return withDeck(
    pack,
    pack.tickets.deck.map((ticket, index) => (index === at ? { ...ticket, ...some } : ticket)),
  )
}

export function removeTickets(pack: Pack, which: ReadonlySet<number>): Pack {
  return withDeck(
    pack,
    pack.tickets.deck.filter((_, index) => !which.has(index)),
  )
}

/** The number of cards on the shortest way between two places; null where there is none. */
export function shortestWay(pack: Pack, from: string, to: string): number | null {
  return wayBetween(pack, from, to)?.cards ?? null
}

/** The shortest way itself: its routes in order. */
export function wayBetween(
  pack: Pack,
  from: string,
  to: string,
): { readonly cards: number; readonly routes: readonly string[] } | null {
  const best = new Map<string, { cards: number; routes: readonly string[] }>([[from, { cards: 0, routes: [] }]])
  const open = new Set([from])
  while (open.size) {
    const here = [...open].reduce((one, other) =>
      (best.get(other)?.cards ?? 0) < (best.get(one)?.cards ?? 0) ? other : one,
    )
    open.delete(here)
    const way = best.get(here)
    if (!way || here === to) return way ?? null
    for (const route of pack.board.routes) {
      if (route.a !== here && route.b !== here) continue
      const there = route.a === here ? route.b : route.a
      const cards = way.cards + route.length
      if (cards >= (best.get(there)?.cards ?? Infinity)) continue
      best.set(there, { cards, routes: [...way.routes, routeId(route)] })
      open.add(there)
    }
  }
  return null
}

/** Gives places a district, or takes it from them. */
export function paintPlaces(pack: Pack, ids: ReadonlySet<string>, district: number | undefined): Pack {
  return withBoard(pack, {
    locations: pack.board.locations.map((place) =>
      ids.has(place.id) && place.district !== district ? withKeys(place, { district }) : place,
    ),
  })
}

/** One district more; the first one takes all places, for either all have one or none has. */
export function addDistrict(pack: Pack, district: PackDistrict): readonly [Pack, number] {
  const number = Math.max(0, ...Object.keys(pack.districts ?? {}).map(Number)) + 1
  const next = { ...pack, districts: { ...pack.districts, [number]: district } }
  if (pack.districts && Object.keys(pack.districts).length) return [next, number]
  return [paintPlaces(next, new Set(pack.board.locations.map(({ id }) => id)), number), number]
}

export function changeDistrict(pack: Pack, number: number, some: Partial<PackDistrict>): Pack {
  const before = pack.districts?.[number]
  return before ? { ...pack, districts: { ...pack.districts, [number]: { ...before, ...some } } } : pack
}

/** Removes a district. Its places go to the first that remains, or have none with the last. */
export function removeDistrict(pack: Pack, number: number): Pack {
  const { [number]: _, ...rest } = pack.districts ?? {}
  const [heir] = Object.keys(rest).map(Number)
  const places = pack.board.locations.filter((place) => place.district === number).map(({ id }) => id)
  const painted = paintPlaces(pack, new Set(places), heir)
  if (heir !== undefined) return { ...painted, districts: rest }
  const { districts: __, ...without } = painted
  return without
}

const SYMBOLS = ['bell', 'postcard', 'teapot', 'lantern', 'flower', 'coin', 'kite', 'shell']

/** Souvenirs that fit the board: as many kinds as start places and two more. */
export function firstSouvenirs(pack: Pack): PackSouvenirs {
  const start = pack.board.locations.slice(0, 3).map(({ id }) => id)
  const symbols = SYMBOLS.slice(0, start.length + 2)
  const counts = [2, 3, 4]
  const each = <T>(value: (players: number) => T) => Object.fromEntries(counts.map((one) => [one, value(one)]))
  return {
    symbols,
    start,
    stack: each((players) => (players < 4 ? 2 : 3)),
    placed: each((players) => players - 1),
    placed_by: each((players) => (players === 2 ? [1, 1] : [1, 2])),
    points: symbolPoints(symbols.length),
  }
}

/** Points for 0, 1, 2, … symbols. */
export function symbolPoints(symbols: number, before: readonly number[] = []): number[] {
  const usual = [0, 0, 1, 2, 4, 6, 9, 12, 15]
  return Array.from({ length: symbols + 1 }, (_, count) => before[count] ?? usual[count] ?? 15)
}

/** Makes a place begin with a stack, or no longer; kinds and points follow, two kinds more than places. */
export function toggleStart(pack: Pack, id: string): Pack {
  const { souvenirs } = pack
  if (!souvenirs) return pack
  const start = souvenirs.start.includes(id) ? souvenirs.start.filter((one) => one !== id) : [...souvenirs.start, id]
  if (start.length > 6) return pack
  const wanted = start.length + 2
  const spare = SYMBOLS.filter((symbol) => !souvenirs.symbols.includes(symbol))
  const symbols = [...souvenirs.symbols, ...spare].slice(0, wanted)
  return { ...pack, souvenirs: { ...souvenirs, start, symbols, points: symbolPoints(wanted, souvenirs.points) } }
}
