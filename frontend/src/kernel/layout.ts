// The records and the entries of the kernel.
// Made by `python -m crosstown.webassembly --typescript`: change the types of Python, not this file.

import type { KernelArray } from "./kernel-memory";

/** Whole numbers of so many bytes. */
export type Kind = "i1" | "i2" | "i4" | "i8" | "u4";

/** Where a field lies in its record, what its numbers are, and its dimensions. */
export type Field = readonly [at: number, type: Kind, ...sizes: readonly number[]];

/** A record of the kernel: its size in bytes, and its fields. */
export interface Layout {
  readonly bytes: number;
  readonly fields: { readonly [name: string]: Field };
}

export const CITY = {
  bytes: 7352,
  fields: {
    kinds: [0, "i8"], cards: [8, "i8", 9], hand: [80, "i8"], market: [88, "i8"], wild_limit: [96, "i8"],
    vehicles: [104, "i8"], pieces: [112, "i8", 4], pieces_left: [144, "i8"], both_from: [152, "i8"],
    places: [160, "i8"], district: [168, "i8", 32], districts: [424, "i8"], district_points: [432, "i8", 8],
    routes: [496, "i8"], route_a: [504, "i8", 62], route_b: [1000, "i8", 62], length: [1496, "i8", 62],
    colour: [1992, "i8", 62], ferries: [2488, "i8", 62], vehicle: [2984, "i8", 62], spaces: [3480, "i8", 62],
    points: [3976, "i8", 62], sister: [4472, "i8", 62], touching: [4968, "i8", 32],
    up_to_length: [5224, "i8", 9, 9], up_to_ferries: [5872, "i8", 9], up_to_pieces: [5944, "i8", 4, 9],
    tickets: [6232, "i8"], ticket_a: [6240, "i8", 32], ticket_b: [6496, "i8", 32],
    ticket_points: [6752, "i8", 32], deal: [7008, "i8"], deal_keep: [7016, "i8"], draw: [7024, "i8"],
    draw_keep: [7032, "i8"], symbols: [7040, "i8"], starts: [7048, "i8"], start_place: [7056, "i8", 8],
    stack_tokens: [7120, "i8", 5], spare_tokens: [7160, "i8", 5], placed_by: [7200, "i8", 5, 2],
    souvenir_points: [7280, "i8", 9],
  },
} as const satisfies Layout;

export const GAME = {
  bytes: 824,
  fields: {
    chance_key: [0, "u4", 4], chance_stream: [16, "u4"], chance_drawn: [24, "i8"],
    chance_words: [32, "u4", 4], seats: [48, "i1"], phase: [49, "i1"], seat: [50, "i1"],
    turns_left: [51, "i1"], passes: [52, "i1"], reason: [53, "i1"], plies: [54, "i2"],
    hands: [56, "i1", 4, 9], hand_size: [92, "i1", 4], shown: [96, "i1", 4, 9], fresh: [132, "i1", 4, 9],
    fresh_size: [168, "i1", 4], spent: [172, "i1", 4, 9], pool: [208, "i1", 9], market: [217, "i1", 8],
    stack: [225, "i1", 64], stack_size: [289, "i1"], discards: [290, "i1", 9], discard_size: [299, "i1"],
    owner: [300, "i1", 62], open: [368, "i8", 4], pieces: [400, "i1", 4, 4], score: [416, "i2", 4],
    claimed: [424, "i1"], ticket_ring: [425, "i1", 64], ticket_by: [489, "i1", 32], ticket_head: [521, "i1"],
    ticket_count: [522, "i1"], offers: [523, "i1"], offer_seat: [524, "i1", 32], offer_size: [556, "i1", 32],
    offer_kept: [588, "i1", 32], offer: [620, "i1", 32, 4], token: [748, "i1", 32], tokens: [780, "i1", 32],
    souvenirs: [812, "i2", 4], spare: [820, "i1", 2], spare_placed: [822, "i1"], words: [0, "i8", 103],
  },
} as const satisfies Layout;

export const SCRATCH = {
  bytes: 49488,
  fields: {
    recorded: [0, "i1", 16384], recorded_size: [16384, "i8"], recorded_at: [16392, "i8"],
    tape: [16400, "i1", 16384], tape_size: [32784, "i8"], moves: [32792, "i4", 4041], bag: [48956, "i1", 64],
    label: [49020, "i1", 32], held: [49056, "i8", 9], stacked: [49128, "i8", 9], held_slots: [49200, "i8", 4],
    stacked_slots: [49232, "i8", 4], guess: [49264, "i1", 32], ring: [49296, "i1", 32],
    which: [49328, "i1", 32], traced: [49360, "i1", 32, 4],
  },
} as const satisfies Layout;

