/** What this page adds to the shuffles of a table, so that the server alone cannot choose them. */

import type { Contribution, TableInfo } from '../wire'
import { drawContribution, keepSeal, noteGiven } from './fair-deal'
import type { TableSession } from '../session/table-session.svelte'

export class ShuffleContributions {
  readonly #session: TableSession
  readonly #contribute: (contribution: Contribution) => Promise<boolean>
  /** The seal that a contribution was sent for on its own, so that it is sent only once. */
  #addedTo: string | null = null

  /** `contribute` sends a contribution by itself, with nothing else. */
  constructor(session: TableSession, contribute: (contribution: Contribution) => Promise<boolean>) {
    this.#session = session
    this.#contribute = contribute
  }

  /** Keeps the seals that are announced, and adds to the first shuffle of a table at which one already sits. */
  watch({ state, game, server_seal, next_seal }: TableInfo): void {
    const { id, you } = this.#session
    const seat = you.seats[0] ?? null
    const waiting = state === 'waiting'
    if (server_seal !== null) keepSeal(id, waiting ? game + 1 : game, server_seal, waiting, seat)
    if (next_seal !== null) keepSeal(id, game + 1, next_seal, true, seat)
    if (!waiting || seat === null || you.contributed || this.#addedTo === server_seal) return
    this.#addedTo = server_seal
    void this.addBy((contribution) => (contribution ? this.#contribute(contribution) : Promise.resolve(false)))
  }

  /** Sends a command, with a contribution unless one was sent before, and notes that the server has it. */
  async addBy(send: (contribution: Contribution | null) => Promise<boolean>): Promise<boolean> {
    const { id, info, you } = this.#session
    const game = (info?.game ?? 0) + 1
    const contribution = you.contributed ? null : drawContribution(id, game)
    const done = await send(contribution)
    if (done && contribution) noteGiven(id, game)
    return done
  }
}
