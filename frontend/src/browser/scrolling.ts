/** Svelte actions for lists that grow while somebody reads them. */

import { afterFrame } from './scheduling'

const NEAR = 40 // pixels from the end that still count as the end
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const // the last of them for the scrollbar

/** `<ul use:markOverflow={entries.length}>` has `data-more` while there is more below, so that its end can fade. */
export function markOverflow(node: HTMLElement, _entries: number) {
  const look = () => node.toggleAttribute('data-more', node.scrollHeight - node.scrollTop - node.clientHeight > 2)
  node.addEventListener('scroll', look, { passive: true })
  return onGrowth(node, look)
}

/** `<ol use:followEnd={entries.length}>` stays at its newest entry unless somebody has scrolled up to read. */
export function followEnd(node: HTMLElement, _entries: number) {
  let reading = false
  // Only what a reader does counts: our own scrolling may be reported late, when the list has grown again.
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
  return onGrowth(node, end)
}

/** Calls `look` after the frame in which entries have come, and when the list's own size changes. */
function onGrowth(node: HTMLElement, look: () => void) {
  let cancel = () => {}
  const soon = () => {
    cancel()
    cancel = afterFrame(look)
  }
  const size = new ResizeObserver(look)
  size.observe(node)
  soon()
  return {
    update: soon,
    destroy: () => {
      cancel()
      size.disconnect()
    },
  }
}
