/** How long the turn lasts, by the server's clock. */

import type { TableSession } from '../../session/table-session.svelte'

const HURRY = 15 // seconds

export class TurnClock {
  /** Whole seconds left; null without a clock. */
  left = $state<number | null>(null)
  readonly hurry = $derived(this.left !== null && this.left <= HURRY)

  /** Follows the session's clock. Call it while a component is set up: its timer ends with the component. */
  constructor(session: TableSession) {
    $effect(() => {
      const { deadline, now } = session.clock
      if (deadline === null) {
        this.left = null
        return
      }
      const ends = Date.now() + deadline - now // the two clocks need not agree
      const tick = () => (this.left = Math.max(0, Math.ceil((ends - Date.now()) / 1000)))
      tick()
      const timer = setInterval(tick, 250)
      return () => clearInterval(timer)
    })
  }
}

/** "0:07", "12:30", "3:05:00", and whole days with the hours beside them: "2 d 3:05". */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24}:${two(minutes)}`
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
