/** Lets the computer players of a table move when it is time. */

import { sha256 } from '../../browser/sha256'
import { SEARCHING } from '../../kernel/numbers'
import type { CityTable } from '../../local-game/city-table'
import { ComputerPlayers, type Level } from '../../local-game/computer-player'
import type { NetworkInfo } from '../../wire'
import type { LocalTable } from './local-table'
import { nextReply } from './script'
import type { DueMove } from './table-context'

const SEED_DIGITS = 32

export class ComputerTurns {
  readonly #table: LocalTable
  readonly #players: ComputerPlayers
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = false
  readonly #network: NetworkInfo

  constructor(table: LocalTable, city: CityTable, network: NetworkInfo) {
    this.#table = table
    this.#players = new ComputerPlayers(city)
    this.#network = network
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
      const move = due.choice?.move ?? (await this.#choose(due))
      await afterWaitingCommands()
      await this.#table.playDue(version, due, move)
    } finally {
      this.#busy = false
      this.schedule()
    }
  }

  async #choose({ seat, player }: DueMove): Promise<string> {
    const { script } = this.#table
    if (script) return nextReply(script, this.#table.game) ?? ''
    const { game, start } = this.#table.game
    if (player === 'expert' && !this.#players.hasNetwork) await this.#learn()
    const view = game.hidden(seat)
    const seed = sha256(`crosstown thought ${start.seed} ${seat} ${game.plies.length}`).slice(0, SEED_DIGITS)
    const { simulations, milliseconds } = SEARCHING
    return this.#players.choose(player as Level, view, seed, { simulations, milliseconds }).text
  }

  /** Fetches what the expert has learned. Without a network, if it was never fetched, the expert plays as hard does. */
  async #learn(): Promise<void> {
    const response = await fetch(this.#network.address).catch(() => null)
    if (response?.ok) this.#players.learn(this.#network, new Uint8Array(await response.arrayBuffer()))
  }
}

/** Commands that came while a computer player was thinking go first: one of them may take a move back. */
function afterWaitingCommands(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
