/** Where a move is on the screen, in the words that the coach points by. */

import { moveParts } from '../local-game/move-parts'

export function pointedAt(move: string): readonly string[] {
  const { kind, route, card, tickets, place } = moveParts(move)
  switch (kind) {
    case 'claim':
      return [`route:${route}`]
    case 'take':
      return [`card:${card}`]
    case 'draw':
      return ['stack']
    case 'tickets':
      return ['ticket-stack']
    case 'keep':
      return tickets.map((ticket) => `offered:${ticket}`)
    case 'souvenir':
    case 'place':
      return [`place:${place}`]
    default:
      return []
  }
}
