import { describe, expect, it } from 'vitest'

import { legalChoices } from '../../src/session/legal-moves'

describe('what may be done', () => {
  it('is nothing where the view has no legal moves', () => {
    for (const view of [null, { legal_moves: [], hand: { red: 9, wild: 9 } }]) {
      const choices = legalChoices(view)
      expect([choices.draw, choices.tickets, choices.pass]).toEqual([false, false, false])
      expect([choices.take.size, choices.claims.size, choices.souvenirs.size]).toEqual([0, 0, 0])
      expect([...choices.keep, ...choices.places]).toEqual([])
    }
  })

  it('is read from every kind of move', () => {
    const legal_moves = [
      'draw',
      'tickets',
      'pass',
      'take red',
      'take wild',
      'keep a--b c--d',
      'place sea-lion pier',
      'souvenir pier',
      'claim a--b red*2+wild*1',
    ]
    const choices = legalChoices({ legal_moves, hand: {} })
    expect(choices).toMatchObject({ draw: true, tickets: true, pass: true })
    expect([...choices.take]).toEqual(['red', 'wild'])
    expect(choices.keep).toEqual([{ move: 'keep a--b c--d', tickets: ['a--b', 'c--d'] }])
    expect(choices.places).toEqual([{ move: 'place sea-lion pier', symbol: 'sea-lion', place: 'pier' }])
    expect(choices.souvenirs.get('pier')).toBe('souvenir pier')
    expect(choices.claims.get('a--b')).toEqual([
      {
        move: 'claim a--b red*2+wild*1',
        route: 'a--b',
        cards: [
          ['red', 2],
          ['wild', 1],
        ],
      },
    ])
  })

  it('has the sensible payment first: few wilds, then the colour that one has most of', () => {
    const legal_moves = ['claim r red*1+wild*1', 'claim r red*2', 'claim r blue*2', 'claim r wild*2']
    const payments = legalChoices({ legal_moves, hand: { red: 2, blue: 5, wild: 2 } }).claims.get('r')
    expect(payments?.map((payment) => payment.move)).toEqual([
      'claim r blue*2',
      'claim r red*2',
      'claim r red*1+wild*1',
      'claim r wild*2',
    ])
  })
})
