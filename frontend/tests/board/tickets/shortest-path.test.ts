import { describe, expect, it } from 'vitest'

import { usableRoutes, usefulRoutes, shortestPath } from '../../../src/board/tickets/shortest-path'

const link = (id: string, cards: number) => {
  const [a = '', b = ''] = id.split('--')
  return { id, a, b, cards }
}

describe('the path between two places', () => {
  it('takes the fewest cards, not the fewest routes', () => {
    const path = shortestPath('a', 'c', [link('a--c', 4), link('a--b', 1), link('b--c', 2)])
    expect(path).toEqual({ own: [], missing: ['a--b', 'b--c'], cards: 3 })
  })

  it('takes fewer routes where the cards are the same', () => {
    const path = shortestPath('a', 'c', [link('a--b', 1), link('b--c', 2), link('a--c', 3)])
    expect(path?.missing).toEqual(['a--c'])
  })

  it('goes a long way round over routes one has', () => {
    const path = shortestPath('a', 'd', [link('a--d', 1), link('a--b', 0), link('b--c', 0), link('c--d', 0)])
    expect(path).toEqual({ own: ['a--b', 'b--c', 'c--d'], missing: [], cards: 0 })
  })

  it('goes along a route in either direction', () => {
    expect(shortestPath('c', 'a', [link('a--b', 1), link('b--c', 1)])?.missing).toEqual(['b--c', 'a--b'])
  })

  it('is null where there is none', () => {
    expect(shortestPath('a', 'd', [link('a--b', 1), link('c--d', 1)])).toBeNull()
  })
})

describe('the routes that a seat can use', () => {
  const route = (id: string, length: number) => ({ ...link(id, 0), length }) as never
  const routes = [route('a--b', 2), route('b--c', 3), route('c--d', 1), route('d--e', 4)]

  it('are its own for nothing and the open ones for their cards', () => {
    const usable = usableRoutes(routes, {
      seat: 1,
      owners: { 'a--b': 1, 'b--c': 0 },
      closed: { 'd--e': 'double-closed' },
    })
    expect(usable.map(({ id, cards }) => [id, cards])).toEqual([
      ['a--b', 0],
      ['c--d', 1],
    ])
  })

  it('are none for a spectator', () => {
    expect(usableRoutes(routes, { seat: null, owners: {}, closed: {} })).toEqual([])
  })
})

it('useful routes serve an open ticket; either half of a double route does', () => {
  const route = (id: string, twin: string | null = null) => ({
    ...link(id.split(':')[0] ?? '', 0),
    id,
    length: 1,
    twin,
  })
  const city = {
    routes: [route('a--b:1', 'a--b:2'), route('a--b:2', 'a--b:1'), route('b--c'), route('c--d')],
    tickets: [
      { id: 'open', a: 'a', b: 'c', points: 1 },
      { id: 'done', a: 'c', b: 'd', points: 1 },
      { id: 'of somebody else', a: 'b', b: 'd', points: 1 },
    ],
  } as unknown as Parameters<typeof usefulRoutes>[0]
  const view = { seat: 0, owners: { 'b--c': 0 }, closed: {}, tickets: ['open', 'done'], done: ['done'] }
  expect([...usefulRoutes(city, view)]).toEqual(['a--b:1', 'a--b:2'])
})
