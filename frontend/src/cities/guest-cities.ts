/** Cities of one's own: brought to a server for a table, printed by it, and where their pages are. */

import { sitePath } from '../browser/site'
import { ask, askPrinted } from '../connection/http-api'
import type { BroughtCity, CityInfo, GuestCityRules, WantedPrint } from '../wire'
import { cityList } from './city-list.svelte'

/** Whether one may bring a city to this server, and whether it can print. Throws a `Refusal` without a server. */
export function guestCityRules(): Promise<GuestCityRules> {
  return ask('GET /api/guest-cities')
}

/** Brings a city: the text of its pack, as it would be in a file. One must have a name. Throws a `Refusal`. */
export function bringCity(pack: string): Promise<BroughtCity> {
  return ask('POST /api/cities', { body: { pack } })
}

/** The PDF of a city, made by the server. Throws a `Refusal`. */
export function printCity(wanted: WantedPrint): Promise<Blob> {
  return askPrinted(wanted)
}

/** The address of a page about a city: that of the edition where a guest has brought it. */
export function cityPath(page: 'new' | 'rules', { id, sha256 }: Pick<CityInfo, 'id' | 'sha256'>): string {
  return sitePath(cityList.isBrought(id, sha256) ? `/${page}/${id}/${sha256}` : `/${page}/${id}`)
}

/** The emblem of a city that a guest has brought. */
export function guestEmblem(city: string, edition: string): string {
  return sitePath(`/cities/${city}/${edition}/emblem.svg`)
}
