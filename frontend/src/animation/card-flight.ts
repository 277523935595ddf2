/** Which cards fly where when something happens, and how they fly. Faces are shown only where the event tells them. */

import { paidCards } from '../session/legal-moves'
import type { Event, Step } from '../wire'

/** From one `data-anchor` to another. */
export interface Flight {
  readonly from: string
  readonly to: string
  /** A kind of card, `back`, or null for a ticket. */
  readonly face: string | null
  /** Milliseconds before it takes off. */
  readonly delay: number
}

const SPREAD = 90 // milliseconds between the first and the last of several cards
const APART = 30 // and at most so many between two of them
const LENGTH = 360

/** What flies in a step, for the one whose hand is on the screen (null: nobody's). */
export function flightsOf(step: Step, seat: number | null): Flight[] {
  if (step.undone > 0) return []
  const home = (of: number): string => (of === seat ? 'hand' : `seat-${of}`)
  return step.events.flatMap((event) => ofEvent(event, home))
}

function ofEvent(event: Event, home: (seat: number) => string): Flight[] {
  switch (event.type) {
    case 'drew':
      return swarm([event.card ?? 'back'], 'stack', home(event.seat))
    case 'took':
      return swarm([event.card], `market-${event.slot}`, home(event.seat))
    case 'claimed': {
      const faces = paidCards(event).flatMap(([kind, count]) => Array<string>(count).fill(kind))
      return swarm(faces, home(event.seat), 'discards')
    }
    case 'offered':
      return swarm(Array<null>(event.count).fill(null), 'tickets', home(event.seat))
    case 'kept':
      return swarm(Array<null>(event.returned).fill(null), home(event.seat), 'tickets')
    default:
      return []
  }
}

function swarm(faces: readonly (string | null)[], from: string, to: string): Flight[] {
  const apart = Math.min(APART, SPREAD / Math.max(1, faces.length - 1))
  return faces.map((face, at) => ({ from, to, face, delay: Math.round(at * apart) }))
}

/** Where something begins or ends: its middle, and how wide a card is there. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
}

const WIDEST = 96
const NARROWEST = 26
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^seat-/, NARROWEST],
  [/^discards$/, NARROWEST],
  [/^hand$/, 64],
]

/** Where a card or ticket is at an anchor on the screen; null where that is not shown. */
export function spotOf(anchor: string, face: string | null): Spot | null {
  const box = boxOf(`[data-anchor="${anchor}"]`)
  if (!box) return null
  const exact = exactly(anchor, face) ?? box
  const usual = WIDTHS.find(([pattern]) => pattern.test(anchor))?.[1]
  const width = usual ?? Math.max(NARROWEST, Math.min(exact.width, (exact.height * 2) / 3, WIDEST))
  return { x: exact.x + exact.width / 2, y: exact.y + exact.height / 2, width }
}

/** The discards are hidden on small screens: then what is paid goes to the stack. */
export function landingOf(anchor: string, face: string | null): Spot | null {
  return spotOf(anchor, face) ?? (anchor === 'discards' ? spotOf('stack', face) : null)
}

/** The very place inside an anchor: in the hand that of the card's kind, elsewhere the picture. */
function exactly(anchor: string, face: string | null): DOMRect | null {
  if (anchor === 'hand') return face === null ? null : boxOf(`[data-hand="${face}"]`)
  return anchor === 'stack' || anchor === 'tickets' ? boxOf(`[data-anchor="${anchor}"] :is(img, svg)`) : null
}

function boxOf(selector: string): DOMRect | null {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box && box.width >= 4 && box.height >= 4 ? box : null
}

/** Lets an element that is `WIDEST` wide fly, in a slight bow; it is told when it has landed. */
export function fly(node: HTMLElement, from: Spot, to: Spot, delay: number, landed: () => void): Animation {
  const bow = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 6)
  const middle: Spot = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - bow,
    width: Math.max(from.width, to.width) * 1.06,
  }
  const animation = node.animate(
    [
      { transform: at(from, -4), opacity: 0.9 },
      { transform: at(middle, 3), opacity: 1, offset: 0.45 },
      { transform: at(to, 0), opacity: 1, offset: 0.88 },
      { transform: at(to, 0), opacity: 0 },
    ],
    { duration: LENGTH, delay, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'both' },
  )
  animation.onfinish = landed
  return animation
}

function at({ x, y, width }: Spot, turned: number): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turned}deg) scale(${width / WIDEST})`
}
