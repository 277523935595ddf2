import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { onlyHere } from '../../src/browser/sharing'
import { whileVisible } from '../../src/browser/visibility'
import { errorCode, Refusal } from '../../src/connection/http-api'
import { ago, perTurn, problemText } from '../../src/i18n/formatting'
import { LANGUAGES } from '../../src/i18n/languages'
import { translator } from '../../src/i18n/translator.svelte'
import { inOrder, peopleText, stateText } from '../../src/screens/home/known-tables.svelte'
import {
  chooseOpponents,
  chooseSeatKind,
  defaultForm,
  quickTable,
  rememberedForm,
  rememberForm,
  requestedTable,
  unusualPlayers,
} from '../../src/screens/new-table/new-table-form'
import { LONGEST_NAME, suggestion } from '../../src/screens/profile/guest.svelte'
import type { TableSummary, SeatInfo } from '../../src/wire'
import { freshPage, memory, page } from '../support/page'

const person = (name: string): SeatInfo => ({ kind: 'person', name, player: null, away: false, minded_by: null })
const OPEN: SeatInfo = { kind: 'open', name: '', player: null, away: false, minded_by: null }
const ROBOT: SeatInfo = { kind: 'computer', name: 'Bo', player: 'medium', away: false, minded_by: null }

function brief(some: Partial<TableSummary> = {}): TableSummary {
  return {
    id: 'one',
    city: 'somewhere',
    edition: 'e',
    guest_city: null,
    state: 'playing',
    listed: false,
    seats: [person('Ada'), ROBOT],
    turn: 1,
    your_turn: false,
    your_seats: [0],
    turn_seconds: null,
    touched: 0,
    scores: null,
    ...some,
  }
}

beforeEach(freshPage)
beforeAll(() => translator.load('en'))

describe('tables in a list', () => {
  it('stand in the order of what one has to do there', () => {
    const tables = [
      brief({ id: 'over', state: 'over', touched: 9 }),
      brief({ id: 'waiting', state: 'waiting', touched: 8 }),
      brief({ id: 'old', touched: 1 }),
      brief({ id: 'new', touched: 7 }),
      brief({ id: 'mine', your_turn: true, touched: 0 }),
    ]
    expect(inOrder(tables).map((table) => table.id)).toEqual(['mine', 'new', 'old', 'waiting', 'over'])
  })

  it('say what goes on', () => {
    expect(stateText(brief({ your_turn: true }))).toBe('Your turn')
    expect(stateText(brief())).toBe('Bo’s turn')
    expect(stateText(brief({ state: 'waiting', turn: null, seats: [person('Ada'), OPEN] }))).toBe('1 seat is free')
    expect(stateText(brief({ state: 'over', turn: null, your_turn: false }))).toBe('finished')
    expect(peopleText(brief({ seats: [person('Ada'), OPEN, ROBOT] }))).toBe('Ada and Bo (medium)')
  })

  it('say how a game ended', () => {
    const over = (scores: TableSummary['scores'], your_seats = [0]) =>
      brief({ state: 'over', turn: null, seats: [person('Ada'), person('Ben')], scores, your_seats })
    const ben = [
      { place: 2, points: -3 },
      { place: 1, points: 40 },
    ]
    expect(stateText(over(ben))).toBe('You came second')
    expect(stateText(over(ben, [1]))).toBe('You won')
    expect(stateText(over(ben, [0, 1]))).toBe('Ben wins')
    expect(stateText(over(ben.map(({ points }) => ({ place: 1, points }))))).toBe('You shared the win')
    expect(stateText(over(null))).toBe('finished')
    expect(peopleText(over(ben))).toBe('Ben 40 · Ada −3')
  })
})

