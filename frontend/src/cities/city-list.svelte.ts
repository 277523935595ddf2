/** The cities of this server, asked for once. */

import { ask } from '../connection/http-api'
import type { CityBrief, CityInfo } from '../wire'

class CityList {
  cities = $state.raw<readonly CityBrief[] | null>(null)
  readonly #infos = new Map<string, Promise<CityInfo>>()

  async load(): Promise<readonly CityBrief[]> {
    this.cities ??= (await ask('GET /api/cities')).cities
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
    const asked = ask('GET /api/cities/{city}', { path: { city: id } })
    this.#infos.set(id, asked)
    asked.catch(() => this.#infos.delete(id))
    return asked
  }
}

export const cityList = new CityList()
