/** The notation of moves, taken apart: what a move is about, so that it can be shown and said. */

import type { Cards } from '../session/legal-moves'

/** What does not apply is empty. */
export interface MoveParts {
  readonly kind: string
  readonly route: string
  readonly cards: Cards
  readonly card: string
  readonly tickets: readonly string[]
  readonly symbol: string
  readonly place: string
}

const NOTHING: MoveParts = { kind: '', route: '', cards: [], card: '', tickets: [], symbol: '', place: '' }

export function moveParts(move: string): MoveParts {
  const [kind = '', ...rest] = move.split(' ')
  const [first = '', second = ''] = rest
  switch (kind) {
    case 'claim':
      return { ...NOTHING, kind, route: first, cards: cardsIn(second) }
    case 'take':
      return { ...NOTHING, kind, card: first }
    case 'keep':
      return { ...NOTHING, kind, tickets: rest }
    case 'place':
      return { ...NOTHING, kind, symbol: first, place: second }
    case 'souvenir':
      return { ...NOTHING, kind, place: first }
    default:
      return { ...NOTHING, kind }
  }
}

/** `blue*1+wild*2` */
function cardsIn(payment: string): Cards {
  return payment.split('+').map((part) => {
    const [kind = '', count = ''] = part.split('*')
    return [kind, Number(count)] as const
  })
}
