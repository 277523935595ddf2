import { afterEach, describe, expect, it, vi } from 'vitest'

import { flightsOf, landingOf, spotOf } from '../../src/animation/card-flight'
import { playSound } from '../../src/sound/sound-effects'
import { soundsOf, type Sound, type SoundName } from '../../src/sound/step-sounds'
import type { AudioOutput } from '../../src/sound/synthesizer'
import { claimOf, cityOf, stepOf } from '../support/samples'

afterEach(() => vi.unstubAllGlobals())

describe('cards fly', () => {
  const ways = (seat: number | null, ...events: Parameters<typeof stepOf>[2][]) =>
    flightsOf(stepOf(1, 1, ...events), seat).map(({ from, to, face }) => `${from} ${to} ${face}`)

  it('from the stack and the market into one’s own hand or to a seat, with the face that is known', () => {
    expect(ways(1, { type: 'drew', seat: 1, card: 'red' })).toEqual(['stack hand red'])
    expect(ways(0, { type: 'drew', seat: 1, card: null })).toEqual(['stack seat-1 back'])
    expect(ways(null, { type: 'took', seat: 1, slot: 3, card: 'wild' })).toEqual(['market-3 seat-1 wild'])
  })

  it('to the discards when they are paid', () => {
    expect(ways(0, claimOf(1, 'harbour--museum'))).toEqual(['seat-1 discards red', 'seat-1 discards wild'])
  })

  it('as tickets, and back when they are returned', () => {
    expect(ways(0, { type: 'offered', seat: 1, count: 2, tickets: null })).toHaveLength(2)
    expect(ways(1, { type: 'kept', seat: 1, count: 1, returned: 1, tickets: null })).toEqual(['hand tickets null'])
  })

  it('within 450 milliseconds, and not when a move is taken back', () => {
    const long = { ...claimOf(1, 'harbour--museum'), coloured: 5, wilds: 3 }
    const flights = flightsOf(stepOf(1, 1, long), 0)
    expect(flights).toHaveLength(8)
    expect(Math.max(...flights.map((flight) => flight.delay)) + 360).toBeLessThanOrEqual(450)
    expect(flightsOf({ ...stepOf(1, 1, long), undone: 1 }, 0)).toEqual([])
  })

  it('only between places that are on the screen', () => {
    const boxes: Record<string, object> = {
      '[data-anchor="stack"]': { x: 10, y: 20, width: 200, height: 60 },
      '[data-anchor="stack"] :is(img, svg)': { x: 20, y: 20, width: 40, height: 60 },
      '[data-anchor="discards"]': { x: 0, y: 0, width: 1, height: 1 },
      '[data-anchor="hand"]': { x: 0, y: 800, width: 600, height: 100 },
      '[data-hand="red"]': { x: 100, y: 800, width: 80, height: 100 },
    }
    vi.stubGlobal('document', {
      querySelector: (selector: string) =>
        selector in boxes ? { getBoundingClientRect: () => boxes[selector] } : null,
    })
    expect(spotOf('stack', 'back')).toEqual({ x: 40, y: 50, width: 40 })
    expect(spotOf('hand', 'red')).toEqual({ x: 140, y: 850, width: 64 })
    expect(spotOf('hand', null)).toEqual({ x: 300, y: 850, width: 64 })
    expect(spotOf('seat-1', 'red')).toBe(null)
    expect(landingOf('discards', 'red')).toEqual(spotOf('stack', 'red'))
  })
})

describe('sounds', () => {
  it('a claim is heard piece by piece', () => {
    expect(soundsOf(stepOf(1, 1, claimOf(1, 'harbour--museum')), cityOf())).toEqual([
      { name: 'claim', count: 2, pitch: 0 },
    ])
    expect(soundsOf({ ...stepOf(1, 1), undone: 1 }, cityOf())).toEqual([{ name: 'undo', count: 1 }])
  })

  it('all can be played and are short', () => {
    const names: SoundName[] = [
      'draw',
      'take',
      'fill',
      'shuffle',
      'claim',
      'ticket',
      'souvenir',
      'pass',
      'undo',
      'turn',
      'hurry',
      'refused',
      'last-round',
      'end',
    ]
    for (const name of names) {
      const { output, started } = silentOutput()
      const length = playSound(output, { name, count: 3 } satisfies Sound, 1)
      expect(started()).toBeGreaterThan(0)
      expect(length).toBeGreaterThan(0)
      expect(length).toBeLessThanOrEqual(1.6)
    }
  })
})

/** An output whose nodes do nothing but count the notes that begin. */
function silentOutput(): { output: AudioOutput; started: () => number } {
  let notes = 0
  const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {}, linearRampToValueAtTime() {} }
  const node = {
    frequency: param,
    gain: param,
    Q: param,
    connect: (next: unknown) => next,
    start: () => (notes += 1),
    stop() {},
  }
  const make = () => ({ ...node })
  const context = { createOscillator: make, createGain: make, createBiquadFilter: make, createBufferSource: make }
  const output = { context, out: node, noise: {} } as unknown as AudioOutput
  return { output, started: () => notes }
}
