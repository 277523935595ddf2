/** Databases that this device keeps, in IndexedDB. */

/** What cannot be kept, and why: `full`, or `none` where a browser keeps nothing for this page. */
export class CannotKeep extends Error {
  readonly reason: 'full' | 'none'

  constructor(cause: unknown) {
    super('this device cannot keep the game', { cause })
    this.reason = cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'none'
  }
}

export type Stores<Name extends string> = Readonly<Record<Name, IDBObjectStore>>

export class DeviceDatabase<Name extends string> {
  private opened: Promise<IDBDatabase> | null = null

  /** `keys` names every store with what its values are found by. */
  constructor(
    private readonly name: string,
    private readonly keys: Readonly<Record<Name, string | string[]>>,
  ) {}

  /** Does one thing with the stores; what it wrote is on the disk when this is done. */
  async within<T>(mode: IDBTransactionMode, work: (stores: Stores<Name>, give: (value: T) => void) => void) {
    try {
      const open = await this.open()
      return await new Promise<T>((resolve, reject) => {
        const names = this.names()
        const transaction = open.transaction(names, mode, { durability: 'strict' })
        let given: T
        transaction.oncomplete = () => resolve(given)
        transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was given up'))
        const stores = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]))
        work(stores as Stores<Name>, (value) => (given = value))
      })
    } catch (error) {
      throw new CannotKeep(error)
    }
  }

  private names(): Name[] {
    return Object.keys(this.keys) as Name[]
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(this.name, 1) // it throws where storage is forbidden
      asked.onupgradeneeded = () => {
        for (const name of this.names()) asked.result.createObjectStore(name, { keyPath: this.keys[name] })
      }
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error ?? new Error('IndexedDB does not open'))
    }).then((open) => {
      open.onclose = () => (this.opened = null) // the browser has cleared its storage
      open.onversionchange = () => open.close()
      return open
    })
    this.opened.catch(() => (this.opened = null))
    return this.opened
  }
}
