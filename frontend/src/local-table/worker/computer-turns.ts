/** Lets the computer players of a table move when it is time. */

import { sha256 } from '../../browser/sha256'
import { SEARCHING } from '../../kernel/numbers'
import type { CityTable } from '../../local-game/city-table'
import { ComputerPlayers, type Level } from '../../local-game/computer-player'
import type { LocalTable } from './local-table'
import { nextReply } from './script'
import type { DueMove } from './table-context'

const SEED_DIGITS = 32

export class ComputerTurns {
  readonly #table: LocalTable
  readonly #players: ComputerPlayers
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = false

  constructor(table: LocalTable, city: CityTable) {
    this.#table = table
    this.#players = new ComputerPlayers(city)
  }

  /** Sets the timer for the next due move. */
  schedule(): void {
    clearTimeout(this.#timer)
    const due = this.#table.dueMove()
    if (!due || this.#busy) return
    this.#timer = setTimeout(() => void this.#act(), Math.max(0, due.at - Date.now()))
  }

  async #act(): Promise<void> {
    const due = this.#table.dueMove()
    if (!due || this.#busy) return
    if (due.at > Date.now()) return this.schedule() // somebody has asked for more time meanwhile
    this.#busy = true
    try {
      const version = this.#table.game.version
      const move = due.choice?.move ?? this.#choose(due)
      await afterWaitingCommands()
      await this.#table.playDue(version, due, move)
    } finally {
      this.#busy = false
      this.schedule()
    }
  }

  #choose({ seat, player }: DueMove): string {
    const { script } = this.#table
    if (script) return nextReply(script, this.#table.game) ?? ''
    const { game, start } = this.#table.game
    const view = game.hidden(seat)
    const seed = sha256(`crosstown thought ${start.seed} ${seat} ${game.plies.length}`).slice(0, SEED_DIGITS)
    const { simulations, milliseconds } = SEARCHING
    return this.#players.choose(player as Level, view, seed, { simulations, milliseconds }).text
  }
}

/** Commands that came while a computer player was thinking go first: one of them may take a move back. */
function afterWaitingCommands(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
