/** The tables that this device keeps, in IndexedDB. */

import type { TableSummary } from '../../wire'
import { isSavedTable, type SavedTable } from './saved-table'

const DATABASE = 'crosstown'
const TABLES = 'tables'
const NEWS = 'crosstown-local-tables' // by which tabs tell each other what has changed

/** A table in the list of one's games; `damaged` where it cannot be read any more. */
export type KeptTable =
  { readonly damaged: false; readonly summary: TableSummary } | { readonly damaged: true; readonly id: string }

/** What cannot be kept, and why: `full`, or `none` where a browser keeps nothing for this page. */
export class CannotKeep extends Error {
  readonly reason: 'full' | 'none'

  constructor(cause: unknown) {
    super('this device cannot keep the game', { cause })
    this.reason = cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'none'
  }
}

let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1) // it throws where storage is forbidden
    asked.onupgradeneeded = () => asked.result.createObjectStore(TABLES, { keyPath: 'id' })
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('IndexedDB does not open'))
  }).then((open) => {
    open.onclose = () => (opened = null) // the browser has cleared its storage
    open.onversionchange = () => open.close()
    return open
  })
  opened.catch(() => (opened = null))
  return opened
}

/** Does one thing with the tables; what it wrote is on the disk when this is done. */
async function within<T>(mode: IDBTransactionMode, work: (tables: IDBObjectStore, give: (value: T) => void) => void) {
  try {
    const open = await database()
    return await new Promise<T>((resolve, reject) => {
      const transaction = open.transaction(TABLES, mode, { durability: 'strict' })
      let given: T
      transaction.oncomplete = () => resolve(given)
      transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was given up'))
      work(transaction.objectStore(TABLES), (value) => (given = value))
    })
  } catch (error) {
    throw new CannotKeep(error)
  }
}

/** A table as it lies there, whatever it is; null if there is none. */
export function readTable(id: string): Promise<unknown> {
  return within<unknown>('readonly', (tables, give) => {
    const asked = tables.get(id)
    asked.onsuccess = () => give((asked.result as unknown) ?? null)
  })
}

/** Keeps a table. False, and nothing has changed, where there is a newer one than this one was made from. */
export async function writeTable(table: SavedTable): Promise<boolean> {
  const written = await within<boolean>('readwrite', (tables, give) => {
    const asked = tables.get(table.id)
    asked.onsuccess = () => {
      const there: unknown = asked.result
      const newer = isSavedTable(there) && there.revision >= table.revision
      if (!newer) tables.put(table)
      give(!newer)
    }
  })
  if (written) tellOthers(table.id)
  return written
}

export async function removeTable(id: string): Promise<void> {
  await within<null>('readwrite', (tables, give) => {
    tables.delete(id)
    give(null)
  })
  tellOthers(id)
}

/** All tables, whole or damaged: one that cannot be read harms no other. */
export async function listTables(): Promise<readonly KeptTable[]> {
  const all = await within<unknown[]>('readonly', (tables, give) => {
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
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const channel = new BroadcastChannel(NEWS)
  channel.onmessage = (event: MessageEvent<string>) => changed(event.data)
  return () => channel.close()
}

let channel: BroadcastChannel | null = null

function tellOthers(id: string): void {
  if (!('BroadcastChannel' in globalThis)) return
  channel ??= new BroadcastChannel(NEWS)
  channel.postMessage(id)
}
