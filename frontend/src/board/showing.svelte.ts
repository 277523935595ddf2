/** Keeps the drawn board as the session says it is. */

import { untrack } from 'svelte'

import { onCue } from '../motion/cue'
import { settings } from '../settings/settings.svelte'
import type { Attention } from '../table/attention.svelte'
import type { City } from '../table/city'
import type { TableSession } from '../table/session.svelte'
import type { Step } from '../wire'
import type { Arrivals } from './arrivals'
import type { Drawn } from './drawing'
import { showClaimable, showClosed, showColour, showOwners } from './painting'

/** Makes the effects; to be called while a component is being made. Vehicles arrive once the board is in the page. */
export function showGame(
  drawn: Drawn,
  session: TableSession,
  attention: Attention,
  city: City,
  arrivals: () => Arrivals,
): void {
  let begun = false
  $effect(() => {
    const changed = showOwners(drawn, session.shown?.owners ?? {}, city.info.seats)
    // What was there when the board was opened does not drive in.
    if (begun) untrack(() => arrive(changed, session.acting))
    begun = true
  })
  $effect(() => showClosed(drawn, session.shown?.closed ?? {}))
  $effect(() => showClaimable(drawn, session.choices.claims))
  $effect(() => showColour(drawn, city.info, attention.colour))

  /** Vehicles drive in where a claim is being shown; a jump to the present has none. */
  function arrive(changed: readonly string[], acting: Step | null): void {
    const claims = acting?.events.filter((event) => event.type === 'claimed').map(({ route }) => route) ?? []
    for (const id of changed) {
      const route = drawn.routes.get(id)
      if (!route) continue
      if (acting && settings.moving && claims.includes(id))
        arrivals().drive(route, city.route(id).spaces, (work) => onCue(session, acting, work))
      else arrivals().settle(route)
    }
  }
}
