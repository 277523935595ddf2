/** Moves and the reasons for them in words, by the language files that the terminal uses too. */
// keys: hint-*, choice-*

import type { City } from '../cities/city'
import { named, paid } from '../i18n/terms'
import { t, type Facts } from '../i18n/translator.svelte'
import type { MoveReason } from '../wire'
import { moveParts } from '../local-game/move-parts'

type Fact = NonNullable<MoveReason['facts']>[string]

/** "claim Big Ben – Waterloo for 1 green" */
export function moveText(city: City, move: string): string {
  const { kind, route, cards, card, tickets, symbol, place } = moveParts(move)
  switch (kind) {
    case 'keep':
      return t('choice-keep', { tickets: ticketsText(city, tickets) })
    case 'place':
      return t('choice-place', { souvenir: named('souvenir', symbol), place: city.place(place).name })
    case 'souvenir':
      return t('choice-souvenir', { place: city.place(place).name })
    case 'take':
      return t('choice-take', { card: named('colour', card) })
    case 'tickets':
      return t('choice-tickets', { draw: city.info.draw, keep: city.info.draw_keep })
    case 'claim':
      return t('choice-claim', { route: city.ends(city.route(route)), paid: paid(cards) })
    default:
      return t(kind === 'draw' ? 'choice-draw' : 'choice-pass')
  }
}

/** Why a move is good, as a sentence. */
export function reasonText(city: City, { code, facts = {} }: MoveReason): string {
  const said: Facts = {}
  for (const [name, fact] of Object.entries(facts)) said[name] = words(city, name, fact)
  return t(`hint-${code}`, said)
}

/** "Big Ben – Waterloo (5)" */
export function ticketText(city: City, id: string): string {
  const ticket = city.ticket(id)
  return `${city.ends(ticket)} (${ticket.points})`
}

/** Several of them, as a list in words. */
export function ticketsText(city: City, ids: readonly string[]): string {
  const [last = '', ...before] = ids.map((id) => ticketText(city, id)).reverse()
  return before.length ? t('and', { first: before.reverse().join(', '), last }) : last
}

function words(city: City, name: string, fact: Fact): string | number {
  if (typeof fact === 'number') return fact
  if (typeof fact !== 'string') {
    return name === 'tickets' ? ticketsText(city, fact) : fact.map((kind) => named('colour', kind)).join(', ')
  }
  switch (name) {
    case 'route':
      return city.ends(city.route(fact))
    case 'ticket':
      return ticketText(city, fact)
    case 'place':
      return city.place(fact).name
    case 'colour':
      return named('colour', fact)
    default:
      return moveText(city, fact)
  }
}
