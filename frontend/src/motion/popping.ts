/** A thing that has changed makes a small jump, a beat after the change itself has been seen. */

import { aBeatLater } from '../parts/later'
import { settings } from '../settings/settings.svelte'

/** How far is said by the style `--jump`. */
const JUMP: Keyframe[] = [{ offset: 0.4, transform: 'scale(var(--jump, 1.3))' }]
const LENGTH = 320

/** `<b use:popping={count}>`: jumps whenever the value is another one. */
export function popping(node: HTMLElement, _value: unknown) {
  let callOff = () => {}
  return {
    update: () => {
      callOff()
      callOff = aBeatLater(() => {
        if (settings.moving) node.animate(JUMP, { duration: LENGTH, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' })
      })
    },
    destroy: () => callOff(),
  }
}
