import { describe, expect, it } from 'vitest'

import { lastRound } from '../../src/session/last-round'
import { SEAT, stepOf, viewOf } from '../support/samples'

const seats = [SEAT, SEAT, SEAT]

describe('the last round', () => {
  it('is not there before it begins, nor when the game is over', () => {
    expect(lastRound(viewOf({ seats }), [])).toBeNull()
    expect(lastRound(viewOf({ seats, turns_left: 0, turn: null }), [])).toBeNull()
  })

  it('knows who began it and who still has a turn', () => {
    const steps = [stepOf(1, 1, { type: 'last-round', seat: 1 }), stepOf(2, 2)]
    expect(lastRound(viewOf({ seats, turns_left: 3, turn: 2 }), steps)).toEqual({ starter: 1, toPlay: [2, 0, 1] })
    expect(lastRound(viewOf({ seats, turns_left: 1, turn: 1 }), steps)).toEqual({ starter: 1, toPlay: [1] })
  })

  it('forgets a beginning that was taken back', () => {
    const steps = [
      stepOf(1, 1, { type: 'last-round', seat: 1 }),
      { ...stepOf(2, 1), undone: 1 },
      stepOf(3, 0, { type: 'last-round', seat: 0 }),
    ]
    expect(lastRound(viewOf({ seats, turns_left: 3, turn: 1 }), steps)?.starter).toBe(0)
    expect(lastRound(viewOf({ seats, turns_left: 3, turn: 1 }), steps.slice(0, 2))?.starter).toBeNull()
  })
})
