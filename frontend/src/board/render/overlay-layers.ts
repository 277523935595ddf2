/** The living layers of the board, each drawn by a component into its group of the drawing. */

import { mount, unmount, type Component } from 'svelte'

import type { City } from '../../cities/city'
import type { ShownGame } from '../../session/shown-game'
import type { Viewport } from '../navigation/viewport.svelte'
import type { Selection } from '../selection.svelte'
import { flagPlacements } from '../tickets/flag-placement'
import { HighlightedTickets } from '../tickets/highlighted-tickets.svelte'
import TicketFlags from '../tickets/TicketFlags.svelte'
import TicketPaths from '../tickets/TicketPaths.svelte'
import type { BoardDrawing } from './board-drawing'
import Districts from './Districts.svelte'
import SouvenirStacks from './SouvenirStacks.svelte'

/** Draws them all; the drawing must be in the page. The function that comes back takes them away. */
export function mountLayers(
  drawn: BoardDrawing,
  session: ShownGame,
  selection: Selection,
  city: City,
  viewport: Viewport,
): () => void {
  const highlighted = new HighlightedTickets(session, selection, city)
  const placement = flagPlacements(drawn, city.info)
  const layer = <P extends Record<string, unknown>>(name: string, part: Component<P>, props: P): object => {
    const target = drawn.layer(name)
    // Svelte listens for focus on what it mounts into, and Chromium lets the tab key stop at SVG that listens.
    target.setAttribute('tabindex', '-1')
    return mount(part, { target, props })
  }
  const parts = [
    layer('bands', TicketPaths, { highlighted, city, part: 'bands' as const }),
    layer('rings', TicketPaths, { highlighted, city, part: 'rings' as const }),
    layer('marks', TicketPaths, { highlighted, city, part: 'marks' as const }),
    layer('districts', Districts, { session, city, part: 'rings' as const }),
    layer('shapes', Districts, { session, city, part: 'shapes' as const }),
    layer('stacks', SouvenirStacks, { session, city, viewport }),
    layer('flags', TicketFlags, { highlighted, selection, placement, viewport }),
  ]
  return () => {
    for (const part of parts) void unmount(part)
  }
}
