/** A table on this device at which a recorded game goes on in another way, against computer players. */

import { tableAt } from '../local-table/kept/open-record'
import type { SavedTable } from '../local-table/kept/saved-table'
import type { Branch } from '../local-table/worker/live-game'
import { withComputerNames, type SeatHolder } from '../local-table/worker/table-state'
import type { Record } from '../wire'
import type { BranchStart } from './replay-types'

export interface WantedBranch {
  readonly id: string
  /** The game that is left. */
  readonly record: Record
  readonly start: BranchStart
  readonly branch: Branch
  /** How strong the others are. */
  readonly level: string
  /** What the person is called who takes the seat. */
  readonly name: string
}

/** Computer players keep their names; where people sat, others come. */
export function branchTable(wanted: WantedBranch, now: number): SavedTable {
  const { id, record, start, branch, level, name } = wanted
  const seats = record.seats.map((seat, at): SeatHolder => {
    if (at === branch.seat) return { kind: 'person', name, player: '', left: false }
    const human = !seat.player || seat.player === 'human'
    return { kind: 'computer', name: human ? '' : String(seat.name ?? ''), player: level, left: false }
  })
  const table = tableAt(id, { ...record, ...start, result: null }, withComputerNames(seats, id), now)
  const game = {
    base: 1,
    seed: start.seed,
    began: now,
    given: { start: start.start, shuffles: start.shuffles },
    branch,
  }
  return { ...table, game }
}
