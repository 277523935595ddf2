import { describe, expect, it } from 'vitest'

import { onEdge, ringAlong, uprightRings, type Point, type Ring } from '../../src/screens/learn/rings'

const SLANTING = [line(100, 200, 200, 100), line(120, 220, 220, 120)] // two parallel routes
const REACH = 10

function line(fromX: number, fromY: number, toX: number, toY: number): Point[] {
  return [
    { x: fromX, y: fromY },
    { x: toX, y: toY },
  ]
}

function inside({ x, y, width, height, turn }: Ring, point: Point): boolean {
  const [dx, dy] = [point.x - x - width / 2, point.y - y - height / 2]
  const along = dx * Math.cos(turn) + dy * Math.sin(turn)
  const across = dy * Math.cos(turn) - dx * Math.sin(turn)
  return Math.abs(along) <= width / 2 && Math.abs(across) <= height / 2
}

describe('a ring along a route', () => {
  const ring = ringAlong(SLANTING, REACH)!

  it('holds both routes of a pair', () => {
    for (const point of SLANTING.flat()) expect(inside(ring, point)).toBe(true)
  })

  it('leaves out what lies beside a slanting route, within its upright box', () => {
    expect(inside(ring, { x: 110, y: 110 })).toBe(false)
    expect(inside(ring, { x: 210, y: 210 })).toBe(false)
  })

  it('is left where the way to the bubble crosses its edge', () => {
    const edge = onEdge(ring, { x: 160 + 200, y: 160 + 200 })
    expect(edge.x).toBeCloseTo(edge.y)
    expect(Math.hypot(edge.x - 160, edge.y - 160)).toBeCloseTo(ring.height / 2)
  })

  it('is nothing where there is no line', () => {
    expect(ringAlong([], REACH)).toBeNull()
  })
})

it('things that touch one another have one upright ring', () => {
  const card = { x: 0, y: 0, width: 40, height: 60 }
  expect(uprightRings([card, { ...card, x: 45 }])).toEqual([{ x: -6, y: -6, width: 97, height: 72, turn: 0 }])
  expect(uprightRings([card, { ...card, x: 100 }])).toHaveLength(2)
})
