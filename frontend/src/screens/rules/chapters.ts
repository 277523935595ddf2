/** The rules of a city as chapters, from its facts alone: what a city lacks has no chapter. */

import { City } from '../../cities/city'
import { vehicleRouteText, vehiclesText } from '../../cities/vehicle-text'
import { listed } from '../../i18n/formatting'
import { named } from '../../i18n/terms'
import { t, translator } from '../../i18n/translator.svelte'
import type { CityInfo, RouteInfo, VehicleInfo } from '../../wire'
// keys: rules-ruling-*

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
      title: t('rules-turn-title'),
      parts: [...texts(t('rules-turn'), t('rules-turn-pass')), { kind: 'turn' }],
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
    { id: 'example', title: t('rules-example-title'), parts: [...texts(t('rules-example')), { kind: 'score' }] },
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
    ...sign(t('rules-board-colour'), (route) => row(route) && !isGray(route) && !route.twin && !route.ferries),
    ...sign(t('rules-board-gray'), (route) => row(route) && isGray(route) && !route.twin && !route.ferries),
    ...sign(t('rules-board-doubles'), (route) => row(route) && route.twin !== null && route.length < 3),
    ...sign(t('rules-board-ferry'), (route) => route.ferries > 0 && route.length < 4),
    ...onePiece.flatMap((one) =>
      sign(t('rules-board-one-piece', { route: vehicleRouteText(one) }), (route) => route.vehicle === one.id),
    ),
    ...place(
      t('rules-board-souvenirs'),
      places.find(({ id }) => souvenirs?.start.includes(id)),
    ),
    ...place(
      t('rules-board-district'),
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
    t('rules-aim'),
    ...(city.districts.length > 0 ? [t('rules-aim-districts')] : []),
    ...(city.souvenirs ? [t('rules-aim-souvenirs')] : []),
  ]
  return { id: 'aim', title: t('rules-aim-title'), parts: texts(said.join(' ')) }
}

function board(): Chapter {
  return { id: 'board', title: t('rules-board-title'), parts: [...texts(t('rules-board')), { kind: 'key' }] }
}

function start(city: CityInfo): Chapter {
  const pieces = listed(city.vehicles.map((vehicle) => vehiclesText(vehicle, vehicle.count)))
  return {
    id: 'start',
    title: t('rules-start-title'),
    parts: texts(
      t('rules-start-pieces', { pieces }),
      t('rules-start-cards', { hand: city.hand, market: city.market }),
      t('rules-start-tickets', { deal: city.deal, keep: city.deal_keep }),
      t('rules-start-first'),
    ),
  }
}

function cards(city: CityInfo): Chapter {
  const wild = named('wild', city.wild_id, { name: city.wild_name })
  return {
    id: 'cards',
    title: t('rules-cards-title'),
    parts: [
      ...texts(
        t('rules-cards-draw', { market: city.market }),
        t('rules-cards-wild', { wild }),
        t('rules-cards-sweep', { limit: city.wild_limit }),
        t('rules-cards-hand'),
      ),
      { kind: 'cards' },
    ],
  }
}

function routes(city: CityInfo): Chapter {
  const said = [
    t('rules-routes-pay'),
    ...(city.routes.some(isGray) ? [t('rules-routes-gray')] : []),
    t('rules-routes-pieces'),
    ...(city.vehicles.length > 1 ? [t('rules-kinds')] : []),
    t('rules-routes-one'),
    t('rules-routes-score'),
  ]
  const vehicle = city.vehicles.find((one) => one.per_space)
  const shown: Part[] = vehicle ? [pointsOf(vehicle, t('home-length')), { kind: 'picture', name: 'pay', vehicle }] : []
  return { id: 'routes', title: t('rules-routes-title'), parts: [...texts(...said), ...shown] }
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
    t('rules-doubles'),
    ...(city.both_from_players > city.players[0] ? [t('rules-doubles-closed', { from: city.both_from_players })] : []),
  ]
  const picture: Part = { kind: 'picture', name: 'doubles' }
  return [{ id: 'doubles', title: t('rules-doubles-title'), parts: [...texts(...said), picture] }]
}

function ferries(city: CityInfo): Chapter[] {
  if (!city.routes.some((route) => route.ferries > 0)) return []
  const picture: Part = { kind: 'picture', name: 'ferry' }
  return [{ id: 'ferries', title: t('rules-ferries-title'), parts: [...texts(t('rules-ferries')), picture] }]
}

