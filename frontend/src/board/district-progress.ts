/** How far somebody is with the districts. A hint for the player: what counts in the end, the rules say. */

import type { CityInfo, ViewData } from '../wire'

export interface DistrictProgress {
  readonly district: CityInfo['districts'][number]
  /** How many of its places one's own routes join with one another. */
  readonly joined: number
}

/** The districts of which at least two places are joined but not yet all, the nearest to completion first. */
export function startedDistricts(
  city: Pick<CityInfo, 'districts' | 'routes'>,
  { seat, owners }: Pick<ViewData, 'seat' | 'owners'>,
): DistrictProgress[] {
  if (seat === null || !city.districts.length) return []
  const roots = new Map<string, string>()
  const rootOf = (place: string): string => {
    const next = roots.get(place) ?? place
    return next === place ? place : rootOf(next)
  }
  for (const { id, a, b } of city.routes) if (owners[id] === seat) roots.set(rootOf(a), rootOf(b))
  return city.districts
    .map((district) => ({ district, joined: largestGroup(district.places.map(rootOf)) }))
    .filter(({ district, joined }) => joined > 1 && joined < district.places.length)
    .sort((one, other) => missing(one) - missing(other) || other.district.points - one.district.points)
}

function missing({ district, joined }: DistrictProgress): number {
  return district.places.length - joined
}

/** How often the most frequent of these comes. */
function largestGroup(groups: readonly string[]): number {
  return Math.max(0, ...groups.map((one) => groups.filter((other) => other === one).length))
}
