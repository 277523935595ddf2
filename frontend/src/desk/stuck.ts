/** Keeps a list at its newest entry, unless somebody has scrolled up to read. */

import { afterFrame } from '../parts/later'

const NEAR = 40 // pixels from the end that still count as the end

/** `<ol use:stuck={entries.length}>` */
export function stuck(node: HTMLElement, _entries: number) {
  let reading = false
  const note = () => (reading = node.scrollHeight - node.scrollTop - node.clientHeight > NEAR)
  const end = () => {
    if (!reading) node.scrollTop = node.scrollHeight
  }
  let callOff = () => {}
  const soon = () => {
    callOff()
    callOff = afterFrame(end)
  }
  const size = new ResizeObserver(end)
  node.addEventListener('scroll', note, { passive: true })
  size.observe(node)
  soon()
  return {
    update: soon,
    destroy: () => {
      callOff()
      size.disconnect()
      node.removeEventListener('scroll', note)
    },
  }
}
