/** Edits of names in other languages. */

import type { Pack, PackNames } from '../pack'

type OneName = 'city' | 'edition' | 'notes' | 'wild'
export type NamedPart = OneName | 'places' | 'vehicles' | 'texts'

/** Gives something a name in a language; an empty one takes it away. */
export function setName(pack: Pack, language: string, part: NamedPart, id: string, name: string): Pack {
  const before: PackNames = pack.names?.[language] ?? {}
  const value = isOne(part) ? name : withEntry(before[part] ?? {}, id, name)
  const told = withEntry(before as Readonly<Record<string, unknown>>, part, value)
  const names = withEntry(pack.names ?? {}, language, told)
  const { names: _, ...rest } = pack
  return Object.keys(names).length ? { ...rest, names: names } : rest
}

function isOne(part: NamedPart): part is OneName {
  return part === 'city' || part === 'edition' || part === 'notes' || part === 'wild'
}

/** A table with an entry; one that is empty is left out. */
function withEntry<T>(table: Readonly<Record<string, T>>, key: string, value: T): Record<string, T> {
  const { [key]: _, ...rest } = table
  const empty = value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  return empty ? rest : { ...rest, [key]: value }
}
