/** The board in words: for the little card, for screen readers, for the text view. */
// keys: reason-*

import { named, paid } from '../i18n/named'
import { t } from '../i18n/speech.svelte'
import type { City, RouteFacts } from '../table/city'
import type { RouteState } from './facts'

/** What those on the seats are called, and which seat is looking. */
export interface Company {
  readonly names: readonly string[]
  readonly seat: number | null
}

export function seatName({ names }: Company, seat: number): string {
  return names[seat] ?? String(seat + 1)
}

/** "4 blue cards", "3 cards of any one colour, 1 of them wild" */
export function costOf({ colour, length, ferries }: RouteFacts): string {
  const cards = colour === 'gray' ? t('board-any-cards', { count: length }) : named('cards', colour, { count: length })
  return ferries ? t('board-with-wilds', { cards, count: ferries }) : cards
}

/** "4 buses": what stands on the route once it is claimed. */
export function piecesOf({ vehicle, pieces }: RouteFacts): string {
  return named('vehicles', vehicle, { count: pieces })
}

/** "claimed by Ada", or why the route cannot be claimed now, or null where nothing is to be said. */
export function statusOf(state: RouteState, company: Company): string | null {
  if (state.owner !== null) return ownerOf(state.owner, company)
  if (state.payments.length) return null
  if (state.closed !== null) return t(`reason-${state.closed}`)
  if (state.first !== null) return t(`reason-${state.first}`)
  if (state.waitFor !== null) return t('board-wait', { name: seatName(company, state.waitFor) })
  return null
}

export function ownerOf(owner: number, company: Company): string {
  const who = owner === company.seat ? 'you' : 'other'
  return t('board-owner', { who, name: seatName(company, owner) })
}

/** "You have 2 of 4": a count, no judgement. Wilds alone are counted where only they are missing. */
export function haveOf({ held, route, payments }: RouteState): string | null {
  if (!held || payments.length) return null
  const have = held.count + held.wilds
  if (have < route.length) return t('board-have', { count: have, needed: route.length })
  return held.wilds < route.ferries ? t('board-have-wilds', { count: held.wilds, needed: route.ferries }) : null
}

/** "or 2 other ways" */
export function otherWays({ payments }: RouteState): string | null {
  return payments.length > 1 ? t('board-other-ways', { count: payments.length - 1 }) : null
}

/** Everything about a route in one breath. */
export function routeLabel(city: City, state: RouteState, company: Company): string {
  const { route, payments } = state
  const [first] = payments
  const parts = [
    city.ends(route),
    costOf(route),
    piecesOf(route),
    t('count-points', { count: route.points }),
    first ? t('board-claimable', { cards: paid(first.cards) }) : null,
    otherWays(state),
    state.owner === null && state.closed === null ? haveOf(state) : null,
    state.owner !== null || state.closed !== null ? statusOf(state, company) : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}
