/** What a coach can point at, by the words that lessons use: a part of the screen, or `KIND:NAME`. */

import type { Box, Covered } from './bubble-placement'

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
  ['.status', 4],
  ['.players', 3],
  ['.dock > .own', 1],
  ['.game-screen header .tools', 6],
  ['.game-screen > .board', 0.05],
]

const PLACE = 60 // how bad it is to cover a place that is spoken of

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
    const box = found?.getBoundingClientRect()
    return box && box.width > 0 ? [box] : []
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
