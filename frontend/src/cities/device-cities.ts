/**
 * Cities that were made on this device, with all their files, by the hash of their pack. Games with them resume and are
 * looked at again without the workshop. Where the device keeps nothing, they are here as long as the page is.
 */

import { DeviceDatabase } from '../browser/device-database'
import type { CityNumbers } from '../local-game/city-numbers'
import type { CityInfo } from '../wire'

export interface DeviceCity {
  readonly sha256: string
  /** The text of the pack: records carry it. */
  readonly pack: string
  /** Instead of addresses it has the names of pictures. */
  readonly facts: CityInfo
  readonly numbers: CityNumbers
  readonly pictures: Readonly<Record<string, string>>
}

const DATABASE = new DeviceDatabase('crosstown-cities', { cities: 'sha256' })
const held = new Map<string, DeviceCity>()

/** Keeps a city for the games that are played with it. */
export async function keepCity(city: DeviceCity): Promise<void> {
  held.set(city.sha256, city)
  await DATABASE.within<null>('readwrite', ({ cities }, give) => {
    cities.put(city)
    give(null)
  }).catch(() => undefined) // then this page alone has it
}

/** A city of this device by the hash of its pack; null if there is none. */
export async function deviceCity(sha256: string): Promise<DeviceCity | null> {
  const known = held.get(sha256)
  if (known) return known
  const kept = await DATABASE.within<unknown>('readonly', ({ cities }, give) => {
    const asked = cities.get(sha256)
    asked.onsuccess = () => give(asked.result)
  }).catch(() => undefined)
  if (!isCity(kept)) return null
  held.set(sha256, kept)
  return kept
}

/** Whether a city of this hash was made or opened in this page. */
export function isHeld(sha256: string): boolean {
  return held.has(sha256)
}

/** The facts of such a city. Its files are in their addresses: the content policy allows pictures of that kind. */
export function factsOnDevice({ facts, numbers, pictures }: DeviceCity): CityInfo {
  return {
    ...withPictures(facts, (name) => dataAddress('image/svg+xml', pictures[name] ?? '')),
    numbers: dataAddress('application/json', JSON.stringify(numbers)),
  }
}

/** The facts with other addresses of all pictures. */
export function withPictures(facts: CityInfo, address: (picture: string) => string): CityInfo {
  return {
    ...facts,
    board: address(facts.board),
    ground: address(facts.ground),
    compact_ground: address(facts.compact_ground),
    picture: address(facts.picture),
    emblem: address(facts.emblem),
    cards: Object.fromEntries(Object.entries(facts.cards).map(([kind, card]) => [kind, address(card)])),
  }
}

function dataAddress(type: string, text: string): string {
  return `data:${type};charset=utf-8,${encodeURIComponent(text)}`
}

function isCity(value: unknown): value is DeviceCity {
  const { pack, facts, numbers, pictures } = (value ?? {}) as Partial<Record<keyof DeviceCity, unknown>>
  return typeof pack === 'string' && [facts, numbers, pictures].every((one) => typeof one === 'object' && one !== null)
}
