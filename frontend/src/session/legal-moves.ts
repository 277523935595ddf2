/** Legal moves, read from their text. This knows the notation of moves and nothing of when they are legal. */

import type { ViewData } from '../wire'

/** One way to pay for a route. `move` is what is sent. */
export interface Payment {
  readonly move: string
  readonly route: string
  /** Cards by kind, the wild ones last. */
  readonly cards: readonly (readonly [kind: string, count: number])[]
}

/** All moves of a view, by what they are about. */
export interface Choices {
  readonly draw: boolean
  readonly take: ReadonlySet<string>
  readonly tickets: boolean
  readonly pass: boolean
  /** Tickets that each way of keeping names. */
  readonly keep: readonly { readonly move: string; readonly tickets: readonly string[] }[]
  readonly claims: ReadonlyMap<string, readonly Payment[]>
  readonly places: readonly { readonly move: string; readonly symbol: string; readonly place: string }[]
  readonly souvenirs: ReadonlyMap<string, string>
}

export function legalChoices(view: Pick<ViewData, 'legal_moves' | 'hand'> | null): Choices {
  const take = new Set<string>()
  const claims = new Map<string, Payment[]>()
  const keep: { move: string; tickets: string[] }[] = []
  const places: { move: string; symbol: string; place: string }[] = []
  const souvenirs = new Map<string, string>()
  const plain = new Set<string>()
  for (const move of view?.legal_moves ?? []) {
    const [kind = '', ...rest] = move.split(' ')
    const [first = '', second = ''] = rest
    if (kind === 'take') take.add(first)
    else if (kind === 'keep') keep.push({ move, tickets: rest })
    else if (kind === 'place') places.push({ move, symbol: first, place: second })
    else if (kind === 'souvenir') souvenirs.set(first, move)
    else if (kind === 'claim') claims.set(first, [...(claims.get(first) ?? []), paymentOf(move, first, second)])
    else plain.add(kind)
  }
  for (const [route, payments] of claims) claims.set(route, sensibleFirst(payments, view?.hand ?? {}))
  return {
    draw: plain.has('draw'),
    tickets: plain.has('tickets'),
    pass: plain.has('pass'),
    take,
    keep,
    claims,
    places,
    souvenirs,
  }
}

function paymentOf(move: string, route: string, cost: string): Payment {
  const cards = cost.split('+').map((part) => {
    const [kind = '', count = '0'] = part.split('*')
    return [kind, Number(count)] as const
  })
  return { move, route, cards }
}

/** Few wilds first; among equals the colour of which most is left afterwards. Taste, not a rule. */
function sensibleFirst(payments: readonly Payment[], hand: Readonly<Record<string, number>>): Payment[] {
  const wilds = (payment: Payment) => payment.cards.find(([kind]) => kind === 'wild')?.[1] ?? 0
  const left = (payment: Payment) => {
    const [kind, count] = payment.cards[0] ?? ['', 0]
    return (hand[kind] ?? 0) - count
  }
  return [...payments].sort((a, b) => wilds(a) - wilds(b) || left(b) - left(a))
}
