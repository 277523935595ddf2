/** Keeps a list at its newest entry, unless somebody has scrolled up to read. */

import { keepingUp } from './growing'

const NEAR = 40 // pixels from the end that still count as the end

const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const // the last of them for the scrollbar

/** `<ol use:stuck={entries.length}>` */
export function stuck(node: HTMLElement, _entries: number) {
  let reading = false
  // Only what a reader does counts: our own scrolling may be told late, when the list has grown again.
  let byHand = false
  const touched = () => (byHand = true)
  const note = () => {
    if (byHand) reading = node.scrollHeight - node.scrollTop - node.clientHeight > NEAR
  }
  const end = () => {
    if (reading) return
    byHand &&= node.matches(':active') // a scrollbar that is held
    node.scrollTop = node.scrollHeight
  }
  for (const name of BY_HAND) node.addEventListener(name, touched, { passive: true })
  node.addEventListener('scroll', note, { passive: true })
  return keepingUp(node, end)
}
