import { describe, expect, it } from 'vitest'

import { shared } from '../../src/board/geometry'
import { isFulfilled } from '../../src/lessons/goals'
import type { Goal, Lesson } from '../../src/lessons/lesson'
import {
  afterMove,
  afterTelling,
  BEGINNING,
  repliesLeft,
  scriptOf,
  stepAt,
  stepBack,
  stepCounts,
  tableOf,
  type Progress,
} from '../../src/lessons/lesson-progress'
import { isSavedTable } from '../../src/local-table/kept/saved-table'
import { merged, placeBubble } from '../../src/screens/learn/bubble-placement'
import type { Event, SeatData } from '../../src/wire'

const NOTHING = { done: [], seats: [{ districts: [] } as unknown as SeatData] }
const TOOK: Event = { type: 'took', seat: 0, slot: 1, card: 'pink' }
const lesson: Lesson = {
  city: 'london',
  edition: 'e',
  others: ['Ada'],
  scenes: [
    {
      seed: '0'.repeat(32),
      replies: ['draw'],
      steps: [
        { text: 'hello', at: ['board'] },
        { text: 'take', at: ['market'], goal: { did: 'took' }, move: 'take pink' },
        { text: 'draw', at: ['stack'], goal: { did: 'drew' }, move: 'draw' },
      ],
    },
    { seed: '1'.repeat(32), before: [[0, 'draw']], steps: [{ text: 'end', at: ['board'] }] },
  ],
}

describe('goals', () => {
  const judged = (goal: Goal, event: Event, after: Partial<typeof NOTHING> = {}) =>
    isFulfilled(goal, [event], { ...NOTHING, ...after })

  it('ask what was done, by whom and with what', () => {
    expect(judged({ did: 'took', cards: ['pink'] }, TOOK)).toBe(true)
    expect(judged({ did: 'took', cards: ['blue'] }, TOOK)).toBe(false)
    expect(judged({ did: 'took' }, { ...TOOK, seat: 1 })).toBe(false)
    expect(judged({ did: 'drew' }, TOOK)).toBe(false)
    expect(judged({}, TOOK)).toBe(true)
  })

  it('ask for exactly these tickets', () => {
    const kept: Event = { type: 'kept', seat: 0, count: 2, returned: 0, tickets: ['a', 'b'] }
    expect(judged({ did: 'kept', tickets: ['b', 'a'] }, kept)).toBe(true)
    expect(judged({ did: 'kept', tickets: ['a'] }, kept)).toBe(false)
  })

  it('ask for the position after the move', () => {
    expect(judged({ did: 'took', completes: 'a' }, TOOK)).toBe(false)
    expect(judged({ did: 'took', completes: 'a' }, TOOK, { done: ['a'] as never })).toBe(true)
    expect(judged({ did: 'took', last_round: true }, TOOK)).toBe(false)
    expect(isFulfilled({ last_round: true }, [TOOK, { type: 'last-round', seat: 0 }], NOTHING)).toBe(true)
    expect(judged({ district: 3 }, TOOK)).toBe(false)
  })
})

describe('progress', () => {
  const told = afterTelling(lesson, BEGINNING, [])!
  const took = afterMove(lesson, told, [TOOK], NOTHING, [[0, 'take pink']])!

  it('goes on after what is only told, and after a goal that is fulfilled', () => {
    expect(stepAt(lesson, told)?.text).toBe('take')
    expect(stepAt(lesson, took)?.text).toBe('draw')
    expect(stepCounts(lesson, took)).toEqual({ done: 2, all: 4 })
  })

  it('stays where a move is not what is asked for', () => {
    expect(afterMove(lesson, told, [{ type: 'drew', seat: 0, card: 'pink' }], NOTHING, [[0, 'draw']])).toBe(told)
  })

  it('takes a move that comes before the text that leads to it was read', () => {
    expect(afterMove(lesson, BEGINNING, [TOOK], NOTHING, [[0, 'take pink']])?.step).toBe(2)
  })

  it('goes to the next scene, and ends after the last', () => {
    const moves: Progress['moves'] = [
      [0, 'take pink'],
      [0, 'draw'],
    ]
    const next = afterMove(lesson, took, [{ type: 'drew', seat: 0, card: 'pink' }], NOTHING, moves)!
    expect(next).toEqual({ scene: 1, step: 0, moves: [], marks: [0] })
    expect(afterTelling(lesson, next, [])).toBeNull()
    expect(stepBack(next)).toEqual({ scene: 0, step: 0, moves: [], marks: [0] })
  })

  it('goes back to where a step began', () => {
    expect(stepBack(took)).toEqual({ scene: 0, step: 1, moves: [], marks: [0, 0] })
    expect(stepBack(told)).toEqual(BEGINNING)
    expect(stepBack(BEGINNING)).toBeNull()
  })

  it('knows what the others have still to play', () => {
    const [first, second] = lesson.scenes
    expect(repliesLeft(first!, [0, 0])).toBe(1)
    expect(repliesLeft(first!, [0, 0, 1])).toBe(0)
    expect(scriptOf(first!)).toEqual({ before: 0, replies: ['draw'], goals: [{ did: 'took' }, { did: 'drew' }] })
    expect(scriptOf(second!)).toEqual({ before: 1, replies: [], goals: [] })
  })

  it('makes a table that the worker opens', () => {
    const table = tableOf(lesson, took, 'id', 'You', 5)
    expect(isSavedTable(table)).toBe(true)
    expect(table.log.map(({ seat, move }) => [seat, move])).toEqual([[0, 'take pink']])
    expect(table.state.seats.map(({ name }) => name)).toEqual(['You', 'Ada'])
  })
})

describe('the bubble', () => {
  const screen = { width: 390, height: 844 }
  const size = { width: 340, height: 120 }

  it.each([0, 200, 400, 700])('never lies on what it speaks of, at %i', (y) => {
    const about = { x: 10, y, width: 370, height: 90 }
    const bubble = placeBubble(screen, size, [about], [])
    expect(shared(bubble, about)).toBe(0)
    expect(bubble.x).toBeGreaterThanOrEqual(0)
    expect(bubble.y + bubble.height).toBeLessThanOrEqual(screen.height)
  })

  it('keeps off what is needed, and near what it speaks of', () => {
    const tray = { x: 0, y: 500, width: 390, height: 344 }
    const bubble = placeBubble(screen, size, [{ x: 100, y: 450, width: 20, height: 20 }], [{ box: tray, harm: 60 }])
    expect(shared(bubble, tray)).toBe(0)
    expect(bubble.y).toBeGreaterThan(200)
  })

  it('has one ring round things that touch', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 }
    expect(merged([box, { ...box, x: 5 }, { ...box, x: 50 }])).toEqual([
      { x: 0, y: 0, width: 15, height: 10 },
      { ...box, x: 50 },
    ])
  })
})
