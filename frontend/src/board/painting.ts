/** Puts the state of a game onto the drawn board. Each function touches only what has changed since. */

import type { CityInfo, Sight } from '../wire'
import { put, type Drawn } from './drawing'

type Paint = CityInfo['seats'][number]

/** Claimed routes carry vehicles of their owners; others have none in the page. Gives the routes that changed. */
export function showOwners(drawn: Drawn, owners: Sight['owners'], paints: CityInfo['seats']): string[] {
  const changed: string[] = []
  for (const [id, route] of drawn.routes) {
    const owner = owners[id]
    const seat = owner === undefined ? null : String(owner)
    if (!put(route.spaces, 'data-owner', seat)) continue
    put(route.pieces, 'data-owner', seat)
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
export function showClosed(drawn: Drawn, closed: Sight['closed']): void {
  for (const [id, { spaces }] of drawn.routes) put(spaces, 'data-closed', closed[id] ?? null)
}

/** What can be claimed now takes clicks as such. */
export function showClaimable(drawn: Drawn, claims: { has(route: string): boolean }): void {
  for (const [id, { hit }] of drawn.routes) {
    const can = claims.has(id)
    put(hit, 'data-claimable', can ? '' : null)
    put(hit, 'aria-disabled', can ? null : 'true')
  }
}

/** Routes for which a kind of card is meant stand out. `null` is none in particular. */
export function showColour(drawn: Drawn, city: CityInfo, kind: string | null): void {
  const fits = (route: CityInfo['routes'][number]) =>
    kind === 'wild' ? route.ferries > 0 : route.colour === kind || route.colour === 'gray'
  const lit = kind === null ? [] : city.routes.filter(fits)
  put(drawn.front, 'data-colour', lit.length ? kind : null)
  const ids = new Set(lit.map(({ id }) => id))
  for (const [id, { spaces }] of drawn.routes) put(spaces, 'data-fits', ids.has(id) ? '' : null)
}

/** The halo of a route shows one thing at a time; the first of the list wins. */
export interface Halos {
  readonly ringed: string | null
  readonly chosen: string | null
  readonly pointed: string | null
  readonly lately: ReadonlyMap<string, number>
}

export function showHalos(drawn: Drawn, { ringed, chosen, pointed, lately }: Halos): void {
  for (const [id, { halo, edge, spaces }] of drawn.routes) {
    const owner = spaces.dataset.owner
    const late = owner !== undefined && String(lately.get(id)) === owner
    const halos = { ring: id === ringed, chosen: id === chosen, pointed: id === pointed, late }
    const state = Object.entries(halos).find(([, on]) => on)?.[0] ?? null
    put(halo, 'data-state', state)
    put(edge, 'data-state', state)
  }
}
