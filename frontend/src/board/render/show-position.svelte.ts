/** Puts the position of a game on the drawn board. Each function touches only what has changed since. */

import { untrack } from 'svelte'

import { startFor } from '../../animation/transitions'
import type { City } from '../../cities/city'
import type { ShownGame } from '../../session/shown-game'
import { settings } from '../../settings/settings.svelte'
import type { CityInfo, ViewData, Step } from '../../wire'
import type { Selection } from '../selection.svelte'
import type { ArrivingVehicles } from './arriving-vehicles'
import { putAttribute, type BoardDrawing } from './board-drawing'

type Paint = CityInfo['seats'][number]

/** Claimed routes carry vehicles of their owners; others have none in the page. Gives the routes that changed. */
function showOwners(drawn: BoardDrawing, owners: ViewData['owners'], paints: CityInfo['seats']): string[] {
  const changed: string[] = []
  for (const [id, route] of drawn.routes) {
    const owner = owners[id]
    const seat = owner === undefined ? null : String(owner)
    if (!putAttribute(route.spaces, 'data-owner', seat)) continue
    putAttribute(route.pieces, 'data-owner', seat)
    const paint = owner === undefined ? undefined : paints[owner]
    if (paint) showMarks(route.pieces, paint)
    for (const part of [route.pieces, route.halo, route.edge]) dress(part, paint)
    if (paint) drawn.layer('pieces').append(route.pieces)
    else route.pieces.remove()
    changed.push(id)
  }
  return changed
}

/** Vehicles carry the shape of their seat. */
export function showMarks(pieces: Element, { shape }: Pick<Paint, 'shape'>): void {
  for (const mark of pieces.querySelectorAll('.ct-mark')) mark.setAttribute('href', `#ct-mark-${shape}`)
}

function dress({ style }: SVGElement, paint: Paint | undefined): void {
  for (const name of ['fill', 'edge', 'light'] as const) {
    if (paint) style.setProperty(`--seat-${name}`, paint[name])
    else style.removeProperty(`--seat-${name}`)
  }
}

/** Routes that are closed to whoever looks are faint. */
function showClosed(drawn: BoardDrawing, closed: ViewData['closed']): void {
  for (const [id, { spaces }] of drawn.routes) putAttribute(spaces, 'data-closed', closed[id] ?? null)
}

/** What can be claimed now takes clicks as such. */
function showClaimable(drawn: BoardDrawing, claims: { has(route: string): boolean }): void {
  for (const [id, { hit }] of drawn.routes) {
    const can = claims.has(id)
    putAttribute(hit, 'data-claimable', can ? '' : null)
    putAttribute(hit, 'aria-disabled', can ? null : 'true')
  }
}

/** Routes that ask for a kind of card stand out. `null` is none in particular. */
function showColour(drawn: BoardDrawing, city: CityInfo, kind: string | null): void {
  const lit = kind === null ? [] : city.routes.filter(({ asks }) => asks.includes(kind))
  putAttribute(drawn.front, 'data-colour', lit.length ? kind : null)
  const ids = new Set(lit.map(({ id }) => id))
  for (const [id, { spaces }] of drawn.routes) putAttribute(spaces, 'data-fits', ids.has(id) ? '' : null)
}

/** The halo of a route shows one thing at a time; the first of the list wins. */
interface Halos {
  readonly ringed: string | null
  readonly chosen: string | null
  readonly pointed: string | null
  readonly lately: ReadonlyMap<string, number>
}

export function showHalos(drawn: BoardDrawing, { ringed, chosen, pointed, lately }: Halos): void {
  for (const [id, { halo, edge, spaces }] of drawn.routes) {
    const owner = spaces.dataset.owner
    const late = owner !== undefined && String(lately.get(id)) === owner
    const halos = { ring: id === ringed, chosen: id === chosen, pointed: id === pointed, late }
    const state = Object.entries(halos).find(([, on]) => on)?.[0] ?? null
    putAttribute(halo, 'data-state', state)
    putAttribute(edge, 'data-state', state)
  }
}

/** Makes the effects; to be called while a component is being made. Vehicles arrive once the board is in the page. */
export function showPosition(
  drawn: BoardDrawing,
  session: ShownGame,
  selection: Selection,
  city: City,
  arriving: () => ArrivingVehicles,
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
  $effect(() => showColour(drawn, city.info, selection.colour))

  /** Vehicles drive in where a claim is being shown; a jump to the present has none. */
  function arrive(changed: readonly string[], acting: Step | null): void {
    const claims = acting?.events.filter((event) => event.type === 'claimed').map(({ route }) => route) ?? []
    for (const id of changed) {
      const route = drawn.routes.get(id)
      if (!route) continue
      if (acting && settings.moving && claims.includes(id))
        arriving().drive(route, city.route(id).spaces, (work) => startFor(session, acting, work))
      else arriving().settle(route)
    }
  }
}
