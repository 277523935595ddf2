/** The worker of a replay: it plays the record by the rules, and makes the views of whoever's eyes are asked for. */

import { loadKernel } from '../../kernel/load-kernel'
import { CityTable } from '../../local-game/city-table'
import { BadRecord, checkShape } from '../../local-game/read-record'
import type { SavedTable } from '../../local-table/kept/saved-table'
import { LiveGame } from '../../local-table/worker/live-game'
import { NotAllowed } from '../../local-table/worker/refusals'
import { seating } from '../../local-table/worker/table-state'
import type { Record } from '../../wire'
import type { FromReplayWorker, GivenGame, ToReplayWorker } from '../replay-types'
import { branchStart, lineRecord } from './branch'
import { RecordedGame } from './recorded-game'

const loading = loadKernel().catch(() => null)
let game: RecordedGame | null = null

async function hear(told: ToReplayWorker): Promise<void> {
  try {
    if (told.type === 'open') await open(told)
    else if (told.type === 'views' && game) post({ type: 'views', eyes: told.eyes, views: game.views(told.eyes) })
    else if (told.type === 'branch' && game) post({ type: 'branch', start: branchStart(game, told.ply, told.deal) })
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error
    post({ type: 'problem', problem: { code: error.code, at: error.at } })
  }
}

async function open({ game: given, numbers, line }: ToReplayWorker & { type: 'open' }): Promise<void> {
  const kernel = await loading
  if (!kernel) throw new BadRecord('rules-missing')
  const table = new CityTable(kernel, numbers)
  const whole = new RecordedGame(table, recordOf(given, table))
  game = line ? new RecordedGame(table, lineRecord(whole, line)) : whole
  post({ type: 'opened', record: game.record, real: whole.record, steps: game.steps })
}

function recordOf(given: GivenGame, table: CityTable): Record {
  return 'record' in given ? checkShape(given.record) : keptRecord(given.table, table)
}

/** The record of a table that this device keeps. */
function keptRecord(saved: SavedTable, table: CityTable): Record {
  try {
    const played = new LiveGame(table, seating(saved.state), saved.game)
    played.replay(saved.log)
    return played.record()
  } catch (error) {
    if (error instanceof NotAllowed) throw new BadRecord('damaged-game')
    throw error
  }
}

function post(told: FromReplayWorker): void {
  postMessage(told)
}

addEventListener('unhandledrejection', (event) => reportError(event.reason))
addEventListener('message', (event: MessageEvent<ToReplayWorker>) => void hear(event.data))
