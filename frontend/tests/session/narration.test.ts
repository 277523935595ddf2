import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { added, actionTexts } from '../../src/animation/action-text'
import { LANGUAGES } from '../../src/i18n/languages'
import { translator } from '../../src/i18n/translator.svelte'
import { completedSince } from '../../src/session/own-tickets'
import { withoutSecrets, joinedBySeat, sentences } from '../../src/session/narration'
import { withLevel } from '../../src/session/player-names'
import { tabTitle } from '../../src/session/turn-status'
import type { Event, Step } from '../../src/wire'
import { freshPage } from '../support/page'
import { cityOf, SEAT, viewOf, snapshotOf, stepOf } from '../support/samples'

const NAMES = ['Ada', 'Bo']

const EVENTS: readonly Event[] = [
  { type: 'drew', seat: 1, card: null },
  { type: 'drew', seat: 0, card: 'red' },
  { type: 'took', seat: 1, slot: 2, card: 'wild' },
  { type: 'filled', slot: 2, card: 'blue' },
  { type: 'swept' },
  { type: 'shuffled', count: 41, cards: null },
  { type: 'claimed', seat: 1, route: 'harbour--museum', colour: 'red', coloured: 1, wilds: 1, points: 2 },
  { type: 'souvenir', seat: 1, place: 'museum', symbol: 'sea-lion' },
  { type: 'placed', seat: 0, symbol: 'unheard-of', place: 'harbour' },
  { type: 'offered', seat: 1, count: 2, tickets: null },
  { type: 'kept', seat: 0, count: 1, returned: 1, tickets: ['harbour--old-town'] },
  { type: 'passed', seat: 1 },
  { type: 'last-round', seat: 1 },
  { type: 'ended', reason: 'last-round' },
]

const KEY = /(^|\s)(event|cause|table|a-card|colour|pay|count|souvenir)-[a-z]/

beforeEach(freshPage)

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => translator.load(language))

  it('every event is a sentence, for oneself and for others', () => {
    for (const event of EVENTS)
      for (const seat of [0, 1, null]) {
        const told = sentences(stepOf(1, 1, event), cityOf(), NAMES, seat)
        expect(told).toHaveLength(1)
        expect(told[0]).not.toMatch(KEY)
        expect(told[0]).not.toMatch(/[{}]|undefined|null/)
        expect(told[0]).toMatch(/\.$/)
      }
  })

  it('one is spoken to, others are named', () => {
    const step = stepOf(1, 1, { type: 'passed', seat: 1 })
    expect(sentences(step, cityOf(), NAMES, 0)[0]).toContain('Bo')
    expect(sentences(step, cityOf(), NAMES, 1)[0]).not.toContain('Bo')
  })

  it('every cause and every action has words', () => {
    for (const cause of ['clock', 'away', 'left']) {
      const told = sentences({ ...stepOf(1, 1, EVENTS[0]!), cause }, cityOf(), NAMES, 0)
      expect(told).toHaveLength(2)
      expect(told[0]).not.toMatch(KEY)
    }
    for (const cause of ['', 'computer'])
      expect(sentences({ ...stepOf(1, 1, EVENTS[0]!), cause }, cityOf(), NAMES, 0)).toHaveLength(1)
    const undone = { ...stepOf(1, 1), undone: 2 }
    expect(sentences(undone, cityOf(), NAMES, 0)[0]).toMatch(/Bo.*2/)
    for (const step of [undone, stepOf(1, 1, ...EVENTS)])
      for (const action of actionTexts(step, cityOf())) {
        expect(action.text).not.toMatch(KEY)
        expect(action.text).not.toMatch(/[{}]|undefined/)
      }
  })

  it('the tab says whose turn it is', () => {
    const { table, view } = snapshotOf(1)
    const known = { city: cityOf(), info: table, view, myTurn: true, names: NAMES }
    const titles = [
      tabTitle(known),
      tabTitle({ ...known, myTurn: false }),
      tabTitle({ ...known, info: { ...table, state: 'waiting' } }),
      tabTitle({ ...known, info: { ...table, state: 'over' } }),
    ]
    for (const title of titles) expect(title).toMatch(/ – Somewhere – Crosstown$/)
    expect(titles[0]).toMatch(/^● /)
    expect(titles[1]).toMatch(/^Ada/)
    expect(new Set(titles).size).toBe(4)
    expect(tabTitle({ ...known, city: null })).toBe(null)
  })
})

