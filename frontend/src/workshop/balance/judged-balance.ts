/** What Python makes of the counts: `judge_balance` in crosstown.workshop.balance_calls. */

/** A measured value with its 95 % interval; null where nothing was measured. */
export interface Estimate {
  readonly value: number | null
  readonly low: number | null
  readonly high: number | null
  readonly count: number
}

export interface RouteUse {
  readonly id: string
  readonly claimed: Estimate
  readonly either: Estimate | null
  readonly wins: Estimate
}

export interface TicketUse {
  readonly id: string
  readonly offered: Estimate
  readonly kept: Estimate
  readonly completed: Estimate
  readonly profit: Estimate
  readonly wins: Estimate
}

export interface TableBalance {
  readonly seats: number
  readonly games: number
  readonly routes: readonly RouteUse[]
  readonly tickets: readonly TicketUse[]
  readonly each: readonly { readonly seat: number; readonly wins: Estimate; readonly score: Estimate }[]
}

/** Something beyond a limit. The page words its code with the facts. */
export interface Finding {
  readonly code: string
  readonly subject: string
  readonly seats: number
  readonly facts: Readonly<Record<string, string | number>>
  readonly measured: Estimate
  readonly certain: boolean
  readonly games: number
}

export interface Check {
  readonly code: string
  readonly verdict: 'fine' | 'unclear' | 'look'
  readonly findings: readonly Finding[]
}

/** A number that differs from an earlier draft beyond chance. The subject is an id, or empty. */
export interface Change {
  readonly code: string
  readonly subject: string
  readonly seats: number
  readonly before: Estimate
  readonly after: Estimate
}

/** The line of a route on the board, as the heat map of the report paints it. */
export interface HeatLine {
  readonly path: string
  readonly colour: string
  readonly width: number
  readonly dashed: boolean
  readonly number: string
  readonly spot: readonly [x: number, y: number]
  readonly rim: string
}

/** The numbers in which cities are compared, in this order. */
export const KEYS = ['first-seat', 'turns', 'ties', 'last-round', 'score', 'routes', 'tickets'] as const
export type Key = (typeof KEYS)[number]
export type KeyNumbers = Readonly<Record<Key, Estimate>>

export interface JudgedBalance {
  readonly games: number
  readonly tables: readonly TableBalance[]
  readonly keys: Readonly<Record<string, KeyNumbers>>
  readonly checks: readonly Check[]
  readonly changes: readonly Change[]
  readonly heat: Readonly<Record<string, Readonly<Record<string, HeatLine>>>>
  readonly yardstick: { readonly games: number; readonly tables: Readonly<Record<string, KeyNumbers>> }
}
