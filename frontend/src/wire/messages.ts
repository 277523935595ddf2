// What travels between Crosstown's server and its clients.
// Made by `crosstown schema typescript` from the server's own types: change those, not this file.

import type { Event } from "./events";
import type { Before, Hint, Judgement, ViewData } from "./game";

/** What a client may get over a connection to a table. */
export type Message = Done | Refused | Snapshot | Moved | Changed | Said | Warned | Pong | Bye;

/** How far a table has come. */
export type TablePhase = "over" | "playing" | "waiting";

/** Who sits on a seat. */
export type SeatKind = "computer" | "open" | "person";

/** The command was done. A move is stored before this is sent. `hint` or `judgement` if asked for. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly version: number;
  readonly hint: Hint | null;
  readonly judgement: Judgement | null;
}

/** The command was not done, and why. `code` never changes, the sentence may. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly version: number;
  readonly code: string;
  readonly message: string;
  readonly offender: string;
  readonly where: string;
  readonly rule: string;
}

/**
 * Everything about a table: on connecting, after a break, and when a game begins.
 *
 * `view` is null before the first game. `missed` has the steps of this game since the version that the
 * client has.
 */
export interface Snapshot {
  readonly type: "snapshot";
  readonly version: number;
  readonly table: TableInfo;
  readonly you: You;
  readonly view: ViewData | null;
  readonly clock: TurnClock;
  readonly chat: readonly Line[];
  readonly missed: readonly Step[];
}

/**
 * A table as everyone may see it.
 *
 * `hints`: people may ask what a computer player would do, because all others are computer players, or
 * because the host allows it.
 *
 * `guest_city` is the name of a city that a guest brought; null for a city of the server.
 *
 * `seal` is the SHA-256 of the game's seed, shown at the start; `seed` follows when the game is over.
 * `server_seal` is that of the server's own part of it, announced before people add theirs: while a table
 * waits it is the coming game's. `next_seal` is the rematch's, announced when a game is over. `deal`
 * tells when the game is over what people added; null if nobody did.
 */
export interface TableInfo {
  readonly id: string;
  readonly city: string;
  readonly edition: string;
  readonly guest_city: string | null;
  readonly state: TablePhase;
  readonly listed: boolean;
  readonly chat: boolean;
  readonly take_backs: boolean;
  readonly hints: boolean;
  readonly turn_seconds: number | null;
  readonly patience: number | null;
  readonly first: string;
  readonly seats: readonly SeatInfo[];
  readonly host: number | null;
  readonly game: number;
  readonly seal: string | null;
  readonly seed: string | null;
  readonly server_seal: string | null;
  readonly next_seal: string | null;
  readonly deal: RevealedDeal | null;
  readonly take_back: TakeBack | null;
  readonly rematch: readonly number[];
}

/** Who has a seat. `minded_by` is the computer player that plays for somebody who is away. */
export interface SeatInfo {
  readonly kind: SeatKind;
  readonly name: string;
  readonly player: string | null;
  readonly away: boolean;
  readonly minded_by: string | null;
}

/**
 * How the seed was mixed, told when the game is over: the server's seed, and what each seat added.
 *
 * `beginner` is the number that seat 0 had before the game, if it was drawn with the seed.
 */
export interface RevealedDeal {
  readonly method: string;
  readonly server_seed: string;
  readonly contributions: readonly (string | null)[];
  readonly beginner: number | null;
}

/** A take-back that somebody asks for: which seat, how many moves, and who has agreed. */
export interface TakeBack {
  readonly seat: number;
  readonly moves: number;
  readonly agreed: readonly number[];
}

/**
 * What you are at this table: your seats, whether you are the host, and which seats you have muted.
 *
 * `contributed`: the server has what you added to the next shuffle.
 * `undo_until` is when the computer players move on though you can undo your last move; null if they do
 * not wait for that. `first_tickets` is null once your seat has kept some.
 */
export interface You {
  readonly seats: readonly number[];
  readonly looking: number | null;
  readonly host: boolean;
  readonly muted: readonly number[];
  readonly can_undo: boolean;
  readonly contributed: boolean;
  /** Milliseconds since 1970, by the server's clock. */
  readonly undo_until: number | null;
  readonly first_tickets: FirstTickets | null;
}

/**
 * What your seat may keep of its first tickets, by the command `first-tickets`, now or at its turn.
 *
 * `chosen` is the move that you chose early. Nobody else is told, not even that you have chosen.
 */
export interface FirstTickets {
  readonly seat: number;
  readonly choices: readonly TicketChoice[];
  readonly chosen: string | null;
}

/** Tickets that may be kept together, and the move that keeps them. */
export interface TicketChoice {
  readonly move: string;
  readonly tickets: readonly string[];
}

/**
 * When the turn runs out, or null, and the time on the server's clock.
 *
 * While first tickets are chosen, the deadline is everybody's. `stalled_at` is when the others may let a
 * computer player decide instead (`go-on`); null where a clock runs or nobody waits.
 */
export interface TurnClock {
  /** Milliseconds since 1970, by the server's clock. */
  readonly deadline: number | null;
  /** Milliseconds since 1970, by the server's clock. */
  readonly stalled_at: number | null;
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
}

/** A line of chat: a text, or the name of a reaction. */
export interface Line {
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly kind: "reaction" | "text";
  readonly text: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
}

/**
 * One entry of a game's log and what happened. A take-back says how many moves it undid.
 *
 * `cause` is empty for a person's own move, or says why a computer player made it. `public` has the
 * events as everyone may see them, null if these are `events`. `before` is what lay open before the
 * step: only in the latest missed steps, null in others.
 */
export interface Step {
  readonly version: number;
  readonly seat: number;
  readonly cause: string;
  readonly undone: number;
  readonly events: readonly Event[];
  readonly public: readonly Event[] | null;
  readonly before: Before | null;
}

/** A move was played or taken back: what happened, and the whole view after it. */
export interface Moved {
  readonly type: "moved";
  readonly version: number;
  readonly step: Step;
  readonly view: ViewData;
  readonly clock: TurnClock;
  readonly can_undo: boolean;
  /** Milliseconds since 1970, by the server's clock. */
  readonly undo_until: number | null;
}

/** The table changed: who sits there, who is away, what somebody asks for. */
export interface Changed {
  readonly type: "table";
  readonly version: number;
  readonly table: TableInfo;
  readonly you: You;
  readonly clock: TurnClock;
}

/** A new line of chat. */
export interface Said {
  readonly type: "said";
  readonly line: Line;
}

/** A seat's time is running out. */
export interface Warned {
  readonly type: "warning";
  readonly version: number;
  readonly seat: number;
  readonly clock: TurnClock;
}

/** The answer to a ping. */
export interface Pong {
  readonly type: "pong";
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
}

/** The server closes the connection: why, and in how many milliseconds to try again (null: do not). */
export interface Bye {
  readonly type: "bye";
  readonly code: string;
  readonly message: string;
  readonly again: number | null;
}
