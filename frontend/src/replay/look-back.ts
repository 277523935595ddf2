/**
 * Looking back at a game in progress, as one's own seat knew it. Nothing is asked of the server: all of it is made from
 * the view of the present, and from the steps that led there, which the page has been told anyway.
 */

import { lasting, rewound, withoutMoves } from '../session/playback'
import type { Event, Step, ViewData } from '../wire'
import type { ReplaySource } from './replay.svelte'
import type { ReplayView } from './replay-types'

/** What the page knows of a game in progress. */
export interface KnownGame {
  readonly present: ViewData
  readonly steps: readonly Step[]
  /** The views that the page was told, by version. */
  readonly past: ReadonlyMap<number, ViewData>
  /** Several people look at this screen: none of them sees what only one may know. */
  readonly shared: boolean
}

/** The steps as far back as the page knows them, and the position before the first and after each. */
export function lookBack({ present, steps, past, shared }: KnownGame): ReplaySource {
  const standing = lasting(steps)
  const views: ViewData[] = [present]
  let first = standing.length
  while (first > 0) {
    const [step, last] = [standing[first - 1]!, standing[first - 2]]
    const kept = last ? past.get(last.version) : undefined
    if (!kept && !step.before) break
    views.unshift(kept ?? earlier(views[0]!, step))
    first -= 1
  }
  const seen = views.map((view): ReplayView => ({ ...withoutChoices(shared ? openPart(view) : view), open: null }))
  return {
    steps: standing.slice(first).map((step, at) => ({ ...step, version: at + 1 })),
    eyes: [shared ? 'spectator' : (present.seat ?? 'spectator')],
    views: () => Promise.resolve(seen),
  }
}

/** What everybody may see of a view. */
function openPart(view: ViewData): ViewData {
  const seats = view.seats.map((seat) => ({ ...seat, known_cards: {} }))
  return { ...view, seat: null, hand: {}, tickets: [], offered: [], done: [], seats }
}

/** The view before a step: what lay open then, and one's own cards and tickets by what the step did to them. */
function earlier(view: ViewData, step: Step): ViewData {
  const { seat } = view
  const before = rewound(view, step)
  if (seat === null) return before
  const own = step.events.filter((event) => 'seat' in event && event.seat === seat)
  const hand = own.reduce(handBefore, view.hand)
  const tickets = own.reduce(ticketsBefore, { tickets: view.tickets, offered: view.offered })
  const cards = Object.values(hand).reduce((sum, count) => sum + count, 0)
  const seats = before.seats.map((facts, at) => (at === seat ? { ...facts, cards } : facts))
  // Whether a ticket was complete then is not told: one that is not yet complete was not complete before either.
  const claimed = own.some(({ type }) => type === 'claimed')
  const done = claimed ? [] : view.done
  return { ...before, hand, ...tickets, done: done.filter((id) => tickets.tickets.includes(id)), seats }
}

type Hand = ViewData['hand']

function handBefore(hand: Hand, event: Event): Hand {
  switch (event.type) {
    case 'drew':
      return event.card === null ? hand : changed(hand, event.card, -1)
    case 'took':
      return changed(hand, event.card, -1)
    case 'claimed':
      return changed(changed(hand, event.colour, event.coloured), 'wild', event.wilds)
    default:
      return hand
  }
}

function changed(hand: Hand, card: string, by: number): Hand {
  const { [card]: held = 0, ...others } = hand
  return held + by > 0 ? { ...others, [card]: held + by } : others
}

interface Tickets {
  readonly tickets: readonly string[]
  readonly offered: readonly string[]
}

function ticketsBefore({ tickets, offered }: Tickets, event: Event): Tickets {
  if (event.type === 'kept' && event.tickets) {
    const kept = event.tickets
    return { tickets: tickets.filter((ticket) => !kept.includes(ticket)), offered: kept }
  }
  return event.type === 'offered' ? { tickets, offered: [] } : { tickets, offered }
}

/** Nothing can be done in the past. */
function withoutChoices(view: ViewData): ViewData {
  return { ...withoutMoves(view), closed: {} }
}
