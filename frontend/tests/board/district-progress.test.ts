import { describe, expect, it } from 'vitest'

import { startedDistricts } from '../../src/board/district-progress'

const district = (number: number, ...places: string[]) => ({ number, points: number, colour: 'red', places })
const route = (a: string, b: string) => ({ id: `${a}-${b}`, a, b })
const city = {
  districts: [district(1, 'a', 'b', 'c'), district(2, 'd', 'e'), district(3, 'f', 'g', 'h', 'i')],
  routes: [route('a', 'x'), route('x', 'b'), route('b', 'c'), route('d', 'e'), route('f', 'g'), route('h', 'i')],
} as unknown as Parameters<typeof startedDistricts>[0]

describe('districts', () => {
  const told = (...own: string[]) =>
    startedDistricts(city, { seat: 0, owners: Object.fromEntries(own.map((id) => [id, 0])) }).map(
      ({ district, joined }) => `${district.number}: ${joined}`,
    )

  it('are near once two places are joined, whichever way', () => {
    expect(told('a-x')).toEqual([])
    expect(told('a-x', 'x-b')).toEqual(['1: 2'])
  })

  it('count places that are joined with one another only', () => {
    expect(told('f-g', 'h-i')).toEqual(['3: 2'])
  })

  it('are no longer near when they are complete', () => {
    expect(told('a-x', 'x-b', 'b-c', 'd-e')).toEqual([])
  })

  it('come with the nearest first', () => {
    expect(told('f-g', 'b-c')).toEqual(['1: 2', '3: 2'])
  })

  it('are nothing to a spectator', () => {
    expect(startedDistricts(city, { seat: null, owners: { 'd-e': 0 } })).toEqual([])
  })
})
