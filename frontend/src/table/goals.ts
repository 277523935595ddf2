/** What somebody has completed: tickets and districts. The board shows it, so it has to be said as well. */

import type { Sight } from '../wire'

export interface Completed {
  /** One's own tickets. */
  readonly tickets: readonly string[]
  readonly districts: readonly { readonly seat: number; readonly number: number }[]
}

/** What is complete in a position and was not in an earlier one, seen from the same seat. */
export function completedSince(before: Sight, now: Sight): Completed {
  if (before.seat !== now.seat || before.ply > now.ply) return { tickets: [], districts: [] }
  return {
    tickets: now.done.filter((ticket) => !before.done.includes(ticket)),
    districts: now.seats.flatMap(({ districts }, seat) =>
      districts.filter((number) => !before.seats[seat]?.districts.includes(number)).map((number) => ({ seat, number })),
    ),
  }
}
