/** The list of cities, which the page holds, and the facts of a city, which are a file for each of its editions. */

import { sitePath } from '../browser/site'
import { ask, askFile } from '../connection/http-api'
import { translator } from '../i18n/translator.svelte'
import { deviceCity, factsOnDevice, withPictures } from './device-cities'
import type { Cities, CityBrief, CityInfo, NetworkInfo } from '../wire'

/** The cities of this site, with the names that their packs themselves give. */
export async function loadCities(): Promise<readonly CityBrief[]> {
  return (await loadList()).cities
}

/** Where the network of experts lies, which plays in all cities. */
export async function loadNetwork(): Promise<NetworkInfo> {
  const { network } = await loadList()
  return { ...network, address: sitePath(network.address) }
}

async function loadList(): Promise<Cities> {
  const told = document.getElementById('crosstown-cities')?.textContent
  return told ? (JSON.parse(told) as Cities) : ask('GET /api/cities')
}

/** A city with its names in the language of the page, where it has such names. */
export function inLanguage(city: CityBrief): CityBrief {
  const named = { ...city, ...city.languages[translator.language] }
  return { ...named, emblem: sitePath(named.emblem), picture: sitePath(named.picture) }
}

/**
 * The facts of one edition: a game that began with an earlier one keeps it. Without its hash, the current one's.
 * Names are in the language of the page.
 */
export async function loadFacts(city: string, edition?: string): Promise<CityInfo> {
  const { language } = translator
  const brief = (await loadCities()).find(({ id }) => id === city)
  const address = (brief?.languages[language] ?? brief)?.editions[edition ?? brief?.sha256 ?? '']
  const own = address || edition === undefined ? null : await deviceCity(edition)
  if (own) return factsOnDevice(own)
  // A server also knows cities that it offers no more.
  const facts = address
    ? await askFile<CityInfo>(sitePath(address))
    : await ask('GET /api/cities/{city}', {
        path: { city },
        query: edition === undefined ? { language } : { edition, language },
      })
  return { ...withPictures(facts, sitePath), numbers: sitePath(facts.numbers) } // addresses begin where the site does
}
