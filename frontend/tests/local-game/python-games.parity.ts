/**
 * Games that Python played, played once more in TypeScript: the same moves give the same events, views and records.
 *
 * `tests/webassembly/test_local_games.py` writes the games and runs this; `CROSSTOWN_GAMES` names their file.
 */

import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { Kernel } from '../../src/kernel/kernel'
import { Adviser } from '../../src/local-game/adviser'
import { CityTable } from '../../src/local-game/city-table'
import type { CityNumbers } from '../../src/local-game/city-numbers'
import { ComputerPlayers, type Level } from '../../src/local-game/computer-player'
import { redact } from '../../src/local-game/events'
import { LocalGame } from '../../src/local-game/local-game'
import type { Hint, Judgement, NetworkInfo, Seat } from '../../src/wire'
import { hash } from '../support/hashes'

interface PlayedGame {
  readonly seed: string
  readonly seating: readonly Seat[]
  readonly moves: readonly string[]
  /** A hash of all views, at the start and after each move; a hash of all events after each move. */
  readonly views: readonly string[]
  readonly events: readonly string[]
  readonly record: string
  /** What computer players would do, by the number of moves played before. */
  readonly choices: readonly Choice[]
  /** What people would be told, by the number of moves played before. */
  readonly advice: readonly Advice[]
}

interface Advice {
  readonly ply: number
  readonly simulations: number
  readonly seed: string
  readonly hint: Hint
  readonly judgement: Judgement
}

interface Choice {
  readonly ply: number
  readonly level: Level
  readonly simulations: number
  readonly seed: string
  readonly move: string
}

interface Given {
  readonly module: string
  readonly network: NetworkInfo
  readonly cities: readonly { readonly numbers: CityNumbers; readonly games: readonly PlayedGame[] }[]
}

const given = JSON.parse(readFileSync(process.env.CROSSTOWN_GAMES ?? '', 'utf8')) as Given
const module = readFileSync(given.module)

for (const { numbers, games } of given.cities) {
  test(`games of ${numbers.id}`, async () => {
    const table = new CityTable(await Kernel.load(module), numbers)
    const players = new ComputerPlayers(table)
    const adviser = new Adviser(table)
    players.learn(given.network, readFileSync(given.network.address))
    for (const played of games) await replay(table, players, adviser, played)
    expect(games.length).toBeGreaterThan(0)
  }, 0)
}

async function replay(table: CityTable, players: ComputerPlayers, adviser: Adviser, played: PlayedGame): Promise<void> {
  const game = new LocalGame(table, played.seating, played.seed)
  const viewers = [...played.seating.keys(), null]
  const views = () => hash(viewers.map((seat) => game.view(seat)))
  expect(views(), `first view of ${played.seed}`).toBe(played.views[0])
  for (const [ply, move] of played.moves.entries()) {
    const told = `${move} at ply ${ply} of ${played.seed}`
    if (ply % 16 === 0) {
      const before = game.record()
      expect(game.play('claim nowhere wild*9')).toBeNull()
      game.play(move)
      game.undo()
      expect(game.record(), told).toEqual(before)
    }
    for (const { level, simulations, seed, move: chosen } of played.choices.filter((one) => one.ply === ply)) {
      const view = game.hidden(game.position.turn)
      expect(players.choose(level, view, seed, { simulations }).text, `${level} at ply ${ply}`).toBe(chosen)
    }
    for (const { simulations, seed, hint, judgement } of played.advice.filter((one) => one.ply === ply)) {
      const [view, pause] = [game.hidden(game.position.turn), () => Promise.resolve(true)]
      expect(await adviser.hint(view, seed, { simulations }, pause), `hint at ply ${ply}`).toEqual(hint)
      expect(await adviser.judge(view, seed, { simulations }, pause), `judgement at ply ${ply}`).toEqual(judgement)
    }
    const events = game.play(move)
    expect(events, told).not.toBeNull()
    const seen = viewers.map((seat) => events?.map((event) => redact(event, seat)))
    expect(hash([events, seen]), told).toBe(played.events[ply])
    expect(views(), told).toBe(played.views[ply + 1])
  }
  expect(hash(game.record())).toBe(played.record)
}
