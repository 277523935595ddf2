/** What happened, in sentences. */
// keys: event-*, cause-*, a-card-*, colour-*, pay-*, souvenir-*

import type { City } from '../cities/city'
import { named, paid } from '../i18n/terms'
import { t, type Facts } from '../i18n/translator.svelte'
import type { Drew, Event, Filled, Step } from '../wire'
import { paidCards } from './legal-moves'

/** One step as sentences, told to the one on this seat (null: to everybody). */
export function sentences(step: Step, city: City, names: readonly string[], seat: number | null): string[] {
  const who = (of: number): Facts => ({ who: of === seat ? 'you' : 'other', name: names[of] ?? '' })
  if (step.undone > 0) return [t('event-undone', { ...who(step.seat), count: step.undone })]
  const cause = ['clock', 'away', 'left'].includes(step.cause) ? [t(`cause-${step.cause}`, who(step.seat))] : []
  return [...cause, ...gathered(step.events).map((event) => sentence(event, city, who))]
}

/** A step as everyone may see it: for a screen that several people share. */
export function withoutSecrets(step: Step): Step {
  return step.public ? { ...step, events: step.public, public: null } : step
}

/** Cards that are turned up one after another. */
interface TurnedUp {
  readonly type: 'turned-up'
  readonly cards: readonly string[]
}

/** A card from the stack, or several that nobody else sees. */
interface FromStack {
  readonly type: 'from-stack'
  readonly seat: number
  readonly card: string | null
  readonly count: number
}

type Told = Exclude<Event, Filled | Drew> | TurnedUp | FromStack

/** Several cards turned up or drawn unseen in a row are one sentence. */
function gathered(events: readonly Event[]): Told[] {
  const told: Told[] = []
  for (const event of events.map(simplified)) {
    const last = told.at(-1)
    const both = last && together(last, event)
    if (both) told[told.length - 1] = both
    else told.push(event)
  }
  return told
}

function simplified(event: Event): Told {
  if (event.type === 'filled') return { type: 'turned-up', cards: [event.card] }
  if (event.type === 'drew') return { ...event, type: 'from-stack', count: 1 }
  return event
}

function together(last: Told, next: Told): Told | null {
  if (last.type === 'turned-up' && next.type === 'turned-up') return { ...last, cards: [...last.cards, ...next.cards] }
  if (last.type !== 'from-stack' || next.type !== 'from-stack') return null
  const unseen = last.card === null && next.card === null && last.seat === next.seat
  return unseen ? { ...last, count: last.count + next.count } : null
}

/** Steps as they are heard: what the same seat does in a row is one. */
export function joinedBySeat(steps: readonly Step[]): Step[] {
  const heard: Step[] = []
  for (const step of steps) {
    const last = heard.at(-1)
    const same = last && last.seat === step.seat && last.cause === step.cause && !last.undone && !step.undone
    if (same) heard[heard.length - 1] = { ...last, events: [...last.events, ...step.events] }
    else heard.push(step)
  }
  return heard
}

function sentence(event: Told, city: City, who: (seat: number) => Facts): string {
  switch (event.type) {
    case 'from-stack': {
      const { seat, count } = event
      const card = count > 1 ? t('count-cards', { count }) : named('a-card', event.card ?? 'unseen')
      return t('event-drew', { ...who(seat), card })
    }
    case 'took':
      return t('event-took', { ...who(event.seat), card: named('a-card', event.card) })
    case 'turned-up':
      return t('event-filled', { cards: event.cards.map((card) => named('colour', card)).join(', ') })
    case 'swept':
      return t('event-swept')
    case 'shuffled':
      return t('event-shuffled', { count: event.count })
    case 'claimed':
      return t('event-claimed', {
        ...who(event.seat),
        route: city.ends(city.route(event.route)),
        paid: paid(paidCards(event)),
        points: event.points,
      })
    case 'souvenir':
    case 'placed':
      return t(`event-${event.type}`, {
        ...who(event.seat),
        place: city.place(event.place).name,
        souvenir: named('souvenir', event.symbol),
      })
    case 'offered':
      return t('event-offered', { ...who(event.seat), count: event.count, tickets: which(event.tickets, city) })
    case 'kept': {
      const { count, returned, tickets } = event
      return t('event-kept', { ...who(event.seat), count, returned, tickets: which(tickets, city) })
    }
    case 'passed':
    case 'last-round':
      return t(`event-${event.type}`, who(event.seat))
    case 'ended':
      return t('event-ended', { reason: event.reason })
  }
}

function which(tickets: readonly string[] | null, city: City): string {
  if (!tickets?.length) return ''
  return t('event-tickets', { tickets: tickets.map((ticket) => city.ends(city.ticket(ticket))).join('; ') })
}
