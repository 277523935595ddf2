/** Whether what has happened is what a step of a lesson asks for. */

import type { Event, ViewData } from '../wire'
import { LEARNER, type Goal } from './lesson'

/** `after` is what the learner knows after the move. */
export function isFulfilled(goal: Goal, events: readonly Event[], after: Pick<ViewData, 'done' | 'seats'>): boolean {
  if (goal.did !== undefined && !events.some((event) => isDeed(event, goal))) return false
  if (goal.completes !== undefined && !after.done.includes(goal.completes)) return false
  if (goal.last_round && !events.some(({ type }) => type === 'last-round')) return false
  return goal.district === undefined || after.seats[LEARNER]!.districts.includes(goal.district)
}

function isDeed(event: Event, goal: Goal): boolean {
  if (event.type !== goal.did || !('seat' in event) || event.seat !== LEARNER) return false
  switch (event.type) {
    case 'took':
      return isAmong(event.card, goal.cards)
    case 'claimed':
      return isAmong(event.route, goal.routes)
    case 'souvenir':
    case 'placed':
      return isAmong(event.place, goal.places)
    case 'kept':
      return !goal.tickets || sameItems(event.tickets ?? [], goal.tickets)
    default:
      return true
  }
}

function isAmong(one: string, wanted: readonly string[] | undefined): boolean {
  return !wanted || wanted.includes(one)
}

function sameItems(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}
