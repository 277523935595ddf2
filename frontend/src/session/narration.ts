/** What happened, in sentences. */
// keys: event-*, cause-*, a-card-*, cards-*, colour-*, pay-*, souvenir-*

import type { City } from '../cities/city'
import { named, paid } from '../i18n/terms'
import { t, type Facts } from '../i18n/translator.svelte'
import type { Drew, Event, Filled, Step, Took } from '../wire'
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

/** Cards that a seat draws or takes one after another. A card that the reader may not see is null. */
interface Gained {
  readonly type: 'drew' | 'took'
  readonly seat: number
  readonly cards: readonly (string | null)[]
}

type Told = Exclude<Event, Filled | Drew | Took> | TurnedUp | Gained

/** Cards that are turned up, drawn or taken one after another are one sentence. */
function gathered(events: readonly Event[]): Told[] {
  const told: Told[] = []
  for (const event of events.map(simplified)) {
    const at = told.findLastIndex((before) => before.type === event.type)
    const joined = at >= 0 && aside(told.slice(at + 1)) && together(told[at], event)
    if (joined) told[at] = joined
    else told.push(event)
  }
  return told
}

function simplified(event: Event): Told {
  if (event.type === 'filled') return { type: 'turned-up', cards: [event.card] }
  if (event.type === 'drew' || event.type === 'took') return { type: event.type, seat: event.seat, cards: [event.card] }
  return event
}

/** What may stand between two cards that one takes: only the card that took the first one's place. */
function aside(between: readonly Told[]): boolean {
  return between.every(({ type }) => type === 'turned-up')
}

function together(last: Told | undefined, next: Told): Told | null {
  if (last?.type === 'turned-up' && next.type === 'turned-up') return { ...last, cards: [...last.cards, ...next.cards] }
  if (last?.type !== 'drew' && last?.type !== 'took') return null
  if (next.type !== last.type || next.seat !== last.seat) return null
  return { ...last, cards: [...last.cards, ...next.cards] }
}

/** "a red card and a wild", "2 red cards", "2 cards". */
function gainedText(cards: readonly (string | null)[]): string {
  const kinds = [...new Set(cards)]
  const parts = kinds.map((kind) => {
    const count = cards.filter((card) => card === kind).length
    if (count === 1) return named('a-card', kind ?? 'unseen')
    return kind === null ? t('count-cards', { count }) : named('cards', kind, { count })
  })
  const [first = '', ...rest] = parts
  return rest.reduce((said, last) => t('and', { first: said, last }), first)
}

/** Steps turn by turn: what the same seat does in a row is one, with the version of the last. */
export function joinedBySeat(steps: readonly Step[]): Step[] {
  const heard: Step[] = []
  for (const step of steps) {
    const last = heard.at(-1)
    const same = last && last.seat === step.seat && last.cause === step.cause && !last.undone && !step.undone
    if (same) heard[heard.length - 1] = both(last, step)
    else heard.push(step)
  }
  return heard
}

function both(first: Step, second: Step): Step {
  const open = first.public || second.public
  return {
    ...second,
    events: [...first.events, ...second.events],
    public: open ? [...(first.public ?? first.events), ...(second.public ?? second.events)] : null,
  }
}

function sentence(event: Told, city: City, who: (seat: number) => Facts): string {
  switch (event.type) {
    case 'drew':
    case 'took':
      return t(`event-${event.type}`, { ...who(event.seat), card: gainedText(event.cards) })
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
