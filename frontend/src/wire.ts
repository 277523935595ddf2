// What travels between Crosstown's server and its clients.
// Made by `crosstown schema typescript` from the server's own types: change those, not this file.

/** What can be asked of a table. */
export type Command =
  | Play
  | Undo
  | AskTakeBack
  | AnswerTakeBack
  | Join
  | Leave
  | Appoint
  | Free
  | Rematch
  | Say
  | React
  | Mute
  | Look;

/** What a client may send over a connection to a table. */
export type Frame =
  | Play
  | Undo
  | AskTakeBack
  | AnswerTakeBack
  | Join
  | Leave
  | Appoint
  | Free
  | Rematch
  | Say
  | React
  | Mute
  | Look
  | Ping;

/** What a client may get over a connection to a table. */
export type Message = Done | Refused | Snapshot | Moved | Changed | Said | Warned | Pong | Bye;

/** What happened during a ply. */
export type Event =
  | Drew
  | Took
  | Filled
  | Swept
  | Shuffled
  | Claimed
  | GotSouvenir
  | Placed
  | Offered
  | Kept
  | Passed
  | LastRound
  | Ended;

/** What kind of decision is next. */
export type Phase = "first-keep" | "keep" | "over" | "place" | "second-card" | "souvenir" | "turn";

/** Why a route may not be claimed, whatever one pays. */
export type Closed = "double-closed" | "own-double" | "too-few-pieces";

/** How far a table has come. */
export type TableState = "over" | "playing" | "waiting";

/** Who sits on a seat. */
export type SeatKind = "computer" | "open" | "person";

/** What can be said without words. */
export type Reaction = "hello" | "hurry" | "oops" | "thanks" | "well-played" | "wow";

/** Play a move, as records write it. Hot-seat: for whichever of one's seats has to decide. */
export interface Play {
  readonly type: "play";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  /** The version of the table that the client has seen. */
  readonly version: number;
  readonly move: string;
}

/** Take back one's own last move: it has revealed nothing, and nobody has moved since. */
export interface Undo {
  readonly type: "undo";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  /** The version of the table that the client has seen. */
  readonly version: number;
}

/** Ask everyone to let one take back one's last move, though others have moved since. */
export interface AskTakeBack {
  readonly type: "ask-take-back";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  /** The version of the table that the client has seen. */
  readonly version: number;
}

/** Agree to the take-back that was asked for, or not. */
export interface AnswerTakeBack {
  readonly type: "answer-take-back";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  /** The version of the table that the client has seen. */
  readonly version: number;
  readonly agree: boolean;
}

/** Take an open seat, this one or the first; or take back the seat that a computer player minds. */
export interface Join {
  readonly type: "join";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly seat?: number | null;
}

/** Get up. In a game a computer player plays on; one may come back until the host gives the seat away. */
export interface Leave {
  readonly type: "leave";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
}

/**
 * The host gives a seat to a computer player, for good: an open one, or one whose person has left or
 * has been away for longer than the table has patience.
 */
export interface Appoint {
  readonly type: "appoint";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly seat: number;
  /** A computer player: medium, hard:0.5s */
  readonly player: string;
}

/** The host makes a seat open again, before the game begins. */
export interface Free {
  readonly type: "free";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly seat: number;
}

/** Another game at this table. It begins when all people who are there want it. */
export interface Rematch {
  readonly type: "rematch";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
}

/** Say something at the table. */
export interface Say {
  readonly type: "say";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly text: string;
}

/** A reaction, from a short list. */
export interface React {
  readonly type: "react";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly reaction: Reaction;
}

/** Hear nothing more from a seat, or hear it again. Nobody else is told. */
export interface Mute {
  readonly type: "mute";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly seat: number;
  readonly muted: boolean;
}

/** Hot-seat: show the view of this seat of one's own, or the public one (null) for handing over. */
export interface Look {
  readonly type: "look";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly seat?: number | null;
}

/** Is anybody there? A client sends it after 2.5 s of silence. */
export interface Ping {
  readonly type: "ping";
}

/** How somebody wants to be called. */
export interface Naming {
  readonly name: string;
}

/** The code of a link to another device. */
export interface Code {
  readonly code: string;
}

/**
 * What a table shall be like.
 *
 * `chat` is on for private tables and off for listed ones unless said otherwise. `patience` is how long
 * a player may be away while others wait; null waits forever. `first` is who begins: a seat, or chance.
 */
