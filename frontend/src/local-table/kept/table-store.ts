/** The tables that this device keeps, in IndexedDB. */

import { CannotKeep, DeviceDatabase } from '../../browser/device-database'
import { TabNews } from '../../browser/tab-news'
import type { TableSummary } from '../../wire'
import { isSavedTable, type SavedTable } from './saved-table'

const DATABASE = new DeviceDatabase('crosstown', { tables: 'id' })
const NEWS = new TabNews('crosstown-local-tables')

/** A table in the list of one's games; `damaged` where it cannot be read any more. */
export type KeptTable =
  { readonly damaged: false; readonly summary: TableSummary } | { readonly damaged: true; readonly id: string }

/** A table as it lies there, whatever it is; null if there is none. */
export function readTable(id: string): Promise<unknown> {
  return DATABASE.within<unknown>('readonly', ({ tables }, give) => {
    const asked = tables.get(id)
    asked.onsuccess = () => give((asked.result as unknown) ?? null)
  })
}

/** Keeps a table. False, and nothing has changed, where there is a newer one than this one was made from. */
export async function writeTable(table: SavedTable): Promise<boolean> {
  const written = await DATABASE.within<boolean>('readwrite', ({ tables }, give) => {
    const asked = tables.get(table.id)
    asked.onsuccess = () => {
      const there: unknown = asked.result
      const newer = isSavedTable(there) && there.revision >= table.revision
      if (!newer) tables.put(table)
      give(!newer)
    }
  })
  if (written) NEWS.tell(table.id)
  return written
}

/** Keeps a table, unless this device keeps nothing. */
export async function writeIfPossible(table: SavedTable): Promise<void> {
  await writeTable(table).catch((error: unknown) => {
    if (!(error instanceof CannotKeep)) throw error
  })
}

export async function removeTable(id: string): Promise<void> {
  await DATABASE.within<null>('readwrite', ({ tables }, give) => {
    tables.delete(id)
    give(null)
  })
  NEWS.tell(id)
}

/** All tables, whole or damaged: one that cannot be read harms no other. */
export async function listTables(): Promise<readonly KeptTable[]> {
  const all = await DATABASE.within<unknown[]>('readonly', ({ tables }, give) => {
    const asked = tables.getAll()
    asked.onsuccess = () => give(asked.result as unknown[])
  })
  return all.map((table) =>
    isSavedTable(table)
      ? { damaged: false, summary: { ...table.summary, id: table.id } }
      : { damaged: true, id: idOf(table) },
  )
}

function idOf(table: unknown): string {
  return String((table as { readonly id: unknown }).id) // the key that it lies under
}

/** Calls back whenever another tab, or a worker, has changed a table. Returns how to stop listening. */
export function hearChanges(changed: (id: string) => void): () => void {
  return NEWS.hear(changed)
}
