/** Tables that the page is about to open: what is asked for, until their screen takes it. */

import { LEVELS } from '../kernel/numbers'
import { canPlayHere } from '../kernel/kernel-url'
import { isHeld } from '../cities/device-cities'
import type { NewTable } from '../wire'
import type { SavedTable, WantedTable } from './kept/saved-table'
import type { Script } from './worker/script'

interface Wanted {
  readonly wanted: WantedTable | null
  readonly saved: SavedTable | null
  /** The course of a lesson. */
  readonly script: Script | null
}

const NOTHING: Wanted = { wanted: null, saved: null, script: null }
const waiting = new Map<string, Wanted>()

/** Whether a table can be played in the page: no other people, no clock that runs while the page is closed. */
export function isForThisDevice({ seats, listed, turn_seconds, edition }: NewTable): boolean {
  const simple = seats.every((seat) => {
    if (seat.type === 'computer') return (LEVELS as readonly string[]).includes(seat.player ?? 'medium')
    return seat.type !== 'open'
  })
  return (
    canPlayHere() &&
    simple &&
    !listed &&
    (turn_seconds ?? null) === null &&
    (edition == null || isHeld(edition)) && // otherwise the server has that city
    seats.some(({ type }) => type === 'me')
  )
}

/** The address of a new table, or of one that the device cannot keep. */
export function wantTable(id: string, table: Partial<Wanted>): string {
  waiting.set(id, { ...NOTHING, ...table })
  return localAddress(id)
}

/** What was asked for at a table that opens now. */
export function takeWanted(id: string): Wanted {
  const wanted = waiting.get(id) ?? NOTHING
  waiting.delete(id)
  return wanted
}

/** A fragment, because a host of plain files knows no addresses but those of its files. */
export function localAddress(id: string): string {
  return `/local#${id}`
}

/** A name that no other table on this device has. */
export function newTableId(): string {
  const words = crypto.getRandomValues(new Uint32Array(3))
  return Array.from(words, (word) => word.toString(36)).join('')
}
