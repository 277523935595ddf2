/** Records of games with cities of one's own carry the text of the pack, as Python's do. */

import { sha256 } from '../browser/sha256'
import type { Record } from '../wire'
import { deviceCity, keepCity, type DeviceCity } from './device-cities'

type Made = Omit<DeviceCity, 'sha256' | 'pack'>

/** The record with the pack of its city, where that is one of this device. */
export async function withPack(record: Record): Promise<Record> {
  const own = await deviceCity(record.city.sha256)
  return own ? { ...record, extra: { ...record.extra, pack: own.pack } } : record
}

/** Makes the city of a record known to this device, if the record carries its pack. Python is loaded for it. */
export async function takePack({ city, extra }: Record): Promise<void> {
  const pack = extra?.pack
  if (typeof pack !== 'string' || sha256(pack) !== city.sha256 || (await deviceCity(city.sha256))) return
  await makeCity(pack)
}

/** Makes a city of a pack, with all its files, and keeps it. It fails with a `PythonError`. */
export async function makeCity(pack: string, language = ''): Promise<DeviceCity> {
  const { workshopPython } = await import('../workshop/python/workshop-python.svelte')
  const made = await workshopPython.call<Made>('files', pack, language)
  const city = { ...made, sha256: sha256(pack), pack }
  await keepCity(city)
  return city
}
