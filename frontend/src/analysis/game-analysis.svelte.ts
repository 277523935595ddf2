/** The analysis of a finished game, as far as it has come: first ply by ply, then whole and ever more exact. */

import type { CityNumbers } from '../local-game/city-numbers'
import type { Analysis, Decision, Record, SeatChances } from '../wire'
import { AnalysisConnection, USUAL_SEED } from './analysis-connection'
import type { FromAnalysis } from './analysis-messages'

/** Each depth takes twice as long as the one before. Deeper ones would use up phones for little more. */
const DEEPEST = 3

export class GameAnalysis {
  /** The chances before the first ply and after each; fewer while the first depth is under way. */
  positions = $state.raw<readonly SeatChances[]>([])
  decisions = $state.raw<readonly Decision[]>([])
  whole = $state.raw<Analysis | null>(null)
  failed = $state(false)
  readonly plies: number
  readonly #connection: AnalysisConnection

  /** How much of the first depth is done, in percent. */
  readonly percent = $derived.by(() => Math.floor((100 * this.positions.length) / (this.plies + 1)))
  readonly working = $derived.by(() => !this.failed && this.whole?.depth !== DEEPEST)

  constructor(record: Record, numbers: CityNumbers) {
    this.plies = record.plies.length
    const wanted = { record, numbers, seed: USUAL_SEED, depth: DEEPEST }
    this.#connection = new AnalysisConnection(wanted, (told) => this.#hear(told))
  }

  close(): void {
    this.#connection.close()
  }

  /** Deeper numbers are shown when all of them are there: mixed depths would draw steps that nobody made. */
  #hear(told: FromAnalysis): void {
    if (told.type === 'failed') {
      this.failed = true
    } else if (told.type === 'analysis') {
      this.whole = told.analysis
      this.positions = told.analysis.positions
      this.decisions = told.analysis.decisions
    } else if (told.depth === 1) {
      this.positions = [...this.positions, told.position]
      if (told.decision) this.decisions = [...this.decisions, told.decision]
    }
  }
}