export const RESULT = {
  bytes: 88,
  fields: {
    reason: [0, "i1"], plies: [2, "i2"], routes: [4, "i2", 4], tickets: [12, "i2", 4], bonus: [20, "i2", 4],
    total: [28, "i2", 4], kept: [36, "i1", 4], completed: [40, "i1", 4], place: [44, "i1", 4],
    done: [48, "i8", 4], districts: [80, "i2", 4],
  },
} as const satisfies Layout;

export const MEMORY = {
  bytes: 2424,
  fields: {
    chance_key: [0, "u4", 4], chance_stream: [16, "u4"], chance_drawn: [24, "i8"],
    chance_words: [32, "u4", 4], aim: [48, "i8"], weights_turn: [56, "i8"], weights_card: [64, "i8"],
    weights_lying: [72, "i8"], weights_route_points: [80, "i8"], weights_least: [88, "i8"],
    weights_district: [96, "i8"], weights_souvenir: [104, "i8"], weights_pace: [112, "i8"],
    weights_eager: [120, "i8"], weights_ticket_bar: [128, "i8"], weights_ticket_time: [136, "i8"],
    weights_ticket_trust: [144, "i8"], weights_wild: [152, "i8"], weights_needed: [160, "i8"],
    weights_other: [168, "i8"], weights_patience: [176, "i8"], weights_hurry: [184, "i8"],
    weights_rivalry: [192, "i8"], weights_slips: [200, "i8"], weights_tickets_seen: [208, "i8"],
    weights_hoard: [216, "i8"], weights_grabs: [224, "i8"], plan_wanted: [232, "i8"], plan_turns: [240, "i8"],
    plan_spare: [248, "i8"], plan_worth: [256, "i8"], plan_goals: [264, "i8"], plan_reach: [272, "i8"],
    plan_target: [280, "i8"], plan_declined_at: [288, "i8"], plan_hasty: [296, "i8"], plan_rate: [304, "i8"],
    plan_tickets: [312, "i8"], work_cost: [320, "i8", 62], work_lying: [816, "i8", 9],
    work_distance: [888, "i8", 32], work_via: [1144, "i8", 32], work_label: [1400, "i1", 32],
    work_goal: [1432, "i8", 32], work_path: [1688, "i8", 32], work_need: [1944, "i8", 9],
    work_short: [2016, "i8", 9], work_worth: [2088, "i8", 32], work_value: [2344, "i8", 9],
    slipped: [2416, "i8"],
  },
} as const satisfies Layout;

export const SEARCH = {
  bytes: 2736,
  fields: {
    chance_key: [0, "u4", 4], chance_stream: [16, "u4"], chance_drawn: [24, "i8"],
    chance_words: [32, "u4", 4], seed: [48, "u4", 4], nodes: [64, "i8"], seat: [72, "i8"], left: [80, "i8"],
    breadth: [88, "i8"], trust: [96, "i8"], explore: [104, "i8"], win_share: [112, "i8"], rounds: [120, "i8"],
    looks: [128, "i8"], depth: [136, "i8"], path: [144, "i8", 64], moves: [656, "i8", 128],
    weights: [1680, "i8", 128], worth: [2704, "i8", 4],
  },
} as const satisfies Layout;

export const NODE = {
  bytes: 96,
  fields: {
    move: [0, "i8"], child: [8, "i8"], sibling: [16, "i8"], bonus: [24, "i8"], out: [32, "i8"],
    visits: [40, "i8"], chances: [48, "i8"], root: [56, "i8"], worth: [64, "i8", 4],
  },
} as const satisfies Layout;

export const NETWORK = {
  bytes: 288,
  fields: {
    position: [0, "i8"], move: [8, "i8"], seat: [16, "i8"], move_second: [24, "i8"], own: [32, "i8"],
    others: [40, "i8"], like: [48, "i8"], at_sight: [56, "i8"], value: [64, "i8"], likely: [72, "i8"],
    position_scale: [80, "i8"], move_scale: [88, "i8"], seat_scale: [96, "i8"],
    move_second_scale: [104, "i8"], own_scale: [112, "i8"], others_scale: [120, "i8"],
    like_scale: [128, "i8"], at_sight_scale: [136, "i8"], value_scale: [144, "i8"], likely_scale: [152, "i8"],
    position_bias: [160, "i8"], move_bias: [168, "i8"], seat_bias: [176, "i8"], move_second_bias: [184, "i8"],
    own_bias: [192, "i8"], others_bias: [200, "i8"], like_bias: [208, "i8"], at_sight_bias: [216, "i8"],
    value_bias: [224, "i8"], likely_bias: [232, "i8"], sigmoid: [240, "i8"], exp: [248, "i8"],
    playouts: [256, "i8"], temperature: [264, "i8"], deals: [272, "i8"], swaps: [280, "i8"],
  },
} as const satisfies Layout;

