import { beforeEach, describe, expect, it } from 'vitest'

import { Viewport } from '../../../src/board/navigation/viewport.svelte'

describe('the viewport', () => {
  let viewport: Viewport

  beforeEach(() => {
    viewport = new Viewport([-30, -30, 1260, 960])
    viewport.resize(630, 600) // twice as small as the drawing, with strips of 60 above and below
  })

  it('shows the whole board in the middle of the frame', () => {
    expect(viewport.onScreen([-30, -30])).toEqual([0, 60])
    expect(viewport.onScreen([1230, 930])).toEqual([630, 540])
  })

  it('finds the point of the board under a point of the frame', () => {
    viewport.zoom(2, [100, 200])
    const [x, y] = viewport.onBoard(viewport.onScreen([300, 400]))
    expect([Math.round(x), Math.round(y)]).toEqual([300, 400])
  })

  it('keeps what is under the pointer there while zooming', () => {
    const before = viewport.onBoard([315, 300])
    viewport.zoom(2.5, [315, 300])
    const after = viewport.onBoard([315, 300])
    expect(after[0]).toBeCloseTo(before[0])
    expect(after[1]).toBeCloseTo(before[1])
  })

  it('never leaves the board', () => {
    viewport.zoom(2, [0, 300])
    viewport.pan(5000, 5000)
    expect(viewport.onScreen([-30, -30])).toEqual([0, 0])
    viewport.pan(-5000, -5000)
    expect(viewport.onScreen([1230, 930])).toEqual([630, 600])
  })

  it('goes no further out than the whole board and no closer than its limit', () => {
    viewport.zoom(0.1)
    expect([viewport.scale, viewport.x, viewport.y, viewport.zoomed]).toEqual([1, 0, 0, false])
    viewport.zoom(1000)
    expect(viewport.scale).toBe(viewport.closest)
    viewport.fit()
    expect(viewport.scale).toBe(1)
  })

  it('brings a point into sight', () => {
    viewport.zoom(4, [0, 60])
    viewport.reveal([1200, 900])
    const [x, y] = viewport.onScreen([1200, 900])
    expect(x).toBeLessThanOrEqual(630)
    expect(y).toBeLessThanOrEqual(600)
  })
})
