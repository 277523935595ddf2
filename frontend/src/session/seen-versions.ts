/** How far somebody has seen each table on this device, so that a reload can show what was missed. */

import { remember, remembered } from '../browser/storage'

const TABLES = 20 // the latest ones: what a browser keeps must not grow with every game

type Seen = readonly (readonly [table: string, version: number])[]

/** The last version that was on the screen; null for a table that never was. */
export function seenUpTo(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null
}

export function rememberSeen(table: string, version: number): void {
  const others = read().filter(([id]) => id !== table)
  remember('seen', JSON.stringify([...others, [table, version]].slice(-TABLES)))
}

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(remembered('seen') ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeen) : []
  } catch {
    return [] // somebody else wrote there: as if nothing had been seen
  }
}

function isSeen(entry: unknown): entry is Seen[number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
