/** Lets the computer players of a table move when it is time. */

import { sha256 } from '../../browser/sha256'
import { SEARCHING } from '../../kernel/numbers'
import type { CityTable } from '../../local-game/city-table'
import { ComputerPlayers, type Level } from '../../local-game/computer-player'
import type { NetworkInfo } from '../../wire'
import type { LocalTable } from './local-table'
import { downloadNetwork } from './network-download'
import { nextReply } from './script'
import type { DueMove } from './table-context'

const SEED_DIGITS = 32
const AGAIN = 60_000 // milliseconds before a network that did not come is asked for once more

export class ComputerTurns {
  readonly #table: LocalTable
  readonly #players: ComputerPlayers
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = false
  readonly #network: NetworkInfo
  readonly #tellNetwork: (missing: boolean) => void
  #notBefore = 0

  /** `tellNetwork` hears whether an expert has to play without its network. */
  constructor(table: LocalTable, city: CityTable, network: NetworkInfo, tellNetwork: (missing: boolean) => void) {
    this.#table = table
    this.#players = new ComputerPlayers(city)
    this.#network = network
    this.#tellNetwork = tellNetwork
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
      if (due.player === 'expert') await this.#learn()
      if (version !== this.#table.game.version) return // somebody has taken a move back meanwhile
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

  /** Fetches what the expert has learned. Where that does not come, the expert plays as hard does, and the page says so. */
  async #learn(): Promise<void> {
    if (this.#table.script || this.#players.hasNetwork || Date.now() < this.#notBefore) return
    const file = await downloadNetwork(this.#network)
    if (file) this.#players.learn(this.#network, file)
    this.#notBefore = Date.now() + AGAIN
    this.#tellNetwork(file === null)
  }
}

/** Commands that came while a computer player was thinking go first: one of them may take a move back. */
function afterWaitingCommands(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
