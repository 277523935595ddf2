/** What lay open before a step, where the step has changed it. With it a page can show a game backwards. */

import type { Before, SeatBefore, ViewData } from '../../wire'

const SEAT_FIELDS = ['points', 'pieces', 'cards', 'tickets', 'souvenirs', 'districts'] as const
const FIELDS = [
  'ply',
  'phase',
  'turn',
  'turns_left',
  'market',
  'stack',
  'discards',
  'spare_souvenirs',
  'result',
] as const

/** What a spectator saw otherwise in the earlier of two views of one game. */
export function changedSince(earlier: ViewData, later: ViewData): Before {
  const seats = earlier.seats.flatMap((seat, at) => {
    const changed: SeatBefore = changedFields(SEAT_FIELDS, seat, later.seats[at]!)
    return Object.keys(changed).length ? [[String(at), changed] as const] : []
  })
  const owners = changedEntries(earlier.owners, later.owners)
  const tokens = changedEntries(earlier.tokens, later.tokens)
  return {
    ...(seatsDiffer(earlier, later) ? { seats: Object.fromEntries(seats) } : {}),
    ...changedFields(FIELDS, earlier, later),
    ...(owners ? { owners } : {}),
    ...(tokens ? { tokens } : {}),
  }
}

/** Also by what is not told of a seat, such as the cards that are known. */
function seatsDiffer(earlier: ViewData, later: ViewData): boolean {
  return !same(earlier.seats, later.seats)
}

function changedFields<T extends object, Name extends keyof T>(names: readonly Name[], earlier: T, later: T) {
  const changed = names.filter((name) => !same(earlier[name], later[name]))
  return Object.fromEntries(changed.map((name) => [name, earlier[name]])) as { [N in Name]?: T[N] }
}

function changedEntries<T>(
  earlier: { [key: string]: T },
  later: { [key: string]: T },
): { [key: string]: T | null } | null {
  const names = [...new Set([...Object.keys(earlier), ...Object.keys(later)])].sort()
  const changed = names.filter((name) => !same(earlier[name], later[name]))
  return changed.length ? Object.fromEntries(changed.map((name) => [name, earlier[name] ?? null])) : null
}

/** Whether two plain values are equal; the order of keys does not matter. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length &&
    keys.every((key) => same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  )
}
