/** When and how things begin to move, jump and fade. */

import { untrack } from 'svelte'
import type { TransitionConfig } from 'svelte/transition'

import { aBeatLater, afterFrame } from '../browser/scheduling'
import type { ShownGame } from '../session/shown-game'
import { settings } from '../settings/settings.svelte'
import type { Step } from '../wire'

const FADE = 300 // milliseconds
const JUMP = 320
/** How far is said by the style `--jump`. */
const JUMPING: Keyframe[] = [{ offset: 0.4, transform: 'scale(var(--jump, 1.3))' }]

/** Starts what moves for a step: one's own at once, that of others after the change has been seen. Can be cancelled. */
export function startFor(session: ShownGame, step: Step, work: () => void): () => void {
  return untrack(() => session.isOwn(step)) ? afterFrame(work) : aBeatLater(work)
}

/** `<p out:fadeAway={{ rise: '1em' }}>`. Unlike Svelte's own it asks the page for no computed style, which is slow. */
export function fadeAway(_node: Element, { rise = '0px' } = {}): TransitionConfig {
  return {
    duration: settings.moving ? FADE : 0,
    css: (still, gone) => `opacity: ${still}; transform: translateY(calc(${-gone} * ${rise}))`,
  }
}

/** `<b use:jumpOnChange={count}>`: jumps a beat after the value has changed. */
export function jumpOnChange(node: HTMLElement, _value: unknown) {
  let cancel = () => {}
  return {
    update: () => {
      cancel()
      cancel = aBeatLater(() => {
        if (settings.moving) node.animate(JUMPING, { duration: JUMP, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' })
      })
    },
    destroy: () => cancel(),
  }
}
