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
      return [told(unbroken(t('table-did-claim', { route, points: event.points })))]
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

/** The points stay on the line of the last word: "+7" alone says nothing. */
function unbroken(text: string): string {
  return text.replace(/ (?=\+\d+$)/, '\u00a0')
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

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Where a bubble lies on the screen. */
export interface BubblePlace {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Which end of its place it keeps to. On a single panel it fills the place. */
  readonly side: 'whole' | 'left' | 'middle' | 'right'
}

const ROOM = 250 // pixels that a bubble needs
const FACE = 62 // the portrait at its beginning
const POINTS = 64 // and the points at its end, which stay in sight

/** On a panel; where the panels stand in a row, on as many of its neighbours as the words need, and never beyond. */
export function bubblePlace(panel: Box, all: readonly Box[]): BubblePlace {
  const row = all.filter((other) => other.top < panel.bottom && other.bottom > panel.top)
  const { top } = panel
  const height = panel.bottom - top
  if (row.length < 2)
    return {
      left: panel.left + FACE,
      top,
      width: panel.right - panel.left - FACE - POINTS,
      height: height - 5,
      side: 'whole',
    }
  const [first, last] = [Math.min(...row.map(({ left }) => left)), Math.max(...row.map(({ right }) => right))]
  const width = Math.min(Math.max(ROOM, panel.right - panel.left), last - first)
  const left = Math.max(first, Math.min((panel.left + panel.right - width) / 2, last - width))
  const side = panel.left - first < 1 ? 'left' : last - panel.right < 1 ? 'right' : 'middle'
  return { left, top, width, height, side }
}
