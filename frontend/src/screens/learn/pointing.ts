/** What a coach can point at, by the words that lessons use: a part of the screen, or `KIND:NAME`. */

import type { Box } from '../../board/geometry'
import type { Covered } from './bubble-placement'
import { ringAlong, uprightRings, type Point, type Ring } from './rings'

const PARTS: { readonly [part: string]: string } = {
  board: '.game-screen > .board',
  market: '[data-market-all]',
  stack: '[data-anchor="stack"]',
  'ticket-stack': '[data-anchor="tickets"]',
  hand: '.dock > .hand',
  tickets: '.dock > .own',
  results: '[data-screen="ending"] .side',
}

const KINDS: { readonly [kind: string]: (name: string) => string } = {
  card: (name) => `[data-action="take"][data-card="${name}"]`,
  route: (name) => `[data-hit="${name}"]`,
  place: (name) => `[data-place="${name}"]`,
  offered: (name) => `[data-offered="${name}"]`,
  seat: (name) => `.players [data-seat="${name}"]`,
  souvenir: (name) => `[data-action="souvenir"][data-place="${name}"]`,
}

/** What is needed to play, so that nothing should lie on it: the more, the worse. */
const NEEDED: readonly (readonly [string, number])[] = [
  ['.game-screen > .tray', 60],
  ['[data-market-all]', 8],
  ['.dock > .hand', 6],
  ['[data-route-card]', 6],
  ['.status', 6],
  ['.players', 3],
  ['.dock > .own', 1],
  ['.game-screen header :is(.brand, .tools)', 6],
  ['.game-screen > .board', 0.03],
]

const PLACE = 60 // how bad it is to cover a place that is spoken of
const [PLACE_RADIUS, SPACE_REACH] = [15, 15] // of the board's drawing: a place, and half a space across
const POINTS = 8 // along a route

/** Whether the board is not drawn yet: nobody can be shown anything on it. */
export function boardIsComing(): boolean {
  return document.querySelector('.board > .note[role="status"]') !== null
}

/** Where these things are on the screen. */
export function boxesOf(targets: readonly string[]): Box[] {
  return targets.flatMap((target) => {
    const [kind = '', ...rest] = target.split(':')
    const selector = PARTS[target] ?? KINDS[kind]?.(rest.join(':'))
    const found = selector ? document.querySelector(selector) : null
    const box = found && boxOf(found)
    return box && box.width > 0 ? [box] : []
  })
}

/** A pile with all of its name, of which a second line hangs below. */
function boxOf(found: Element): Box {
  const { x, y, width, height } = found.getBoundingClientRect()
  return { x, y, width, height: found.matches('.pile') ? Math.max(height, found.scrollHeight) : height }
}

/** What is drawn round these things. Parallel routes have one ring. */
export function ringsOf(targets: readonly string[]): Ring[] {
  const streets = new Map<string, SVGPathElement[]>()
  for (const target of targets) {
    const line = target.startsWith('route:') ? lineOf(target.slice('route:'.length)) : null
    const [, street = target] = target.split(':')
    if (line) streets.set(street, [...(streets.get(street) ?? []), line])
  }
  const along = [...streets.values()].map((lines) => {
    const scale = lines[0]?.getScreenCTM()?.a ?? 1
    return ringAlong(lines.map(onScreen), SPACE_REACH * scale)
  })
  const upright = targets.filter((target) => !target.startsWith('route:'))
  return [...along.filter((ring) => ring !== null), ...uprightRings(boxesOf(upright))]
}

/** The line along which the spaces of a route lie. */
function lineOf(route: string): SVGPathElement | null {
  return document.querySelector<SVGPathElement>(`[data-halo="${route}"]`)
}

/** A route's line from the edge of one place to the edge of the other. */
function onScreen(line: SVGPathElement): Point[] {
  const [length, matrix] = [line.getTotalLength(), line.getScreenCTM()]
  const begin = Math.min(PLACE_RADIUS, length / 5)
  return Array.from({ length: POINTS + 1 }, (_, at) => {
    const point = line.getPointAtLength(begin + ((length - 2 * begin) * at) / POINTS)
    return matrix ? point.matrixTransform(matrix) : point
  })
}

/** What is needed now, and the places that are spoken of, with their names. */
export function neededBoxes(places: readonly string[]): Covered[] {
  const parts = [
    ...NEEDED,
    ...places.map((name) => [`.board :is([data-place="${name}"], [data-label="${name}"])`, PLACE] as const),
  ]
  return parts.flatMap(([selector, harm]) =>
    [...document.querySelectorAll(selector)]
      .map((part) => part.getBoundingClientRect())
      .filter((box) => box.width > 0)
      .map((box) => ({ box, harm })),
  )
}
