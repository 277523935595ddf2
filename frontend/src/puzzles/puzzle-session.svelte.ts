/** A puzzle at a real table in the page. The move that is made there is the answer; it is judged, not played. */

import { tableAt } from '../local-table/kept/open-record'
import { LocalConnection } from '../local-table/local-connection.svelte'
import { newTableId, wantTable } from '../local-table/tables-to-open'
import type { SeatHolder } from '../local-table/worker/table-state'
import { moveParts } from '../local-game/move-parts'
import { legalChoices } from '../session/legal-moves'
import { TableSession } from '../session/table-session.svelte'
import { seatOf, type JudgedMove, type Puzzle } from './puzzle'

export class PuzzleSession extends TableSession {
  readonly puzzle: Puzzle
  /** The verdict on the move that was chosen; null while none is. */
  answer = $state.raw<JudgedMove | null>(null)

  override readonly advised = $derived.by(() => (this.answer ? this.puzzle.moves[0].move : null))
  /** Once there is an answer nothing is asked any more; tickets stay on the screen, because it points at them. */
  override readonly choices = $derived.by(() => {
    const keeping = moveParts(this.puzzle.moves[0].move).kind === 'keep'
    return legalChoices(this.answer && !keeping ? null : this.view)
  })

  /** `names` are those at the table, the solver's own among them. */
  constructor(puzzle: Puzzle, names: readonly string[]) {
    const id = newTableId()
    wantTable(id, {
      saved: openTable(id, puzzle, names, Date.now()),
      script: { before: puzzle.ply, replies: [], goals: [] },
    })
    super(id, new LocalConnection(id))
    this.puzzle = puzzle
  }

  override play(move: string): Promise<boolean> {
    this.answer = this.puzzle.moves.find((one) => one.move === move) ?? null
    return Promise.resolve(true)
  }

  /** Lets the best move be seen without an attempt. */
  give(): void {
    this.answer = this.puzzle.moves[0]
  }

  tryAgain(): void {
    this.answer = null
  }
}

function openTable(id: string, { record, ply, ...puzzle }: Puzzle, names: readonly string[], now: number) {
  const solver = seatOf({ record, ply, ...puzzle })
  const seats = names.map((name, seat): SeatHolder => {
    const person = seat === solver
    return { kind: person ? 'person' : 'computer', name, player: person ? '' : 'medium', left: false }
  })
  return tableAt(id, { ...record, plies: record.plies.slice(0, ply), result: null }, seats, now)
}
