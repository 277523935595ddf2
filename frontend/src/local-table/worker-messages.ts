/** What the page and the worker of a table tell each other. */

import type { CityNumbers } from '../local-game/city-numbers'
import type { Command, Message, NetworkInfo, Record } from '../wire'
import type { SavedTable, WantedTable } from './kept/saved-table'
import type { Branch } from './worker/live-game'
import type { Script } from './worker/script'

/** Whether the device keeps the game: null if it does, else why not, and the table for as long as the page lives. */
export type NotKept = { readonly reason: 'full' | 'none'; readonly table: SavedTable } | null

/** What a table is played by: the numbers of its city, and where the network of experts lies. */
export interface TableNumbers {
  readonly numbers: CityNumbers
  readonly network: NetworkInfo
}

export type ToWorker =
  /** A new table, or one that is kept. `fallback` is one that could not be kept, or that a script goes on with. */
  | {
      readonly type: 'open'
      readonly id: string
      readonly since: number
      readonly wanted: WantedTable | null
      readonly fallback: SavedTable | null
      readonly script: Script | null
    }
  | { readonly type: 'command'; readonly command: Command }
  | { readonly type: 'numbers'; readonly told: TableNumbers | null }
  | { readonly type: 'record' }
  | { readonly type: 'ping' }

export type FromWorker =
  | { readonly type: 'message'; readonly message: Message }
  | { readonly type: 'numbers-wanted'; readonly city: string; readonly edition: string | null }
  | { readonly type: 'not-kept'; readonly notKept: NotKept }
  /** Whether an expert plays as hard does, because its network did not come. */
  | { readonly type: 'network'; readonly missing: boolean }
  /** `branch`: where the game left another one, if it did. */
  | { readonly type: 'record'; readonly record: Record; readonly branch: Branch | null }
  /** A table with a script, for as long as the page lives. */
  | { readonly type: 'held'; readonly table: SavedTable }
  | { readonly type: 'pong' }
