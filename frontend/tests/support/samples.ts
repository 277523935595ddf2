/** Small tables, views and steps to test with. */

import { City } from '../../src/cities/city'
import type { Choices, CityInfo, Event, SeatData, ViewData, Snapshot, Step } from '../../src/wire'

export const SEAT: SeatData = {
  points: 0,
  pieces: { bus: 17 },
  cards: 2,
  known_cards: {},
  tickets: 2,
  souvenirs: [],
  districts: [],
}

export function choicesOf(some: Partial<Choices> = {}): Choices {
  return {
    draw: null,
    take: {},
    claims: {},
    tickets: null,
    keep: [],
    places: [],
    souvenirs: {},
    passing: null,
    ...some,
  }
}

export function viewOf(some: Partial<ViewData> = {}): ViewData {
  return {
    city: 'somewhere',
    seat: 0,
    seats: [SEAT, SEAT],
    ply: 0,
    phase: 'turn',
    turn: 0,
    turns_left: null,
    hand: { red: 2 },
    tickets: [],
    offered: [],
    done: [],
    market: ['red', 'blue', 'wild', null, 'green'],
    stack: 30,
    discards: {},
    unseen: {},
    ticket_stack: [],
    owners: {},
    closed: {},
    tokens: {},
    spare_souvenirs: [],
    first: null,
    legal_moves: [],
    choices: choicesOf(),
    result: null,
    ...some,
  }
}

export function stepOf(version: number, seat: number, ...events: Event[]): Step {
  return { version, seat, cause: '', undone: 0, events, public: null, before: null }
}

export function claimOf(seat: number, route: string, points = 2): Event {
  return { type: 'claimed', seat, route, colour: 'red', coloured: 1, wilds: 1, points }
}

export function snapshotOf(version: number, some: Partial<Snapshot> = {}): Snapshot {
  return {
    type: 'snapshot',
    version,
    table: {
      id: 'abc',
      city: 'somewhere',
      edition: '',
      guest_city: null,
      state: 'playing',
      listed: false,
      chat: true,
      take_backs: true,
      hints: false,
      turn_seconds: null,
      patience: null,
      first: '0',
      seats: ['Ada', 'Bo'].map((name) => ({ kind: 'person', name, player: null, away: false, minded_by: null })),
      host: 0,
      game: 1,
      seal: null,
      seed: null,
      server_seal: null,
      next_seal: null,
      deal: null,
      take_back: null,
      rematch: [],
    },
    you: {
      seats: [0],
      looking: 0,
      host: true,
      muted: [],
      can_undo: false,
      contributed: false,
      undo_until: null,
      first_tickets: null,
    },
    view: viewOf({ ply: version }),
    clock: { deadline: null, stalled_at: null, now: 0 },
    chat: [],
    missed: [],
    ...some,
  }
}

const INFO: Partial<CityInfo> = {
  id: 'somewhere',
  name: 'Somewhere',
  vehicles: [{ id: 'bus', name: 'bus', count: 17, per_space: true, points: { '2': 2 } }],
  places: ['Harbour', 'Old Town', 'Museum'].map((name) => ({
    id: name.toLowerCase().replace(' ', '-'),
    name,
    x: 0,
    y: 0,
    district: null,
    spot: [0, 0],
    compact_spot: [0, 0],
  })),
  routes: [
    {
      id: 'harbour--museum',
      a: 'harbour',
      b: 'museum',
      length: 2,
      colour: 'red',
      asks: ['red'],
      vehicle: 'bus',
      pieces: 2,
      ferries: 0,
      points: 2,
      twin: null,
      d: '',
      middle: [0, 0],
      spaces: [],
    },
  ],
  tickets: [{ id: 'harbour--old-town', a: 'harbour', b: 'old-town', points: 5 }],
}

/** A city with as much as sentences need. */
export function cityOf(): City {
  return new City(INFO as CityInfo)
}
