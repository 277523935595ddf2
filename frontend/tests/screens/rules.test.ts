import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { boxContents } from '../../src/cities/box-contents'
import { LANGUAGES } from '../../src/i18n/languages'
import { translator } from '../../src/i18n/translator.svelte'
import { chaptersOf, signsOf, type Chapter } from '../../src/screens/rules/chapters'
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
  const { info } = cityOf()
  const [ticket] = info.tickets
  if (!ticket) throw new Error('the sample city has no ticket')
  const plain: Partial<CityInfo> = {
    ...info,
    players: [2, 4],
    kinds: ['wild', 'red', 'blue'],
    counts: { wild: 8, red: 6, blue: 6 },
    wild_id: 'bus',
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
    example: {
      ticket: ticket.id,
      path: [ROUTE.id],
      stops: [ticket.a, ticket.b],
      missed: null,
      district: null,
      joining: [],
      routes: [ROUTE.id],
      districts: [],
      souvenirs: 0,
      total: 9,
    },
  }
  return { ...plain, ...some } as CityInfo
}

const PLAIN = ['aim', 'board', 'start', 'turn', 'cards', 'routes', 'tickets', 'end', 'example', 'screen', 'rulings']
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
  souvenirs: {
    symbols: ['sea-lion', 'fog-horn'],
    start: ['harbour'],
    points: [0, 1, 2],
    stack: { 2: 2, 3: 2, 4: 3 },
    placed: { 2: 1, 3: 2, 4: 3 },
    placed_by: { 2: [1, 1], 3: [1, 2], 4: [1, 2] },
  },
  wild_id: 'flying-carpet',
  wild_name: 'flying carpet',
})

/** All words of a chapter. */
function said({ parts }: Chapter): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return [part.text]
    if (part.kind === 'list') return [...part.items]
    if (part.kind === 'table') return part.rows.flat().map(String)
    return part.kind === 'excerpt' ? [part.label] : []
  })
}

beforeEach(freshPage)

it('what a city lacks has no chapter', async () => {
  await translator.load('en')
  const ids = (info: CityInfo) => chaptersOf(info).map((chapter) => chapter.id)
  expect(ids(city())).toEqual(PLAIN)
  expect(ids(RICH)).toEqual([
    ...PLAIN.slice(0, 6),
    'doubles',
    'ferries',
    'one-piece-subway',
    'one-piece-hover-cart',
    'tickets',
    'souvenirs',
    'districts',
    ...PLAIN.slice(7),
  ])
})

it('the numbers are the city’s own', async () => {
  await translator.load('en')
  const texts = (info: CityInfo) => chaptersOf(info).flatMap(said).join(' ')
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

it('left-over souvenirs are put down by whom the city says', async () => {
  await translator.load('en')
  const chapter = chaptersOf(RICH).find(({ id }) => id === 'souvenirs')
  const words = chapter ? said(chapter) : []
  expect(words).toContain(
    'With 2 players only the last in the round does so, with a single souvenir of each left-over symbol, on different places.',
  )
  expect(words.some((text) => text.startsWith('With 3 or 4 players the last in the round puts one'))).toBe(true)
  expect(chapter?.parts.find((part) => part.kind === 'table')?.rows).toEqual([
    ['Players', '2', '3', '4'],
    ['In each stack', 2, 2, 3],
    ['In each left-over stack', 1, 2, 3],
  ])
})

it('the last piece counts all kinds where there are several', async () => {
  await translator.load('en')
  const end = (info: CityInfo) =>
    chaptersOf(info)
      .filter(({ id }) => id === 'end')
      .flatMap(said)
      .join(' ')
  expect(end(RICH)).toContain('2 pieces left (all kinds together)')
  expect(end(city())).not.toContain('all kinds')
})

it('a ticket is explained by one of the city’s own', async () => {
  await translator.load('en')
  const words = chaptersOf(city())
    .filter(({ id }) => id === 'tickets')
    .flatMap(said)
  expect(words.find((text) => text.startsWith('An example'))).toMatch(/That costs 3 cards and scores 4 points at once/)
})

it('every sign of the board is explained where a city has it', async () => {
  await translator.load('en')
  expect(signsOf(city())).toHaveLength(1)
  const signs = signsOf(RICH).map((sign) => sign.text)
  expect(signs.some((text) => text.includes('ferry symbol'))).toBe(true)
  expect(signs.some((text) => text.includes('souvenirs'))).toBe(true)
})

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => translator.load(language))

  it('every chapter has its words', () => {
    for (const info of [city(), RICH])
      for (const chapter of chaptersOf(info))
        for (const text of [chapter.title, ...said(chapter), ...signsOf(info).map((sign) => sign.text)]) {
          expect(text).not.toBe('')
          expect(text).not.toMatch(/NaN|(guide|vehicle|wild|count|home)s?-[a-z]|\{|undefined/)
        }
  })
})
