/** Where things lie in the graph of the chances, and which decisions are marked. */

import type { Decision, Mark, SeatChances } from '../wire'

export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const satisfies { [mark in Mark]: string }

const WON = 10_000
/** A chance below this, or as near to a sure win, is as good as decided. */
const DECIDED = 300

/** In pixels. Plies lie where the thumb of the bar lies, whose middle stays `inset` away from both ends. */
export interface GraphSize {
  readonly width: number
  readonly height: number
  readonly inset: number
  /** How many plies the game has. */
  readonly last: number
}

/** A decision that cost much; `ply` is the position after it, as in the log. */
export interface MarkedDecision {
  readonly ply: number
  readonly mark: Mark
  readonly decision: Decision
}

export function xOf(ply: number, { width, inset, last }: GraphSize): number {
  return inset + ((width - 2 * inset) * ply) / Math.max(1, last)
}

/** A certain win lies at the top. */
export function yOf(chance: number, { height }: GraphSize): number {
  return height * (1 - Math.max(0, Math.min(WON, chance)) / WON)
}

export function plyAt(x: number, { width, inset, last }: GraphSize): number {
  const ply = Math.round(((x - inset) * last) / Math.max(1, width - 2 * inset))
  return Math.max(0, Math.min(last, ply))
}

export function linePath(positions: readonly SeatChances[], seat: number, size: GraphSize): string {
  return path(positions.map(({ chance }, ply) => point(ply, chance[seat]!, size)))
}

/** One standard error to both sides of the line. */
export function bandPath(positions: readonly SeatChances[], seat: number, size: GraphSize): string {
  const edge = (sign: 1 | -1) =>
    positions.map(({ chance, error }, ply) => point(ply, chance[seat]! + sign * error[seat]!, size))
  return positions.length ? `${path([...edge(1), ...edge(-1).reverse()])}Z` : ''
}

export function markedDecisions(decisions: readonly Decision[]): MarkedDecision[] {
  return decisions.flatMap((decision, at) => (decision.mark ? [{ ply: at + 1, mark: decision.mark, decision }] : []))
}

/** Why the graph hardly moves at a decision that cost much as far as the mover could know; null where it does. */
export function quietReason(
  decision: Decision,
  before: SeatChances | undefined,
  after: SeatChances | undefined,
): 'decided' | 'lucky' | 'same' | null {
  const { seat, skill, hidden, skill_error, loss } = decision
  const chances = [before, after].flatMap((one) => one?.chance[seat] ?? [])
  if (chances.length < 2) return null
  if (Math.max(...chances) < DECIDED || Math.min(...chances) > WON - DECIDED) return 'decided'
  if (-2 * (skill[seat]! + hidden[seat]!) >= loss) return null
  return skill_error || skill[seat] ? 'lucky' : 'same'
}

/** Those that have room beside each other, in their order: the costlier ones go first. */
export function roomyMarks(marked: readonly MarkedDecision[], size: GraphSize, room: number): MarkedDecision[] {
  const chosen: MarkedDecision[] = []
  for (const one of [...marked].sort((a, b) => b.decision.loss - a.decision.loss)) {
    const free = chosen.every(({ ply }) => Math.abs(xOf(ply, size) - xOf(one.ply, size)) >= room)
    if (free) chosen.push(one)
  }
  return chosen.sort((a, b) => a.ply - b.ply)
}

function point(ply: number, chance: number, size: GraphSize): string {
  return `${xOf(ply, size).toFixed(1)} ${yOf(chance, size).toFixed(1)}`
}

function path(points: readonly string[]): string {
  return points.length ? `M${points.join('L')}` : ''
}
