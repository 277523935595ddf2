/** Edits of places. Every edit makes another pack and leaves the one it got as it was. */

import {
  freeId,
  idFrom,
  placeOf,
  type Pack,
  type PackNames,
  type PackPlace,
  type PackRoute,
  type Point,
  type Side,
} from '../pack'

export const MAP: Point = [1200, 900]

/** A pack with other places or routes. */
export function withBoard(pack: Pack, board: Partial<Pack['board']>): Pack {
  return { ...pack, board: { ...pack.board, ...board } }
}

export function onMap([x, y]: Point, step = 1): Point {
  const held = (at: number, most: number) => Math.min(most, Math.max(0, Math.round(at / step) * step))
  return [held(x, MAP[0]), held(y, MAP[1])]
}

export function addPlace(pack: Pack, at: Point, name: string): readonly [Pack, string] {
  const id = freeId(idFrom(name, 'place'), new Set(pack.board.locations.map((place) => place.id)))
  const [x, y] = onMap(at)
  const district = pack.districts ? nearestDistrict(pack, at) : undefined
  const place: PackPlace = { id, name, x, y, label: sideInside(at), ...(district ? { district } : {}) }
  return [withBoard(pack, { locations: [...pack.board.locations, place] }), id]
}

/** Names near the edge are written towards the middle. */
function sideInside([x, y]: Point): Side {
  if (x < 120) return 'e'
  if (x > MAP[0] - 120) return 'w'
  return y < 90 ? 's' : 'n'
}

function nearestDistrict(pack: Pack, [x, y]: Point): number | undefined {
  const by = [...pack.board.locations].sort(
    (one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y),
  )
  return by[0]?.district ?? (Number(Object.keys(pack.districts ?? {})[0]) || undefined)
}

/** Changes some keys of a place; `undefined` takes a key away. */
export function changePlace(pack: Pack, id: string, some: Partial<Record<keyof PackPlace, unknown>>): Pack {
  return withBoard(pack, {
    locations: pack.board.locations.map((place) => (place.id === id ? withKeys(place, some) : place)),
  })
}

/** An entry with other values; what is `undefined` is not written at all. */
export function withKeys<T extends object>(entry: T, some: Partial<Record<keyof T, unknown>>): T {
  const merged = { ...entry, ...some }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as T
}

export function movePlaces(pack: Pack, ids: ReadonlySet<string>, by: Point, step = 1): Pack {
  if (by[0] === 0 && by[1] === 0) return pack
  return withBoard(pack, {
    locations: pack.board.locations.map((place) => {
      if (!ids.has(place.id)) return place
      const [x, y] = onMap([place.x + by[0], place.y + by[1]], step)
      return x === place.x && y === place.y ? place : { ...place, x, y }
    }),
  })
}

/** Gives a place another name. Its id follows as long as it was made from its name. */
export function namePlace(pack: Pack, id: string, name: string): readonly [Pack, string] {
  const place = placeOf(pack, id)
  if (!place || place.name === name) return [pack, id]
  const others = new Set(pack.board.locations.map((one) => one.id).filter((one) => one !== id))
  const made = idFrom(place.name, 'place')
  const follows = id === made || new RegExp(`^${made}-\\d+$`).test(id)
  const next = follows ? freeId(idFrom(name, 'place'), others) : id
  const named = changePlace(pack, id, { name })
  return [next === id ? named : changePlaceId(named, id, next), next]
}

/** Another id for a place, wherever it is named. */
export function changePlaceId(pack: Pack, from: string, to: string): Pack {
  const moved = (id: string) => (id === from ? to : id)
  const ends = <T extends { readonly a: string; readonly b: string }>(pair: T): T =>
    pair.a === from || pair.b === from ? { ...pair, a: moved(pair.a), b: moved(pair.b) } : pair
  const next: Pack = {
    ...changePlace(pack, from, { id: to }),
    tickets: { ...pack.tickets, deck: pack.tickets.deck.map(ends) },
    ...(pack.souvenirs && { souvenirs: { ...pack.souvenirs, start: pack.souvenirs.start.map(moved) } }),
    ...(pack.names && { names: renamed(pack.names, from, to) }),
  }
  return withBoard(next, { routes: pack.board.routes.map((route) => ends<PackRoute>(route)) })
}

function renamed(names: Readonly<Record<string, PackNames>>, from: string, to: string | null): Pack['names'] {
  return Object.fromEntries(
    Object.entries(names).map(([language, told]) => {
      const said = told.places?.[from]
      if (said === undefined) return [language, told]
      const { [from]: _, ...rest } = told.places ?? {}
      return [language, { ...told, places: to === null ? rest : { ...rest, [to]: said } }]
    }),
  )
}

/** Removes places with everything that leads there. */
export function removePlaces(pack: Pack, ids: ReadonlySet<string>): Pack {
  const stays = ({ a, b }: { readonly a: string; readonly b: string }) => !ids.has(a) && !ids.has(b)
  let names = pack.names
  for (const id of ids) if (names) names = renamed(names, id, null)
  const next: Pack = {
    ...pack,
    tickets: { ...pack.tickets, deck: pack.tickets.deck.filter(stays) },
    ...(pack.souvenirs && {
      souvenirs: { ...pack.souvenirs, start: pack.souvenirs.start.filter((id) => !ids.has(id)) },
    }),
    ...(names && { names }),
  }
  return withBoard(next, {
    locations: pack.board.locations.filter(({ id }) => !ids.has(id)),
    routes: pack.board.routes.filter(stays),
  })
}
