/** The rules of a city as chapters, from its facts alone: what a city lacks has no chapter. */

import { City } from '../../cities/city'
import { listed } from '../../i18n/formatting'
import { named } from '../../i18n/terms'
import { t, translator } from '../../i18n/translator.svelte'
import type { CityInfo, RouteInfo, VehicleInfo } from '../../wire'
// keys: guide-ruling-*

export type PictureName = 'pay' | 'doubles' | 'ferry' | 'one-piece' | 'souvenirs'

/** A row of a table: what it is about, and its cells. */
export type Row = readonly [head: string, ...cells: (string | number)[]]

/** A part of a chapter. Those without facts of their own are made from the city's. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly Row[] }
  | { readonly kind: 'picture'; readonly name: PictureName; readonly vehicle?: VehicleInfo }
  | {
      readonly kind: 'excerpt'
      readonly routes: readonly string[]
      readonly places: readonly string[]
      readonly label: string
    }
  | { readonly kind: 'key' | 'turn' | 'cards' | 'districts' | 'souvenirs' | 'score' }

export interface Chapter {
  /** Its anchor in the page. */
  readonly id: string
  readonly title: string
  readonly parts: readonly Part[]
}

/** A sign of the board: where one is to be seen, and what it means. */
export interface BoardSign {
  readonly at: readonly [number, number]
  readonly text: string
}

export function chaptersOf(city: CityInfo): readonly Chapter[] {
  return [
    aim(city),
    board(),
    start(city),
    {
      id: 'turn',
      title: t('guide-turn-title'),
      parts: [...texts(t('guide-turn'), t('guide-turn-pass')), { kind: 'turn' }],
    },
    cards(city),
    routes(city),
    ...doubles(city),
    ...ferries(city),
    ...city.vehicles.filter((vehicle) => !vehicle.per_space).map(onePiece),
    tickets(city),
    ...souvenirs(city),
    ...districts(city),
    end(city),
    { id: 'example', title: t('guide-example-title'), parts: [...texts(t('guide-example')), { kind: 'score' }] },
    screen(),
    rulings(city),
  ]
}

/** What the board shows, each sign where it is to be seen first. */
export function signsOf(city: CityInfo): readonly BoardSign[] {
  const { places, souvenirs } = city
  const onePiece = city.vehicles.filter((vehicle) => !vehicle.per_space)
  const row = (route: RouteInfo): boolean => !onePiece.some(({ id }) => id === route.vehicle)
  const sign = (text: string, fits: (route: RouteInfo) => boolean): BoardSign[] => {
    const [longest] = city.routes.filter(fits).sort((one, other) => other.length - one.length)
    return longest ? [{ at: longest.middle, text }] : []
  }
  const place = (text: string, found: CityInfo['places'][number] | undefined): BoardSign[] =>
    found ? [{ at: [found.x, found.y], text }] : []
  return [
    ...sign(t('guide-board-colour'), (route) => row(route) && !isGray(route) && !route.twin && !route.ferries),
    ...sign(t('guide-board-gray'), (route) => row(route) && isGray(route) && !route.twin && !route.ferries),
    ...sign(t('guide-board-doubles'), (route) => row(route) && route.twin !== null && route.length < 3),
    ...sign(t('guide-board-ferry'), (route) => route.ferries > 0 && route.length < 4),
    ...onePiece.flatMap(({ id }) =>
      sign(t('guide-board-one-piece', { route: named('vehicle-route', id) }), (route) => route.vehicle === id),
    ),
    ...place(
      t('guide-board-souvenirs'),
      places.find(({ id }) => souvenirs?.start.includes(id)),
    ),
    ...place(
      t('guide-board-district'),
      places.find(({ district }) => district !== null),
    ),
  ]
}

function isGray(route: RouteInfo): boolean {
  return route.colour === 'gray'
}

function texts(...said: readonly string[]): Part[] {
  return said.map((text) => ({ kind: 'text', text }))
}

function aim(city: CityInfo): Chapter {
  const said = [
    t('guide-aim'),
    ...(city.districts.length > 0 ? [t('guide-aim-districts')] : []),
    ...(city.souvenirs ? [t('guide-aim-souvenirs')] : []),
  ]
  return { id: 'aim', title: t('guide-aim-title'), parts: texts(said.join(' ')) }
}

