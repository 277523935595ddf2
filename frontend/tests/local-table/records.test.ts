/** Records as tables on the device, tables as a server takes them over, and what is no table at all. */

import { expect, test } from 'vitest'

import { movedGame } from '../../src/local-table/kept/moved-game'
import { BadRecord, readRecord, recordTexts } from '../../src/local-game/read-record'
import { tableOfRecord } from '../../src/local-table/kept/open-record'
import { isSavedTable } from '../../src/local-table/kept/saved-table'
import type { Record } from '../../src/wire'

const RECORD: Record = {
  format: 'crosstown-record/1',
  city: { id: 'london', sha256: 'a'.repeat(64) },
  seats: [
    { name: 'Zoe', player: 'medium' },
    { name: 'Ada', player: 'human' },
    { name: 'Bo', player: 'human' },
  ],
  seed: '0'.repeat(32),
  start: { deck: [], tickets: [] },
  shuffles: [],
  plies: [{ seat: 0, move: 'keep a b', legal: 4 }],
  result: null,
}

function problem(change: object): string {
  try {
    tableOfRecord('id', readRecord(JSON.stringify({ ...RECORD, ...change })), 1)
  } catch (error) {
    if (error instanceof BadRecord) return error.code
    throw error
  }
  return ''
}

test('a record becomes a table that can be kept', () => {
  const table = tableOfRecord('id', RECORD, 1)
  expect(isSavedTable(JSON.parse(JSON.stringify(table)))).toBe(true)
  expect(table.state.seats.map(({ kind }) => kind)).toEqual(['computer', 'person', 'person'])
  expect(table.log[0]).toMatchObject({ seat: 0, move: 'keep a b', cause: 'computer' })
  expect(table.summary).toMatchObject({ state: 'playing', your_seats: [1, 2] })
})

test('what cannot be opened is told by its code', () => {
  expect(problem({})).toBe('')
  expect(problem({ format: 'crosstown-record/2' })).toBe('not-a-record')
  expect(problem({ plies: [null] })).toBe('not-a-record')
  expect(problem({ seed: null })).toBe('')
  expect(problem({ start: { deck: 'all' } })).toBe('not-a-record')
  expect(problem({ shuffles: [['red', 1]] })).toBe('not-a-record')
  expect(problem({ seats: [{ name: 'X', player: 'own-bot' }] })).toBe('record-players')
})

test('a file may have several records', () => {
  const line = JSON.stringify(RECORD)
  expect(recordTexts(`${line}\n${line}\n`)).toEqual([line, line])
  expect(recordTexts(JSON.stringify(RECORD, null, 2))).toHaveLength(1)
})

test('a table that somebody has changed is none', () => {
  const table = tableOfRecord('id', RECORD, 1)
  const changes: object[] = [
    { format: 'x' },
    { log: 'x' },
    { log: [{}] },
    { game: null },
    { revision: -1 },
    { summary: {} },
  ]
  changes.push({ format: 'crosstown-local-table/1' }, { game: { ...table.game, given: null } })
  for (const change of changes) expect(isSavedTable({ ...table, ...change }), JSON.stringify(change)).toBe(false)
  expect(isSavedTable(null)).toBe(false)
})

test('the first person moves a game to the server', () => {
  const moved = movedGame('id', RECORD, false)
  expect(moved.seats).toEqual([
    { type: 'computer', player: 'medium', name: 'Zoe' },
    { type: 'me' },
    { type: 'beside', name: 'Bo' },
  ])
  expect(moved.moves).toEqual(['keep a b'])
  const longer = { ...RECORD, plies: [...RECORD.plies, ...RECORD.plies] }
  expect(movedGame('id', RECORD, false).id, 'an answer was lost').toBe(moved.id)
  expect(movedGame('id', longer, false).id, 'a move more is not to be forgotten').not.toBe(moved.id)
})
