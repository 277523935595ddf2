/** Where the flags of tickets stand: beside their place, where the least is in the way. */

import type { CityInfo } from '../wire'
import type { Point } from './aim'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const AWAY = 29
const ANGLES = [-90, -45, -135, 0, 180, 45, 135, 90]

/** A perch for every place, given the boxes of the places' names. Above the place where that is as good. */
export function perchesOf(city: CityInfo, labels: ReadonlyMap<string, Box>): ReadonlyMap<string, Point> {
  const spaces = city.routes.flatMap((route) => route.spaces)
  const boxes = [...labels.values()]
  const stacks = city.souvenirs ? city.places.map(({ spot }) => spot) : []
  return new Map(
    city.places.map(({ id, x, y }) => {
      const perches = ANGLES.map((angle, index): readonly [Point, number] => {
        const at = [x + AWAY * Math.cos(turn(angle)), y + AWAY * Math.sin(turn(angle))] as const
        const roads = spaces.reduce((sum, [sx, sy]) => sum + Math.max(0, 46 - Math.hypot(at[0] - sx, at[1] - sy)), 0)
        const piles = stacks.reduce((sum, [sx, sy]) => sum + Math.max(0, 30 - Math.hypot(at[0] - sx, at[1] - sy)), 0)
        const names = boxes.filter((box) => covers(box, at)).length
        return [at, index + roads + 2 * piles + 60 * names]
      })
      return [id, perches.reduce((best, next) => (next[1] < best[1] ? next : best))[0]]
    }),
  )
}

function covers({ x, y, width, height }: Box, [px, py]: Point): boolean {
  return px > x - 13 && px < x + width + 13 && py > y - 10 && py < y + height + 10
}

function turn(degrees: number): number {
  return (degrees / 180) * Math.PI
}
