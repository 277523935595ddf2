/** How a passing thing goes: it fades, and rises a little where it is told to. */

import type { TransitionConfig } from 'svelte/transition'

import { settings } from '../settings/settings.svelte'

const LENGTH = 300

/** `<p out:leaving={{ rise: '1em' }}>`. Unlike Svelte's own, it asks the page for no style, which takes a while. */
export function leaving(_node: Element, { rise = '0' } = {}): TransitionConfig {
  return {
    duration: settings.moving ? LENGTH : 0,
    css: (still, gone) => `opacity: ${still}; transform: translateY(calc(${-gone} * ${rise}))`,
  }
}
