/** Reading a file as records of games: their shape. Whether the moves are legal is found out by playing them. */

import type { Ply, Record, Start } from '../wire'

const LARGEST = 20_000_000 // characters; a long game has a thousandth of that
const FORMAT = 'crosstown-record/1'

/** Where a record goes wrong: at a ply, counted from 0, and at which move. */
export interface WrongPly {
  readonly ply: number
  readonly move: string
}

/** Why a file is no record that can be opened. The code is told in the player's language. */
export class BadRecord extends Error {
  readonly code: string
  readonly at: WrongPly | null

  constructor(code: string, at: WrongPly | null = null) {
    super(`this record cannot be opened: ${code}${at ? ` at ply ${at.ply}, ${at.move}` : ''}`)
    this.code = code
    this.at = at
  }
}

/** The texts of the records in a file: one, or one a line. */
export function recordTexts(text: string): string[] {
  if (text.length > LARGEST) throw new BadRecord('not-a-record')
  const lines = text.split('\n').filter((line) => line.trim())
  return lines.length > 1 && lines.every((line) => line.trimStart().startsWith('{"')) ? lines : [text]
}

/** One record. It fails where the text is none. */
export function readRecord(text: string): Record {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new BadRecord('not-a-record')
  }
  return checkShape(read)
}

export function checkShape(read: unknown): Record {
  if (!isObject(read) || read.format !== FORMAT) throw new BadRecord('not-a-record')
  const { city, seats, seed, start, shuffles, plies } = read
  const fits =
    isObject(city) &&
    isText(city.id) &&
    isText(city.sha256) &&
    listOf(isObject)(seats) &&
    (seed === undefined || seed === null || isText(seed)) &&
    isStart(start) &&
    listOf(listOf(isText))(shuffles) &&
    listOf(isPly)(plies)
  if (!fits) throw new BadRecord('not-a-record')
  return read as unknown as Record
}

type Fits = (value: unknown) => boolean

const isText: Fits = (value) => typeof value === 'string'
const listOf =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every(fits)

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isStart(value: unknown): value is Start {
  if (!isObject(value)) return false
  const { deck, tickets, souvenirs } = value
  return listOf(isText)(deck) && listOf(isText)(tickets) && (souvenirs == null || isObject(souvenirs))
}

function isPly(value: unknown): value is Ply {
  if (!isObject(value)) return false
  const { seat, move, legal, card } = value
  const optional = (given: unknown, fits: Fits) => given == null || fits(given)
  return Number.isInteger(seat) && isText(move) && optional(legal, Number.isInteger) && optional(card, isText)
}
