import { describe, expect, it } from 'vitest'

import { distanceToLine, routeLines, spanOf } from '../../../src/board/geometry'
import { nearestRoute } from '../../../src/board/navigation/hit-testing'
import {
  byLetter,
  inReadingOrder,
  towards,
  type Target,
} from '../../../src/board/navigation/keyboard-navigation.svelte'
import type { CityInfo } from '../../../src/wire'

const target = (id: string, x: number, y: number): Target => ({ kind: 'route', id, at: [x, y] })

describe('the route nearest to a finger', () => {
  const lines = [
    {
      id: 'upper',
      points: [
        [0, 0],
        [100, 0],
      ] as const,
    },
    {
      id: 'lower',
      points: [
        [0, 30],
        [100, 30],
      ] as const,
    },
  ]

  it('is the one whose line is nearest, within reach', () => {
    expect(nearestRoute([50, 10], lines, 24)).toBe('upper')
    expect(nearestRoute([50, 22], lines, 24)).toBe('lower')
    expect(nearestRoute([50, 90], lines, 24)).toBeNull()
  })

  it('is rather one that is favoured', () => {
    expect(nearestRoute([50, 13], lines, 24, (id) => (id === 'lower' ? 8 : 0))).toBe('lower')
    expect(nearestRoute([50, 3], lines, 24, (id) => (id === 'lower' ? 8 : 0))).toBe('upper')
  })

  it('measures to the line, not to its points', () => {
    expect(
      distanceToLine(
        [50, 10],
        [
          [0, 0],
          [100, 0],
        ],
      ),
    ).toBe(10)
    expect(
      distanceToLine(
        [110, 0],
        [
          [0, 0],
          [100, 0],
        ],
      ),
    ).toBe(10)
  })
})

describe('the line of a route', () => {
  const city = {
    places: [
      { id: 'a', x: 0, y: 0 },
      { id: 'b', x: 300, y: 0 },
    ],
    routes: [
      {
        id: 'a--b',
        a: 'a',
        b: 'b',
        spaces: [
          [186, 0, 0],
          [114, 0, 0],
        ],
      },
    ],
  } as unknown as CityInfo
  const [line] = routeLines(city)

  it('runs from place to place, whichever way its spaces are listed', () => {
    expect(line?.points.map(([x]) => x)).toEqual([0, 114, 186, 300])
  })

  it('has a halo around its spaces that leaves the places free', () => {
    const span = spanOf(city.routes[0] as never, line as never)
    expect(span.length).toBe(300)
    expect(span.dashes).toBe('132 300')
    expect(span.offset).toBe(-84)
  })
})

describe('the arrow keys', () => {
  const here = [0, 0] as const
  const around = [target('far', 200, 0), target('near', 60, 10), target('aside', 40, 300), target('left', -50, 0)]

  it('lead to what is near and ahead', () => {
    expect(towards(here, 'right', around)?.id).toBe('near')
    expect(towards(here, 'left', around)?.id).toBe('left')
    expect(towards(here, 'down', around)?.id).toBe('aside')
  })

  it('lead nowhere where nothing is ahead', () => {
    expect(towards(here, 'up', around)).toBeNull()
  })

  it('start from the top left', () => {
    const order = inReadingOrder([target('c', 10, 200), target('b', 90, 5), target('a', 10, 20)])
    expect(order.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
})

describe('a letter', () => {
  const names = (name: string) => name.split('/')
  const list = ['Big Ben/Zoo', 'Über/Alt', 'Bank/Baker']

  it('leads to the next name that begins with it, going round', () => {
    expect(byLetter('b', list, 0, names)).toBe('Bank/Baker')
    expect(byLetter('b', list, 2, names)).toBe('Big Ben/Zoo')
    expect(byLetter('z', list, 0, names)).toBe('Big Ben/Zoo')
  })

  it('knows letters with marks by their plain ones', () => {
    expect(byLetter('u', list, 0, names)).toBe('Über/Alt')
    expect(byLetter('x', list, 0, names)).toBeNull()
  })
})
