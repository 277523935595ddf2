/**
 * The address of a position in a replay. The path names the game: `/game/TABLE` or `/game/TABLE/2` for a game at a
 * server's table. The fragment, which no server sees, says the rest: `local=ID` for a game on this device, `record=NAME`
 * for a record beside the page, `ply` and `as` for the position and whose eyes, and `line` for moves that leave the game.
 */

import type { Eyes, Line } from './replay-types'

/** Which game is meant; `none` before one is opened. */
export type GameAddress =
  | { readonly kind: 'table'; readonly table: string; readonly number: number | null }
  | { readonly kind: 'local'; readonly id: string }
  | { readonly kind: 'record'; readonly name: string }
  | { readonly kind: 'none' }

export interface Place {
  readonly ply: number | null
  readonly eyes: Eyes | null
  readonly line: Line | null
}

/** The game that an address names, from the parts of its path and its fragment. */
export function gameAddress(table: string, number: string, fragment: string): GameAddress {
  if (table) return { kind: 'table', table, number: /^[1-9]\d*$/.test(number) ? Number(number) : null }
  const said = new URLSearchParams(fragment.slice(1))
  const [local, record] = [said.get('local'), said.get('record')]
  if (local) return { kind: 'local', id: local }
  return record ? { kind: 'record', name: record } : { kind: 'none' }
}

export function pathOf(game: GameAddress): string {
  if (game.kind !== 'table') return '/game'
  const path = `/game/${encodeURIComponent(game.table)}`
  return game.number === null ? path : `${path}/${game.number}`
}

/** The place in the game that a fragment names. */
export function placeIn(fragment: string): Place {
  const said = new URLSearchParams(fragment.slice(1))
  return { ply: wholeNumber(said.get('ply')), eyes: readEyes(said.get('as')), line: readLine(said) }
}

/** The address of a place; what is as usual is left out. */
export function addressOfPlace(game: GameAddress, { ply, eyes, line }: Place): string {
  const said: string[] = []
  if (game.kind === 'local') said.push(`local=${encodeURIComponent(game.id)}`)
  if (game.kind === 'record') said.push(`record=${encodeURIComponent(game.name)}`)
  if (line) said.push(...writeLine(line))
  if (ply !== null) said.push(`ply=${ply}`)
  if (eyes !== null && eyes !== 'open') said.push(`as=${eyes}`)
  return pathOf(game) + (said.length ? `#${said.join('&')}` : '')
}

/** The address of a game's first position. */
export function replayOf(game: GameAddress): string {
  return addressOfPlace(game, { ply: null, eyes: null, line: null })
}

function readEyes(text: string | null): Eyes | null {
  if (text === 'open' || text === 'spectator') return text
  return wholeNumber(text)
}

/** Moves are words with letters, digits, `-`, `:`, `*`, `+` and blanks: blanks become dots, and a tilde parts moves. */
function writeLine({ ply, deal, moves }: Line): string[] {
  const compact = moves.map((move) => encodeURIComponent(move.replaceAll(' ', '.')).replaceAll('%3A', ':'))
  return [
    `from=${ply}`,
    ...(deal ? [`deal=${deal.seat}.${deal.seed}`] : []),
    ...(compact.length ? [`line=${compact.join('~')}`] : []),
  ]
}

function readLine(said: URLSearchParams): Line | null {
  const ply = wholeNumber(said.get('from'))
  if (ply === null) return null
  const [, seat, seed] = /^(\d)\.([0-9a-f]{32})$/.exec(said.get('deal') ?? '') ?? []
  const moves = (said.get('line') ?? '').split('~').filter(Boolean)
  return {
    ply,
    deal: seat && seed ? { seat: Number(seat), seed } : null,
    moves: moves.map((move) => move.replaceAll('.', ' ')),
  }
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null
}
