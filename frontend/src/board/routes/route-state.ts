/** What is to be told about a route: facts of the city and of the view. Nothing here judges what is allowed. */

import type { City, RouteFacts } from '../../cities/city'
import type { LegalChoices, Payment } from '../../session/legal-moves'
import type { ViewData, Step } from '../../wire'

const WILD = 'wild'

/** Cards in the hand of the kind that a route asks for; if it asks for any of several, of the one there is most of. */
export interface Held {
  readonly kind: string | null
  readonly count: number
  readonly wilds: number
}

export interface RouteState {
  readonly route: RouteFacts
  readonly owner: number | null
  /** The legal ways to pay, the sensible one first. */
  readonly payments: readonly Payment[]
  /** The code of the view's reason why it is closed to the seat that looks. */
  readonly closed: string | null
  /** What else has to be done first, as the code of a reason. */
  readonly first: string | null
  /** The seat whose turn it is, where that is another one. */
  readonly waitFor: number | null
  readonly held: Held | null
}

export function routeState(city: City, view: ViewData | null, choices: LegalChoices, id: string): RouteState {
  const route = city.route(id)
  const owner = view?.owners[id] ?? null
  const closed = view?.closed[id] ?? null
  const playing = view !== null && view.seat !== null && view.turn !== null
  const mine = playing && view.turn === view.seat
  return {
    route,
    owner,
    closed,
    payments: choices.claims.get(id) ?? [],
    first: view?.first ?? null,
    waitFor: playing && !mine ? view.turn : null,
    held: playing && owner === null && closed === null ? heldFor(route, view.hand) : null,
  }
}

export function heldFor({ asks }: Pick<RouteFacts, 'asks'>, hand: ViewData['hand']): Held {
  const none: readonly [kind: string | null, count: number] = [null, 0]
  const [kind, count] = asks
    .filter((kind) => kind !== WILD)
    .map((kind) => [kind, hand[kind] ?? 0] as const)
    .reduce((best, next) => (next[1] > best[1] ? next : best), none)
  return { kind, count, wilds: hand[WILD] ?? 0 }
}

/** Cards of a hand as they are shown: kinds that there are none of are left out. */
export function cardsOf({ kind, count, wilds }: Held): (readonly [kind: string, count: number])[] {
  const cards: (readonly [string, number])[] = kind === null ? [] : [[kind, count]]
  return [...cards, [WILD, wilds] as const].filter(([, number]) => number > 0)
}

/** The routes claimed in the latest moves of every seat but one's own, by seat. */
export function recentClaims(steps: readonly Step[], own: number | null): ReadonlyMap<string, number> {
  const claimed = new Map<string, number>()
  const ended = new Set<number>()
  let latest: number | null = null
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const { seat, events } = steps[index] as Step
    if (latest !== null && seat !== latest) ended.add(latest)
    latest = seat
    if (seat === own || ended.has(seat)) continue
    for (const event of events) if (event.type === 'claimed') claimed.set(event.route, event.seat)
  }
  return claimed
}
