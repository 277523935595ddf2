/**
 * Records that Python replayed, replayed in TypeScript: the same events and the same views for all eyes. And games that
 * leave them are written for Python to judge.
 *
 * `tests/webassembly/test_replays.py` writes the records and runs this; `CROSSTOWN_GAMES` names their file.
 */

import { readFileSync, writeFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { Kernel } from '../../src/kernel/kernel'
import { CityTable } from '../../src/local-game/city-table'
import type { CityNumbers } from '../../src/local-game/city-numbers'
import { redact } from '../../src/local-game/events'
import { LocalGame } from '../../src/local-game/local-game'
import { BadRecord } from '../../src/local-game/read-record'
import type { BranchStart } from '../../src/replay/replay-types'
import { branchStart, lineRecord } from '../../src/replay/worker/branch'
import { RecordedGame } from '../../src/replay/worker/recorded-game'
import type { Record } from '../../src/wire'
import { hash } from '../support/hashes'

interface Replayed {
  readonly record: Record
  /** A hash of the views of all seats and a spectator, at the start and after each ply; of all events of each ply. */
  readonly views: readonly string[]
  readonly events: readonly string[]
  /** Every hand and all tickets, at the start and after each ply. */
  readonly open: readonly string[]
  /** Damaged records, and the code and ply with which they are refused. */
  readonly damaged: readonly { readonly record: Record; readonly code: string; readonly ply: number | null }[]
}

interface Given {
  readonly module: string
  readonly branches: string
  readonly cities: readonly { readonly numbers: CityNumbers; readonly games: readonly Replayed[] }[]
}

const given = JSON.parse(readFileSync(process.env.CROSSTOWN_GAMES ?? '', 'utf8')) as Given
const module = readFileSync(given.module)
const branches: { readonly seat: number; readonly ply: number; readonly record: Record; readonly of: Record }[] = []

for (const { numbers, games } of given.cities) {
  test(`records of ${numbers.id}`, async () => {
    const table = new CityTable(await Kernel.load(module), numbers)
    for (const [number, replayed] of games.entries()) {
      const game = compare(table, replayed)
      for (const { record, code, ply } of replayed.damaged) expect(problemOf(table, record)).toEqual({ code, ply })
      leave(game, number)
    }
    expect(games.length).toBeGreaterThan(0)
    writeFileSync(given.branches, JSON.stringify(branches))
  }, 0)
}

function compare(table: CityTable, { record, views, events, open }: Replayed): RecordedGame {
  const game = new RecordedGame(table, record)
  const eyes = [...record.seats.keys(), 'spectator'] as const
  const seen = eyes.map((one) => game.views(one).map(({ open: _, ...view }) => view))
  expect(views.map((_, ply) => hash(seen.map((one) => one[ply])))).toEqual(views)
  const seats = eyes.map((one) => (one === 'spectator' ? null : one))
  const told = game.steps.map((step) => [step.events, seats.map((seat) => step.events.map((one) => redact(one, seat)))])
  expect(told.map((one) => hash(one))).toEqual(events)
  expect(game.views('open').map((view) => hash(view.open!.map(({ hand, tickets }) => [hand, tickets])))).toEqual(open)
  return game
}

function problemOf(table: CityTable, record: Record): { code: string; ply: number | null } {
  try {
    new RecordedGame(table, record)
  } catch (error) {
    if (error instanceof BadRecord) return { code: error.code, ply: error.at?.ply ?? null }
    throw error
  }
  return { code: '', ply: null }
}

/** At a few plies, in the very deal and in another one, with some moves after it. */
function leave(game: RecordedGame, number: number): void {
  const { plies, seats } = game.record
  for (const share of [0, 0.5, 0.9]) {
    const ply = Math.floor(plies.length * share)
    const seat = (number + ply) % seats.length
    for (const deal of [null, { seat, seed: hash([number, ply]).repeat(2) }]) {
      const begun = branchStart(game, ply, deal)
      expect(begun, `${game.record.city.id}, ${seats.length} seats, ply ${ply}`).not.toBeNull()
      const moves = someMoves(game, begun!, 12)
      const record = lineRecord(game, { ply, deal, moves })
      expect(new RecordedGame(game.table, record).steps).toHaveLength(ply + moves.length)
      branches.push({ seat, ply, record, of: game.record })
    }
  }
}

function someMoves(game: RecordedGame, begun: BranchStart, count: number): string[] {
  const played = new LocalGame(game.table, game.replayed.game.seating, begun.seed, begun)
  for (const { move } of begun.plies) played.play(move)
  const moves: string[] = []
  for (; moves.length < count && !played.position.over;) {
    const legal = played.position.legalMoves()
    const { text } = legal[(moves.length * 7) % legal.length]!
    played.play(text)
    moves.push(text)
  }
  return moves
}
