/** Where the flags of tickets stand: beside their place, where the least is in the way. */

import type { CityInfo } from '../../wire'
import type { Box, Point } from '../geometry'
import type { BoardDrawing } from '../render/board-drawing'

/** Where several flags of one place stand, by their number: the middle of their row. */
type FlagPlacement = (place: string, flags: number) => Point

/** On the usual board and on that for small screens, where flags are larger too. */
export interface FlagPlacements {
  readonly usual: FlagPlacement
  readonly compact: FlagPlacement
}

export const FLAG = 22 // the width of one
export const COMPACT_SCALE = 2 // on small screens
const AWAY = 29
const ANGLES = [-90, -45, -135, 0, 180, 45, 135, 90]

/** Both placements, worked out when they are asked for. The drawing must be in the page. */
export function flagPlacements(drawn: BoardDrawing, city: CityInfo): FlagPlacements {
  const places = [...drawn.places.values()]
  const usual = () => places.map(({ label }) => label.getBBox())
  const compact = () => places.map(({ compactLabel }) => compactLabel.getBBox())
  return {
    usual: placeFlags(city, usual, city.souvenirs ? city.places.map(({ spot }) => spot) : []),
    compact: placeFlags(
      city,
      compact,
      city.souvenirs ? city.places.map((place) => place.compact_spot) : [],
      COMPACT_SCALE,
    ),
  }
}

/** Perches for every place, given the boxes of the places' names. Above the place where that is as good. */
function placeFlags(
  city: Pick<CityInfo, 'places' | 'routes'>,
  labels: () => readonly Box[],
  stacks: readonly Point[],
  scale = 1,
): FlagPlacement {
  const rows: ReadonlyMap<string, Point>[] = []
  return (place, flags) => (rows[flags] ??= rowsOf(city, labels(), stacks, flags, scale)).get(place) ?? [0, 0]
}

function rowsOf(
  city: Pick<CityInfo, 'places' | 'routes'>,
  labels: readonly Box[],
  stacks: readonly Point[],
  flags: number,
  scale: number,
): ReadonlyMap<string, Point> {
  const spaces = city.routes.flatMap((route) => route.spaces)
  const half = (FLAG * scale * (flags - 1)) / 2 // from the middle of the row to that of its last flag
  const margin = [11 * scale + 2, 8 * scale + 2] as const
  const away = AWAY + 9 * (scale - 1)
  return new Map(
    city.places.map(({ id, x, y }) => {
      const perches = ANGLES.map((angle, index): readonly [Point, number] => {
        const [east, south] = [Math.cos(turn(angle)), Math.sin(turn(angle))]
        const at = [x + (away + 3 * (scale - 1) + half) * east, y + away * south] as const
        const from = ([sx, sy]: readonly number[]) => distance(at, half, sx ?? 0, sy ?? 0)
        const roads = spaces.reduce((sum, space) => sum + Math.max(0, 46 + 10 * (scale - 1) - from(space)), 0)
        const piles = stacks.reduce((sum, spot) => sum + Math.max(0, 30 * scale - from(spot)), 0)
        const names = labels.filter((box) => covers(box, at, half, margin)).length
        return [at, index + roads + 2 * piles + 60 * names]
      })
      return [id, perches.reduce((best, next) => (next[1] < best[1] ? next : best))[0]]
    }),
  )
}

/** How far a point is from a row of flags. */
function distance([x, y]: Point, half: number, px: number, py: number): number {
  return Math.hypot(Math.max(0, Math.abs(px - x) - half), py - y)
}

function covers({ x, y, width, height }: Box, [px, py]: Point, half: number, [wide, high]: Point): boolean {
  return px > x - wide - half && px < x + width + wide + half && py > y - high && py < y + height + high
}

function turn(degrees: number): number {
  return (degrees / 180) * Math.PI
}
