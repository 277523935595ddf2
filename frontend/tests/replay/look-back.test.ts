/** Looking back at a game in progress: only what the page was told, and only as these eyes saw it. */

import { expect, test } from 'vitest'

import { lookBack } from '../../src/replay/look-back'
import type { Step } from '../../src/wire'
import { claimOf, SEAT, stepOf, viewOf } from '../support/samples'

const before = (step: Step, ply: number): Step => ({ ...step, before: { ply } })
const DREW = before(stepOf(5, 0, { type: 'drew', seat: 0, card: 'red' }), 0)
const HIDDEN = before(stepOf(6, 1, { type: 'drew', seat: 1, card: null }), 1)
const CLAIMED = before(stepOf(7, 0, claimOf(0, 'a--b')), 2)
const PRESENT = viewOf({ seat: 0, ply: 3, hand: { red: 1, blue: 1 }, seats: [{ ...SEAT, cards: 2 }, SEAT] })
const NONE = new Map<number, never>()

test('one’s own hand is what it was', async () => {
  const source = lookBack({ present: PRESENT, steps: [DREW, HIDDEN, CLAIMED], past: NONE, shared: false })
  const views = await source.views(0)
  expect(source.eyes).toEqual([0])
  expect(views.map(({ ply }) => ply)).toEqual([0, 1, 2, 3])
  expect(views.map(({ hand }) => hand)).toEqual([
    { red: 1, blue: 1, wild: 1 },
    { red: 2, blue: 1, wild: 1 },
    { red: 2, blue: 1, wild: 1 },
    { red: 1, blue: 1 },
  ])
  expect(views[0]?.seats[0]?.cards).toBe(3)
  expect(views.every(({ legal_moves }) => legal_moves.length === 0)).toBe(true)
})

test('views that were told come before guesses, and what is not known is not shown', async () => {
  const told = viewOf({ seat: 0, ply: 1, stack: 11 })
  const unknown = { ...DREW, before: null }
  const steps = [unknown, { ...HIDDEN, before: null }, CLAIMED]
  const source = lookBack({ present: PRESENT, steps, past: new Map([[5, told]]), shared: false })
  const views = await source.views(0)
  expect(views.map(({ ply }) => ply)).toEqual([1, 2, 3])
  expect(views[0]?.stack).toBe(11)
  expect(source.steps.map(({ version }) => version)).toEqual([1, 2])
})

test('moves that were taken back are not in it', () => {
  const undone = { ...stepOf(8, 0), undone: 1 }
  const steps = [DREW, HIDDEN, CLAIMED, undone]
  expect(lookBack({ present: PRESENT, steps, past: NONE, shared: false }).steps).toHaveLength(2)
})

test('people who share a screen see nobody’s secrets', async () => {
  const present = viewOf({ ...PRESENT, tickets: ['t'], seats: [{ ...SEAT, known_cards: { red: 1 } }, SEAT] })
  const source = lookBack({ present, steps: [HIDDEN], past: NONE, shared: true })
  for (const view of await source.views('spectator')) {
    expect([view.seat, view.hand, view.tickets, view.seats[0]?.known_cards]).toEqual([null, {}, [], {}])
  }
})