export const EVALUATION = {
  bytes: 8752,
  fields: {
    position: [0, "i1", 70], moves: [70, "i1", 128, 48], seats: [6214, "i1", 4, 42], common: [6384, "i4", 64],
    first: [6640, "i4", 64], handed: [6896, "i2", 4, 64], second: [7408, "i4", 32],
    to_others: [7536, "i4", 4, 32], to_all: [8048, "i4", 32], likes: [8176, "i4", 128],
    value: [8688, "i8", 4], looks: [8720, "i8", 4],
  },
} as const satisfies Layout;

export const LOG = {
  bytes: 32888,
  fields: {
    deck: [0, "i1", 64], tickets: [64, "i1", 32], symbols: [96, "i1", 8], plies: [104, "i8"],
    seat: [112, "i1", 2048], move: [2160, "i4", 2048], legal: [10352, "i2", 2048], card: [14448, "i1", 2048],
    shuffled: [16496, "i1", 16384], shuffled_size: [32880, "i8"],
  },
} as const satisfies Layout;

export const COUNTS = {
  bytes: 58760,
  fields: {
    games: [0, "i8"], plies: [8, "i8", 2], turns: [24, "i8", 2], spent: [40, "i8", 4, 2],
    rounds: [104, "i8", 512], last_rounds: [4200, "i8"], ties: [4208, "i8"], level: [4216, "i8"],
    wins: [4224, "i8", 4], score: [4256, "i8", 4, 2], route_points: [4320, "i8", 4, 2],
    ticket_points: [4384, "i8", 4, 2], bonus: [4448, "i8", 4, 2], kept: [4512, "i8", 4, 2],
    completed: [4576, "i8", 4], keeping: [4608, "i8", 4], pieces_left: [4640, "i8", 4, 2],
    scores: [4704, "i8", 4, 1536], ticket_offered: [53856, "i8", 32], ticket_kept: [54112, "i8", 32],
    ticket_done: [54368, "i8", 32], ticket_wins: [54624, "i8", 32], route_claimed: [54880, "i8", 62],
    route_either: [55376, "i8", 62], route_wins: [55872, "i8", 62], colour_claimed: [56368, "i8", 9, 2],
    colour_filled: [56512, "i8", 9, 2], paid: [56656, "i8", 9, 2], pieces_used: [56800, "i8", 4, 2],
    vehicle_points: [56864, "i8", 4, 2], district_seats: [56928, "i8", 8], district_games: [56992, "i8", 8],
    district_wins: [57056, "i8", 8], collected: [57120, "i8", 2], souvenir_points: [57136, "i8", 2],
    number_seats: [57152, "i8", 9], number_games: [57224, "i8", 9], number_wins: [57296, "i8", 9],
    stood: [57368, "i8", 32], taken: [57624, "i8", 32, 2], touched: [58136, "i8", 32],
    emptied: [58392, "i8", 32], now_spent: [58648, "i8", 4], now_rounds: [58680, "i8"],
    now_paid: [58688, "i8", 9],
  },
} as const satisfies Layout;

export const TRIAL = {
  bytes: 392,
  fields: {
    move: [0, "i8"], out: [8, "i8"], games: [16, "i8"], shares: [24, "i8", 4], wins: [56, "i8", 4],
    points: [88, "i8", 4], done: [120, "i8", 32], last: [376, "i8"], squares: [384, "i8"],
  },
} as const satisfies Layout;

export const STUDY = {
  bytes: 736,
  fields: {
    chance_key: [0, "u4", 4], chance_stream: [16, "u4"], chance_drawn: [24, "i8"],
    chance_words: [32, "u4", 4], seed: [48, "u4", 4], games: [64, "i8"], seat: [72, "i8"], move: [80, "i8"],
    legal: [88, "i8"], value: [96, "i8", 4], value_error: [128, "i8", 4], after: [160, "i8", 4],
    after_error: [192, "i8", 4], event: [224, "i8"], reference: [232, "i8"], best: [240, "i8"],
    measured: [248, "i8"], error: [256, "i8"], loss: [264, "i8"], mark: [272, "i8"], skill: [280, "i8", 4],
    skill_error: [312, "i8"], hidden: [320, "i8", 4], luck: [352, "i8", 4], tried: [384, "i8"],
    tried_move: [392, "i8", 4], tried_chance: [424, "i8", 4], tried_deals: [456, "i8", 4],
    reason: [488, "i8"], chances: [496, "i8", 2], points: [512, "i8", 2], rivals: [528, "i8", 2],
    ticket: [544, "i8"], ticket_done: [552, "i8", 2], kept: [568, "i8"], kept_ticket: [576, "i8", 4],
    kept_worth: [608, "i8", 4], kept_error: [640, "i8", 4], kept_points: [672, "i8", 4],
    kept_done: [704, "i8", 4],
  },
} as const satisfies Layout;

