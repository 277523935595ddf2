/**
 * The shuffle that nobody can choose, as this device sees it: which seal it saw first, what it added, and whether
 * both are in the shuffle when the game is over. How the seed is mixed is told in docs/records.md.
 */

import { sha256 } from '../browser/sha256'
import { remember, rememberedJson } from '../browser/storage'
import type { Contribution, RevealedDeal } from '../wire'

const METHOD = 'crosstown-deal/1'
const BYTES = 32
const GAMES = 30 // the latest ones: what a browser keeps must not grow with every game

/** What this device knows of a game's shuffle. */
export interface KeptDeal {
  readonly table: string
  readonly game: number
  /** The first seal that this device saw. */
  readonly seal: string
  /** It was seen before the game began. */
  readonly early: boolean
  /** The number of one's seat before the game, if one has one. */
  readonly seat: number | null
  /** What this device drew to add, and whether the server has said that it has it. */
  readonly digits: string | null
  readonly given: boolean
}

/** A game as it is told when it is over. */
export interface FinishedDeal {
  readonly serverSeal: string | null
  readonly deal: RevealedDeal | null
  readonly seed: string | null
  /** One's own seats in the game that is over: none for spectators, several on a shared screen. */
  readonly own: readonly number[]
  readonly seats: number
  /** By how many seats the table was turned, where that was not drawn; null if nobody knows. */
  readonly turned: number | null
}

export type DealProblem = 'seal' | 'contribution' | 'mix' | 'beginner'
export interface DealCheck {
  /** fair: all of it was checked; sealed: the same, but this device added nothing; late: it saw no seal in time. */
  readonly standing: 'fair' | 'sealed' | 'late' | 'broken'
  readonly problems: readonly DealProblem[]
}

/** The seed that the server's part and the contributions give, and a number to draw the beginner with. */
export function mix(serverSeed: string, contributions: readonly (string | null)[]): { seed: string; lot: bigint } {
  const added = contributions.filter((one) => one !== null).sort()
  const digest = sha256([METHOD, serverSeed, ...added].join('\n'))
  return { seed: digest.slice(0, 32), lot: BigInt(`0x${digest.slice(32, 48)}`) }
}

/** Holds what a finished game tells against what this device kept. */
export function checkDeal(kept: KeptDeal | null, told: FinishedDeal): DealCheck {
  const { deal, seed, seats } = told
  const problems: DealProblem[] = []
  const serverSeed = deal?.server_seed ?? seed ?? ''
  const sealed = sha256(serverSeed)
  if (sealed !== told.serverSeal || (kept && sealed !== kept.seal)) problems.push('seal')
  const included = kept !== null && kept.digits !== null && (deal?.contributions.includes(kept.digits) ?? false)
  // The answer to what was sent may have been lost: what is in the shuffle was given.
  const given = kept !== null && (kept.given || included) && told.own.length > 0
  if (given && !included) problems.push('contribution')
  const mixed = deal ? mix(serverSeed, deal.contributions) : null
  if (seed !== (mixed?.seed ?? serverSeed) || (deal && deal.method !== METHOD)) problems.push('mix')
  const drawn = deal?.beginner ?? null
  const turned = drawn ?? told.turned
  const moved = kept?.seat != null && told.own.length > 0 && turned !== null
  if (
    (drawn !== null && mixed && mixed.lot % BigInt(seats) !== BigInt(drawn)) ||
    (moved && !told.own.includes((kept.seat - turned + seats) % seats))
  )
    problems.push('beginner')
  if (problems.length > 0) return { standing: 'broken', problems }
  return { standing: !kept?.early ? 'late' : given ? 'fair' : 'sealed', problems }
}

/** Keeps the first seal that is seen of a game. One's seat may still change until the game begins. */
export function keepSeal(table: string, game: number, seal: string, early: boolean, seat: number | null): void {
  const known = keptDeal(table, game)
  if (!known) keep({ table, game, seal, early, seat, digits: null, given: false })
  else if (early && known.seat !== seat) keep({ ...known, seat })
}

/** What this device adds to a game whose seal it has seen: drawn once, and the same when it is sent again. */
export function drawContribution(table: string, game: number): Contribution | null {
  const known = keptDeal(table, game)
  if (!known?.early) return null
  const digits = known.digits ?? randomDigits()
  if (known.digits === null) keep({ ...known, digits })
  return { seal: known.seal, digits }
}

/** The server has what this device added. */
export function noteGiven(table: string, game: number): void {
  const known = keptDeal(table, game)
  if (known) keep({ ...known, given: true })
}

export function keptDeal(table: string, game: number): KeptDeal | null {
  return read().find((one) => one.table === table && one.game === game) ?? null
}

/** Where the browser stores nothing: kept as long as the page is open. */
let unsaved: readonly KeptDeal[] = []

function keep(deal: KeptDeal): void {
  const others = read().filter((one) => one.table !== deal.table || one.game !== deal.game)
  unsaved = [...others, deal].slice(-GAMES)
  remember('deals', JSON.stringify(unsaved))
}

function read(): readonly KeptDeal[] {
  const kept = rememberedJson('deals')
  return Array.isArray(kept) ? kept.filter(isKept) : unsaved
}

function isKept(one: unknown): one is KeptDeal {
  const { table, game, seal } = (one ?? {}) as Partial<KeptDeal>
  return typeof table === 'string' && typeof game === 'number' && typeof seal === 'string'
}

function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
