/** Marks a list with `data-more` while there is more of it below, so that its end can fade. */

import { afterFrame } from '../parts/later'

/** `<ul use:fading={entries.length}>` */
export function fading(node: HTMLElement, _entries: number) {
  const look = () => node.toggleAttribute('data-more', node.scrollHeight - node.scrollTop - node.clientHeight > 2)
  let callOff = () => {}
  const soon = () => {
    callOff()
    callOff = afterFrame(look)
  }
  const size = new ResizeObserver(look)
  node.addEventListener('scroll', look, { passive: true })
  size.observe(node)
  soon()
  return {
    update: soon,
    destroy: () => {
      callOff()
      size.disconnect()
      node.removeEventListener('scroll', look)
    },
  }
}