function onePiece(vehicle: VehicleInfo): Chapter {
  const route = vehicleRouteText(vehicle)
  const piece = vehiclesText(vehicle, 1)
  return {
    id: `one-piece-${vehicle.id}`,
    title: t('rules-one-piece-title', { route }),
    parts: [
      ...texts(t('rules-one-piece', { route, piece })),
      pointsOf(vehicle, t('home-cost')),
      { kind: 'picture', name: 'one-piece', vehicle },
    ],
  }
}

function tickets(city: CityInfo): Chapter {
  const said = [
    t('rules-tickets-draw', { draw: city.draw, keep: city.draw_keep }),
    t('rules-tickets-end'),
    t('rules-tickets-secret'),
    t('rules-tickets-last'),
  ]
  return { id: 'tickets', title: t('rules-tickets-title'), parts: [...texts(...said), ...ticketExample(city)] }
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
    ...texts(t('rules-tickets-example', { ticket, points, routes: legs, cards, scored })),
    { kind: 'excerpt', routes: path, places: stops, label: t('rules-tickets-picture', { ticket, routes: legs }) },
  ]
}

function souvenirs(city: CityInfo): Chapter[] {
  if (!city.souvenirs) return []
  const { symbols, start, points, stack, placed, placed_by } = city.souvenirs
  const facts = new City(city)
  const left = symbols.length - start.length
  const tables = Object.keys(stack)
  const sizes: Row[] = [
    [t('rules-souvenirs-players'), ...tables],
    [t('rules-souvenirs-stack'), ...tables.map((players) => stack[players] ?? 0)],
    ...(left ? [[t('rules-souvenirs-placed'), ...tables.map((players) => placed[players] ?? 0)] as const] : []),
  ]
  const alone = tables.filter((players) => new Set(placed_by[players]).size === 1)
  const inTurn = tables.filter((players) => !alone.includes(players))
  const placing = [
    ...(inTurn.length ? [t('rules-souvenirs-in-turn', { players: either(inTurn) })] : []),
    ...(alone.length
      ? [t('rules-souvenirs-alone', { players: either(alone), tokens: placed[alone[0] ?? ''] ?? 0 })]
      : []),
  ]
  return [
    {
      id: 'souvenirs',
      title: t('rules-souvenirs-title'),
      parts: [
        ...texts(t('rules-souvenirs')),
        { kind: 'picture', name: 'souvenirs' },
        ...texts(t('rules-souvenirs-start', { places: listed(start.map((id) => facts.place(id).name)) })),
        { kind: 'table', rows: sizes },
        ...(left ? texts(t('rules-souvenirs-left', { count: left }), ...placing) : []),
        ...texts(t('rules-souvenirs-score')),
        {
          kind: 'table',
          rows: [
            [t('rules-souvenirs-count'), ...points.keys()],
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
  const parts = [...texts(t('rules-districts')), { kind: 'districts' } as const]
  if (!shown) return [{ id: 'districts', title: t('rules-districts-title'), parts }]
  const places = listed(shown.places.map((id) => facts.place(id).name))
  const label = t('rules-districts-picture', { number: shown.number, places })
  const excerpt: Part = { kind: 'excerpt', routes: joining, places: shown.places, label }
  return [{ id: 'districts', title: t('rules-districts-title'), parts: [...parts, excerpt] }]
}

function end(city: CityInfo): Chapter {
  const together = city.vehicles.length > 1 ? t('rules-end-together') : ''
  const last = t('rules-end', { left: city.pieces_left, together })
  return {
    id: 'end',
    title: t('rules-end-title'),
    parts: texts(last, t('rules-end-score'), t('rules-end-ties')),
  }
}

function screen(): Chapter {
  const items = [
    t('rules-screen-cards'),
    t('rules-screen-routes'),
    t('rules-screen-tickets'),
    t('rules-screen-undo'),
    t('rules-screen-keys'),
  ]
  return { id: 'screen', title: t('rules-screen-title'), parts: [{ kind: 'list', items }] }
}

function rulings(city: CityInfo): Chapter {
  const numbers = [
    ...['s4', 's5'],
    ...(city.souvenirs ? ['s6'] : []),
    ...['t2', 'd1', 'd4', 'd6', 'd7', 'e1'],
    ...(city.districts.length ? ['e3'] : []),
    'e5',
  ]
  const items = numbers.map((number) => t(`rules-ruling-${number}`))
  const own = city.provenance === 'original'
  return {
    id: 'rulings',
    title: t(own ? 'rules-rulings-own-title' : 'rules-rulings-title'),
    parts: [...texts(t(own ? 'rules-rulings-own' : 'rules-rulings')), { kind: 'list', items }],
  }
}
