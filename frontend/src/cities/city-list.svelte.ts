/** The cities of this site, asked for once. */

import type { CityBrief, CityInfo } from '../wire'
import { loadCities, loadFacts } from './city-files'

class CityList {
  cities = $state.raw<readonly CityBrief[] | null>(null)
  readonly #infos = new Map<string, Promise<CityInfo>>()

  async load(): Promise<readonly CityBrief[]> {
    this.cities ??= await loadCities()
    return this.cities
  }

  /** A city's name, or its id until the names are known. */
  name(id: string): string {
    return this.find(id)?.name ?? id
  }

  find(id: string): CityBrief | undefined {
    return this.cities?.find((city) => city.id === id)
  }

  /** All facts of a city. What could not be had is asked for again the next time. */
  info(id: string): Promise<CityInfo> {
    const known = this.#infos.get(id)
    if (known) return known
    const asked = loadFacts(id)
    this.#infos.set(id, asked)
    asked.catch(() => this.#infos.delete(id))
    return asked
  }
}

export const cityList = new CityList()
