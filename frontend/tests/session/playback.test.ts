import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { lasting, Playback, rewound } from '../../src/session/playback'
import type { ViewData, Step } from '../../src/wire'
import recorded from '../support/recorded-games.json'
import { claimOf, viewOf, stepOf } from '../support/samples'

let shown: (ViewData | null)[]
let acting: (number | null)[]
let catching: boolean[]
let pace: number
let moving: boolean
let watched: boolean
let playback: Playback

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  acting = []
  catching = []
  pace = 700
  moving = true
  watched = true
  playback = new Playback({
    show: (view, step) => {
      shown.push(view)
      acting.push(step?.version ?? null)
    },
    catchUp: (now) => catching.push(now),
    pace: () => pace,
    moving: () => moving,
    watched: () => watched,
  })
})

afterEach(() => {
  playback.close()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

const view = (ply: number): ViewData => viewOf({ ply })
const live = (version: number, own = false): void => playback.live(stepOf(version, own ? 0 : 1), view(version), own)

describe('live steps', () => {
  it('are shown at once when nothing else is', () => {
    live(1)
    expect(acting).toEqual([1])
    expect(shown.at(-1)?.ply).toBe(1)
    vi.advanceTimersByTime(700)
    expect(acting).toEqual([1, null])
    live(2)
    expect(acting.at(-1)).toBe(2)
  })

  it('follow each other at the pace that one likes', () => {
    pace = 1200
    live(1)
    live(2)
    vi.advanceTimersByTime(1199)
    expect(acting).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(acting).toEqual([1, 2])
    pace = 350
    live(3)
    vi.advanceTimersByTime(1200)
    expect(acting).toEqual([1, 2, 3])
    live(4)
    vi.advanceTimersByTime(350)
    expect(acting).toEqual([1, 2, 3, 4])
  })

  it('wait for each other at a pace one can follow', () => {
    live(1)
    live(2)
    live(3)
    expect(acting).toEqual([1])
    vi.advanceTimersByTime(700)
    expect(acting).toEqual([1, 2])
    vi.advanceTimersByTime(700)
    expect(acting).toEqual([1, 2, 3])
  })

  it('go faster when many wait', () => {
    for (let version = 1; version <= 12; version += 1) live(version)
    vi.advanceTimersByTime(1600)
    expect(acting.length).toBeGreaterThan(3)
    vi.advanceTimersByTime(6500)
    expect(acting.at(-1)).toBe(null)
    expect(shown.at(-1)?.ply).toBe(12)
  })

  it('of one’s own wait for nothing', () => {
    live(1)
    live(2)
    live(3, true)
    expect(acting).toEqual([1, 3])
    expect(shown.at(-1)?.ply).toBe(3)
  })

  it('that are taken back jump', () => {
    live(1)
    live(2)
    playback.live({ ...stepOf(3, 1), undone: 1 }, view(3), false)
    expect(acting).toEqual([1, 3])
  })

  it('come all at once where nothing moves', () => {
    moving = false
    live(1)
    live(2)
    expect(acting).toEqual([1, 2])
  })

  it('wait until somebody looks', () => {
    watched = false
    for (let version = 1; version <= 5; version += 1) live(version)
    expect(acting).toEqual([])
    watched = true
    playback.resume()
    expect(catching).toEqual([true])
    expect(acting).toEqual([1])
    vi.advanceTimersByTime(5 * 350)
    expect(acting).toEqual([1, 2, 3, 4, 5, null])
    expect(catching).toEqual([true, false])
  })
})

describe('missed steps', () => {
  const missed: Step[] = [
    {
      ...stepOf(1, 1, claimOf(1, 'harbour--museum')),
      before: { owners: { 'harbour--museum': null }, seats: { 1: { points: 0 } } },
    },
    { ...stepOf(2, 0, { type: 'drew', seat: 0, card: 'red' }), before: { stack: 31, seats: { 0: { cards: 1 } } } },
    {
      ...stepOf(3, 1, claimOf(1, 'museum--old-town', 4)),
      before: { owners: { 'museum--old-town': null }, seats: { 1: { points: 2 } } },
    },
  ]
  const present = viewOf({
    owners: { 'harbour--museum': 1, 'museum--old-town': 1 },
    seats: [viewOf().seats[0]!, { ...viewOf().seats[1]!, points: 6 }],
  })

  it('are replayed on the board, then the present is there', () => {
    playback.missed(missed, present)
    expect(catching).toEqual([true])
    expect(Object.keys(shown[0]?.owners ?? {})).toEqual([])
    expect(shown[1]?.owners).toEqual({ 'harbour--museum': 1 })
    expect(shown[1]?.seats[1]?.points).toBe(2)
    expect([shown[0]?.seats[1]?.points, shown[0]?.stack, shown[1]?.stack]).toEqual([0, 31, 31])
    vi.advanceTimersByTime(700)
    expect(shown[3]).toEqual(present)
    vi.advanceTimersByTime(350)
    expect(acting).toEqual([null, 1, 2, 3, null])
    expect(shown.at(-1)).toBe(present)
    expect(catching).toEqual([true, false])
  })

  it('take at most eight seconds however many they are', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ ...stepOf(at + 1, at % 2), before: {} }))
    playback.missed(many, present)
    vi.advanceTimersByTime(8100)
    expect(catching.at(-1)).toBe(false)
    expect(acting).toHaveLength(202)
  })

  it('can be skipped', () => {
    playback.missed(missed, present)
    playback.skip()
    expect(shown.at(-1)).toBe(present)
    expect(acting.at(-1)).toBe(null)
    expect(catching).toEqual([true, false])
  })

  it('are shown like live ones where they are few', () => {
    playback.missed(missed.slice(2), present)
    expect(catching).toEqual([])
    expect(acting).toEqual([null, 3])
  })

  it('are followed by what happens meanwhile', () => {
    playback.missed(missed, present)
    live(4)
    vi.advanceTimersByTime(350 * 4)
    expect(acting).toEqual([null, 1, 2, 3, 4, null])
    expect(shown.at(-1)?.ply).toBe(4)
  })

  it('are not replayed where nothing moves', () => {
    moving = false
    playback.missed(missed, present)
    expect(acting).toEqual([null])
    expect(shown).toEqual([present])
  })
})