export const SUMS = {
  bytes: 144,
  fields: {
    result: [0, "i8"], fair: [8, "i8"], deal: [16, "i8"], draw: [24, "i8"], refill: [32, "i8"],
    offer: [40, "i8"], hidden: [48, "i8"], others: [56, "i8"], luck: [64, "i8"], skill: [72, "i8"],
    error: [80, "i8"], decisions: [88, "i8"], average_loss: [96, "i8"], average_error: [104, "i8"],
    marks: [112, "i8", 4],
  },
} as const satisfies Layout;

/** The entries of the kernel. */
export interface Entries {
  shuffle_game(cities: KernelArray, tables: KernelArray, games: KernelArray, at: number, seed: KernelArray, scratches: KernelArray): void;
  deal_game(cities: KernelArray, games: KernelArray, at: number, scratches: KernelArray): void;
  list_moves(cities: KernelArray, games: KernelArray, at: number, scratches: KernelArray): number;
  why_not(cities: KernelArray, games: KernelArray, at: number, move: number, coloured: number, scratches: KernelArray): number;
  tell_closed(cities: KernelArray, games: KernelArray, at: number, seat: number, closed: KernelArray): void;
  play_move(cities: KernelArray, games: KernelArray, at: number, move: number, scratches: KernelArray): void;
  score_game(cities: KernelArray, games: KernelArray, at: number, scratches: KernelArray, results: KernelArray): void;
  hide(games: KernelArray, at: number, seat: number): void;
  deal_anew(cities: KernelArray, games: KernelArray, at: number, seat: number, seed: KernelArray, scratches: KernelArray): number;
  count_cards(cities: KernelArray, games: KernelArray, at: number, seat: number, held: KernelArray, unseen: KernelArray): void;
  choose_simple(policy: number, cities: KernelArray, views: KernelArray, count: number, memories: KernelArray, scratches: KernelArray): number;
  choose_planned(cities: KernelArray, views: KernelArray, count: number, memories: KernelArray, scratches: KernelArray): number;
  begin_search(cities: KernelArray, views: KernelArray, searches: KernelArray, nodes: KernelArray, memories: KernelArray, scratches: KernelArray, seed: KernelArray): void;
  run_search(cities: KernelArray, views: KernelArray, games: KernelArray, searches: KernelArray, nodes: KernelArray, memories: KernelArray, scratches: KernelArray, results: KernelArray, rounds: number): void;
  drop_half(searches: KernelArray, nodes: KernelArray): number;
  begin_expert(cities: KernelArray, views: KernelArray, searches: KernelArray, nodes: KernelArray, nets: KernelArray, small: KernelArray, wide: KernelArray, evaluations: KernelArray, memories: KernelArray, scratches: KernelArray, seed: KernelArray): number;
  run_expert(cities: KernelArray, views: KernelArray, games: KernelArray, searches: KernelArray, nodes: KernelArray, nets: KernelArray, small: KernelArray, wide: KernelArray, evaluations: KernelArray, memories: KernelArray, scratches: KernelArray, results: KernelArray, rounds: number): void;
  plan_turn(cities: KernelArray, views: KernelArray, memories: KernelArray): void;
  lost_tickets(cities: KernelArray, views: KernelArray, games: KernelArray, move: number, memories: KernelArray, scratches: KernelArray): number;
  play_batch(cities: KernelArray, tables: KernelArray, games: KernelArray, seeds: KernelArray, player_seeds: KernelArray, policies: KernelArray, memories: KernelArray, scratches: KernelArray, results: KernelArray, logs: KernelArray, finals: KernelArray, counts: KernelArray): void;
  study_ply(cities: KernelArray, games: KernelArray, move: number, trials: KernelArray, finalists: KernelArray, searches: KernelArray, studies: KernelArray, at: number, memories: KernelArray, scratches: KernelArray, results: KernelArray, seed: KernelArray, effort: number): void;
  tell_luck(studies: KernelArray, at: number, seats: number, sure: number, unsure: number): void;
  sum_up(studies: KernelArray, plies: number, seats: number, sums: KernelArray): void;
}
