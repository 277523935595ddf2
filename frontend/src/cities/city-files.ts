/** The list of cities, which the page holds, and the facts of a city, which are a file for each of its editions. */

import { sitePath } from '../browser/site'
import { ask, askFile } from '../connection/http-api'
import type { Cities, CityBrief, CityInfo } from '../wire'

/** The cities of this site. */
export async function loadCities(): Promise<readonly CityBrief[]> {
  const told = document.getElementById('crosstown-cities')?.textContent
  const { cities } = told ? (JSON.parse(told) as Cities) : await ask('GET /api/cities')
  return cities.map((city) => ({
    ...city,
    emblem: sitePath(city.emblem),
    picture: sitePath(city.picture),
  }))
}

/** The facts of one edition: a game that began with an earlier one keeps it. Without its hash, the current one's. */
export async function loadFacts(city: string, edition?: string): Promise<CityInfo> {
  const brief = (await loadCities()).find(({ id }) => id === city)
  const address = brief?.editions[edition ?? brief.sha256]
  // A server also knows cities that it offers no more.
  const facts = address
    ? await askFile<CityInfo>(sitePath(address))
    : await ask('GET /api/cities/{city}', { path: { city }, query: edition === undefined ? {} : { edition } })
  return onThisSite(facts)
}

/** The addresses in the facts begin where the site does. */
function onThisSite(facts: CityInfo): CityInfo {
  return {
    ...facts,
    board: sitePath(facts.board),
    ground: sitePath(facts.ground),
    compact_ground: sitePath(facts.compact_ground),
    picture: sitePath(facts.picture),
    emblem: sitePath(facts.emblem),
    numbers: sitePath(facts.numbers),
    cards: Object.fromEntries(Object.entries(facts.cards).map(([kind, address]) => [kind, sitePath(address)])),
  }
}