describe('the form for a table', () => {
  it('are sensible from the start', () => {
    expect(requestedTable('somewhere', defaultForm(), String)).toEqual({
      city: 'somewhere',
      seats: [{ type: 'me' }, { type: 'computer', player: 'medium' }],
      listed: false,
      take_backs: true,
      hints: false,
      turn_seconds: null,
      first: 'random',
    })
    expect(quickTable('somewhere').seats).toEqual([{ type: 'me' }, { type: 'computer', player: 'medium' }])
  })

  it('become the table that is asked for', () => {
    const form = defaultForm()
    form.count = 4
    chooseSeatKind(form, 1, 'open')
    chooseSeatKind(form, 2, 'beside')
    form.first = 2
    form.patience = null
    form.chat = false
    const wanted = requestedTable('somewhere', form, (at) => `Player ${at + 1}`)
    expect(wanted.seats).toEqual([
      { type: 'me' },
      { type: 'open' },
      { type: 'beside', name: 'Player 3' },
      { type: 'computer', player: 'medium' },
    ])
    expect(wanted).toMatchObject({ first: 2, patience: null, chat: false })
  })

  it('name nobody to begin who does not play', () => {
    const form = { ...defaultForm(), first: 3 }
    expect(requestedTable('somewhere', form, String).first).toBe('random')
  })

  it('have only one seat of one’s own: it moves', () => {
    const form = defaultForm()
    chooseSeatKind(form, 1, 'me')
    expect(form.seats.slice(0, 2).map((seat) => seat.kind)).toEqual(['computer', 'me'])
  })

  it('are remembered', () => {
    const form = defaultForm()
    form.count = 3
    form.clock = 60
    form.patience = null
    chooseSeatKind(form, 2, 'open')
    rememberForm(form)
    expect(rememberedForm()).toEqual(form)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"count":9,"seats":[{"kind":"king"}],"clock":7,"patience":3,"first":"me"}',
  ])('are plain where the memory is %s', (kept) => {
    memory.set('crosstown.new-table', kept)
    expect(rememberedForm()).toEqual(defaultForm())
  })

  it('have computer players of different initials, none of them mine', () => {
    const form = defaultForm()
    chooseOpponents(form, ['Ada', 'Alma', 'Ben', 'Bo', 'Cleo', 'Dan', 'Eva'], 'Dora')
    const names = form.seats.map((seat) => seat.computer)
    expect(names.map((name) => name.charAt(0)).toSorted()).toEqual(['A', 'B', 'C', 'E'])
    expect(requestedTable('somewhere', form, String).seats[1]).toMatchObject({ type: 'computer', name: names[1] })
    chooseOpponents(form, ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'], 'Dora', 1)
    expect(form.seats.map((seat) => seat.computer)).toEqual([names[0], 'Finn', names[2], names[3]])
  })

  it('know the usual computer players from the curious ones', () => {
    const players = { players: ['random', 'hard', 'easy', 'chaos'], levels: ['easy', 'hard'], names: [], percent: 100 }
    expect(unusualPlayers(players)).toEqual(['random', 'chaos'])
  })
})

describe('a list that looks after itself', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('asks at once and every so often while somebody looks', async () => {
    const task = vi.fn(() => Promise.resolve())
    const stop = whileVisible(task, 1000)
    await vi.advanceTimersByTimeAsync(2500)
    expect(task).toHaveBeenCalledTimes(3)
    page.hide(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect(task).toHaveBeenCalledTimes(3)
    page.hide(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(task).toHaveBeenCalledTimes(4)
    stop()
  })

  it('leaves nothing behind', async () => {
    const task = vi.fn(() => Promise.resolve())
    const stop = whileVisible(task, 1000)
    await vi.advanceTimersByTimeAsync(0)
    stop()
    page.hide(false)
    await vi.advanceTimersByTimeAsync(5000)
    expect(task).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('never asks twice at the same time', async () => {
    const task = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 3000)))
    const stop = whileVisible(task, 1000)
    page.hide(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(task).toHaveBeenCalledTimes(1)
    stop()
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => translator.load(language))

  it('suggests names that the server takes', () => {
    for (let chance = 0; chance < 1; chance += 0.01) {
      const name = suggestion(() => chance)
      expect(name).toMatch(/^\p{Lu}/u)
      expect(name.length).toBeLessThanOrEqual(LONGEST_NAME)
    }
    expect(suggestion(() => 0)).not.toBe(suggestion(() => 0.99))
  })

  it('says times and problems', () => {
    for (const seconds of [15, 60, 7200, 86_400]) expect(perTurn(seconds)).toMatch(/\d/)
    expect(perTurn(7200)).toContain('2')
    expect(ago(0, 7_200_000)).toContain('2')
    for (const code of ['offline', 'table-full', 'never-heard-of']) expect(problemText(code)).not.toMatch(/^problem-/)
  })
})

it('a problem has a code; a mistake of ours stays one', () => {
  expect(errorCode(new Refusal({ code: 'too-fast', message: '' }))).toBe('too-fast')
  expect(() => errorCode(new TypeError('ours'))).toThrow('ours')
})

it.each([
  ['http://localhost:8000/t/x', true],
  ['http://127.0.0.1/t/x', true],
  ['http://[::1]:80/t/x', true],
  ['http://192.168.1.4:8000/t/x', false],
  ['https://play.example.org/t/x', false],
])('whether %s works only here: %s', (address, here) => expect(onlyHere(address)).toBe(here))
