import { describe, expect, it } from 'vitest'

import { legalChoices } from '../../src/session/legal-moves'
import { choicesOf } from '../support/samples'

describe('what may be done', () => {
  it('is nothing where the server offers nothing', () => {
    for (const view of [null, { legal_moves: [], choices: choicesOf() }]) {
      const choices = legalChoices(view)
      expect([choices.draw, choices.tickets, choices.pass]).toEqual([null, null, null])
      expect([choices.take.size, choices.claims.size, choices.souvenirs.size]).toEqual([0, 0, 0])
      expect([...choices.keep, ...choices.places]).toEqual([])
    }
  })

  it('is what the server offers, and what is sent are its own words', () => {
    const legal_moves = ['D', 'T', 'P', 'take one', 'take another', 'keep these', 'put it there', 'get it', 'pay']
    const choices = legalChoices({
      legal_moves,
      choices: {
        draw: 0,
        tickets: 1,
        passing: 2,
        take: { red: 3, wild: 4 },
        keep: [{ move: 5, tickets: ['a--b', 'c--d'] }],
        places: [{ move: 6, symbol: 'sea-lion', place: 'pier' }],
        souvenirs: { pier: 7 },
        claims: { 'a--b': [[8, 'red', 2, 1]] },
      },
    })
    expect(choices).toMatchObject({ draw: 'D', tickets: 'T', pass: 'P' })
    expect([...choices.take]).toEqual([
      ['red', 'take one'],
      ['wild', 'take another'],
    ])
    expect(choices.keep).toEqual([{ move: 'keep these', tickets: ['a--b', 'c--d'] }])
    expect(choices.places).toEqual([{ move: 'put it there', symbol: 'sea-lion', place: 'pier' }])
    expect(choices.souvenirs.get('pier')).toBe('get it')
    const cards = [
      ['red', 2],
      ['wild', 1],
    ]
    expect(choices.claims.get('a--b')).toEqual([{ move: 'pay', route: 'a--b', cards }])
  })

  it('keeps the order of payments, and leaves out cards that are not paid', () => {
    const claims = { r: [[1, 'blue', 2, 0] as const, [0, '', 0, 2] as const] }
    const payments = legalChoices({ legal_moves: ['wild', 'blue'], choices: choicesOf({ claims }) }).claims.get('r')
    expect(payments?.map(({ move, cards }) => [move, cards])).toEqual([
      ['blue', [['blue', 2]]],
      ['wild', [['wild', 2]]],
    ])
  })
})
