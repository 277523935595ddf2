import { describe, expect, it } from 'vitest'

import { actionTexts, plateOn } from '../../src/animation/action-text'
import { claimOf, cityOf, stepOf } from '../support/samples'

describe('a bubble', () => {
  const panel = (left: number, right: number, top = 0) => ({ left, right, top, bottom: top + 60 })

  it('lies on its panel, and leaves the points in sight', () => {
    const column = [panel(1000, 1400), panel(1000, 1400, 70)]
    const plate = plateOn(panel(1000, 1400), column)
    expect(plate.side).toBe('whole')
    expect(plate.left).toBeGreaterThanOrEqual(1000)
    expect(plate.left + plate.width).toBeLessThanOrEqual(1400 - 60)
    expect(plate.top + plate.height).toBeLessThanOrEqual(60)
  })

  it('lies on its neighbours too where the panels stand in a row, never beyond them', () => {
    const row = [panel(8, 98), panel(102, 192), panel(196, 286), panel(290, 382)]
    expect(row.map((one) => plateOn(one, row).side)).toEqual(['left', 'middle', 'middle', 'right'])
    for (const one of row) {
      const plate = plateOn(one, row)
      expect(plate.left).toBeGreaterThanOrEqual(8)
      expect(plate.left + plate.width).toBeLessThanOrEqual(382)
      expect(plate.top + plate.height).toBeLessThanOrEqual(60)
    }
  })

  it('does not leave the points of a claim alone on a line', () => {
    const texts = actionTexts(stepOf(1, 1, claimOf(1, 'harbour--museum')), cityOf())
    expect(texts[0]?.text).not.toMatch(/ \+\d+$/)
  })
})
