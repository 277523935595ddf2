import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import {
  checkDeal,
  drawContribution,
  keepSeal,
  keptDeal,
  mix,
  noteGiven,
  type FinishedDeal,
  type KeptDeal,
} from '../../src/fair-deal/fair-deal'
import type { RevealedDeal } from '../../src/wire'
import { freshPage, memory } from '../support/page'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const SERVER = '5eed'.repeat(8)
const SEAL = hash(SERVER)
const MINE = 'ab'.repeat(32)
const THEIRS = 'cd'.repeat(16)
const MIXED = mix(SERVER, [MINE, THEIRS])
const BEGINNER = Number(MIXED.lot % 2n)

/** Two people who both added something; the beginner was drawn, and one sat on seat 0 before the game. */
const deal: RevealedDeal = {
  method: 'crosstown-deal/1',
  server_seed: SERVER,
  contributions: BEGINNER === 0 ? [MINE, THEIRS] : [THEIRS, MINE],
  beginner: BEGINNER,
}
const told: FinishedDeal = { serverSeal: SEAL, deal, seed: MIXED.seed, own: [BEGINNER], seats: 2, turned: null }
const kept: KeptDeal = { table: 't', game: 1, seal: SEAL, early: true, seat: 0, digits: MINE, given: true }

beforeEach(freshPage)

describe('the mix', () => {
  it('is the one that Python knows', () => {
    const { seed, lot } = mix('000102030405060708090a0b0c0d0e0f', ['ff'.repeat(16), null, '0a'.repeat(32)])
    expect(seed).toBe('bd70789a846d0f2db7daa74142639ef4')
    expect([2n, 3n, 4n].map((seats) => lot % seats)).toEqual([0n, 2n, 2n])
  })

  it('is the one in the example of the documentation', () => {
    const record = JSON.parse(readFileSync('../docs/examples/shared-deal.json', 'utf-8')) as {
      seed: string
      extra: { deal: RevealedDeal & { seal: string } }
    }
    const example = record.extra.deal
    expect(mix(example.server_seed, example.contributions).seed).toBe(record.seed)
    expect(hash(example.server_seed)).toBe(example.seal)
  })
})

describe('an honest game', () => {
  it('is fair', () => {
    expect(checkDeal(kept, told)).toEqual({ standing: 'fair', problems: [] })
  })

  it('of which this device only saw the seal was sealed', () => {
    const silent = { ...kept, digits: null, given: false }
    expect(checkDeal(silent, told).standing).toBe('sealed')
    expect(checkDeal(kept, { ...told, own: [] }).standing).toBe('sealed')
    const plain = { ...told, deal: null, seed: SERVER }
    expect(checkDeal(silent, plain).standing).toBe('sealed')
  })

  it('is fair also if the server’s answer to what was added was lost', () => {
    expect(checkDeal({ ...kept, given: false }, told).standing).toBe('fair')
    expect(checkDeal({ ...kept, given: false, digits: 'ee'.repeat(32) }, told).standing).toBe('sealed')
  })

  it('that one came late to cannot be judged', () => {
    expect(checkDeal(null, told).standing).toBe('late')
    expect(checkDeal({ ...kept, early: false, digits: null, given: false, seat: null }, told).standing).toBe('late')
  })

  it('may be turned by the rules of the table', () => {
    const chosen = { ...told, deal: { ...deal, beginner: null }, turned: 1, own: [1] }
    expect(checkDeal(kept, chosen).standing).toBe('fair')
  })

  it('may have several of one’s own at a shared screen', () => {
    const shared = { ...told, deal: { ...deal, beginner: null }, turned: 1, seats: 3, own: [0, 2] }
    expect(checkDeal(kept, shared).standing).toBe('fair')
    expect(checkDeal(kept, { ...shared, own: [0, 1] }).problems).toEqual(['beginner'])
  })
})

