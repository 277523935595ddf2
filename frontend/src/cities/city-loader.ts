/** Asks for a city until it is there. */

import { City } from './city'
import { loadFacts } from './city-files'

const AGAIN = 2000 // milliseconds before the city is asked for once more

export class CityLoader {
  readonly #ready: (city: City) => void
  #loading = false
  #again: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(ready: (city: City) => void) {
    this.#ready = ready
  }

  /** The board of one edition: a table that began with an earlier one keeps it. */
  async load(city: string, edition: string): Promise<void> {
    if (this.#loading) return
    this.#loading = true
    try {
      this.#ready(new City(await loadFacts(city, edition)))
    } catch {
      if (!this.#closed) this.#again = setTimeout(() => void this.load(city, edition), AGAIN)
    } finally {
      this.#loading = false
    }
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#again)
  }
}
