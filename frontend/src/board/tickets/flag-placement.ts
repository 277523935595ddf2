/** Where the flags of tickets stand: beside their place, where the least is in the way. */

import type { CityInfo } from '../../wire'
import type { Box, Point } from '../geometry'

/** Where several flags of one place stand, by their number: the middle of their row. */
export type FlagPlacement = (place: string, flags: number) => Point

export const FLAG = 22 // the width of one
const AWAY = 29
const ANGLES = [-90, -45, -135, 0, 180, 45, 135, 90]

/** Perches for every place, given the boxes of the places' names. Above the place where that is as good. */
export function placeFlags(city: CityInfo, labels: ReadonlyMap<string, Box>): FlagPlacement {
  const rows: ReadonlyMap<string, Point>[] = []
  return (place, flags) => (rows[flags] ??= rowsOf(city, [...labels.values()], flags)).get(place) ?? [0, 0]
}

function rowsOf(city: CityInfo, labels: readonly Box[], flags: number): ReadonlyMap<string, Point> {
  const spaces = city.routes.flatMap((route) => route.spaces)
  const stacks = city.souvenirs ? city.places.map(({ spot }) => spot) : []
  const half = (FLAG * (flags - 1)) / 2 // from the middle of the row to that of its last flag
  return new Map(
    city.places.map(({ id, x, y }) => {
      const perches = ANGLES.map((angle, index): readonly [Point, number] => {
        const [east, south] = [Math.cos(turn(angle)), Math.sin(turn(angle))]
        const at = [x + (AWAY + half) * east, y + AWAY * south] as const
        const from = ([sx, sy]: readonly number[]) => distance(at, half, sx ?? 0, sy ?? 0)
        const roads = spaces.reduce((sum, space) => sum + Math.max(0, 46 - from(space)), 0)
        const piles = stacks.reduce((sum, spot) => sum + Math.max(0, 30 - from(spot)), 0)
        const names = labels.filter((box) => covers(box, at, half)).length
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

function covers({ x, y, width, height }: Box, [px, py]: Point, half: number): boolean {
  return px > x - 13 - half && px < x + width + 13 + half && py > y - 10 && py < y + height + 10
}

function turn(degrees: number): number {
  return (degrees / 180) * Math.PI
}
