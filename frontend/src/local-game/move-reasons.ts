/** Why a move is good, from the plan and the search: the same codes and facts as `players/explanations.py` gives. */

import type { RecordArray } from '../kernel/kernel-memory'
import type { MEMORY } from '../kernel/layout'
import { MOVE } from '../kernel/numbers'
import type { MoveReason } from '../wire'
import { compareText } from './choices'
import type { CityTable } from './city-table'
import type { TriedMove } from './computer-player'
import type { ListedMove } from './moves'

const WILD = 'wild'
const NONE = -1

type Plan = RecordArray<typeof MEMORY>
type Facts = NonNullable<MoveReason['facts']>

/** How the move helps with the plan that lies in this memory. */
export function planReason(table: CityTable, move: ListedMove, plan: Plan): MoveReason {
  switch (move.kind) {
    case MOVE.CLAIM:
      return claimReason(table, move, plan)
    case MOVE.DRAW:
    case MOVE.TAKE:
      return cardReason(table, move, plan)
    case MOVE.KEEP_TICKETS:
      return reason('keep', { tickets: move.tickets })
    case MOVE.TICKETS:
      return reason(table.kernel.memory.number(plan, 'plan_goals') ? 'tickets-more' : 'tickets')
    case MOVE.PLACE_TOKEN:
      return reason('place', { place: move.place })
    case MOVE.TAKE_TOKEN:
      return reason('souvenir', { place: move.place })
    default:
      return reason('nothing')
  }
}

/** How the move did in imagined games, and how the next best did. */
export function searchReason(
  table: CityTable,
  moves: readonly ListedMove[],
  move: ListedMove,
  tried: readonly TriedMove[],
): MoveReason {
  const total = tried.reduce((all, { visits }) => all + visits, 0)
  const own = tried.find(({ number }) => number === move.number)
  if (total === 0 || !own) return reason('only-move')
  const facts = { count: own.visits, total, share: percent(own.worth) }
  const rival = nextBest(table, moves, move, tried)
  if (!rival) return reason('search', facts)
  const less = percent(rival.worth)
  const code = less > facts.share ? 'search-trusted' : 'search-next' // it had a margin to begin with
  return reason(code, { ...facts, move: rival.move.text, less })
}

/** The move that was tried longest beside one. The other route of a pair is the same move to people. */
export function nextBest(
  table: CityTable,
  moves: readonly ListedMove[],
  move: ListedMove,
  tried: readonly TriedMove[],
): { readonly move: ListedMove; readonly worth: number } | null {
  for (const { number, visits, worth } of tried) {
    const other = moves.find((one) => one.number === number)
    if (other && visits > 0 && !isSame(table, move, other)) return { move: other, worth }
  }
  return null
}

/** In whole percents; halves go up, as in Python. */
export function percent(share: number): number {
  return Math.floor(share * 100 + 0.5)
}

function isSame(table: CityTable, one: ListedMove, other: ListedMove): boolean {
  if (one.kind !== MOVE.CLAIM || other.kind !== MOVE.CLAIM) return one.number === other.number
  const { memory } = table.kernel
  const ends = ({ route }: ListedMove) => {
    const at = table.names.routes.indexOf(route)
    return [memory.list(table.city, 'route_a')[at], memory.list(table.city, 'route_b')[at]].join()
  }
  const paid = ({ colour, coloured, wilds }: ListedMove) => [colour, coloured, wilds].join()
  return ends(one) === ends(other) && paid(one) === paid(other)
}

function claimReason(table: CityTable, { route }: ListedMove, plan: Plan): MoveReason {
  const { memory } = table.kernel
  const at = BigInt(table.names.routes.indexOf(route))
  const wanted = memory.set(plan, 'plan_wanted')
  const goals = memory.number(plan, 'plan_goals')
  for (let goal = 0; goal < goals; goal++) {
    const path = memory.set(plan, 'work_path', goal)
    if (path < 0n || !((path >> at) & 1n)) continue
    const ticket = table.names.tickets[memory.list(plan, 'work_goal')[goal]!]!
    return reason('claim-ticket', { route, ticket, count: bits(wanted) - 1 })
  }
  if ((wanted >> at) & 1n) return reason('claim-district', { route })
  return reason('claim-points', { route, points: table.routePoints[Number(at)]! })
}

function cardReason(table: CityTable, { card }: ListedMove, plan: Plan): MoveReason {
  const lacking = table.kernel.memory.list(plan, 'work_short')
  const short = table.names.kinds.filter((_, kind) => lacking[kind]! > 0)
  const wanted = firstWanted(table, plan)
  const [facts, behind] = wanted ? [{ route: wanted }, '-for'] : [{}, '']
  if (card === WILD) return reason(`card-${short.includes(WILD) ? 'lack-' : ''}wild${behind}`, facts)
  if (card) return reason(`card-${short.includes(card) ? 'lack' : 'best'}${behind}`, { colour: card, ...facts })
  const colours = short.filter((kind) => kind !== WILD).sort(compareText)
  if (colours.length) return reason(`card-unseen-lack${behind}`, { colours, ...facts })
  return reason(`card-unseen${behind}`, facts)
}

/** The first route of the plan, or the target; nothing where there is neither. */
function firstWanted(table: CityTable, plan: Plan): string {
  const { memory } = table.kernel
  const wanted = memory.set(plan, 'plan_wanted')
  const number = wanted > 0n ? bits((wanted & -wanted) - 1n) : memory.number(plan, 'plan_target')
  return number === NONE ? '' : table.names.routes[number]!
}

function reason(code: string, facts: Facts = {}): MoveReason {
  return { code, facts }
}

function bits(set: bigint): number {
  let count = 0
  for (let left = set; left > 0n; left >>= 1n) count += Number(left & 1n)
  return count
}
