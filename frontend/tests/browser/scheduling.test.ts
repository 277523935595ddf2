import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { oncePerBeat } from '../../src/browser/scheduling'

describe('what is asked for again and again', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is done every beat, and not put off by being asked for', () => {
    const work = vi.fn()
    const { ask } = oncePerBeat(work)
    for (let time = 0; time < 1200; time += 40) {
      ask()
      vi.advanceTimersByTime(40)
    }
    expect(work.mock.calls.length).toBeGreaterThan(6)
  })

  it('is done once more after the last time', () => {
    const work = vi.fn()
    const { ask } = oncePerBeat(work)
    ask()
    ask()
    vi.advanceTimersByTime(1000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('can be called off, and asked for after that', () => {
    const work = vi.fn()
    const { ask, cancel } = oncePerBeat(work)
    ask()
    cancel()
    vi.advanceTimersByTime(1000)
    expect(work).not.toHaveBeenCalled()
    ask()
    vi.advanceTimersByTime(1000)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
