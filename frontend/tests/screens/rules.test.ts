import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { boxContents } from '../../src/cities/box-contents'
import { LANGUAGES, translator } from '../../src/i18n/translator.svelte'
import { chaptersOf } from '../../src/screens/rules/chapters'
import type { CityInfo } from '../../src/wire'
import { freshPage } from '../support/page'
import { cityOf } from '../support/samples'

const ROUTE = {
  id: 'a--b',
  a: 'harbour',
  b: 'museum',
  length: 3,
  colour: 'red',
  asks: ['red'],
  vehicle: 'bus',
  pieces: 3,
  ferries: 0,
  points: 4,
  twin: null,
  d: '',
  middle: [0, 0] as const,
  spaces: [],
}

/** A city with nothing special, and what some cities have besides. */
function city(some: Partial<CityInfo> = {}): CityInfo {
  const plain: Partial<CityInfo> = {
    ...cityOf().info,
    players: [2, 4],
    kinds: ['wild', 'red', 'blue'],
    counts: { wild: 8, red: 6, blue: 6 },
    wild_name: 'bus',
    hand: 2,
    market: 5,
    wild_limit: 3,
    vehicles: [{ id: 'bus', name: 'bus', count: 17, per_space: true, points: { 1: 1, 3: 4 } }],
    pieces_left: 2,
    both_from_players: 3,
    routes: [ROUTE],
    districts: [],
    souvenirs: null,
    deal: 2,
    deal_keep: 1,
    draw: 2,
    draw_keep: 1,
  }
  return { ...plain, ...some } as CityInfo
}

const PLAIN = ['aim', 'start', 'turn', 'cards', 'routes', 'tickets', 'end']
const RICH = city({
  routes: [
    { ...ROUTE, twin: 'c--d', colour: 'gray' },
    { ...ROUTE, id: 'c--d', ferries: 1 },
  ],
  vehicles: [
    { id: 'tram', name: 'tram', count: 11, per_space: true, points: { 1: 1 } },
    { id: 'subway', name: 'subway', count: 5, per_space: false, points: { 2: 2 } },
    { id: 'hover-cart', name: 'hover cart', count: 3, per_space: false, points: { 2: 2 } },
  ],
  districts: [{ number: 1, points: 3, colour: '#000', places: ['harbour'] }],
  souvenirs: { symbols: ['sea-lion', 'fog-horn'], start: ['harbour'], points: [0, 1, 2] },
  wild_name: 'flying carpet',
})

beforeEach(freshPage)

it('what a city lacks has no chapter', async () => {
  await translator.load('en')
  const ids = (info: CityInfo) => chaptersOf(info).map((chapter) => chapter.id)
  expect(ids(city())).toEqual(PLAIN)
  expect(ids(RICH)).toEqual([
    ...PLAIN.slice(0, 5),
    'doubles',
    'ferries',
    'one-piece-subway',
    'one-piece-hover-cart',
    'tickets',
    'souvenirs',
    'districts',
    'end',
  ])
})

it('the numbers are the city’s own', async () => {
  await translator.load('en')
  const texts = (info: CityInfo) =>
    chaptersOf(info)
      .flatMap((chapter) => chapter.texts)
      .join(' ')
  expect(texts(city({ market: 6 }))).toContain('6 cards of the market')
  expect(texts(city({ pieces_left: 0 }))).toContain('no pieces left')
  expect(texts(city())).not.toContain('grey')
  expect(texts(RICH)).toContain('grey')
  expect(boxContents(RICH).split('\u00a0· ')).toEqual([
    '2–4 players',
    '11 trams, 5 subways, and 3 × hover cart',
    '1 ticket',
    'districts',
    'souvenirs',
    'ferries',
  ])
})

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => translator.load(language))

  it('every chapter has its words', () => {
    for (const info of [city(), RICH])
      for (const { title, texts } of chaptersOf(info))
        for (const text of [title, ...texts]) {
          expect(text).not.toBe('')
          expect(text).not.toMatch(/(guide|vehicle|wild|count|home)s?-[a-z]|\{|undefined/)
        }
  })
})
