/** What somebody did, in a few words beside their panel. */

import type { City } from '../cities/city'
import { named } from '../i18n/terms'
import { t } from '../i18n/translator.svelte'
import type { Event, Step } from '../wire'

/** A few words, and how many cards were drawn unseen: two of those in a row are told as one. */
export interface ActionText {
  readonly text: string
  readonly drawn: number
}

/** What a step says beside the panel of its seat; nothing where there is nothing to say. */
export function actionTexts(step: Step, city: City): ActionText[] {
  if (step.undone > 0) return [told(t('table-did-undo', { count: step.undone }))]
  return step.events.flatMap((event) => actionText(event, city))
}

function actionText(event: Event, city: City): ActionText[] {
  switch (event.type) {
    case 'drew':
      return [drew(1)]
    case 'took':
      return [told(t('table-did-take', { card: named('a-card', event.card) }))]
    case 'claimed': {
      const route = city.ends(city.route(event.route))
      return [told(t('table-did-claim', { route, points: event.points }))]
    }
    case 'souvenir':
      return [told(t('table-did-souvenir', { souvenir: named('souvenir', event.symbol) }))]
    case 'placed':
      return [told(t('table-did-place', { place: city.place(event.place).name }))]
    case 'offered':
      return [told(t('table-did-offer', { count: event.count }))]
    case 'kept':
      return [told(t('table-did-keep', { count: event.count }))]
    case 'passed':
      return [told(t('table-did-pass'))]
    default:
      return []
  }
}

function told(text: string): ActionText {
  return { text, drawn: 0 }
}

function drew(count: number): ActionText {
  return { text: t('table-did-draw', { count }), drawn: count }
}

/** What was said a moment ago and what is to be added: "drew 2 cards" rather than the same twice. */
export function added(before: readonly ActionText[], actions: readonly ActionText[]): ActionText[] {
  return actions.reduce<ActionText[]>(
    (said, action) => {
      const last = said.at(-1)
      if (last?.drawn && action.drawn) return [...said.slice(0, -1), drew(last.drawn + action.drawn)]
      return [...said, action]
    },
    [...before],
  )
}

export type Side = 'left' | 'right' | 'below'
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

export const ROOM = 290 // pixels that a bubble may need

/** Where a bubble finds room: beside a panel, or below it where the panels stand in a row. */
export function sideOf(panel: Box, others: readonly Box[], width: number): Side {
  const inRow = others.some((other) => other.top < panel.bottom && other.bottom > panel.top)
  const [left, right] = [panel.left, width - panel.right]
  if (inRow || Math.max(left, right) < ROOM) return 'below'
  return left > right ? 'left' : 'right'
}
