/** How a game was won, as seen from a seat: the place, the margin, and what decided it. Texts: `story-text.ts`. */

import type { Result, SeatResult } from '../../wire'
import { seatsByRank, sum, ticketPoints, winnersOf } from './final-scores'

export type Part = 'routes' | 'tickets' | 'districts' | 'souvenirs'

/** A part of the scores of two seats. */
export interface PartScore {
  readonly part: Part
  /** Of the one who is ahead in the end. */
  readonly ahead: number
  readonly behind: number
}

export interface GameStory {
  readonly winners: readonly number[]
  /** Whose ending it is; null for spectators and for several people at one screen. */
  readonly viewer: number | null
  /** The viewer's place. */
  readonly place: number | null
  /** The two seats that are compared: the winner and, unless the viewer lost, the one next to it. */
  readonly ahead: number
  readonly behind: number | null
  readonly margin: number
  /** Equal points: only the completed tickets were different. */
  readonly tieBroken: boolean
  /** Where the winner got most of the lead; null after a tie. */
  readonly decisive: PartScore | null
  /** The part in which the other seat was ahead. */
  readonly consolation: PartScore | null
  /** A ticket that would have made the viewer win. */
  readonly missedTicket: string | null
}

const PARTS: Readonly<Record<Part, (seat: SeatResult) => number>> = {
  routes: (seat) => seat.routes,
  tickets: ticketPoints,
  districts: (seat) => sum(seat.bonuses.districts ?? []),
  souvenirs: (seat) => seat.bonuses.souvenirs ?? 0,
}

/** The story of a game. `seats` are those at this screen: one of them makes it that person's story. */
export function gameStory(result: Result, seats: readonly number[]): GameStory {
  const winners = winnersOf(result)
  const viewer = seats.length === 1 ? (seats[0] ?? null) : null
  const lost = viewer !== null && !winners.includes(viewer)
  const [ahead = 0] = viewer !== null && !lost ? [viewer] : winners
  const next = seatsByRank(result).find((seat) => !winners.includes(seat)) ?? null
  const behind = lost ? viewer : winners.length > 1 ? null : next
  const scores = behind === null ? [] : compared(result, ahead, behind)
  const margin = behind === null ? 0 : total(result, ahead) - total(result, behind)
  return {
    winners,
    viewer,
    place: viewer === null ? null : (result.ranking[viewer] ?? null),
    ahead,
    behind,
    margin,
    tieBroken: behind !== null && margin === 0,
    decisive: margin > 0 ? most(scores, lead) : null,
    consolation: margin > 0 ? most(scores, (score) => -lead(score)) : null,
    missedTicket: lost ? missedTicket(result, viewer) : null,
  }
}

/** How the end is celebrated: in full by whoever has won, quietly by whoever has not, soberly for others. */
export type Celebration = 'full' | 'parade' | 'none'

export function celebrationOf(story: GameStory, seats: readonly number[]): Celebration {
  const won = seats.some((seat) => story.winners.includes(seat))
  if (story.viewer !== null) return won ? 'full' : 'none'
  return won || seats.length === 0 ? 'parade' : 'none'
}

function compared(result: Result, ahead: number, behind: number): PartScore[] {
  const [first, second] = [result.seats[ahead], result.seats[behind]]
  if (!first || !second) return []
  return (Object.keys(PARTS) as Part[]).map((part) => ({
    part,
    ahead: PARTS[part](first),
    behind: PARTS[part](second),
  }))
}

function lead({ ahead, behind }: PartScore): number {
  return ahead - behind
}

/** The score that is highest by a measure, if that is more than nothing. */
function most(scores: readonly PartScore[], measure: (score: PartScore) => number): PartScore | null {
  const best = scores.reduce<PartScore | null>(
    (best, one) => (!best || measure(one) > measure(best) ? one : best),
    null,
  )
  return best && measure(best) > 0 ? best : null
}

/** A ticket that lost points and alone stood between a seat and the win: the smallest of them. */
function missedTicket(result: Result, seat: number): string | null {
  const best = Math.max(...result.seats.map((one) => one.total))
  const short = best - total(result, seat)
  const enough = (result.seats[seat]?.tickets ?? []).filter(([, points]) => points < 0 && -2 * points > short)
  return enough.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

function total(result: Result, seat: number): number {
  return result.seats[seat]?.total ?? 0
}
