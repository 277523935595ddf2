/** The rules of a city as chapters, from its facts alone: what a city lacks has no chapter. */

import { City } from '../../cities/city'
import { listed } from '../../i18n/formatting'
import { named } from '../../i18n/terms'
import { t } from '../../i18n/translator.svelte'
import type { CityInfo, VehicleInfo } from '../../wire'

export type PictureName = 'turn' | 'pay' | 'doubles' | 'ferry' | 'one-piece' | 'districts' | 'souvenirs'

export interface Chapter {
  /** Its anchor in the page. */
  readonly id: string
  readonly title: string
  readonly texts: readonly string[]
  readonly picture?: PictureName
  /** The kind of vehicle that it is about, where it is about one. */
  readonly vehicle?: VehicleInfo
}

export function chaptersOf(city: CityInfo): readonly Chapter[] {
  return [
    aim(city),
    start(city),
    { id: 'turn', title: t('guide-turn-title'), texts: [t('guide-turn'), t('guide-turn-pass')], picture: 'turn' },
    cards(city),
    routes(city),
    ...doubles(city),
    ...ferries(city),
    ...city.vehicles.filter((vehicle) => !vehicle.per_space).map(onePiece),
    tickets(city),
    ...souvenirs(city),
    ...districts(city),
    end(city),
  ]
}

function aim(city: CityInfo): Chapter {
  const texts = [
    t('guide-aim'),
    ...(city.districts.length > 0 ? [t('guide-aim-districts')] : []),
    ...(city.souvenirs ? [t('guide-aim-souvenirs')] : []),
  ]
  return { id: 'aim', title: t('guide-aim-title'), texts: [texts.join(' ')] }
}

function start(city: CityInfo): Chapter {
  const pieces = listed(city.vehicles.map((vehicle) => named('vehicles', vehicle.id, { count: vehicle.count })))
  return {
    id: 'start',
    title: t('guide-start-title'),
    texts: [
      t('guide-start-pieces', { pieces }),
      t('guide-start-cards', { hand: city.hand, market: city.market }),
      t('guide-start-tickets', { deal: city.deal, keep: city.deal_keep }),
    ],
  }
}

function cards(city: CityInfo): Chapter {
  const wild = named('wild', city.wild_name.replaceAll(' ', '-'))
  return {
    id: 'cards',
    title: t('guide-cards-title'),
    texts: [
      t('guide-cards-draw', { market: city.market }),
      t('guide-cards-wild', { wild }),
      t('guide-cards-sweep', { limit: city.wild_limit }),
      t('guide-cards-hand'),
    ],
  }
}

function routes(city: CityInfo): Chapter {
  const texts = [
    t('guide-routes-pay'),
    ...(city.routes.some((route) => route.colour === 'gray') ? [t('guide-routes-gray')] : []),
    t('guide-routes-pieces'),
    ...(city.vehicles.length > 1 ? [t('guide-kinds')] : []),
    t('guide-routes-one'),
    t('guide-routes-score'),
  ]
  const vehicle = city.vehicles.find((one) => one.per_space)
  return { id: 'routes', title: t('guide-routes-title'), texts, picture: 'pay', ...(vehicle ? { vehicle } : {}) }
}

function doubles(city: CityInfo): Chapter[] {
  if (!city.routes.some((route) => route.twin)) return []
  const texts = [
    t('guide-doubles'),
    ...(city.both_from_players > city.players[0] ? [t('guide-doubles-closed', { from: city.both_from_players })] : []),
  ]
  return [{ id: 'doubles', title: t('guide-doubles-title'), texts, picture: 'doubles' }]
}

function ferries(city: CityInfo): Chapter[] {
  if (!city.routes.some((route) => route.ferries > 0)) return []
  return [{ id: 'ferries', title: t('guide-ferries-title'), texts: [t('guide-ferries')], picture: 'ferry' }]
}

function onePiece(vehicle: VehicleInfo): Chapter {
  const route = named('vehicle-route', vehicle.id)
  const piece = named('vehicles', vehicle.id, { count: 1 })
  return {
    id: `one-piece-${vehicle.id}`,
    title: t('guide-one-piece-title', { route }),
    texts: [t('guide-one-piece', { route, piece })],
    picture: 'one-piece',
    vehicle,
  }
}

function tickets(city: CityInfo): Chapter {
  const texts = [
    t('guide-tickets-draw', { draw: city.draw, keep: city.draw_keep }),
    t('guide-tickets-end'),
    t('guide-tickets-secret'),
    t('guide-tickets-last'),
  ]
  return { id: 'tickets', title: t('guide-tickets-title'), texts }
}

function souvenirs(city: CityInfo): Chapter[] {
  if (!city.souvenirs) return []
  const { symbols, start } = city.souvenirs
  const texts = [
    t('guide-souvenirs'),
    t('guide-souvenirs-start', { places: listed(start.map((id) => new City(city).place(id).name)) }),
    ...(symbols.length > start.length ? [t('guide-souvenirs-left', { count: symbols.length - start.length })] : []),
    t('guide-souvenirs-score'),
  ]
  return [{ id: 'souvenirs', title: t('guide-souvenirs-title'), texts, picture: 'souvenirs' }]
}

function districts(city: CityInfo): Chapter[] {
  if (city.districts.length === 0) return []
  return [{ id: 'districts', title: t('guide-districts-title'), texts: [t('guide-districts')], picture: 'districts' }]
}

function end(city: CityInfo): Chapter {
  const together = city.vehicles.length > 1 ? t('guide-end-together') : ''
  const texts = [t('guide-end', { left: city.pieces_left, together }), t('guide-end-score'), t('guide-end-ties')]
  return { id: 'end', title: t('guide-end-title'), texts }
}
