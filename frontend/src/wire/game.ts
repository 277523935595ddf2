// What travels between Crosstown's server and its clients.
// Made by `crosstown schema typescript` from the server's own types: change those, not this file.

/** What kind of decision is next. */
export type Phase = "first-keep" | "keep" | "over" | "place" | "second-card" | "souvenir" | "turn";

/** Why a route may not be claimed, whatever one pays. */
export type Closed = "double-closed" | "own-double" | "too-few-pieces";

/** What a seat has to do before anything else, as the code of a reason. */
export type First = "keep-first" | "place-first" | "second-card-first" | "souvenir-first";

/** A move, why it is good, and the move that comes next; null where there is no other. */
export interface Hint {
  readonly move: string;
  readonly next_best: string | null;
  readonly reasons: readonly MoveReason[];
}

/**
 * Why a move is good: a code, and what it is about. `crosstown.game.text.reason_text` says it.
 *
 * The facts `route`, `ticket`, `place` and `colour` are ids, `tickets` and `colours` lists of
 * them, `move` is another move as text, and all others are whole numbers: `share` and `less` percents.
 */
export interface MoveReason {
  readonly code: string;
  readonly facts?: { readonly [key: string]: string | number | readonly string[] };
}

/**
 * Moves to be warned of: the chance to win after each blunder, and tickets that moves give up for good.
 *
 * `chance` is the one after the best move. Chances are in percent.
 */
export interface Judgement {
  readonly best: string;
  readonly chance: number;
  readonly blunders: { readonly [key: string]: number };
  readonly lost: { readonly [key: string]: readonly string[] };
}

/**
 * All that one seat, or a spectator (`seat` is null), may know of a game.
 *
 * `turn` is the seat to move, null when the game is over. `turns_left` counts the turns of the last
 * round and is null before it. `hand`, `tickets` and `offered` are the seat's own; `done` are its
 * tickets that are complete. A gap in the market is null. `unseen` are the cards in the stack or in other
 * hands. `ticket_stack` starts at the top; only tickets that the seat itself put back are not null.
 * `owners` gives the seat by route. `closed` are the unclaimed routes that the seat cannot claim at any
 * price, each with the code of the reason; for a spectator, those that nobody can. `tokens` gives symbol
 * and size of the souvenir stacks by place. `first` is what the seat has to do before anything else, as
 * the code of a reason. `legal_moves` is empty while another seat is to move; `choices` are the same
 * moves by what they are about.
 */
export interface ViewData {
  readonly city: string;
  readonly seat: number | null;
  readonly seats: readonly SeatData[];
  readonly ply: number;
  readonly phase: Phase;
  readonly turn: number | null;
  readonly turns_left: number | null;
  readonly hand: { readonly [key: string]: number };
  readonly tickets: readonly string[];
  readonly offered: readonly string[];
  readonly done: readonly string[];
  readonly market: readonly (string | null)[];
  readonly stack: number;
  readonly discards: { readonly [key: string]: number };
  readonly unseen: { readonly [key: string]: number };
  readonly ticket_stack: readonly (string | null)[];
  readonly owners: { readonly [key: string]: number };
  readonly closed: { readonly [key: string]: Closed };
  readonly tokens: { readonly [key: string]: readonly [string, number] };
  readonly spare_souvenirs: readonly string[];
  readonly first: First | null;
  readonly legal_moves: readonly string[];
  readonly choices: Choices;
  readonly result: Result | null;
}

/**
 * What everyone may know of one seat.
 *
 * `points` are those from routes so far. `known_cards` are the cards that it certainly holds: all of
 * its cards for the seat that looks. `districts` are the numbers of those it has joined.
 */
export interface SeatData {
  readonly points: number;
  readonly pieces: { readonly [key: string]: number };
  readonly cards: number;
  readonly known_cards: { readonly [key: string]: number };
  readonly tickets: number;
  readonly souvenirs: readonly string[];
  readonly districts: readonly number[];
}

/**
 * The legal moves by what they are about. Each number is the index of a move in `legal_moves`.
 *
 * `take` is by kind of card, `souvenirs` by place. `claims` are by route, each with the most sensible
 * payment first.
 */
export interface Choices {
  readonly draw: number | null;
  readonly take: { readonly [key: string]: number };
  readonly claims: { readonly [key: string]: readonly Payment[] };
  readonly tickets: number | null;
  readonly keep: readonly KeepChoice[];
  readonly places: readonly PlaceChoice[];
  readonly souvenirs: { readonly [key: string]: number };
  readonly passing: number | null;
}