export interface NewTable {
  readonly city: string;
  readonly seats: readonly (Me | Beside | Anyone | Computer)[];
  readonly listed?: boolean;
  readonly chat?: boolean | null;
  readonly take_backs?: boolean;
  readonly turn_seconds?: number | null;
  readonly patience?: number | null;
  readonly first?: number | "random";
}

/** A seat for the one who makes the table. */
export interface Me {
  readonly type: "me";
}

/** Hot-seat: somebody who plays at the same screen. */
export interface Beside {
  readonly type: "beside";
  readonly name: string;
}

/** A seat for whoever takes it. */
export interface Anyone {
  readonly type: "open";
}

/** A seat for a computer player. */
export interface Computer {
  readonly type: "computer";
  /** A computer player: medium, hard:0.5s */
  readonly player?: string;
}

/** Which edition of a city: the SHA-256 that a table names. Without it, that of today. */
export interface Edition {
  readonly edition?: string;
}

/** From which of one's seats to look, where one has several; and what one has seen already. */
export interface Looking {
  readonly seat?: number;
  readonly since?: number;
}

/** The version that one has, and for how many seconds to wait for another. */
export interface Waiting {
  readonly since?: number;
  /** The number of the last line of chat heard. */
  readonly lines?: number;
  readonly wait?: number;
  readonly seat?: number;
}

/** Which of the games at a table, counted from 1. Without it, the last that is over. */
export interface Which {
  readonly game?: number;
}

/** The command was done; for a move, only after it was written down. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly version: number;
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
 * All there is to know: at the start, after a break, when a game begins. `view` is null before that.
 *
 * `missed` are the steps of this game since the version that the client said it had.
 */
export interface Snapshot {
  readonly type: "snapshot";
  readonly version: number;
  readonly table: TableInfo;
  readonly you: You;
  readonly view: Sight | null;
  readonly clock: Clock;
  readonly chat: readonly Line[];
  readonly missed: readonly Step[];
}

/**
 * A table as everyone may see it.
 *
 * `seal` is the SHA-256 of the game's seed, told at the start; `seed` follows when the game is over.
 */
export interface TableInfo {
  readonly id: string;
  readonly city: string;
  readonly edition: string;
  readonly state: TableState;
  readonly listed: boolean;
  readonly chat: boolean;
  readonly take_backs: boolean;
  readonly turn_seconds: number | null;
  readonly patience: number | null;
  readonly first: string;
  readonly seats: readonly SeatInfo[];
  readonly host: number | null;
  readonly game: number;
  readonly seal: string | null;
  readonly seed: string | null;
  readonly take_back: TakeBack | null;
  readonly rematch: readonly number[];
}

/** Who sits there. `minded_by` is the computer player that plays for a person who is away. */
export interface SeatInfo {
  readonly kind: SeatKind;
  readonly name: string;
  readonly player: string | null;
  readonly away: boolean;
  readonly minded_by: string | null;
}

/** A take-back that was asked for: by whom, how many moves, and who has agreed. */
export interface TakeBack {
  readonly seat: number;
  readonly moves: number;
  readonly agreed: readonly number[];
}

/** What is true of the one who is told: one's seats, whether one is the host, whom one does not hear. */
export interface You {
  readonly seats: readonly number[];
  readonly looking: number | null;
  readonly host: boolean;
  readonly muted: readonly number[];
  readonly can_undo: boolean;
}

/**
 * All that one seat may know of a game, or a spectator, whose `seat` is null.
 *
 * `turn` is the seat whose decision it is, null when the game is over; `turns_left` counts the turns of
 * the last round, null before it. `hand`, `tickets` and `offered` are one's own, `done` those of the
 * tickets that are connected. A gap in the market is null. `unseen` are the cards in the stack or in other
 * hands. `ticket_stack` has the top first, null but for tickets that one put under it oneself. `owners`
 * are seats by route. `closed` are the unclaimed routes that one may not claim whatever one pays, each
 * with the code of the reason; for a spectator those that nobody may. `tokens` are the symbol and size of
 * the souvenir stacks by place. `legal_moves` are one's own, none while another seat decides.
 */
export interface Sight {
  readonly city: string;
  readonly seat: number | null;
  readonly seats: readonly SeatSight[];
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
  readonly legal_moves: readonly string[];
  readonly result: Result | null;
}

/**
 * What lies open of one seat: its points from routes so far, its pieces by vehicle, how many cards and
 * tickets it has, the cards that it holds for sure (one's own: all of them), its souvenirs, and the
 * numbers of the districts that it has joined.
 */
