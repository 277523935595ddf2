/** A game that is looked at again: steps, turns, eyes, playing by itself, and the addresses of its positions. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { screenReader } from '../../src/browser/screen-reader.svelte'
import { Replay, SPEEDS } from '../../src/replay/replay.svelte'
import { addressOfPlace, gameAddress, placeIn, replayOf, type GameAddress } from '../../src/replay/replay-address'
import type { Eyes, Line, ReplayView } from '../../src/replay/replay-types'
import type { SeatInfo, Step } from '../../src/wire'
import { cityOf, stepOf, viewOf } from '../support/samples'

const drew = (version: number, seat: number, card: string): Step => stepOf(version, seat, { type: 'drew', seat, card })
const STEPS = [drew(1, 0, 'red'), drew(2, 0, 'blue'), drew(3, 1, 'red'), drew(4, 1, 'wild'), drew(5, 0, 'red')]
const SEAT: SeatInfo = { kind: 'person', name: 'Ada', player: null, away: false, minded_by: null }

function replayOfSteps(asked: Eyes[] = []): Replay {
  const views = (eyes: Eyes): Promise<ReplayView[]> => {
    asked.push(eyes)
    const seat = typeof eyes === 'number' ? eyes : null
    return Promise.resolve(Array.from({ length: 6 }, (_, ply) => ({ ...viewOf({ ply, seat }), open: null })))
  }
  const source = { steps: STEPS, eyes: ['open', 0, 1, 'spectator'] as Eyes[], views }
  const seats = [SEAT, { ...SEAT, name: '' }]
  return new Replay(source, { city: cityOf(), seats, record: null, real: null, leaves: null })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('one steps through the game and no further than its ends', async () => {
  const replay = replayOfSteps()
  await replay.lookAs('open')
  expect([replay.ply, replay.last, replay.shown?.ply]).toEqual([0, 5, 0])
  replay.step(-1)
  expect(replay.ply).toBe(0)
  replay.step(1)
  expect([replay.ply, replay.shown?.ply, replay.acting?.version]).toEqual([1, 1, 1])
  replay.go(4)
  expect([replay.ply, replay.acting, replay.steps.length]).toEqual([4, null, 4])
  replay.step(9)
  expect(replay.ply).toBe(5)
})

test('a turn is all that one seat does in a row', async () => {
  const replay = replayOfSteps()
  await replay.lookAs('open')
  const stops = [1, 1, 1, 1].map((by) => (replay.turn(by as 1), replay.ply))
  expect(stops).toEqual([2, 4, 5, 5])
  const back = [-1, -1, -1, -1].map((by) => (replay.turn(by as -1), replay.ply))
  expect(back).toEqual([4, 2, 0, 0])
})

test('eyes see what they may see, and are asked for once', async () => {
  const asked: Eyes[] = []
  const replay = replayOfSteps(asked)
  await replay.lookAs('open')
  expect(replay.told[0]?.events[0]).toMatchObject({ card: 'red' })
  await replay.lookAs(1)
  expect(replay.told[0]?.events[0]).toMatchObject({ card: null })
  expect(replay.told[2]?.events[0]).toMatchObject({ card: 'red' })
  expect(replay.you.seats).toEqual([1])
  await replay.lookAs('spectator')
  expect(replay.told.every(({ events }) => events.every((event) => event.type === 'drew' && !event.card))).toBe(true)
  await replay.lookAs('open')
  await replay.lookAs(7)
  expect([replay.eyes, asked]).toEqual(['open', ['open', 1, 'spectator']])
})

test('it plays by itself, at the speed that is chosen, and stops at the end', async () => {
  const replay = replayOfSteps()
  await replay.lookAs('open')
  replay.play()
  vi.advanceTimersByTime(SPEEDS.normal)
  expect([replay.ply, replay.playing]).toEqual([1, true])
  replay.setSpeed('fourfold')
  vi.advanceTimersByTime(SPEEDS.fourfold * 2)
  expect(replay.ply).toBe(3)
  replay.step(-1)
  vi.advanceTimersByTime(60_000)
  expect([replay.ply, replay.playing]).toEqual([2, false])
  replay.play()
  vi.advanceTimersByTime(60_000)
  expect([replay.ply, replay.playing]).toEqual([5, false])
  replay.play()
  expect(replay.ply).toBe(0)
  replay.close()
})

test('each step is told with the sentences of the log', async () => {
  const replay = replayOfSteps()
  await replay.lookAs('open')
  replay.step(1)
  expect(screenReader.text).toContain(replay.sentencesOf(STEPS[0]!).join(' '))
})

const GAMES: readonly (readonly [GameAddress, string])[] = [
  [{ kind: 'table', table: 'abc', number: null }, '/game/abc'],
  [{ kind: 'table', table: 'abc', number: 2 }, '/game/abc/2'],
  [{ kind: 'local', id: 'x1' }, '/game#local=x1'],
  [{ kind: 'record', name: 'r' }, '/game#record=r'],
  [{ kind: 'none' }, '/game'],
]

test('every game has an address, and is found by it', () => {
  for (const [game, address] of GAMES) {
    expect(replayOf(game)).toBe(address)
    const [path = '', fragment = ''] = address.split('#')
    const [, , table = '', number = ''] = path.split('/')
    expect(gameAddress(table, number, `#${fragment}`)).toEqual(game)
  }
})

test('so has every position, and a line of moves', () => {
  const lines: (Line | null)[] = [
    null,
    { ply: 0, deal: null, moves: ['keep a--b c-d--e:1', 'claim a--b:2 red*2+wild*1', 'draw'] },
    { ply: 12, deal: { seat: 1, seed: 'ab'.repeat(16) }, moves: [] },
  ]
  for (const line of lines)
    for (const eyes of ['spectator', 0, 3] as const) {
      const address = addressOfPlace({ kind: 'local', id: 'x' }, { ply: 23, eyes, line })
      expect(placeIn(address.slice(address.indexOf('#')))).toEqual({ ply: 23, eyes, line })
      expect(address).not.toMatch(/ /)
    }
  expect(placeIn('#ply=x&as=me&from=-1')).toEqual({ ply: null, eyes: null, line: null })
})
