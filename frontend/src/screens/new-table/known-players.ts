/** The computer players that one may choose: the server's, or those that play in the page where no server answers. */

import { ask, Refusal } from '../../connection/http-api'
import { serverState } from '../../connection/server-state.svelte'
import { canPlayHere } from '../../kernel/kernel-url'
import { COMPUTER_NAMES, LEVELS } from '../../kernel/numbers'
import type { Players } from '../../wire'

export async function loadPlayers(): Promise<Players> {
  try {
    return await ask('GET /api/players')
  } catch (error) {
    if (!(error instanceof Refusal) || serverState.reachable || !canPlayHere()) throw error
    return { players: LEVELS, levels: LEVELS, names: COMPUTER_NAMES, percent: 100 }
  }
}
