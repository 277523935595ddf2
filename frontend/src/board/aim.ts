/** Which part of the board is meant: by a finger that is too big for it, by an arrow key, by a letter. */

import type { CityInfo } from '../wire'

export type Point = readonly [x: number, y: number]
export type Direction = 'left' | 'right' | 'up' | 'down'

/** Something on the board that can be focused. */
export interface Target {
  readonly kind: 'route' | 'place'
  readonly id: string
  readonly at: Point
}

/** A route as a line from place to place through the middles of its spaces. */
export interface Track {
  readonly id: string
  readonly points: readonly Point[]
}

export function tracksOf(city: CityInfo): Track[] {
  const at = new Map(city.places.map(({ id, x, y }) => [id, [x, y] as const]))
  return city.routes.map(({ id, a, b, spaces }) => {
    const middles = spaces.map(([x, y]) => [x, y] as const)
    return { id, points: [at.get(a), ...inOrder(middles, at.get(a)), at.get(b)].filter((point) => point !== undefined) }
  })
}

/** Spaces from a place onwards, whichever end the list begins at. */
function inOrder(middles: readonly Point[], from: Point | undefined): readonly Point[] {
  const [first, last] = [middles[0], middles[middles.length - 1]]
  if (!from || !first || !last || apart(first, from) <= apart(last, from)) return middles
  return [...middles].reverse()
}

/** The track nearest to a point, if one is within reach. What `favoured` says is as good as that much nearer. */
export function nearest(
  point: Point,
  tracks: readonly Track[],
  reach: number,
  favoured: (id: string) => number = () => 0,
): string | null {
  let best: string | null = null
  let least = Infinity
  for (const { id, points } of tracks) {
    const away = distance(point, points)
    if (away <= reach && away - favoured(id) < least) {
      least = away - favoured(id)
      best = id
    }
  }
  return best
}

/** How far a point is from a line of points. */
export function distance(point: Point, line: readonly Point[]): number {
  let least = Infinity
  for (let index = 1; index < line.length; index += 1) {
    const from = line[index - 1] as Point
    const to = line[index] as Point
    const along = [to[0] - from[0], to[1] - from[1]] as const
    const span = along[0] ** 2 + along[1] ** 2
    const share = span ? ((point[0] - from[0]) * along[0] + (point[1] - from[1]) * along[1]) / span : 0
    const held = Math.min(1, Math.max(0, share))
    least = Math.min(least, apart(point, [from[0] + held * along[0], from[1] + held * along[1]]))
  }
  return least
}

const STEPS: Readonly<Record<Direction, Point>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }

/** The next target in a direction: near counts, and straight ahead counts more than aside. */
export function towards(from: Point, direction: Direction, targets: readonly Target[]): Target | null {
  const [stepX, stepY] = STEPS[direction]
  let best: Target | null = null
  let least = Infinity
  for (const target of targets) {
    const [dx, dy] = [target.at[0] - from[0], target.at[1] - from[1]]
    const ahead = dx * stepX + dy * stepY
    const aside = Math.abs(dx * stepY) + Math.abs(dy * stepX)
    if (ahead < 1 || aside > 3 * ahead) continue
    const cost = ahead + 1.6 * aside
    if (cost < least) {
      least = cost
      best = target
    }
  }
  return best
}

/** Targets from the top left to the bottom right, as one reads. */
export function inReadingOrder(targets: readonly Target[]): Target[] {
  const row = ({ at }: Target) => Math.round(at[1] / 80)
  return [...targets].sort((a, b) => row(a) - row(b) || a.at[0] - b.at[0])
}

/** The first target after the current one at which a name begins with the letter; going round. */
export function byLetter<T>(
  letter: string,
  targets: readonly T[],
  current: number,
  names: (target: T) => string[],
): T | null {
  const wanted = plain(letter)
  for (let step = 1; step <= targets.length; step += 1) {
    const target = targets[(current + step) % targets.length]
    if (target !== undefined && names(target).some((name) => plain(name).startsWith(wanted))) return target
  }
  return null
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase()
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}