function board(): Chapter {
  return { id: 'board', title: t('guide-board-title'), parts: [...texts(t('guide-board')), { kind: 'key' }] }
}

function start(city: CityInfo): Chapter {
  const pieces = listed(city.vehicles.map((vehicle) => named('vehicles', vehicle.id, { count: vehicle.count })))
  return {
    id: 'start',
    title: t('guide-start-title'),
    parts: texts(
      t('guide-start-pieces', { pieces }),
      t('guide-start-cards', { hand: city.hand, market: city.market }),
      t('guide-start-tickets', { deal: city.deal, keep: city.deal_keep }),
      t('guide-start-first'),
    ),
  }
}

function cards(city: CityInfo): Chapter {
  const wild = named('wild', city.wild_name.replaceAll(' ', '-'))
  return {
    id: 'cards',
    title: t('guide-cards-title'),
    parts: [
      ...texts(
        t('guide-cards-draw', { market: city.market }),
        t('guide-cards-wild', { wild }),
        t('guide-cards-sweep', { limit: city.wild_limit }),
        t('guide-cards-hand'),
      ),
      { kind: 'cards' },
    ],
  }
}

function routes(city: CityInfo): Chapter {
  const said = [
    t('guide-routes-pay'),
    ...(city.routes.some(isGray) ? [t('guide-routes-gray')] : []),
    t('guide-routes-pieces'),
    ...(city.vehicles.length > 1 ? [t('guide-kinds')] : []),
    t('guide-routes-one'),
    t('guide-routes-score'),
  ]
  const vehicle = city.vehicles.find((one) => one.per_space)
  const shown: Part[] = vehicle ? [pointsOf(vehicle, t('home-length')), { kind: 'picture', name: 'pay', vehicle }] : []
  return { id: 'routes', title: t('guide-routes-title'), parts: [...texts(...said), ...shown] }
}

function pointsOf(vehicle: VehicleInfo, head: string): Part {
  const columns = Object.entries(vehicle.points)
  const [counts, points] = [columns.map(([count]) => count), columns.map(([, score]) => score)]
  return {
    kind: 'table',
    rows: [
      [head, ...counts],
      [t('home-points'), ...points],
    ],
  }
}

function doubles(city: CityInfo): Chapter[] {
  if (!city.routes.some((route) => route.twin)) return []
  const said = [
    t('guide-doubles'),
    ...(city.both_from_players > city.players[0] ? [t('guide-doubles-closed', { from: city.both_from_players })] : []),
  ]
  const picture: Part = { kind: 'picture', name: 'doubles' }
  return [{ id: 'doubles', title: t('guide-doubles-title'), parts: [...texts(...said), picture] }]
}

function ferries(city: CityInfo): Chapter[] {
  if (!city.routes.some((route) => route.ferries > 0)) return []
  const picture: Part = { kind: 'picture', name: 'ferry' }
  return [{ id: 'ferries', title: t('guide-ferries-title'), parts: [...texts(t('guide-ferries')), picture] }]
}

function onePiece(vehicle: VehicleInfo): Chapter {
  const route = named('vehicle-route', vehicle.id)
  const piece = named('vehicles', vehicle.id, { count: 1 })
  return {
    id: `one-piece-${vehicle.id}`,
    title: t('guide-one-piece-title', { route }),
    parts: [
      ...texts(t('guide-one-piece', { route, piece })),
      pointsOf(vehicle, t('home-cost')),
      { kind: 'picture', name: 'one-piece', vehicle },
    ],
  }
}

function tickets(city: CityInfo): Chapter {
  const said = [
    t('guide-tickets-draw', { draw: city.draw, keep: city.draw_keep }),
    t('guide-tickets-end'),
    t('guide-tickets-secret'),
    t('guide-tickets-last'),
  ]
  return { id: 'tickets', title: t('guide-tickets-title'), parts: [...texts(...said), ...ticketExample(city)] }
}

function ticketExample(city: CityInfo): Part[] {
  const facts = new City(city)
  const { path, stops } = city.example
  const { points, ...ends } = facts.ticket(city.example.ticket)
  const ticket = facts.ends(ends)
  const legs = listed(stops.slice(1).map((stop, index) => facts.ends({ a: stops[index] ?? stop, b: stop })))
  const scores = path.map((id) => facts.route(id).points)
  const total = t('count-points', { count: scores.reduce((sum, score) => sum + score, 0) })
  const cards = t('count-cards', { count: path.reduce((sum, id) => sum + facts.route(id).length, 0) })
  const scored = scores.length > 1 ? `${scores.join('\u00a0+\u00a0')}\u00a0= ${total}` : total
  return [
    ...texts(t('guide-tickets-example', { ticket, points, routes: legs, cards, scored })),
    { kind: 'excerpt', routes: path, places: stops, label: t('guide-tickets-picture', { ticket, routes: legs }) },
  ]
}