describe('a server that cheats', () => {
  const other = '0bad'.repeat(8)
  const without = deal.contributions.map((one) => (one === MINE ? null : one))
  const altered = deal.contributions.map((one) => (one === MINE ? 'ee'.repeat(32) : one))
  const dropped = deal.contributions.map((one) => (one === THEIRS ? null : one))

  it.each([
    ['swaps its seed', { deal: { ...deal, server_seed: other } }, ['seal', 'mix', 'beginner']],
    ['swaps its seed and mixes anew', remixed(other, deal.contributions), ['seal']],
    [
      'swaps its seed and announces it afterwards',
      { ...remixed(other, deal.contributions), serverSeal: hash(other) },
      ['seal'],
    ],
    ['drops what one added', remixed(SERVER, without), ['contribution']],
    ['alters what one added', remixed(SERVER, altered), ['contribution']],
    ['drops what another added', { deal: { ...deal, contributions: dropped } }, ['mix', 'beginner']],
    ['deals from another seed', { seed: other }, ['mix']],
    ['says that nobody added anything', { deal: null, seed: SERVER }, ['contribution']],
    ['mixes in its own way', { deal: { ...deal, method: 'crosstown-deal/0' } }, ['mix']],
    ['tells no seed', { deal: null, seed: null }, ['seal', 'contribution', 'mix']],
    ['moves one to another seat', { own: [1 - BEGINNER] }, ['beginner']],
    ['chooses who begins', { deal: { ...deal, beginner: 1 - BEGINNER } }, ['beginner']],
  ] as const)('%s', (_, lie: Partial<FinishedDeal>, problems) => {
    const found = checkDeal(kept, { ...told, ...lie })
    expect(found.standing).toBe('broken')
    expect(found.problems).toEqual(problems)
  })

  /** A lie that is consistent in itself: seed, beginner and seat follow from it. */
  function remixed(seed: string, contributions: readonly (string | null)[]): Partial<FinishedDeal> {
    const mixed = mix(seed, contributions)
    const beginner = Number(mixed.lot % 2n)
    return {
      deal: { ...deal, server_seed: seed, contributions, beginner },
      seed: mixed.seed,
      own: [beginner],
    }
  }
})

describe('what is kept', () => {
  let table = ''
  let tables = 0
  beforeEach(() => (table = `t${(tables += 1)}`))

  it('is the first seal, whatever is announced later', () => {
    keepSeal(table, 1, SEAL, true, 0)
    keepSeal(table, 1, hash('later'), false, null)
    expect(keptDeal(table, 1)).toEqual({ ...kept, table, digits: null, given: false })
    expect(keptDeal(table, 2)).toBeNull()
    expect(keptDeal('u', 1)).toBeNull()
  })

  it('is one contribution a game, for the seal that was seen', () => {
    expect(drawContribution(table, 1)).toBeNull()
    keepSeal(table, 1, SEAL, true, 0)
    const first = drawContribution(table, 1)
    expect(first?.seal).toBe(SEAL)
    expect(first?.digits).toMatch(/^[0-9a-f]{64}$/)
    expect(drawContribution(table, 1)).toEqual(first)
    keepSeal(table, 2, SEAL, true, 0)
    expect(drawContribution(table, 2)?.digits).not.toBe(first?.digits)
    noteGiven(table, 1)
    expect([keptDeal(table, 1)?.given, keptDeal(table, 2)?.given]).toEqual([true, false])
  })

  it('is the seat that one had when the game began', () => {
    keepSeal(table, 1, SEAL, true, null)
    keepSeal(table, 1, SEAL, true, 2)
    keepSeal(table, 1, SEAL, false, 0)
    expect(keptDeal(table, 1)?.seat).toBe(2)
  })

  it('adds nothing to a game that has begun', () => {
    keepSeal(table, 1, SEAL, false, 0)
    expect(drawContribution(table, 1)).toBeNull()
  })

  it('does not grow for ever', () => {
    for (let game = 1; game <= 40; game++) keepSeal(table, game, SEAL, true, 0)
    expect([keptDeal(table, 1), keptDeal(table, 40)?.game]).toEqual([null, 40])
  })

  it('lasts as long as the page where nothing can be stored, and survives nonsense', () => {
    keepSeal(table, 1, SEAL, true, 0)
    memory.set('crosstown.deals', '{')
    expect(keptDeal(table, 1)?.seal).toBe(SEAL)
    memory.set('crosstown.deals', '[3, null, {"table": 1}]')
    expect(keptDeal(table, 1)).toBeNull()
    vi.spyOn(memory, 'set').mockImplementation(() => {
      throw new Error('full')
    })
    memory.clear()
    keepSeal(table, 7, SEAL, true, 0)
    expect(keptDeal(table, 7)?.seal).toBe(SEAL)
    vi.restoreAllMocks()
  })
})
