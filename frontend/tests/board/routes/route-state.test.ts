import { describe, expect, it } from 'vitest'

import { cardsOf, heldFor, recentClaims, routeState } from '../../../src/board/routes/route-state'
import { City } from '../../../src/cities/city'
import { legalChoices } from '../../../src/session/legal-moves'
import type { CityInfo, Event, ViewData, Step } from '../../../src/wire'
import { choicesOf } from '../../support/samples'

const COLOURS = ['red', 'blue', 'wild']
const city = new City({
  places: [],
  routes: [
    { id: 'a--b', a: 'a', b: 'b', length: 2, colour: 'red', asks: ['red'], ferries: 0 },
    { id: 'b--c', a: 'b', b: 'c', length: 3, colour: 'gray', asks: COLOURS, ferries: 1 },
  ],
  tickets: [],
  vehicles: [],
} as unknown as CityInfo)

const view = (changes: Partial<ViewData>): ViewData =>
  ({ seat: 0, turn: 0, first: null, hand: {}, owners: {}, closed: {}, legal_moves: [], ...changes }) as ViewData

describe('what is told about a route', () => {
  const told = (changes: Partial<ViewData>, id = 'a--b') => {
    const seen = view(changes)
    return routeState(city, seen, legalChoices(seen), id)
  }

  it('offers payments only from the legal moves of the view', () => {
    const hand = { red: 5, wild: 3 }
    expect(told({ hand }).payments).toEqual([])
    const choices = choicesOf({ claims: { 'a--b': [[0, 'red', 2, 0]] } })
    expect(told({ hand, legal_moves: ['claim a--b red*2'], choices }).payments).toHaveLength(1)
  })

  it('names the owner, the reason of the view, or the seat to wait for', () => {
    expect(told({ owners: { 'a--b': 2 } }).owner).toBe(2)
    expect(told({ closed: { 'a--b': 'own-double' } }).closed).toBe('own-double')
    expect(told({ turn: 1 }).waitFor).toBe(1)
    expect(told({ first: 'second-card-first' }).first).toBe('second-card-first')
  })

  it('tells a spectator nothing of cards or turns', () => {
    const { held, waitFor, first } = told({ seat: null, turn: 1 })
    expect([held, waitFor, first]).toEqual([null, null, null])
  })
})

describe('the cards one has for a route', () => {
  it('are those of its colour and the wilds', () => {
    expect(heldFor({ asks: ['red'] }, { red: 2, blue: 4, wild: 1 })).toEqual({ kind: 'red', count: 2, wilds: 1 })
  })

  it('are for a gray one those of which one has most', () => {
    expect(heldFor({ asks: COLOURS }, { red: 2, blue: 4, wild: 9 })).toEqual({ kind: 'blue', count: 4, wilds: 9 })
    expect(heldFor({ asks: COLOURS }, { wild: 1 })).toEqual({ kind: null, count: 0, wilds: 1 })
  })

  it('leave out what there is none of', () => {
    expect(cardsOf({ kind: 'red', count: 0, wilds: 1 })).toEqual([['wild', 1]])
    expect(cardsOf({ kind: null, count: 0, wilds: 0 })).toEqual([])
  })
})

describe('what the others claimed lately', () => {
  const claim = (seat: number, route: string) => step(seat, { type: 'claimed', seat, route } as Event)
  const step = (seat: number, ...events: Event[]) => ({ seat, undone: 0, events }) as unknown as Step

  it('is marked until they do something else', () => {
    expect([...recentClaims([claim(1, 'a--b'), claim(0, 'b--c')], 0)]).toEqual([['a--b', 1]])
    expect([...recentClaims([claim(1, 'a--b'), claim(0, 'b--c'), step(1)], 0)]).toEqual([])
  })

  it('keeps a claim through the souvenir that ends the same turn', () => {
    expect([...recentClaims([step(0), claim(1, 'a--b'), step(1)], 0)]).toEqual([['a--b', 1]])
  })

  it('is everybody for a spectator', () => {
    expect(recentClaims([claim(0, 'b--c'), claim(1, 'a--b')], null).size).toBe(2)
  })
})
