/** Records that were opened from files. The page holds them until it is closed; the device keeps those of whole games. */

import { sha256 } from '../browser/sha256'
import { tableOfRecord } from '../local-table/kept/open-record'
import { writeIfPossible } from '../local-table/kept/table-store'
import type { Record } from '../wire'
import { replayOf } from './replay-address'

const held = new Map<string, Record>()

/** Holds a record; gives the name by which it can be found again. The same record always has the same. */
export function holdRecord(record: Record): string {
  const id = sha256(JSON.stringify(record)).slice(0, 20)
  held.set(id, record)
  return id
}

export function heldRecord(id: string): Record | null {
  return held.get(id) ?? null
}

/** Where a record that is held can be looked at. */
export function heldAddress(id: string): string {
  return replayOf({ kind: 'local', id })
}

/** Keeps a record on the device, once it is known to be good, so that it is there after the page is closed. */
export async function keepRecord(id: string): Promise<void> {
  const record = held.get(id)
  if (record?.result) await writeIfPossible(tableOfRecord(id, record, Date.now()))
}