/** One way to pay for a route; without a colour, by wild cards alone. An array, for there may be many. */
export type Payment = readonly [move: number, colour: string, coloured: number, wilds: number];

/** Tickets that may be kept together. */
export interface KeepChoice {
  readonly move: number;
  readonly tickets: readonly string[];
}

/** A place where a left-over stack of souvenirs may be put down. */
export interface PlaceChoice {
  readonly move: number;
  readonly symbol: string;
  readonly place: string;
}

/**
 * How a game ended. `ranking` gives each seat's place; seats that are equal share one.
 *
 * With the ranking (2, 1, 3) seat 1 has won, before seat 0.
 */
export interface Result {
  readonly reason: string;
  readonly seats: readonly SeatResult[];
  readonly ranking: readonly number[];
  readonly extra?: { readonly [key: string]: unknown } | null;
}

/** What a seat scored. `completed` is how many of its tickets were complete. */
export interface SeatResult {
  readonly routes: number;
  readonly tickets: readonly (readonly [string, number])[];
  readonly bonuses: Bonuses;
  readonly total: number;
  readonly completed: number;
  readonly extra?: { readonly [key: string]: unknown } | null;
}

/** Points beside routes and tickets: None where the city has no such bonus. */
export interface Bonuses {
  readonly districts?: readonly number[] | null;
  readonly souvenirs?: number | null;
  readonly extra?: { readonly [key: string]: unknown } | null;
}

/**
 * What lay open before a step. What the step did not change is left out.
 *
 * `seats` has those that changed, by number. `owners` and `tokens` have the routes and places that
 * changed, null for what was not there.
 */
export interface Before {
  readonly seats?: { readonly [key: string]: SeatBefore };
  readonly ply?: number;
  readonly phase?: Phase;
  readonly turn?: number | null;
  readonly turns_left?: number | null;
  readonly market?: readonly (string | null)[];
  readonly stack?: number;
  readonly discards?: { readonly [key: string]: number };
  readonly owners?: { readonly [key: string]: number | null };
  readonly tokens?: { readonly [key: string]: readonly [string, number] | null };
  readonly spare_souvenirs?: readonly string[];
  readonly result?: Result | null;
}

/** What everyone knew of a seat before a step. What the step did not change is left out. */
export interface SeatBefore {
  readonly points?: number;
  readonly pieces?: { readonly [key: string]: number };
  readonly cards?: number;
  readonly tickets?: number;
  readonly souvenirs?: readonly string[];
  readonly districts?: readonly number[];
}

/**
 * A game as it is saved and exchanged: who sat where, how the cards lay, and every move.
 *
 * >>> from crosstown import Game, Record
 * >>> record = Game.new("berlin", seats=2, seed=7).record()
 * >>> Record.from_json(record.to_json()) == record
 * True
 */
export interface Record {
  readonly extra?: { readonly [key: string]: unknown } | null;
  readonly format: string;
  readonly city: CityName;
  readonly seats: readonly Seat[];
  readonly seed?: string | null;
  readonly start: Start;
  readonly shuffles: readonly (readonly string[])[];
  readonly plies: readonly Ply[];
  readonly result?: Result | null;
}

/** Which city was played, and the hash of its pack. */
export interface CityName {
  readonly id: string;
  readonly sha256: string;
  readonly extra?: { readonly [key: string]: unknown } | null;
}

/** Who sat in a seat: a name for people, and the kind of player (`human`, `hard` …). */
export interface Seat {
  readonly name: string;
  readonly player: string;
  readonly extra?: { readonly [key: string]: unknown } | null;
}

/** The shuffled stacks before anything is dealt, the top first, and the souvenirs by place. */
export interface Start {
  readonly deck: readonly string[];
  readonly tickets: readonly string[];
  readonly souvenirs?: { readonly [key: string]: unknown } | null;
  readonly extra?: { readonly [key: string]: unknown } | null;
}

/**
 * One decision: the seat and its move.
 *
 * `legal` is the number of legal moves there were, `card` the card that a `draw` gave.
 */
export interface Ply {
  readonly seat: number;
  readonly move: string;
  readonly legal?: number | null;
  readonly card?: string | null;
  readonly extra?: { readonly [key: string]: unknown } | null;
}
