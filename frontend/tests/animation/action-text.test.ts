import { describe, expect, it } from 'vitest'

import { actionTexts, bubblePlace } from '../../src/animation/action-text'
import { claimOf, cityOf, stepOf } from '../support/samples'

describe('a bubble', () => {
  const panel = (left: number, right: number, top = 0) => ({ left, right, top, bottom: top + 60 })

  it('lies on its panel, and leaves the points in sight', () => {
    const column = [panel(1000, 1400), panel(1000, 1400, 70)]
    const place = bubblePlace(panel(1000, 1400), column)
    expect(place.side).toBe('whole')
    expect(place.left).toBeGreaterThanOrEqual(1000)
    expect(place.left + place.width).toBeLessThanOrEqual(1400 - 60)
    expect(place.top + place.height).toBeLessThanOrEqual(60)
  })

  it('lies on its neighbours too where the panels stand in a row, never beyond them', () => {
    const row = [panel(8, 98), panel(102, 192), panel(196, 286), panel(290, 382)]
    expect(row.map((one) => bubblePlace(one, row).side)).toEqual(['left', 'middle', 'middle', 'right'])
    for (const one of row) {
      const place = bubblePlace(one, row)
      expect(place.left).toBeGreaterThanOrEqual(8)
      expect(place.left + place.width).toBeLessThanOrEqual(382)
      expect(place.top + place.height).toBeLessThanOrEqual(60)
    }
  })

  it('does not leave the points of a claim alone on a line', () => {
    const texts = actionTexts(stepOf(1, 1, claimOf(1, 'harbour--museum')), cityOf())
    expect(texts[0]?.text).not.toMatch(/ \+\d+$/)
  })
})
