/** Cities of one's own: brought to a server for a table, and where their pages are. */

import { sitePath } from '../browser/site'
import { ask } from '../connection/http-api'
import type { BroughtCity, CityInfo } from '../wire'
import { cityList } from './city-list.svelte'

/** Brings a city: the text of its pack, as it would be in a file. One must have a name. Throws a `Refusal`. */
export function bringCity(pack: string): Promise<BroughtCity> {
  return ask('POST /api/cities', { body: { pack } })
}

/** The address of a page about a city: that of the edition where a guest has brought it. */
export function cityPath(page: 'new' | 'rules', { id, sha256 }: Pick<CityInfo, 'id' | 'sha256'>): string {
  return sitePath(cityList.isBrought(id, sha256) ? `/${page}/${id}/${sha256}` : `/${page}/${id}`)
}

/** The emblem of a city that a guest has brought. */
export function guestEmblem(city: string, edition: string): string {
  return sitePath(`/cities/${city}/${edition}/emblem.svg`)
}
