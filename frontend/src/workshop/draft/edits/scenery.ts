/** Edits of the scenery: shapes and words in the background. */

import type { Pack, PackScenery, Point, SceneryKind } from '../pack'
import { withKeys } from './places'

const WIDTHS: Partial<Record<SceneryKind, number>> = { river: 40, bridge: 14 }

/** Scenery may lie a little outside the map: there it looks as if it went on. */
function near([x, y]: Point): Point {
  return [Math.round(Math.min(1400, Math.max(-200, x))), Math.round(Math.min(1100, Math.max(-200, y)))]
}

function withScenery(pack: Pack, scenery: readonly PackScenery[]): Pack {
  if (scenery.length) return { ...pack, scenery }
  const { scenery: _, ...rest } = pack
  return rest
}

export function addScenery(pack: Pack, kind: SceneryKind, points: readonly Point[], text: string): Pack {
  const at = near(points[0] ?? [600, 450])
  const width = WIDTHS[kind]
  const shape: PackScenery =
    kind === 'text' ? { kind, text, at } : { kind, points: points.map(near), ...(width ? { width } : {}) }
  return withScenery(pack, [...(pack.scenery ?? []), shape])
}

export function changeScenery(pack: Pack, at: number, some: Partial<Record<keyof PackScenery, unknown>>): Pack {
  return withScenery(
    pack,
    (pack.scenery ?? []).map((shape, index) => (index === at ? withKeys(shape, some) : shape)),
  )
}

export function removeScenery(pack: Pack, which: ReadonlySet<number>): Pack {
  return withScenery(
    pack,
    (pack.scenery ?? []).filter((_, index) => !which.has(index)),
  )
}

/** Draws a shape before or behind its neighbour: later ones lie on earlier ones. */
export function orderScenery(pack: Pack, from: number, to: number): Pack {
  const scenery = [...(pack.scenery ?? [])]
  if (to < 0 || to >= scenery.length) return pack
  scenery.splice(to, 0, ...scenery.splice(from, 1))
  return withScenery(pack, scenery)
}

/** Moves one corner, or with `corner` null all of it. */
export function moveScenery(pack: Pack, at: number, corner: number | null, by: Point): Pack {
  const shape = pack.scenery?.[at]
  if (!shape) return pack
  const moved = ([x, y]: Point): Point => near([x + by[0], y + by[1]])
  if (shape.at) return changeScenery(pack, at, { at: moved(shape.at) })
  return changeScenery(pack, at, {
    points: (shape.points ?? []).map((point, index) => (corner === null || corner === index ? moved(point) : point)),
  })
}

/** One corner more, halfway to the next. */
export function addCorner(pack: Pack, at: number, after: number): Pack {
  const points = pack.scenery?.[at]?.points ?? []
  const [one, other] = [points[after], points[(after + 1) % points.length]]
  if (!one || !other) return pack
  const middle = near([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2])
  return changeScenery(pack, at, { points: [...points.slice(0, after + 1), middle, ...points.slice(after + 1)] })
}

export function removeCorner(pack: Pack, at: number, corner: number): Pack {
  const shape = pack.scenery?.[at]
  const points = shape?.points ?? []
  if (points.length <= (shape?.width ? 2 : 3)) return pack
  return changeScenery(pack, at, { points: points.filter((_, index) => index !== corner) })
}