describe('in English', () => {
  beforeAll(() => translator.load('en'))

  it('several cards turned up are one sentence', () => {
    const filled = ['red', 'wild', 'blue'].map((card, slot): Event => ({ type: 'filled', slot, card }))
    expect(sentences(stepOf(1, 1, { type: 'swept' }, ...filled), cityOf(), NAMES, 0)).toEqual([
      'Too many wilds lay open: the market was discarded and turned up anew.',
      'Turned up: red, wild, blue.',
    ])
  })

  it('a claim names the route, the payment and the points', () => {
    expect(sentences(stepOf(1, 1, EVENTS[6]!), cityOf(), NAMES, 0)).toEqual([
      'Bo claimed Harbour – Museum for 1 red and 1 wild: 2 points.',
    ])
  })

  it('a shared screen keeps no secrets', () => {
    const events: Event[] = [
      { type: 'drew', seat: 0, card: null },
      { type: 'kept', seat: 0, count: 1, returned: 1, tickets: null },
    ]
    const step = { ...stepOf(1, 0, EVENTS[1]!, EVENTS[10]!), public: events }
    const told = sentences(withoutSecrets(step), cityOf(), NAMES, null)
    expect(told).toEqual(['Ada drew a card from the stack.', 'Ada kept 1 ticket and put 1 under the stack.'])
  })

  it('computer players in lists have their level beside their name', () => {
    expect(withLevel('Ada', 'easy')).toBe('Ada (easy)')
    expect(withLevel('Bo', 'hard:0.5s')).toBe('Bo (hard)')
    expect(withLevel('Cleo', 'my-own')).toBe('Cleo (my own)')
  })

  it('what the same seat does in a row is told in one breath', () => {
    const [unseen, seen] = [EVENTS[0]!, EVENTS[1]!]
    const told = (...steps: Step[]) => joinedBySeat(steps).flatMap((step) => sentences(step, cityOf(), NAMES, 0))
    expect(told(stepOf(1, 1, unseen), stepOf(2, 1, unseen))).toEqual(['Bo drew 2 cards from the stack.'])
    expect(told(stepOf(1, 0, seen), stepOf(2, 0, seen))).toEqual(['You drew 2 red cards from the stack.'])
    const blue: Event = { type: 'drew', seat: 0, card: 'blue' }
    expect(told(stepOf(1, 0, seen), stepOf(2, 0, blue))).toEqual([
      'You drew a red card and a blue card from the stack.',
    ])
    expect(told(stepOf(1, 1, unseen), stepOf(2, 0, seen), stepOf(3, 1, unseen))).toHaveLength(3)
    expect(told(stepOf(1, 1, unseen), { ...stepOf(2, 1, unseen), cause: 'clock' })).toHaveLength(3)
  })

  it('two cards from the market are one sentence, with what was turned up after it', () => {
    const took = (card: string): Event => ({ type: 'took', seat: 1, slot: 0, card })
    const filled = (card: string): Event => ({ type: 'filled', slot: 0, card })
    const told = (...events: Event[]) => sentences(stepOf(1, 1, ...events), cityOf(), NAMES, 0)
    expect(told(took('red'), filled('blue'), took('green'), filled('wild'))).toEqual([
      'Bo took a red card and a green card from the market.',
      'Turned up: blue, wild.',
    ])
    expect(
      told(took('red'), filled('wild'), { type: 'swept' }, filled('red'), took('red'), filled('blue')),
    ).toHaveLength(6)
  })

  it('a turn of two steps keeps its secrets on a shared screen', () => {
    const secret = { ...stepOf(1, 0, EVENTS[1]!), public: [{ type: 'drew', seat: 0, card: null } satisfies Event] }
    const [turn] = joinedBySeat([secret, stepOf(2, 0, { type: 'took', seat: 0, slot: 0, card: 'blue' })])
    expect(turn?.version).toBe(2)
    expect(sentences(withoutSecrets(turn!), cityOf(), NAMES, null)).toEqual([
      'Ada drew a card from the stack.',
      'Ada took a blue card from the market.',
    ])
  })

  it('a bubble adds up what was drawn', () => {
    const draw = actionTexts(stepOf(1, 1, EVENTS[0]!), cityOf())
    const take = actionTexts(stepOf(1, 1, EVENTS[2]!), cityOf())
    expect(added(draw, draw).map((action) => action.text)).toEqual(['drew 2 cards'])
    expect(added(take, draw).map((action) => action.text)).toEqual(['took a wild', 'drew 1 card'])
  })
})

it('what has been completed is known from two positions', () => {
  const before = viewOf({ seat: 0, ply: 4, done: ['a'], seats: [{ ...SEAT, districts: [1] }, SEAT] })
  const after = { ...before, ply: 5, done: ['a', 'b'], seats: [before.seats[0]!, { ...SEAT, districts: [2] }] }
  expect(completedSince(before, after)).toEqual({ tickets: ['b'], districts: [{ seat: 1, number: 2 }] })
  expect(completedSince(after, before)).toEqual({ tickets: [], districts: [] }) // a move was taken back
  expect(completedSince(before, { ...after, seat: 1 })).toEqual({ tickets: [], districts: [] }) // others look on
})
