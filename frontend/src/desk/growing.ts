/** A list that grows: looked at again after the frame in which entries have come, and when its own size changes. */

import { afterFrame } from '../parts/later'

/** What a Svelte action gives back for a list that `look` keeps up with. */
export function keepingUp(node: HTMLElement, look: () => void) {
  let callOff = () => {}
  const soon = () => {
    callOff()
    callOff = afterFrame(look)
  }
  const size = new ResizeObserver(look)
  size.observe(node)
  soon()
  return {
    update: soon,
    destroy: () => {
      callOff()
      size.disconnect()
    },
  }
}
