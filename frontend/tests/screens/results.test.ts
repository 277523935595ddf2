import { beforeAll, describe, expect, it } from 'vitest'

import { LANGUAGES } from '../../src/i18n/languages'
import { translator } from '../../src/i18n/translator.svelte'
import { celebrationOf, gameStory } from '../../src/screens/results/game-story'
import {
  countingOrder,
  plain,
  scoresAfter,
  signed,
  seatsByRank,
  ticketPoints,
  winnersOf,
} from '../../src/screens/results/final-scores'
import { storyLines, storyTitle } from '../../src/screens/results/story-text'
import type { Result } from '../../src/wire'
import '../support/page'
import { cityOf } from '../support/samples'

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

/** A seat by its routes and the points of its tickets. */
function seat(routes: number, tickets: readonly number[], bonuses: Result['seats'][number]['bonuses'] = {}) {
  const bonus = (bonuses.districts ?? []).reduce((sum, points) => sum + points, 0) + (bonuses.souvenirs ?? 0)
  return {
    routes,
    tickets: tickets.map((points, index) => [`ticket-${index}`, points] as const),
    bonuses,
    total: routes + tickets.reduce((sum, points) => sum + points, 0) + bonus,
    completed: tickets.filter((points) => points > 0).length,
  }
}

function resultOf(ranking: readonly number[], ...seats: Result['seats']): Result {
  return { reason: 'last-round', ranking, seats }
}

describe('the story of a game', () => {
  const tickets = resultOf([1, 2], seat(20, [8, 8]), seat(26, [9, -6], { souvenirs: 1 }))

  it('tells the loser the margin, what decided it, and where they were ahead', () => {
    const story = gameStory(tickets, [1])
    expect(story).toMatchObject({ viewer: 1, place: 2, ahead: 0, behind: 1, margin: 6, tieBroken: false })
    expect(story.decisive).toEqual({ part: 'tickets', ahead: 16, behind: 3 })
    expect(story.consolation).toEqual({ part: 'routes', ahead: 20, behind: 26 })
    expect(story.missedTicket).toBe('ticket-1')
  })

  it('names no ticket that would not have been enough', () => {
    expect(gameStory(resultOf([1, 2], seat(40, []), seat(26, [-6])), [1]).missedTicket).toBeNull()
    const both = gameStory(resultOf([1, 2], seat(40, []), seat(50, [-9, -8])), [1])
    expect(both.missedTicket).toBe('ticket-1')
  })

  it('compares the winner with the next one', () => {
    const three = resultOf([3, 1, 2], seat(10, []), seat(30, [2]), seat(25, [3], { districts: [1] }))
    expect(gameStory(three, [1])).toMatchObject({ place: 1, ahead: 1, behind: 2, margin: 3, missedTicket: null })
    expect(gameStory(three, [0])).toMatchObject({ place: 3, ahead: 1, behind: 0 })
    expect(gameStory(three, [])).toMatchObject({ viewer: null, place: null, ahead: 1, behind: 2 })
  })

  it('knows what a tie turned on', () => {
    const broken = gameStory(resultOf([1, 2], seat(10, [5, 5]), seat(20, [])), [0])
    expect(broken).toMatchObject({ tieBroken: true, margin: 0, decisive: null, consolation: null })
    const shared = gameStory(resultOf([1, 1], seat(10, []), seat(10, [])), [0])
    expect(shared).toMatchObject({ winners: [0, 1], tieBroken: false, behind: null })
  })

  it('celebrates with the winner alone', () => {
    const celebrated = (...seats: number[]) => celebrationOf(gameStory(tickets, seats), seats)
    expect([celebrated(0), celebrated(1), celebrated(), celebrated(0, 1)]).toEqual(['full', 'none', 'parade', 'parade'])
    const three = resultOf([1, 2, 3], seat(30, []), seat(20, []), seat(10, []))
    expect(celebrationOf(gameStory(three, [1, 2]), [1, 2])).toBe('none')
  })
})

describe.each(LANGUAGES)('the story in %s', (language) => {
  beforeAll(() => translator.load(language))

  it('has words for every place, part and tie', () => {
    const ends: readonly (readonly [Result, readonly number[]])[] = [
      [resultOf([1, 2], seat(20, [8, 8]), seat(26, [9, -6])), [0]],
      [resultOf([1, 2], seat(20, [8, 8]), seat(26, [9])), [1]],
      [resultOf([1, 2], seat(9, [1], { districts: [5, 3] }), seat(12, [3])), []],
      [resultOf([1, 2], seat(9, [1], { souvenirs: 9 }), seat(10, [3])), [0]],
      [resultOf([1, 2], seat(29, []), seat(10, [3], { souvenirs: 4 })), [1]],
      [resultOf([1, 2], seat(29, []), seat(10, [3], { districts: [9] })), [1]],
      [resultOf([1, 2], seat(10, [5, 5]), seat(20, [])), [0]],
      [resultOf([1, 2], seat(10, [5, 5]), seat(20, [])), [1]],
      [resultOf([1, 2], seat(10, [5, 5]), seat(20, [])), [0, 1]],
      [resultOf([1, 1], seat(10, []), seat(10, [])), [0]],
      [resultOf([1, 2, 2, 4], seat(30, []), seat(10, []), seat(10, []), seat(1, [])), [1]],
      [resultOf([1, 2, 2, 4], seat(30, []), seat(10, []), seat(10, []), seat(1, [])), [3]],
    ]
    for (const [result, seats] of ends) {
      const story = gameStory(result, seats)
      const names = ['Ada', 'Bo', 'Cy', 'Di']
      const told = [storyTitle(story, result, names), ...storyLines(story, result, names, cityOf())]
      expect(told.length).toBeGreaterThan(1)
      for (const text of told) expect(text).not.toMatch(/ending-|[{}]|undefined|null/)
    }
  })
})

describe('the story in English', () => {
  beforeAll(() => translator.load('en'))

  it('is told to the one who reads it', () => {
    const result = resultOf([1, 2], seat(20, [8, 8]), seat(26, [3], { souvenirs: 2 }))
    const told = (...seats: number[]) => {
      const story = gameStory(result, seats)
      return [storyTitle(story, result, ['Ada', 'Bo']), ...storyLines(story, result, ['Ada', 'Bo'], cityOf())]
    }
    expect(told(1)).toEqual([
      'You came second',
      '5 points behind Ada.',
      'Tickets decided it: Ada 16, you 3.',
      'You were ahead on routes: 26 to 20.',
    ])
    expect(told(0)).toEqual([
      'You win',
      '5 points ahead of Bo.',
      'Tickets decided it: you 16, Bo 3.',
      'Bo was ahead on routes: 26 to 20.',
    ])
    expect(told()[0]).toBe('Ada wins')
  })
})
