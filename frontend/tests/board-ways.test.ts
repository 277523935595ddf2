import { describe, expect, it } from 'vitest'

import { roadsOf, wayBetween } from '../src/board/ways'

const road = (id: string, cards: number) => {
  const [a = '', b = ''] = id.split('--')
  return { id, a, b, cards }
}

describe('the way between two places', () => {
  it('takes the fewest cards, not the fewest routes', () => {
    const way = wayBetween('a', 'c', [road('a--c', 4), road('a--b', 1), road('b--c', 2)])
    expect(way).toEqual({ own: [], missing: ['a--b', 'b--c'], cards: 3 })
  })

  it('takes fewer routes where the cards are the same', () => {
    const way = wayBetween('a', 'c', [road('a--b', 1), road('b--c', 2), road('a--c', 3)])
    expect(way?.missing).toEqual(['a--c'])
  })

  it('goes a long way round over routes one has', () => {
    const way = wayBetween('a', 'd', [road('a--d', 1), road('a--b', 0), road('b--c', 0), road('c--d', 0)])
    expect(way).toEqual({ own: ['a--b', 'b--c', 'c--d'], missing: [], cards: 0 })
  })

  it('goes along a route in either direction', () => {
    expect(wayBetween('c', 'a', [road('a--b', 1), road('b--c', 1)])?.missing).toEqual(['b--c', 'a--b'])
  })

  it('is null where there is none', () => {
    expect(wayBetween('a', 'd', [road('a--b', 1), road('c--d', 1)])).toBeNull()
  })
})

describe('the roads of a seat', () => {
  const route = (id: string, length: number) => ({ ...road(id, 0), length }) as never
  const routes = [route('a--b', 2), route('b--c', 3), route('c--d', 1), route('d--e', 4)]

  it('are its own for nothing and the open ones for their cards', () => {
    const roads = roadsOf(routes, { seat: 1, owners: { 'a--b': 1, 'b--c': 0 }, closed: { 'd--e': 'double-closed' } })
    expect(roads.map(({ id, cards }) => [id, cards])).toEqual([
      ['a--b', 0],
      ['c--d', 1],
    ])
  })

  it('are none for a spectator', () => {
    expect(roadsOf(routes, { seat: null, owners: {}, closed: {} })).toEqual([])
  })
})