export interface SeatSight {
  readonly points: number;
  readonly pieces: { readonly [key: string]: number };
  readonly cards: number;
  readonly known_cards: { readonly [key: string]: number };
  readonly tickets: number;
  readonly souvenirs: readonly string[];
  readonly districts: readonly number[];
}

/** How the game ended. */
export interface Result {
  readonly reason: string;
  readonly seats: readonly SeatResult[];
  readonly ranking: readonly number[];
  readonly extra?: { readonly [key: string]: unknown };
}

/** What a seat scored. */
export interface SeatResult {
  readonly routes: number;
  readonly tickets: readonly (readonly [string, number])[];
  readonly bonuses: Bonuses;
  readonly total: number;
  readonly completed: number;
  readonly extra?: { readonly [key: string]: unknown };
}

/** Points beside routes and tickets, where the city has any. */
export interface Bonuses {
  readonly districts?: readonly number[];
  readonly souvenirs?: number;
  readonly extra?: { readonly [key: string]: unknown };
}

/** When the turn runs out, or null; and what the server's clock says now. */
export interface Clock {
  /** Milliseconds since 1970, by the server's clock. */
  readonly deadline: number | null;
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
}

/** Something said: a text, or the name of a reaction. */
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
 * One entry of a game's log and what happened; a take-back says how many moves are gone.
 *
 * `cause` is empty for a person's own move, else why a computer player made it.
 */
export interface Step {
  readonly version: number;
  readonly seat: number;
  readonly cause: string;
  readonly undone: number;
  readonly events: readonly Event[];
}

/** A seat drew the top of the stack; the card is secret. */
export interface Drew {
  readonly type: "drew";
  readonly seat: number;
  readonly card: string | null;
}

/** A seat took a card from the market. */
export interface Took {
  readonly type: "took";
  readonly seat: number;
  readonly slot: number;
  readonly card: string;
}

/** A card was turned up in a slot of the market. */
export interface Filled {
  readonly type: "filled";
  readonly slot: number;
  readonly card: string;
}

/** The market had too many wilds and was discarded. */
export interface Swept {
  readonly type: "swept";
}

/** The discards became the stack; its order is secret. */
export interface Shuffled {
  readonly type: "shuffled";
  readonly count: number;
  readonly cards: readonly string[] | null;
}

/** A seat claimed a route. */
export interface Claimed {
  readonly type: "claimed";
  readonly seat: number;
  readonly route: string;
  readonly colour: string;
  readonly coloured: number;
  readonly wilds: number;
  readonly points: number;
}

/** A seat took a souvenir. */
export interface GotSouvenir {
  readonly type: "souvenir";
  readonly seat: number;
  readonly place: string;
  readonly symbol: string;
}

/** A seat put down a left-over souvenir stack. */
export interface Placed {
  readonly type: "placed";
  readonly seat: number;
  readonly symbol: string;
  readonly place: string;
}

/** A seat drew tickets to choose from; which ones is secret. */
export interface Offered {
  readonly type: "offered";
  readonly seat: number;
  readonly count: number;
  readonly tickets: readonly string[] | null;
}

/** A seat kept some of the tickets offered; which ones is secret. */
export interface Kept {
  readonly type: "kept";
  readonly seat: number;
  readonly count: number;
  readonly returned: number;
  readonly tickets: readonly string[] | null;
}

/** A seat could do nothing. */
export interface Passed {
  readonly type: "passed";
  readonly seat: number;
}

/** A seat is nearly out of pieces: everyone has one more turn. */
export interface LastRound {
  readonly type: "last-round";
  readonly seat: number;
}

/** The game is over. */
export interface Ended {
  readonly type: "ended";
  readonly reason: string;
}

/** A move was played or taken back: what happened, and the whole view after it. */
export interface Moved {
  readonly type: "moved";
  readonly version: number;
  readonly step: Step;
  readonly view: Sight;
  readonly clock: Clock;
  readonly can_undo: boolean;
}

/** Something about the table changed: who sits there, who is away, what was asked. */
export interface Changed {
  readonly type: "table";
  readonly version: number;
  readonly table: TableInfo;
  readonly you: You;
  readonly clock: Clock;
}

/** Somebody said something. */
export interface Said {
  readonly type: "said";
  readonly line: Line;
}

