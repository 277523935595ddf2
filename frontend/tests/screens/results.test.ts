import { describe, expect, it } from 'vitest'

import {
  countingOrder,
  plain,
  scoresAfter,
  signed,
  seatsByRank,
  ticketPoints,
  winnersOf,
} from '../../src/screens/results/score-counting'
import type { Result } from '../../src/wire'

const result: Result = {
  reason: 'last-round',
  ranking: [2, 1],
  seats: [
    {
      routes: 10,
      tickets: [
        ['a--b', 5],
        ['c--d', -4],
      ],
      bonuses: { districts: [2, 3] },
      total: 16,
      completed: 1,
    },
    { routes: 18, tickets: [], bonuses: { districts: [], souvenirs: 4 }, total: 22, completed: 0 },
  ],
}

describe('the ceremony', () => {
  it('counts everybody’s routes, then tickets seat by seat, then the rest', () => {
    expect(countingOrder(result).map(({ seat, kind, points }) => [seat, kind, points])).toEqual([
      [0, 'routes', 10],
      [1, 'routes', 18],
      [0, 'ticket', 5],
      [0, 'ticket', -4],
      [0, 'districts', 5],
      [1, 'souvenirs', 4],
    ])
  })

  it('ends with the totals of the server', () => {
    const items = countingOrder(result)
    expect(scoresAfter(items, 0, 2)).toEqual([0, 0])
    expect(scoresAfter(items, 3, 2)).toEqual([15, 18])
    expect(scoresAfter(items, items.length, 2)).toEqual(result.seats.map((seat) => seat.total))
  })

  it('knows who won and in which order they stand', () => {
    expect(winnersOf(result)).toEqual([1])
    expect(winnersOf({ ...result, ranking: [1, 1] })).toEqual([0, 1])
    expect(seatsByRank(result)).toEqual([1, 0])
  })

  it('writes points with their sign', () => {
    expect([signed(3), signed(-3), signed(0)]).toEqual(['+3', '−3', '0'])
    expect([plain(3), plain(-3)]).toEqual(['3', '−3'])
    expect(result.seats.map(ticketPoints)).toEqual([1, 0])
  })
})
