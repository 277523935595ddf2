/** The pack of a city that has nothing yet, and packs that lack something. */

import type { Pack } from './pack'

/** Cards, pieces and numbers as in a city of middle size; no place, no route, no ticket. */
export function emptyPack(name: string, id: string): Pack {
  return {
    format: 1,
    id,
    name,
    edition: '1',
    provenance: 'original',
    players: [2, 4],
    sources: { notes: '-', sourced: [], designed: ['everything'] },
    cards: {
      hand: 2,
      market: 5,
      market_wild_limit: 3,
      wild: { name: 'wild', count: 8 },
      colours: { red: 6, orange: 6, yellow: 6, green: 6, blue: 6, black: 6 },
    },
    vehicles: [
      {
        id: 'tram',
        name: 'tram',
        count: 17,
        pieces: 'per_space',
        points: { 1: 1, 2: 2, 3: 4, 4: 7 },
      },
    ],
    end: { pieces_left: 2 },
    double_routes: { both_from_players: 3 },
    board: { locations: [], routes: [] },
    tickets: { deal: 2, deal_keep: 1, draw: 2, draw_keep: 1, deck: [] },
  }
}

type Table = Readonly<Record<string, unknown>>

/**
 * A pack from a file, in which anything may be missing or of another kind: what the editor could not show is as in an
 * empty pack. Of a pack without problems nothing changes.
 */
export function wholePack(read: unknown): Pack {
  const found = isTable(read) ? read : {}
  const empty = emptyPack('-', 'city') as unknown as Table
  const filled = filledTable(found, empty)
  return { ...filled, ...optionalParts(found), board: board(filled['board'] as Table) } as unknown as Pack
}

function filledTable(found: Table, like: Table): Table {
  const filled: Record<string, unknown> = { ...found }
  for (const [key, usual] of Object.entries(like)) {
    const value = found[key]
    if (!sameKind(value, usual)) filled[key] = usual
    else if (isTable(usual) && !FREE.has(key)) filled[key] = filledTable(value as Table, usual)
    else if (key === 'vehicles' || key === 'deck') filled[key] = entries(value, key === 'deck' ? TICKET : VEHICLE)
  }
  return filled
}

/** Tables whose keys a pack chooses. */
const FREE = new Set(['colours', 'points'])
const TICKET: Table = { a: '', b: '', points: 1 }
const VEHICLE: Table = { id: '', name: '', count: 1, pieces: 'per_space', points: {} }
const PLACE: Table = { id: '', name: '', x: 600, y: 450, label: 'n' }
const ROUTE: Table = { a: '', b: '', length: 1, colour: 'gray' }
const SOUVENIRS: Table = { symbols: [], start: [], stack: {}, placed: {}, placed_by: {}, points: [] }
const SCENERY: Table = { kind: 'park' }

function board(found: Table): Table {
  return { ...found, locations: entries(found['locations'], PLACE), routes: entries(found['routes'], ROUTE) }
}

function optionalParts(found: Table): Table {
  const parts: Record<string, unknown> = {}
  if ('scenery' in found) parts['scenery'] = entries(found['scenery'], SCENERY)
  if ('souvenirs' in found) parts['souvenirs'] = filledTable(tableOr(found['souvenirs']), SOUVENIRS)
  for (const key of ['districts', 'names', 'style']) if (key in found) parts[key] = tableOr(found[key])
  return parts
}

function entries(found: unknown, like: Table): readonly unknown[] {
  if (!Array.isArray(found)) return []
  return found.filter(isTable).map((one) => filledTable(one, like))
}

function tableOr(found: unknown): Table {
  return isTable(found) ? found : {}
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sameKind(value: unknown, usual: unknown): boolean {
  if (Array.isArray(usual)) return Array.isArray(value)
  return typeof value === typeof usual && isTable(value) === isTable(usual)
}
