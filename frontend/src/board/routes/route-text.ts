/** The board in words: for the little card, for screen readers, for the text view. */
// keys: reason-*

import type { City, RouteFacts } from '../../cities/city'
import { vehiclesText } from '../../cities/vehicle-text'
import { named, paid } from '../../i18n/terms'
import { t } from '../../i18n/translator.svelte'
import type { RouteState } from './route-state'

/** What those on the seats are called, and which seat is looking. */
export interface Viewer {
  readonly names: readonly string[]
  readonly seat: number | null
}

export function seatName({ names }: Viewer, seat: number): string {
  return names[seat] ?? String(seat + 1)
}

/** "4 blue cards", "3 cards of any one colour, 1 of them wild" */
export function costText({ colour, length, ferries }: RouteFacts): string {
  const cards = colour === 'gray' ? t('board-any-cards', { count: length }) : named('cards', colour, { count: length })
  return ferries ? t('board-with-wilds', { cards, count: ferries }) : cards
}

/** "4 buses": what stands on the route once it is claimed. */
export function piecesText({ vehicle, pieces }: RouteFacts, city: City): string {
  return vehiclesText(city.vehicle(vehicle), pieces)
}

/** "claimed by Ada", or why the route cannot be claimed now, or null where nothing is to be said. */
export function routeStatus(state: RouteState, viewer: Viewer): string | null {
  if (state.owner !== null) return ownerText(state.owner, viewer)
  if (state.payments.length) return null
  if (state.closed !== null) return t(`reason-${state.closed}`)
  if (state.first !== null) return t(`reason-${state.first}`)
  if (state.waitFor !== null) return t('board-wait', { name: seatName(viewer, state.waitFor) })
  return null
}

export function ownerText(owner: number, viewer: Viewer): string {
  const who = owner === viewer.seat ? 'you' : 'other'
  return t('board-owner', { who, name: seatName(viewer, owner) })
}

/** "You have 2 of 4": a count, no judgement. Wilds alone are counted where only they are missing. */
export function heldText({ held, route, payments }: RouteState): string | null {
  if (!held || payments.length) return null
  const have = held.count + held.wilds
  if (have < route.length) return t('board-have', { count: have, needed: route.length })
  return held.wilds < route.ferries ? t('board-have-wilds', { count: held.wilds, needed: route.ferries }) : null
}

/** "or 2 other ways" */
export function otherPaymentsText({ payments }: RouteState): string | null {
  return payments.length > 1 ? t('board-other-ways', { count: payments.length - 1 }) : null
}

/** Everything about a route in one breath. */
export function routeLabel(city: City, state: RouteState, viewer: Viewer): string {
  const { route, payments } = state
  const [first] = payments
  const parts = [
    city.ends(route),
    costText(route),
    piecesText(route, city),
    t('count-points', { count: route.points }),
    first ? t('board-claimable', { cards: paid(first.cards) }) : null,
    otherPaymentsText(state),
    state.owner === null && state.closed === null ? heldText(state) : null,
    state.owner !== null || state.closed !== null ? routeStatus(state, viewer) : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}
