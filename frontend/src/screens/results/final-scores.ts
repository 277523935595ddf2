/** The final scoring, told step by step: what is counted, in which order. */

import type { Result, SeatResult } from '../../wire'

/** One thing that is counted for one seat. */
export interface CountedItem {
  readonly seat: number
  readonly kind: 'routes' | 'ticket' | 'districts' | 'souvenirs'
  readonly points: number
  /** For a ticket: which. */
  readonly ticket: string | null
}

/** First everybody's routes, then the tickets seat by seat, then what the city has besides. */
export function countingOrder(result: Result): CountedItem[] {
  const each = (make: (seat: SeatResult, number: number) => readonly CountedItem[]) => result.seats.flatMap(make)
  return [
    ...each((seat, number) => [item(number, 'routes', seat.routes)]),
    ...each((seat, number) => seat.tickets.map(([ticket, points]) => item(number, 'ticket', points, ticket))),
    ...each(({ bonuses }, number) =>
      bonuses.districts?.length ? [item(number, 'districts', sum(bonuses.districts))] : [],
    ),
    ...each(({ bonuses }, number) => (bonuses.souvenirs ? [item(number, 'souvenirs', bonuses.souvenirs)] : [])),
  ]
}

/** The points of every seat after the first so many items. */
export function scoresAfter(items: readonly CountedItem[], count: number, seats: number): number[] {
  const scores = Array.from({ length: seats }, () => 0)
  for (const { seat, points } of items.slice(0, count)) scores[seat] = (scores[seat] ?? 0) + points
  return scores
}

/** The seats on the first place: more than one after a tie that nothing settled. */
export function winnersOf(result: Result): number[] {
  const best = Math.min(...result.ranking)
  return result.ranking.flatMap((place, seat) => (place === best ? [seat] : []))
}

/** The seats from the first place to the last. */
export function seatsByRank(result: Result): number[] {
  const place = (seat: number) => result.ranking[seat] ?? 0
  return result.seats.map((_, seat) => seat).sort((a, b) => place(a) - place(b) || a - b)
}

/** What a seat's tickets brought, all together. */
export function ticketPoints(seat: SeatResult): number {
  return sum(seat.tickets.map(([, points]) => points))
}

/** "+8", "−5", "0": with a proper minus sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points)
}

/** "8", "−5": points by themselves. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function item(seat: number, kind: CountedItem['kind'], points: number, ticket: string | null = null): CountedItem {
  return { seat, kind, points, ticket }
}
