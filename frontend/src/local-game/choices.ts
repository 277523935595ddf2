/** The legal moves by what they are about, as the server tells them. */

import { MOVE } from '../kernel/numbers'
import type { Choices, Payment } from '../wire'
import type { ListedMove } from './moves'

type Points = (route: string) => number
type Hand = { readonly [card: string]: number }

/** What a seat may do now. Each choice names its move by the index in `moves`. */
export function choicesIn(moves: readonly ListedMove[], hand: Hand, points: Points): Choices {
  const numbered = moves.map((move, index) => ({ move, index }))
  const of = (kind: number) => numbered.filter(({ move }) => move.kind === kind)
  const only = (kind: number) => of(kind)[0]?.index ?? null
  return {
    draw: only(MOVE.DRAW),
    take: Object.fromEntries(of(MOVE.TAKE).map(({ move, index }) => [move.card, index])),
    claims: claims(of(MOVE.CLAIM), hand, points),
    tickets: only(MOVE.TICKETS),
    keep: of(MOVE.KEEP_TICKETS).map(({ move, index }) => ({ move: index, tickets: move.tickets })),
    places: of(MOVE.PLACE_TOKEN).map(({ move, index }) => ({ move: index, symbol: move.symbol, place: move.place })),
    souvenirs: Object.fromEntries(of(MOVE.TAKE_TOKEN).map(({ move, index }) => [move.place, index])),
    passing: only(MOVE.PASS),
  }
}

interface Numbered {
  readonly move: ListedMove
  readonly index: number
}

/** The routes that need the fewest wilds and score most come first; so do payments with the fewest wilds. */
function claims(listed: readonly Numbered[], hand: Hand, points: Points): Choices['claims'] {
  const routes = new Map<string, Numbered[]>()
  for (const one of listed) routes.set(one.move.route, [...(routes.get(one.move.route) ?? []), one])
  const held = (colour: string) => hand[colour] ?? 0
  for (const ways of routes.values()) {
    ways.sort(
      ({ move: a }, { move: b }) =>
        a.wilds - b.wilds || held(b.colour) - held(a.colour) || compareText(a.colour, b.colour),
    )
  }
  const ordered = [...routes].sort(
    ([a, [one]], [b, [other]]) => one!.move.wilds - other!.move.wilds || points(b) - points(a) || compareText(a, b),
  )
  return Object.fromEntries(ordered.map(([route, ways]) => [route, ways.map(payment)]))
}

function payment({ move, index }: Numbered): Payment {
  return [index, move.colour, move.coloured, move.wilds]
}

/** By code points, as Python compares texts. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
