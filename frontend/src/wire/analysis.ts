// What travels between Crosstown's server and its clients.
// Made by `crosstown schema typescript` from the server's own types: change those, not this file.

import type { MoveReason } from "./game";

/** How bad a decision was, by what it cost. */
export type Mark = "blunder" | "inaccuracy" | "mistake";

/** What chance decided in a ply. */
export type ChanceEvent = "draw" | "offer" | "refill";

/**
 * A game as analysed: `positions` has one more than `decisions`, the first one before any ply.
 *
 * The same record, seed and depth give the same numbers everywhere. `games` is how many games were
 * imagined. `compared` has the average losses of computer players, to compare `average_loss` with.
 */
export interface Analysis {
  readonly format: string;
  readonly city: string;
  readonly edition: string;
  readonly seed: string;
  readonly depth: number;
  readonly games: number;
  readonly over: boolean;
  readonly seats: readonly SeatAnalysis[];
  readonly positions: readonly SeatChances[];
  readonly decisions: readonly Decision[];
  readonly compared: { readonly [key: string]: number };
}

/**
 * How one seat did: `result` less `fair` is `luck` and `skill` together.
 *
 * `result` is 10000 for a win, shared between equals; for a game that is not over it is the chance at its
 * end. `average_loss` is what a decision cost on average; those without a choice do not count.
 */
export interface SeatAnalysis {
  readonly name: string;
  readonly player: string;
  readonly result: number;
  readonly fair: number;
  readonly luck: number;
  readonly skill: number;
  readonly error: number;
  readonly causes: LuckCauses;
  readonly decisions: number;
  readonly average_loss: number;
  readonly average_error: number;
  readonly marks: Marks;
  readonly tickets: readonly KeptTicket[];
}

/**
 * A seat's luck by cause: the first deal with the seat's place in the order, its own draws, refills of
 * the market and ticket offers, what was hidden when it decided, and what chance did in others' turns.
 */
export interface LuckCauses {
  readonly deal: number;
  readonly draw: number;
  readonly refill: number;
  readonly offer: number;
  readonly hidden: number;
  readonly others: number;
}

/** How many decisions were marked. */
export interface Marks {
  readonly inaccuracy: number;
  readonly mistake: number;
  readonly blunder: number;
}

/**
 * A ticket that a seat kept: what it was worth then, and what became of it.
 *
 * `ply` is the decision that kept it. `worth` is the change of the seat's chance to win by holding it,
 * `points` the change of its expected points in hundredths. `expected` is how often it was completed in
 * imagined games from there. It was lucky if it was completed though that was unlikely.
 */
export interface KeptTicket {
  readonly ticket: string;
  readonly ply: number;
  readonly worth: number;
  readonly error: number;
  readonly points: number;
  readonly expected: number;
  readonly completed: boolean;
}

/** Each seat's chance to win after so many plies: hands and tickets as they were, what comes unknown. */
export interface SeatChances {
  readonly chance: readonly number[];
  readonly error: readonly number[];
}

/**
 * One ply as a decision, by what the mover could know.
 *
 * `best` is the best move found; it is the one played where none is clearly better. `loss` is what the
 * move played cost beside it, 0 where that may be noise; `measured` is the same before that cut.
 * `tried` starts with the moves that were tried longest. `reason` says why the best move is better.
 *
 * For each seat: `skill` is what the decision changed beside the move that `medium` would have made,
 * `hidden` how much better or worse it met the hidden cards than could be expected, and `luck` what
 * chance changed after it, by way of `chance` (null if nothing was left to chance).
 */
export interface Decision {
  readonly seat: number;
  readonly move: string;
  readonly legal: number;
  readonly best: string;
  readonly loss: number;
  readonly measured: number;
  readonly error: number;
  readonly mark: Mark | null;
  readonly reason: MoveReason | null;
  readonly tried: readonly TriedMove[];
  readonly chance: ChanceEvent | null;
  readonly skill: readonly number[];
  readonly skill_error: number;
  readonly hidden: readonly number[];
  readonly luck: readonly number[];
}

/** A move that was tried, and the mover's chance to win with it in `deals` imagined deals. */
export interface TriedMove {
  readonly move: string;
  readonly chance: number;
  readonly deals: number;
}
