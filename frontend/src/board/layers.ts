/** The living layers of the board, each drawn by a component into its group of the drawing. */

import { mount, unmount, type Component } from 'svelte'

import type { Attention } from '../table/attention.svelte'
import type { City } from '../table/city'
import type { TableSession } from '../table/session.svelte'
import type { Drawn } from './drawing'
import Districts from './Districts.svelte'
import Flags from './Flags.svelte'
import { perchesOf } from './perches'
import Stacks from './Stacks.svelte'
import { Trails } from './trails.svelte'
import Ways from './Ways.svelte'

/** Draws them all; the drawing must be in the page. The function that comes back takes them away. */
export function drawLayers(drawn: Drawn, session: TableSession, attention: Attention, city: City): () => void {
  const trails = new Trails(session, attention, city)
  const labels = new Map([...drawn.places].map(([id, { label }]) => [id, label.getBBox()]))
  const perch = perchesOf(city.info, labels)
  const layer = <P extends Record<string, unknown>>(name: string, part: Component<P>, props: P): object => {
    const target = drawn.layer(name)
    // Svelte listens for focus on what it mounts into, and Chromium lets the tab key stop at SVG that listens.
    target.setAttribute('tabindex', '-1')
    return mount(part, { target, props })
  }
  const parts = [
    layer('own-ways', Ways, { trails, city, part: 'own' as const }),
    layer('ways', Ways, { trails, city, part: 'missing' as const }),
    layer('numbers', Ways, { trails, city, part: 'numbers' as const }),
    layer('districts', Districts, { session, city, part: 'rings' as const }),
    layer('shapes', Districts, { session, city, part: 'shapes' as const }),
    layer('stacks', Stacks, { session, city }),
    layer('flags', Flags, { trails, attention, perch }),
  ]
  return () => {
    for (const part of parts) void unmount(part)
  }
}
