/** Keeps the drawn board as the session says it is. */

import { untrack } from 'svelte'

import { settings } from '../settings/settings.svelte'
import type { Attention } from '../table/attention.svelte'
import type { City } from '../table/city'
import type { TableSession } from '../table/session.svelte'
import type { Step } from '../wire'
import type { Drawn } from './drawing'
import { driveIn, showClaimable, showClosed, showColour, showOwners } from './painting'

/** Makes the effects; to be called while a component is being made. */
export function showGame(drawn: Drawn, session: TableSession, attention: Attention, city: City): void {
  let begun = false
  $effect(() => {
    const fresh = showOwners(drawn, session.shown?.owners ?? {}, city.info.seats)
    // What was there when the board was opened does not drive in.
    if (begun) untrack(() => driveFresh(drawn, fresh, session.acting))
    begun = true
  })
  $effect(() => showClosed(drawn, session.shown?.closed ?? {}))
  $effect(() => showClaimable(drawn, session.choices.claims))
  $effect(() => showColour(drawn, city.info, attention.colour))
}

/** Vehicles drive in where a claim is being shown; a jump to the present has none. */
function driveFresh(drawn: Drawn, fresh: readonly string[], acting: Step | null): void {
  if (!settings.moving) return
  for (const event of acting?.events ?? []) {
    const route = event.type === 'claimed' && fresh.includes(event.route) ? drawn.routes.get(event.route) : undefined
    if (route) driveIn(route)
  }
}