it('settles on a new present only when nothing is being shown', () => {
  playback.settle(view(1))
  expect(shown.at(-1)?.ply).toBe(1)
  live(2)
  playback.settle(view(9))
  expect(shown.at(-1)?.ply).toBe(2)
  vi.advanceTimersByTime(700)
  expect(shown.at(-1)?.ply).toBe(9)
})

it('leaves out what was taken back, and the taking back', () => {
  const undo: Step = { ...stepOf(4, 1), undone: 2 }
  const versions = lasting([stepOf(1, 0), stepOf(2, 1), stepOf(3, 1), undo, stepOf(5, 1)]).map((step) => step.version)
  expect(versions).toEqual([1, 5])
  expect(lasting([undo, stepOf(5, 1)]).map((step) => step.version)).toEqual([5])
})

it('goes back only as far as the server tells', () => {
  const steps = [stepOf(1, 0), { ...stepOf(2, 1), before: { stack: 40 } }]
  playback.missed(steps, viewOf({ stack: 39 }))
  expect(acting).toEqual([null, 2])
  expect(shown.map((view) => view?.stack)).toEqual([40, 39])
})

describe('a view before a step', () => {
  const after = viewOf({
    turn: null,
    phase: 'over',
    tokens: { museum: ['bell', 1], harbour: ['loaf', 3] },
    result: { reason: 'last-round', seats: [], ranking: [] },
    legal_moves: ['draw'],
  })

  it('has the values that the server says it had, and the others as they are', () => {
    const before = { phase: 'turn', turn: 1, result: null, tokens: { museum: ['bell', 2], harbour: null } } as const
    const was = rewound(after, { before })
    expect(was).toMatchObject({ turn: 1, phase: 'turn', result: null, legal_moves: [], stack: after.stack })
    expect(was.tokens).toEqual({ museum: ['bell', 2] })
    expect(after.tokens).toEqual({ museum: ['bell', 1], harbour: ['loaf', 3] })
  })

  it('keeps the number of one’s own cards, which are drawn as they are', () => {
    const was = rewound(after, { before: { seats: { 0: { cards: 9, tickets: 1 }, 1: { cards: 8 } } } })
    expect(was.seats.map(({ cards, tickets }) => [cards, tickets])).toEqual([
      [2, 1],
      [8, 2],
    ])
  })
})

describe.each(recorded)('a real game in $city', ({ seat, views, missed }) => {
  it('is replayed as it was played', () => {
    const steps = missed as unknown as Step[]
    const seen = views as unknown as ViewData[]
    let view = seen.at(-1)!
    for (const [at, step] of [...steps.entries()].toReversed()) {
      view = rewound(view, step)
      expect(openPart(view, seat)).toEqual(openPart(seen[at]!, seat))
    }
  })
})

/** What a step can change of what lies open, but for the number of one's own cards. */
function openPart(view: ViewData, own: number): object {
  const seats = view.seats.map((seat, at) => ({ ...seat, known_cards: null, cards: at === own ? null : seat.cards }))
  const { ply, phase, turn, turns_left, market, stack, discards, owners, tokens, spare_souvenirs, result } = view
  return { ply, phase, turn, turns_left, market, stack, discards, owners, tokens, spare_souvenirs, result, seats }
}
