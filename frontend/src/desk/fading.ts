/** Marks a list with `data-more` while there is more of it below, so that its end can fade. */

import { keepingUp } from './growing'

/** `<ul use:fading={entries.length}>` */
export function fading(node: HTMLElement, _entries: number) {
  const look = () => node.toggleAttribute('data-more', node.scrollHeight - node.scrollTop - node.clientHeight > 2)
  node.addEventListener('scroll', look, { passive: true })
  return keepingUp(node, look)
}
