/** The kernel's studies with the names of the city, as `crosstown analyse --json` tells them. */

import { AVERAGE_LOSSES, BETTER, CHANCE_EVENTS, MARKS } from '../kernel/numbers'
import { readMove } from '../local-game/moves'
import type { Analysis, Decision, KeptTicket, LuckCauses, MoveReason, SeatAnalysis, SeatChances } from '../wire'
import type { GameStudy } from './game-study'

const FORMAT = 'crosstown-analysis/1'
const CAUSES = ['deal', 'draw', 'refill', 'offer', 'hidden', 'others'] as const satisfies readonly (keyof LuckCauses)[]

export function tellAnalysis(study: GameStudy, depth: number): Analysis {
  const { names } = study.table
  const plies = study.record.plies.map((_, ply) => ply)
  const all = [...plies, plies.length]
  return {
    format: FORMAT,
    city: names.id,
    edition: names.sha256,
    seed: study.seed,
    depth,
    games: all.reduce((sum, ply) => sum + study.number(ply, 'games'), 0),
    over: study.replayed.game.position.over,
    seats: study.record.seats.map((_, seat) => tellSeat(study, seat)),
    positions: all.map((ply) => tellChances(study, ply)),
    decisions: plies.map((ply) => tellDecision(study, ply)),
    compared: averageLosses(names.id),
  }
}

/** The chances before a ply. */
export function tellChances(study: GameStudy, ply: number): SeatChances {
  return { chance: study.list(ply, 'value', study.seats), error: study.list(ply, 'value_error', study.seats) }
}

export function tellDecision(study: GameStudy, ply: number): Decision {
  const number = (field: Parameters<GameStudy['number']>[1]) => study.number(ply, field)
  const each = (field: Parameters<GameStudy['list']>[1]) => study.list(ply, field, study.seats)
  const text = (move: number) => readMove(study.table, move, study.offered[ply]!).text
  const tried = number('tried')
  const [moves, chances, deals] = (['tried_move', 'tried_chance', 'tried_deals'] as const).map((field) =>
    study.list(ply, field, tried),
  )
  return {
    seat: number('seat'),
    move: study.record.plies[ply]!.move,
    legal: number('legal'),
    best: text(number('best')),
    loss: number('loss'),
    measured: number('measured'),
    error: number('error'),
    mark: MARKS[String(number('mark')) as keyof typeof MARKS] ?? null,
    reason: tellReason(study, ply),
    tried: moves!.map((move, at) => ({ move: text(move), chance: chances![at]!, deals: deals![at]! })),
    chance: CHANCE_EVENTS[String(number('event')) as keyof typeof CHANCE_EVENTS] ?? null,
    skill: each('skill'),
    skill_error: number('skill_error'),
    hidden: each('hidden'),
    luck: each('luck'),
  }
}

/** In percent and points: first for the better move, then for the one played. */
function tellReason(study: GameStudy, ply: number): MoveReason | null {
  const code = BETTER[String(study.number(ply, 'reason')) as keyof typeof BETTER]
  if (!code) return null
  const two = (field: 'chances' | 'points' | 'rivals' | 'ticket_done') => study.list(ply, field, 2) as [number, number]
  const [chance, instead] = two('chances')
  const [points, fewer] = two('points')
  const [rivals, more] = two('rivals')
  const [done, less] = two('ticket_done')
  const ticket = {
    ticket: study.table.names.tickets[study.number(ply, 'ticket')]!,
    done: percent(done),
    done_instead: percent(less),
  }
  return {
    code,
    facts: {
      chance: percent(chance),
      instead: percent(instead),
      points: percent(points - fewer),
      rivals: percent(more - rivals),
      ...(code === 'better-ticket' ? ticket : {}),
    },
  }
}

function tellSeat(study: GameStudy, seat: number): SeatAnalysis {
  const { name, player } = study.record.seats[seat]!
  const sum = (field: Parameters<GameStudy['sum']>[1]) => study.sum(seat, field)
  const marks = study.marks(seat)
  const counted = Object.entries(MARKS).map(([number, mark]) => [mark, marks[Number(number)]!] as const)
  return {
    name,
    player,
    result: sum('result'),
    fair: sum('fair'),
    luck: sum('luck'),
    skill: sum('skill'),
    error: sum('error'),
    causes: Object.fromEntries(CAUSES.map((cause) => [cause, sum(cause)])) as unknown as LuckCauses,
    decisions: sum('decisions'),
    average_loss: sum('average_loss'),
    average_error: sum('average_error'),
    marks: Object.fromEntries(counted) as unknown as SeatAnalysis['marks'],
    tickets: tellTickets(study, seat),
  }
}

function tellTickets(study: GameStudy, seat: number): KeptTicket[] {
  const { names } = study.table
  const completed = study.replayed.game.view(seat).done
  return study.record.plies.flatMap((ply, at) => {
    if (ply.seat !== seat) return []
    const kept = study.number(at, 'kept')
    const [tickets, worth, error, points, done] = (
      ['kept_ticket', 'kept_worth', 'kept_error', 'kept_points', 'kept_done'] as const
    ).map((field) => study.list(at, field, kept))
    return tickets!.map((number, index) => ({
      ticket: names.tickets[number]!,
      ply: at,
      worth: worth![index]!,
      error: error![index]!,
      points: points![index]!,
      expected: done![index]!,
      completed: completed.includes(names.tickets[number]!),
    }))
  })
}

/** Those of a city; of a city that is not built in, the means of all. */
function averageLosses(city: string): { readonly [player: string]: number } {
  const known: { readonly [city: string]: { readonly [player: string]: number } } = AVERAGE_LOSSES
  const all = Object.values(known)
  const players = Object.keys(all[0] ?? {})
  const mean = (player: string) => Math.round(all.reduce((sum, one) => sum + one[player]!, 0) / all.length)
  return known[city] ?? Object.fromEntries(players.map((player) => [player, mean(player)]))
}

/** Hundredths as whole numbers, halves upwards. */
function percent(number: number): number {
  return Math.floor((number + 50) / 100)
}
