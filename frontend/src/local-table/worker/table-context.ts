/** What a table in the page needs, and what it has to do by itself. */

import type { Message } from '../../wire'
import type { SavedTable } from '../kept/saved-table'
import type { FirstChoice } from './table-state'

/** What a table needs of the world around it. */
export interface TableContext {
  now(): number
  /** 32 hexadecimal digits that nobody can guess. */
  seed(): string
  /** A random number below the bound. */
  below(bound: number): number
  /** Keeps the table; false where another tab has kept something newer. */
  keep(saved: SavedTable): Promise<boolean>
  /** The table as it is kept, or null. */
  read(): Promise<SavedTable | null>
  tell(message: Message): void
  /** Something has changed, so that a computer player may have to move. */
  changed(): void
}

/** A move that nobody at the screen makes: a computer player's, or first tickets that were chosen early. */
export interface DueMove {
  readonly at: number
  readonly seat: number
  readonly player: string
  readonly cause: string
  readonly choice: FirstChoice | null
}
