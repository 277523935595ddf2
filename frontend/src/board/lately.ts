/** What the others did last. It stays marked until they do something else. */

import type { Step } from '../wire'

/** The routes claimed in the latest moves of every seat but one's own, by seat. */
export function claimedLately(steps: readonly Step[], own: number | null): ReadonlyMap<string, number> {
  const claimed = new Map<string, number>()
  const ended = new Set<number>()
  let latest: number | null = null
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const { seat, events } = steps[index] as Step
    if (latest !== null && seat !== latest) ended.add(latest)
    latest = seat
    if (seat === own || ended.has(seat)) continue
    for (const event of events) if (event.type === 'claimed') claimed.set(event.route, event.seat)
  }
  return claimed
}
