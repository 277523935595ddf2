/** A city's pack as the editor holds it: what its TOML file says, key by key (docs/cities.md). */

export type Point = readonly [x: number, y: number]

export const SIDES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Side = (typeof SIDES)[number]
export const GRAY = 'gray'

export interface PackPlace {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly label: Side
  readonly wrap?: boolean
  readonly nudge?: Point
  readonly district?: number
}

export interface PackRoute {
  readonly a: string
  readonly b: string
  readonly length: number
  readonly colour: string
  readonly vehicle?: string
  readonly ferries?: number
  readonly double?: 1 | 2
  readonly curve?: number
}

export interface PackTicket {
  readonly a: string
  readonly b: string
  readonly points: number
}

export interface PackVehicle {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly pieces: 'per_space' | 'one'
  /** Whose picture it has, where its id says nothing. */
  readonly drawing?: string
  /** Points by length. TOML's keys are texts. */
  readonly points: Readonly<Record<string, number>>
}

export const SCENERY_KINDS = ['water', 'park', 'land', 'river', 'bridge', 'text'] as const
export type SceneryKind = (typeof SCENERY_KINDS)[number]

export interface PackScenery {
  readonly kind: SceneryKind
  readonly points?: readonly Point[]
  readonly width?: number
  readonly text?: string
  readonly at?: Point
}

export interface PackDistrict {
  readonly points: number
  readonly colour: string
}

export interface PackSouvenirs {
  readonly symbols: readonly string[]
  readonly start: readonly string[]
  readonly stack: Readonly<Record<string, number>>
  readonly placed: Readonly<Record<string, number>>
  readonly placed_by: Readonly<Record<string, readonly number[]>>
  readonly points: readonly number[]
}

export interface PackTickets {
  readonly deal: number
  readonly deal_keep: number
  readonly draw: number
  readonly draw_keep: number
  readonly deck: readonly PackTicket[]
}

export interface PackCards {
  readonly hand: number
  readonly market: number
  readonly market_wild_limit: number
  readonly wild: { readonly name: string; readonly count: number }
  readonly colours: Readonly<Record<string, number>>
}

/** Names in one other language: places and vehicles by id, words of the scenery by what the pack says. */
export interface PackNames {
  readonly city?: string
  readonly edition?: string
  readonly notes?: string
  readonly wild?: string
  readonly places?: Readonly<Record<string, string>>
  readonly vehicles?: Readonly<Record<string, string>>
  readonly texts?: Readonly<Record<string, string>>
}

/** The look that a pack chooses; what is missing follows from its vehicles. */
export interface PackStyle {
  readonly theme?: string
  readonly lettering?: string
  readonly colours?: Readonly<Record<string, string>>
}

export interface Pack {
  readonly format: number
  readonly id: string
  readonly name: string
  readonly edition: string
  readonly provenance: string
  readonly players: readonly [fewest: number, most: number]
  readonly sources: {
    readonly notes: string
    readonly sourced: readonly string[]
    readonly designed: readonly string[]
  }
  readonly cards: PackCards
  readonly vehicles: readonly PackVehicle[]
  readonly end: { readonly pieces_left: number }
  readonly double_routes: { readonly both_from_players: number }
  readonly districts?: Readonly<Record<string, PackDistrict>>
  readonly souvenirs?: PackSouvenirs
  readonly board: { readonly locations: readonly PackPlace[]; readonly routes: readonly PackRoute[] }
  readonly tickets: PackTickets
  readonly scenery?: readonly PackScenery[]
  readonly names?: Readonly<Record<string, PackNames>>
  readonly style?: PackStyle
}

/** A route as moves and records call it. */
export function routeId({ a, b, double }: PackRoute): string {
  return double ? `${a}--${b}:${double}` : `${a}--${b}`
}

export function placeOf(pack: Pack, id: string): PackPlace | undefined {
  return pack.board.locations.find((place) => place.id === id)
}

/** What a place is called; one that does not exist, by its id. */
export function placeName(pack: Pack, id: string): string {
  return placeOf(pack, id)?.name ?? id
}

export function routeOf(pack: Pack, id: string): PackRoute | undefined {
  return pack.board.routes.find((route) => routeId(route) === id)
}

/** The other half of a double route. */
export function twinOf(pack: Pack, route: PackRoute): PackRoute | undefined {
  if (!route.double) return undefined
  return pack.board.routes.find((one) => one !== route && one.double && joins(one, route.a, route.b))
}

export function joins(pair: { readonly a: string; readonly b: string }, a: string, b: string): boolean {
  return (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a)
}

/** A name as an id: lower-case words of a–z and 0–9, joined by hyphens. */
export function idFrom(name: string, fallback: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain || fallback
}

/** An id that is not taken: the wanted one, or with the first free number behind it. */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`
}
