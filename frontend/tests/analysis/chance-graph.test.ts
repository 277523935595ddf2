/** The graph of the chances: where plies and chances lie, and which decisions are marked. */

import { expect, test } from 'vitest'

import { bandPath, linePath, markedDecisions, plyAt, roomyMarks, xOf, yOf } from '../../src/analysis/chance-graph'
import type { Decision, Mark } from '../../src/wire'

const SIZE = { width: 220, height: 100, inset: 10, last: 10 }

function decisionOf(loss: number, mark: Mark | null): Decision {
  const none = { chance: null, reason: null, tried: [], skill: [], hidden: [], luck: [], skill_error: 0, error: 0 }
  return { ...none, seat: 0, move: 'draw', best: 'draw', legal: 2, loss, measured: loss, mark }
}

test('plies lie as far apart as on the bar, and a click finds the nearest', () => {
  expect([0, 5, 10].map((ply) => xOf(ply, SIZE))).toEqual([10, 110, 210])
  for (let ply = 0; ply <= SIZE.last; ply++) expect(plyAt(xOf(ply, SIZE) + 9, SIZE)).toBe(ply)
  expect([plyAt(-5, SIZE), plyAt(500, SIZE)]).toEqual([0, 10])
})

test('a certain win lies at the top, and nothing outside the graph', () => {
  expect([10_000, 5000, 0, 10_400, -400].map((chance) => yOf(chance, SIZE))).toEqual([0, 50, 100, 0, 100])
})

test('lines go through the chances, and bands one error beside them', () => {
  const positions = [
    { chance: [5000, 5000], error: [1000, 500] },
    { chance: [8000, 2000], error: [0, 0] },
  ]
  expect(linePath(positions, 0, SIZE)).toBe('M10.0 50.0L30.0 20.0')
  expect(bandPath(positions, 0, SIZE)).toBe('M10.0 40.0L30.0 20.0L30.0 20.0L10.0 60.0Z')
  expect([linePath([], 0, SIZE), bandPath([], 0, SIZE)]).toEqual(['', ''])
})

test('marks stand at the position after their decision; where there is no room, the costlier ones stay', () => {
  const decisions = [
    decisionOf(0, null),
    decisionOf(400, 'inaccuracy'),
    decisionOf(1500, 'blunder'),
    decisionOf(800, 'mistake'),
    decisionOf(200, null),
  ]
  const marked = markedDecisions(decisions)
  const plies = (room: number) => roomyMarks(marked, SIZE, room).map(({ ply }) => ply)
  expect(marked.map(({ ply, mark }) => [ply, mark])).toEqual([[2, 'inaccuracy'], [3, 'blunder'], [4, 'mistake']]) // prettier-ignore
  expect(plies(20)).toEqual([2, 3, 4])
  expect(plies(24)).toEqual([3])
  expect(roomyMarks(marked.filter(({ ply }) => ply !== 3), SIZE, 40).map(({ ply }) => ply)).toEqual([2, 4]) // prettier-ignore
})
