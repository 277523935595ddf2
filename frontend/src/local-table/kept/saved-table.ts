/** A table as a device keeps it: enough to play its game again, move by move. */

import type { NewTable, TableSummary } from '../../wire'
import type { GameStart, SavedEntry } from '../worker/live-game'
import type { TableState } from '../worker/table-state'

export const FORMAT = 'crosstown-local-table/1'
/** Of a table whose cards lie as a record says. A page that cannot deal so must not play it. */
export const FORMAT_WITH_STACKS = 'crosstown-local-table/2'

export interface SavedTable {
  readonly format: typeof FORMAT | typeof FORMAT_WITH_STACKS
  readonly id: string
  /** Grows with every change, so that of two tabs none overwrites what the other has played. */
  readonly revision: number
  readonly state: TableState
  readonly game: GameStart
  readonly log: readonly SavedEntry[]
  /** For the list of one's games, which then needs no rules. */
  readonly summary: TableSummary
}

/** A new table, as the page asks for it. */
export interface WantedTable {
  readonly wanted: NewTable
  /** What the person at this screen is called. */
  readonly name: string
}

type Shape = { readonly [key: string]: (value: unknown) => boolean }

const isText = (value: unknown): boolean => typeof value === 'string'
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText)
const listOf = (shape: Shape) => (value: unknown) => Array.isArray(value) && value.every((one) => has(one, shape))

const SEAT: Shape = {
  kind: (value) => value === 'person' || value === 'computer',
  name: isText,
  player: isText,
  left: isFlag,
}
const STATE: Shape = {
  city: isText,
  edition: isText,
  take_backs: isFlag,
  first: (value) => value === 'random' || isCount(value),
  seats: listOf(SEAT),
  game: isCount,
  first_choices: listOf({ seat: isCount, command: isText, move: isText }),
}
const GAME: Shape = {
  base: isCount,
  seed: (value) => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value),
  began: isCount,
}
const STACKS: Shape = {
  start: (value) => has(value, { deck: isTextList, tickets: isTextList }),
  shuffles: (value) => Array.isArray(value) && value.every(isTextList),
}
const BRANCH: Shape = {
  ply: isCount,
  seat: isCount,
  deal: (value) => value === 'same' || value === 'another',
  seed: (value) => value === null || isText(value),
  scores: (value) => value === null || Array.isArray(value),
  names: isTextList,
  address: (value) => has(value, { kind: isText }),
}
const GAME_WITH_STACKS: Shape = {
  ...GAME,
  given: (value) => has(value, STACKS),
  branch: (value) => value === undefined || has(value, BRANCH),
}
const SUMMARY: Shape = {
  id: isText,
  city: isText,
  state: (value) => value === 'playing' || value === 'over',
  seats: Array.isArray,
  your_seats: Array.isArray,
  touched: isCount,
}
const TABLE: Shape = {
  format: (value) => value === FORMAT || value === FORMAT_WITH_STACKS,
  id: isText,
  revision: isCount,
  state: (value) => has(value, STATE),
  game: (value) => has(value, GAME),
  log: listOf({ seat: isCount, move: isText, at: isCount, command: isText, cause: isText }),
  summary: (value) => has(value, SUMMARY),
}

/** Whether this is a table that we have kept. A disk, an older page or a console may have changed it. */
export function isSavedTable(value: unknown): value is SavedTable {
  if (!has(value, TABLE)) return false
  const { format, game } = value as SavedTable
  return format === FORMAT ? game.given === undefined : has(game, GAME_WITH_STACKS)
}

function has(value: unknown, shape: Shape): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(shape).every(([key, fits]) => fits((value as { [key: string]: unknown })[key]))
}
