import { beforeEach, describe, expect, it } from 'vitest'

import { Viewport } from '../../../src/board/navigation/viewport.svelte'
import { freestCorner } from '../../../src/board/navigation/zoom-button-placement'

const TITLE = { x: 900, y: 780, width: 280, height: 100 } // below on the right
const TABLE = { x: 20, y: 780, width: 200, height: 100 } // below on the left
const BAY = { x: 1000, y: 20, width: 180, height: 30 } // above on the right

describe('the corner of the zoom buttons', () => {
  let viewport: Viewport

  beforeEach(() => {
    viewport = new Viewport([-30, -30, 1260, 960])
    viewport.resize(420, 320) // a board that fills its frame
  })

  it('is below on the right as long as nothing is printed there', () => {
    expect(freestCorner(viewport, [])).toBe('bottom-right')
    expect(freestCorner(viewport, [TABLE, BAY])).toBe('bottom-right')
  })

  it('is the next one where nothing is printed', () => {
    expect(freestCorner(viewport, [TITLE])).toBe('bottom-left')
    expect(freestCorner(viewport, [TITLE, TABLE])).toBe('top-right')
    expect(freestCorner(viewport, [TITLE, TABLE, BAY])).toBe('top-left')
  })

  it('is beside or below the board where there is room', () => {
    viewport.resize(560, 320)
    expect(freestCorner(viewport, [TITLE])).toBe('bottom-right')
    viewport.resize(420, 460)
    expect(freestCorner(viewport, [TITLE])).toBe('bottom-right')
  })
})
