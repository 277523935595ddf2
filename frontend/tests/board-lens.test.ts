import { beforeEach, describe, expect, it } from 'vitest'

import { Lens } from '../src/board/lens.svelte'

describe('the lens', () => {
  let lens: Lens

  beforeEach(() => {
    lens = new Lens([-30, -30, 1260, 960])
    lens.resize(630, 600) // twice as small as the drawing, with strips of 60 above and below
  })

  it('shows the whole board in the middle of the frame', () => {
    expect(lens.onScreen([-30, -30])).toEqual([0, 60])
    expect(lens.onScreen([1230, 930])).toEqual([630, 540])
  })

  it('finds the point of the board under a point of the frame', () => {
    lens.zoom(2, [100, 200])
    const [x, y] = lens.onBoard(lens.onScreen([300, 400]))
    expect([Math.round(x), Math.round(y)]).toEqual([300, 400])
  })

  it('keeps what is under the pointer there while zooming', () => {
    const before = lens.onBoard([315, 300])
    lens.zoom(2.5, [315, 300])
    const after = lens.onBoard([315, 300])
    expect(after[0]).toBeCloseTo(before[0])
    expect(after[1]).toBeCloseTo(before[1])
  })

  it('never leaves the board', () => {
    lens.zoom(2, [0, 300])
    lens.pan(5000, 5000)
    expect(lens.onScreen([-30, -30])).toEqual([0, 0])
    lens.pan(-5000, -5000)
    expect(lens.onScreen([1230, 930])).toEqual([630, 600])
  })

  it('goes no further out than the whole board and no closer than its limit', () => {
    lens.zoom(0.1)
    expect([lens.scale, lens.x, lens.y, lens.zoomed]).toEqual([1, 0, 0, false])
    lens.zoom(1000)
    expect(lens.scale).toBe(lens.closest)
    lens.fit()
    expect(lens.scale).toBe(1)
  })

  it('brings a point into sight', () => {
    lens.zoom(4, [0, 60])
    lens.reveal([1200, 900])
    const [x, y] = lens.onScreen([1200, 900])
    expect(x).toBeLessThanOrEqual(630)
    expect(y).toBeLessThanOrEqual(600)
  })
})
