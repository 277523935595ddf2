/**
 * Tables that Python's service played, played once more at tables in the page: the same commands give the same messages.
 *
 * `tests/webassembly/test_local_tables.py` writes the tables and runs this; `CROSSTOWN_GAMES` names their file.
 */

import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { Kernel } from '../../src/kernel/kernel'
import type { CityNumbers } from '../../src/local-game/city-numbers'
import { CityTable } from '../../src/local-game/city-table'
import { LocalTable } from '../../src/local-table/worker/local-table'
import type { TableContext } from '../../src/local-table/worker/table-context'
import { isSavedTable, type SavedTable } from '../../src/local-table/kept/saved-table'
import type { Command, Message, NewTable } from '../../src/wire'
import { hash } from '../support/hashes'

interface PlayedTable {
  readonly id: string
  readonly wanted: NewTable
  readonly name: string
  readonly began: number
  readonly seeds: readonly string[]
  readonly drawn: readonly number[]
  readonly steps: readonly Step[]
  readonly record: string
}

interface Step {
  readonly do: 'connect' | 'command' | 'due'
  readonly with: unknown
  readonly now: number
  readonly told: string
  readonly due: readonly [at: number, seat: number, player: string, cause: string] | null
}

interface Given {
  readonly module: string
  readonly cities: readonly { readonly numbers: CityNumbers; readonly tables: readonly PlayedTable[] }[]
}

const given = JSON.parse(readFileSync(process.env.CROSSTOWN_GAMES ?? '', 'utf8')) as Given
const module = readFileSync(given.module)

for (const { numbers, tables } of given.cities) {
  test(`tables of ${numbers.id}`, async () => {
    const city = new CityTable(await Kernel.load(module), numbers)
    for (const played of tables) await replay(city, played)
    expect(tables.length).toBeGreaterThan(0)
  }, 0)
}

async function replay(city: CityTable, played: PlayedTable): Promise<void> {
  const told: Message[] = []
  const [seeds, drawn] = [[...played.seeds], [...played.drawn]]
  let now = played.began
  let kept: SavedTable | null = null
  const context: TableContext = {
    now: () => now,
    seed: () => seeds.shift()!,
    below: () => drawn.shift()!,
    keep: (saved) => Promise.resolve((kept = JSON.parse(JSON.stringify(saved)) as SavedTable) !== null),
    read: () => Promise.resolve(kept),
    tell: (message) => told.push(message),
    changed: () => undefined,
  }
  const { id, wanted, name } = played
  let table = await LocalTable.create(id, { wanted, name }, city, context)
  for (const [at, step] of played.steps.entries()) {
    now = step.now
    const what = `step ${at}, ${step.do} ${JSON.stringify(step.with)}, of ${numbersOf(played)}`
    if (step.do === 'connect') {
      expect(isSavedTable(kept), what).toBe(true)
      if (table.waitsNoMore !== table.game.version) table = LocalTable.load(kept!, city, context) // as after a reload
      await table.connect(step.with as number)
    } else if (step.do === 'command') await table.run(step.with as Command)
    else await table.playDue(table.game.version, table.dueMove()!, step.with as string)
    const due = table.dueMove()
    expect(hash(told.splice(0).map(withoutSentences)), what).toBe(step.told)
    expect(due && [due.at, due.seat, due.choice ? 'medium' : due.player, due.cause], what).toEqual(step.due)
  }
  expect(hash(table.game.record()), numbersOf(played)).toBe(played.record)
}

function withoutSentences(message: Message): Message {
  return message.type === 'refused' ? { ...message, message: '', offender: '', where: '' } : message
}

function numbersOf({ id, wanted }: PlayedTable): string {
  return `${wanted.city} for ${wanted.seats.length}, table ${id}`
}
