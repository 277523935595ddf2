import { beforeEach, describe, expect, it } from 'vitest'

import { freestCorner } from '../src/board/corners'
import { Lens } from '../src/board/lens.svelte'

const TITLE = { x: 900, y: 780, width: 280, height: 100 } // below on the right
const TABLE = { x: 20, y: 780, width: 200, height: 100 } // below on the left
const BAY = { x: 1000, y: 20, width: 180, height: 30 } // above on the right

describe('the corner of the zoom buttons', () => {
  let lens: Lens

  beforeEach(() => {
    lens = new Lens([-30, -30, 1260, 960])
    lens.resize(420, 320) // a board that fills its frame
  })

  it('is below on the right as long as nothing is printed there', () => {
    expect(freestCorner(lens, [])).toBe('bottom-right')
    expect(freestCorner(lens, [TABLE, BAY])).toBe('bottom-right')
  })

  it('is the next one where nothing is printed', () => {
    expect(freestCorner(lens, [TITLE])).toBe('bottom-left')
    expect(freestCorner(lens, [TITLE, TABLE])).toBe('top-right')
    expect(freestCorner(lens, [TITLE, TABLE, BAY])).toBe('top-left')
  })

  it('is beside or below the board where there is room', () => {
    lens.resize(560, 320)
    expect(freestCorner(lens, [TITLE])).toBe('bottom-right')
    lens.resize(420, 460)
    expect(freestCorner(lens, [TITLE])).toBe('bottom-right')
  })
})