function souvenirs(city: CityInfo): Chapter[] {
  if (!city.souvenirs) return []
  const { symbols, start, points, stack, placed, placed_by } = city.souvenirs
  const facts = new City(city)
  const left = symbols.length - start.length
  const tables = Object.keys(stack)
  const sizes: Row[] = [
    [t('guide-souvenirs-players'), ...tables],
    [t('guide-souvenirs-stack'), ...tables.map((players) => stack[players] ?? 0)],
    ...(left ? [[t('guide-souvenirs-placed'), ...tables.map((players) => placed[players] ?? 0)] as const] : []),
  ]
  const alone = tables.filter((players) => new Set(placed_by[players]).size === 1)
  const inTurn = tables.filter((players) => !alone.includes(players))
  const placing = [
    ...(inTurn.length ? [t('guide-souvenirs-in-turn', { players: either(inTurn) })] : []),
    ...(alone.length
      ? [t('guide-souvenirs-alone', { players: either(alone), tokens: placed[alone[0] ?? ''] ?? 0 })]
      : []),
  ]
  return [
    {
      id: 'souvenirs',
      title: t('guide-souvenirs-title'),
      parts: [
        ...texts(t('guide-souvenirs')),
        { kind: 'picture', name: 'souvenirs' },
        ...texts(t('guide-souvenirs-start', { places: listed(start.map((id) => facts.place(id).name)) })),
        { kind: 'table', rows: sizes },
        ...(left ? texts(t('guide-souvenirs-left', { count: left }), ...placing) : []),
        ...texts(t('guide-souvenirs-score')),
        {
          kind: 'table',
          rows: [
            [t('guide-souvenirs-count'), ...points.keys()],
            [t('home-points'), ...points],
          ],
        },
        { kind: 'souvenirs' },
      ],
    },
  ]
}

/** "3 or 4" */
function either(counts: readonly string[]): string {
  return new Intl.ListFormat(translator.language, { type: 'disjunction' }).format(counts)
}

function districts(city: CityInfo): Chapter[] {
  const { district, joining } = city.example
  const shown = city.districts.find(({ number }) => number === district)
  if (city.districts.length === 0) return []
  const facts = new City(city)
  const parts = [...texts(t('guide-districts')), { kind: 'districts' } as const]
  if (!shown) return [{ id: 'districts', title: t('guide-districts-title'), parts }]
  const places = listed(shown.places.map((id) => facts.place(id).name))
  const label = t('guide-districts-picture', { number: shown.number, places })
  const excerpt: Part = { kind: 'excerpt', routes: joining, places: shown.places, label }
  return [{ id: 'districts', title: t('guide-districts-title'), parts: [...parts, excerpt] }]
}

function end(city: CityInfo): Chapter {
  const together = city.vehicles.length > 1 ? t('guide-end-together') : ''
  const last = t('guide-end', { left: city.pieces_left, together })
  return {
    id: 'end',
    title: t('guide-end-title'),
    parts: texts(last, t('guide-end-score'), t('guide-end-ties')),
  }
}

function screen(): Chapter {
  const items = [
    t('guide-screen-cards'),
    t('guide-screen-routes'),
    t('guide-screen-tickets'),
    t('guide-screen-undo'),
    t('guide-screen-keys'),
  ]
  return { id: 'screen', title: t('guide-screen-title'), parts: [{ kind: 'list', items }] }
}

function rulings(city: CityInfo): Chapter {
  const numbers = [
    ...['s4', 's5'],
    ...(city.souvenirs ? ['s6'] : []),
    ...['t2', 'd1', 'd4', 'd6', 'd7', 'e1'],
    ...(city.districts.length ? ['e3'] : []),
    'e5',
  ]
  const items = numbers.map((number) => t(`guide-ruling-${number}`))
  return {
    id: 'rulings',
    title: t('guide-rulings-title'),
    parts: [...texts(t('guide-rulings')), { kind: 'list', items }],
  }
}
