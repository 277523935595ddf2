/** What may be done now, as the server says. Each choice has the text of its move, which is what is sent. */

import type { ViewData } from '../wire'

/** Cards by kind, the wild ones last. */
export type Cards = readonly (readonly [kind: string, count: number])[]

/** One way to pay for a route. */
export interface Payment {
  readonly move: string
  readonly route: string
  readonly cards: Cards
}

export interface LegalChoices {
  readonly draw: string | null
  /** By kind of card. */
  readonly take: ReadonlyMap<string, string>
  /** By route, the sensible payment first. */
  readonly claims: ReadonlyMap<string, readonly Payment[]>
  readonly tickets: string | null
  readonly keep: readonly { readonly move: string; readonly tickets: readonly string[] }[]
  readonly places: readonly { readonly move: string; readonly symbol: string; readonly place: string }[]
  /** By place. */
  readonly souvenirs: ReadonlyMap<string, string>
  readonly pass: string | null
}

export const NOTHING: LegalChoices = {
  draw: null,
  take: new Map(),
  claims: new Map(),
  tickets: null,
  keep: [],
  places: [],
  souvenirs: new Map(),
  pass: null,
}

export function legalChoices(view: Pick<ViewData, 'legal_moves' | 'choices'> | null): LegalChoices {
  if (!view?.choices) return NOTHING
  const { legal_moves: moves, choices } = view
  const text = (index: number): string => moves[index] ?? ''
  const maybe = (index: number | null): string | null => (index === null ? null : text(index))
  const byName = (named: { readonly [name: string]: number }) =>
    new Map(Object.entries(named).map(([name, index]) => [name, text(index)]))
  return {
    draw: maybe(choices.draw),
    take: byName(choices.take),
    claims: new Map(
      Object.entries(choices.claims).map(([route, ways]) => [
        route,
        ways.map(([move, colour, coloured, wilds]) => ({
          move: text(move),
          route,
          cards: paidCards({ colour, coloured, wilds }),
        })),
      ]),
    ),
    tickets: maybe(choices.tickets),
    keep: choices.keep.map(({ move, tickets }) => ({ move: text(move), tickets })),
    places: choices.places.map(({ move, symbol, place }) => ({ move: text(move), symbol, place })),
    souvenirs: byName(choices.souvenirs),
    pass: maybe(choices.passing),
  }
}

/** The cards that a claim pays or has paid. */
export function paidCards(claim: {
  readonly colour: string
  readonly coloured: number
  readonly wilds: number
}): Cards {
  const cards = [[claim.colour, claim.coloured] as const, ['wild', claim.wilds] as const]
  return cards.filter(([, count]) => count > 0)
}