/** A seat's time is running out. */
export interface Warned {
  readonly type: "warning";
  readonly version: number;
  readonly seat: number;
  readonly clock: Clock;
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

/** The one who asks; null for somebody who has not said a name. */
export interface Whoami {
  readonly name: string | null;
}

/** What went wrong. `code` never changes; the sentence is for people and may. */
export interface Problem {
  readonly type: "problem";
  readonly code: string;
  readonly message: string;
  readonly offender: string;
  readonly where: string;
  readonly rule: string;
}

/** The way to another device: a page that works once, until it expires. */
export interface Link {
  readonly path: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly expires: number;
}

/** Some tables. */
export interface Tables {
  readonly tables: readonly Brief[];
}

/** A table in a list. */
export interface Brief {
  readonly id: string;
  readonly city: string;
  readonly state: TableState;
  readonly listed: boolean;
  readonly seats: readonly SeatInfo[];
  readonly turn: number | null;
  readonly your_turn: boolean;
  readonly turn_seconds: number | null;
  readonly touched: number;
}

/** The cities of this server. */
export interface Cities {
  readonly cities: readonly CityBrief[];
}

/** A city that can be played. `emblem` and `picture` are addresses. */
export interface CityBrief {
  readonly id: string;
  readonly name: string;
  readonly players: readonly [number, number];
  readonly provenance: string;
  readonly emblem: string;
  readonly picture: string;
  readonly theme: ThemeInfo;
}

/** The colours that pages about a city are kept in, and the role of its lettering. */
export interface ThemeInfo {
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly trim: string;
  readonly water: string;
  readonly park: string;
  readonly lettering: string;
}

/**
 * A city with all that a board is shown and a game is explained with.
 *
 * `board` (an SVG to be put into a page), `ground` (the picture under it), `picture`, `emblem` and
 * `cards` (by kind, and `back`) are addresses. `view` is the board's view box. `kinds` has the wild
 * first, `counts` the cards of each kind. `pieces_left` pieces bring the last round, and from
 * `both_from_players` players on both halves of a double route are open. `deal` and `draw` are how
 * many tickets are offered at the start and later, `deal_keep` and `draw_keep` how many must be kept.
 * `notes` say what is a reconstruction.
 */
export interface CityInfo {
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly sha256: string;
  readonly provenance: string;
  readonly notes: string;
  readonly players: readonly [number, number];
  readonly board: string;
  readonly ground: string;
  readonly picture: string;
  readonly emblem: string;
  readonly cards: { readonly [key: string]: string };
  readonly view: readonly [number, number, number, number];
  readonly theme: ThemeInfo;
  readonly inks: { readonly [key: string]: InkInfo };
  readonly seats: readonly PaintInfo[];
  readonly kinds: readonly string[];
  readonly counts: { readonly [key: string]: number };
  readonly wild_name: string;
  readonly hand: number;
  readonly market: number;
  readonly wild_limit: number;
  readonly vehicles: readonly VehicleInfo[];
  readonly pieces_left: number;
  readonly both_from_players: number;
  readonly places: readonly PlaceInfo[];
  readonly routes: readonly RouteInfo[];
  readonly districts: readonly DistrictInfo[];
  readonly souvenirs: SouvenirInfo | null;
  readonly deal: number;
  readonly deal_keep: number;
  readonly draw: number;
  readonly draw_keep: number;
  readonly tickets: readonly TicketInfo[];
}

/** The colours of a kind of card, and its sign. */
export interface InkInfo {
  readonly fill: string;
  readonly edge: string;
  readonly on: string;
  readonly sign: string;
}

/** The colours and the shape of a seat. */
export interface PaintInfo {
  readonly name: string;
  readonly fill: string;
  readonly edge: string;
  readonly light: string;
  readonly shape: string;
}

/**
 * A kind of piece: how many each player has, and the points for a route by its length.
 *
 * `per_space` is false where a whole route takes a single one.
 */
export interface VehicleInfo {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly per_space: boolean;
  readonly points: { readonly [key: string]: number };
}

/** A place of the board; `spot` is where a souvenir stack can stand beside it. */
export interface PlaceInfo {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly district: number | null;
  readonly spot: readonly [number, number];
}

/**
 * A route of the board: what it costs and brings, and where it lies.
 *
 * `length` is the number of cards, `pieces` that of vehicles. `twin` is the other half of a double
 * route. `d` is the line from place to place, `spaces` are x, y and angle of each piece.
 */
export interface RouteInfo {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly length: number;
  readonly colour: string;
  readonly vehicle: string;
  readonly pieces: number;
  readonly ferries: number;
  readonly points: number;
  readonly twin: string | null;
  readonly d: string;
  readonly middle: readonly [number, number];
  readonly spaces: readonly (readonly [number, number, number])[];
}

/** A district: its points and its places. */
export interface DistrictInfo {
  readonly number: number;
  readonly points: number;
  readonly colour: string;
  readonly places: readonly string[];
}

/** The souvenirs of a city: their symbols, where they stand at the start, points by how many one has. */
export interface SouvenirInfo {
  readonly symbols: readonly string[];
  readonly start: readonly string[];
  readonly points: readonly number[];
}

/** A ticket: two places and its points. */
export interface TicketInfo {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly points: number;
}

/** The computer players of this server. */
export interface Players {
  readonly players: readonly string[];
}

/** A new table, and the page to invite people with. */
export interface Opened {
  readonly id: string;
  readonly path: string;
}

/** A game from the first card to the last, as it is saved and exchanged. */
export interface Record {
  readonly extra?: { readonly [key: string]: unknown };
  readonly format: string;
  readonly city: CityName;
  readonly seats: readonly Seat[];
  readonly seed?: string | null;
  readonly start: Start;
  readonly shuffles: readonly (readonly string[])[];
  readonly plies: readonly Ply[];
  readonly result?: Result;
}

/** Which city, and the hash of its pack. */
export interface CityName {
  readonly id: string;
  readonly sha256: string;
  readonly extra?: { readonly [key: string]: unknown };
}

/** Who sat there, in turn order. */
export interface Seat {
  readonly name: string;
  readonly player: string;
  readonly extra?: { readonly [key: string]: unknown };
}

/** The shuffled stacks before anything is dealt, the top first. */
export interface Start {
  readonly deck: readonly string[];
  readonly tickets: readonly string[];
  readonly souvenirs?: { readonly [key: string]: unknown };
  readonly extra?: { readonly [key: string]: unknown };
}

/** One decision. */
export interface Ply {
  readonly seat: number;
  readonly move: string;
  readonly legal?: number;
  readonly card?: string;
  readonly extra?: { readonly [key: string]: unknown };
}

/** What can be asked over HTTP, and what comes back. What a refusal says is in its body. */
export interface Endpoints {
  /** Who is asking. */
  readonly "GET /api/me": {
    readonly answer: Whoami;
    readonly refusal: Problem;
  };
  /** Become a guest, or take another name. The token comes as a cookie, once. */
  readonly "POST /api/me": {
    readonly body: Naming;
    readonly answer: Whoami;
    readonly refusal: Problem;
  };
  /** Forget this device: its token is worth nothing any more. */
  readonly "DELETE /api/me": {
    readonly answer: Whoami;
    readonly refusal: Problem;
  };
  /** A link that takes one to another device, once. */
  readonly "POST /api/me/link": {
    readonly answer: Link;
    readonly refusal: Problem;
  };
  /** Use such a link: this device becomes that person's. */
  readonly "POST /api/device": {
    readonly body: Code;
    readonly answer: Whoami;
    readonly refusal: Problem;
  };
  /** One's own games, the latest first. */
  readonly "GET /api/me/tables": {
    readonly answer: Tables;
    readonly refusal: Problem;
  };
  /** The cities that can be played. */
  readonly "GET /api/cities": {
    readonly answer: Cities;
    readonly refusal: Problem;
  };
  /** All about a city: its board, cards, tickets and pictures. */
  readonly "GET /api/cities/{city}": {
    readonly query: Edition;
    readonly answer: CityInfo;
    readonly refusal: Problem;
  };
  /** The computer players that can sit at a table. */
  readonly "GET /api/players": {
    readonly answer: Players;
    readonly refusal: Problem;
  };
  /** The listed tables, those with open seats first. */
  readonly "GET /api/tables": {
    readonly answer: Tables;
    readonly refusal: Problem;
  };
  /** Open a table. */
  readonly "POST /api/tables": {
    readonly body: NewTable;
    readonly answer: Opened;
    readonly refusal: Problem;
  };
  /** A table as the one who asks may see it. Looking never takes a seat. */
  readonly "GET /api/tables/{table}": {
    readonly query: Looking;
    readonly answer: Snapshot;
    readonly refusal: Problem;
  };
  /** Wait until something has happened since a version, then answer as for the table itself. */
  readonly "GET /api/tables/{table}/events": {
    readonly query: Waiting;
    readonly answer: Snapshot;
    readonly refusal: Problem;
  };
  /** The same commands as over a connection. */
  readonly "POST /api/tables/{table}/commands": {
    readonly body: Command;
    readonly answer: Done;
    readonly refusal: Refused | Problem;
  };
  /** The record of a finished game, the last one or that of a number: all that happened, and the seed. */
  readonly "GET /api/tables/{table}/record": {
    readonly query: Which;
    readonly answer: Record;
    readonly refusal: Problem;
  };
}
