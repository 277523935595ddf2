/** Opens a game to be looked at again: finds its record and its city, and starts the worker that plays it. */

import { sitePath } from '../browser/site'
import { City } from '../cities/city'
import { loadFacts } from '../cities/city-files'
import { takePack } from '../cities/record-packs'
import { ask, askFile, Refusal } from '../connection/http-api'
import type { CityNumbers } from '../local-game/city-numbers'
import { BadRecord, checkShape } from '../local-game/read-record'
import { isSavedTable } from '../local-table/kept/saved-table'
import { CannotKeep } from '../browser/device-database'
import { readTable } from '../local-table/kept/table-store'
import type { Record, SeatInfo } from '../wire'
import { heldRecord } from './held-records'
import { Replay } from './replay.svelte'
import type { GameAddress } from './replay-address'
import { ReplayConnection, ReplayFailure } from './replay-connection'
import type { Eyes, GivenGame, Line } from './replay-types'

/** A game that is open, and the worker behind it. */
export interface OpenReplay {
  readonly replay: Replay
  readonly connection: ReplayConnection
  readonly numbers: CityNumbers
}

/** It fails with a `ReplayFailure` that says why. */
export async function openReplay(address: GameAddress, line: Line | null): Promise<OpenReplay> {
  try {
    const game = await findGame(address)
    return await begin(game, line)
  } catch (error) {
    if (error instanceof BadRecord) throw new ReplayFailure({ code: error.code, at: error.at })
    if (error instanceof Refusal) throw new ReplayFailure({ code: error.code, at: null })
    throw error
  }
}

async function findGame(address: GameAddress): Promise<GivenGame> {
  switch (address.kind) {
    case 'table': {
      const { table, number } = address
      const query = number === null ? {} : { game: number }
      return { record: await ask('GET /api/tables/{table}/record', { path: { table }, query }) }
    }
    case 'local': {
      const held = heldRecord(address.id)
      return held ? { record: held } : keptGame(address.id)
    }
    case 'record':
      return { record: checkShape(await askFile(sitePath(`/record/${encodeURIComponent(address.name)}.json`))) }
    case 'none':
      throw new BadRecord('unknown-game')
  }
}

/** Only games that are over: those who share a device have secrets until then. */
async function keptGame(id: string): Promise<GivenGame> {
  const kept = await readTable(id).catch((error: unknown) => {
    if (error instanceof CannotKeep) return null
    throw error
  })
  if (kept === null) throw new BadRecord('unknown-game')
  if (!isSavedTable(kept)) throw new BadRecord('damaged-game')
  if (kept.summary.state !== 'over') throw new BadRecord('no-record')
  return { table: kept }
}

async function begin(game: GivenGame, line: Line | null): Promise<OpenReplay> {
  const [id, edition] =
    'record' in game
      ? [game.record.city.id, game.record.city.sha256]
      : [game.table.state.city, game.table.state.edition]
  if ('record' in game) await takePack(game.record).catch(() => undefined) // a pack that cannot be read is none
  const facts = await loadFacts(id, edition).catch((error: unknown) => {
    const unknown = error instanceof Refusal && (error.code.startsWith('unknown') || error.code === 'no-server')
    throw unknown ? new BadRecord('record-city') : error
  })
  const numbers = await askFile<CityNumbers>(facts.numbers)
  const connection = new ReplayConnection()
  try {
    const opened = await connection.open(game, numbers, line)
    const seats = opened.record.seats
    const eyes: Eyes[] = ['open', ...seats.keys(), 'spectator']
    const replay = new Replay(
      { steps: opened.steps, eyes, views: (wanted) => connection.views(wanted) },
      {
        city: new City(facts),
        seats: seatInfos(opened.record),
        record: opened.record,
        real: opened.real,
        leaves: line?.ply ?? null,
      },
    )
    return { replay, connection, numbers }
  } catch (error) {
    connection.close()
    throw error
  }
}

/** Whoever wrote a record may have players that we do not know. */
function seatInfos({ seats }: Record): SeatInfo[] {
  return seats.map(({ name, player }): SeatInfo => {
    const computer = Boolean(player) && player !== 'human'
    return {
      kind: computer ? 'computer' : 'person',
      name: String(name ?? ''),
      player: computer ? String(player) : null,
      away: false,
      minded_by: null,
    }
  })
}
