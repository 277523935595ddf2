/** The cities of this site, asked for once. */

import { translator } from '../i18n/translator.svelte'
import type { CityBrief, CityInfo } from '../wire'
import { inLanguage, loadCities, loadFacts } from './city-files'

class CityList {
  #told = $state.raw<readonly CityBrief[] | null>(null)
  /** With their names in the language of the page. */
  readonly cities = $derived(this.#told?.map(inLanguage) ?? null)
  readonly #infos = new Map<string, Promise<CityInfo>>()

  async load(): Promise<void> {
    this.#told ??= await loadCities()
  }

  /** A city's name, or its id until the names are known. */
  name(id: string): string {
    return this.find(id)?.name ?? id
  }

  find(id: string): CityBrief | undefined {
    return this.cities?.find((city) => city.id === id)
  }

  /** Whether a guest brought this edition of a city, as far as one can tell. */
  isBrought(id: string, edition: string): boolean {
    return this.cities !== null && this.find(id)?.editions[edition] === undefined
  }

  /**
   * All facts of a city, or of the edition that a guest brought, in the language of the page. What could not be had is
   * asked for again the next time.
   */
  info(id: string, edition = ''): Promise<CityInfo> {
    const key = `${id} ${edition} ${translator.language}`
    const known = this.#infos.get(key)
    if (known) return known
    const asked = edition ? loadFacts(id, edition) : loadFacts(id)
    this.#infos.set(key, asked)
    asked.catch(() => this.#infos.delete(key))
    return asked
  }
}

export const cityList = new CityList()
