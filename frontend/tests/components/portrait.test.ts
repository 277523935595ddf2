import { describe, expect, it } from 'vitest'

import { faceOf } from '../../src/components/players/portrait-face'

// What a five-letter list of names looks like; the server's own is longer.
const NAMES = ['Ada', 'Ben', 'Clara', 'Dora', 'Emil', 'Felix', 'Gita', 'Hugo', 'Iris', 'Jan', 'Kim', 'Lotte']

describe('a face', () => {
  it('is the same for the same name', () => {
    for (const name of NAMES) expect(faceOf(name)).toEqual(faceOf(name))
  })

  it('is another for another name', () => {
    expect(new Set(NAMES.map((name) => JSON.stringify(faceOf(name)))).size).toBe(NAMES.length)
  })

  it('is drawn for any name, also for one without letters', () => {
    for (const name of ['', 'Åse', '李', '🙂', 'x'.repeat(60)]) expect(faceOf(name).parts.length).toBeGreaterThan(5)
  })

  it('has paths without gaps in their numbers', () => {
    for (const name of NAMES) for (const { d } of faceOf(name).parts) expect(d).not.toMatch(/NaN|undefined/)
  })
})
