// What travels between Crosstown's server and its clients.
// Made by `crosstown schema typescript` from the server's own types: change those, not this file.

import type { BroughtCity, BroughtPack, Cities, CityInfo, GuestCityRules, WantedPrint } from "./city";
import type { Command } from "./commands";
import type { Record } from "./game";
import type { Done, Refused, SeatInfo, Snapshot, TablePhase } from "./messages";

/** The name that a guest chooses. */
export interface ChosenName {
  readonly name: string;
}

/** The code in a link to another device. */
export interface LinkCode {
  readonly code: string;
}

/**
 * The settings of a new table.
 *
 * `chat` is on for private tables and off for listed ones unless set. `patience` is how long
 * a player may be away while others wait; null waits forever. `hints` allows everybody to ask what a
 * computer player would do; beside computer players alone one always may. `first` is the seat that
 * begins, or random.
 * `contributing`: the first game waits until you have added to its shuffle, which needs a seat of yours.
 * `edition` is the SHA-256 of a pack that a guest has brought; its `city` is not one of the server's.
 */
export interface NewTable {
  readonly city: string;
  readonly seats: readonly (OwnSeat | SharedScreenSeat | OpenSeat | ComputerSeat)[];
  readonly listed?: boolean;
  readonly chat?: boolean | null;
  readonly take_backs?: boolean;
  readonly hints?: boolean;
  readonly turn_seconds?: number | null;
  readonly patience?: number | null;
  readonly first?: number | "random";
  readonly contributing?: boolean;
  /** The SHA-256 of a city's pack. */
  readonly edition?: string | null;
}

/** A seat for the person who opens the table. */
export interface OwnSeat {
  readonly type: "me";
}

/** Hot-seat: a second player at the same screen. */
export interface SharedScreenSeat {
  readonly type: "beside";
  readonly name: string;
}

/** A seat for whoever takes it. */
export interface OpenSeat {
  readonly type: "open";
}

/** A seat for a computer player. `name` is one of those that the server offers, or null for any. */
export interface ComputerSeat {
  readonly type: "computer";
  /** A computer player: medium, hard:0.5s */
  readonly player?: string;
  readonly name?: string | null;
}

/**
 * A game that is not over yet, played alone or by several people at one screen.
 *
 * `seats` are in turn order. `moves` are all moves that stand, in the notation of records. `hints`
 * says whether everybody may ask for hints. The same `id` sent again leads to the same table.
 */
export interface MovedGame {
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly city: string;
  /** The SHA-256 of a city's pack. */
  readonly edition: string;
  readonly seats: readonly (OwnSeat | SharedScreenSeat | ComputerSeat)[];
  readonly seed: string;
  readonly moves: readonly string[];
  readonly hints?: boolean;
}

/**
 * The SHA-256 of an edition, as a table names it. Without it, the current edition.
 *
 * `language` is that of the names, where the city has names in it.
 */
export interface CityQuery {
  /** The SHA-256 of a city's pack. */
  readonly edition?: string;
  readonly language?: string;
}

/** `seat` chooses among several seats of one's own. `since` is the version that the client has. */
export interface SnapshotQuery {
  readonly seat?: number;
  readonly since?: number;
}

/** `since` is the version that the client has. `wait` is how many seconds to wait for a newer one. */
export interface EventsQuery {
  readonly since?: number;
  /** The number of the last chat message received. */
  readonly lines?: number;
  readonly wait?: number;
  readonly seat?: number;
}

/** Which game at a table, counted from 1. Without it, the last finished one. */
export interface RecordQuery {
  readonly game?: number;
}

/** The guest who asks; null if they have no name yet. */
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

/** A page that signs the guest in on another device. It works once, until it expires. */
export interface Link {
  readonly path: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly expires: number;
}

/** The devices on which the guest is signed in, the last seen first. */
export interface Devices {
  readonly devices: readonly Device[];
}

/** A device on which the guest is signed in. `seen` is when it was last here, within an hour. */
export interface Device {
  readonly id: string;
  readonly label: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly created: number | null;
  /** Milliseconds since 1970, by the server's clock. */
  readonly seen: number | null;
  readonly here: boolean;
}

/** A list of tables. */
export interface Tables {
  readonly tables: readonly TableSummary[];
}

/**
 * A table in a list. `scores` are by seat: only in one's own list, for the latest finished games.
 *
 * `guest_city` is the name of a city that a guest brought; null for a city of the server.
 */
export interface TableSummary {
  readonly id: string;
  readonly city: string;
  readonly edition: string;
  readonly guest_city: string | null;
  readonly state: TablePhase;
  readonly listed: boolean;
  readonly seats: readonly SeatInfo[];
  readonly turn: number | null;
  readonly your_turn: boolean;
  readonly your_seats: readonly number[];
  readonly turn_seconds: number | null;
  readonly touched: number;
  readonly scores: readonly SeatScore[] | null;
}

/** What became of a seat. Seats that are equal share a place. */
export interface SeatScore {
  readonly place: number;
  readonly points: number;
}

/**
 * The computer players of this server; `levels` are those for people, the weakest first.
 *
 * `names` are what a computer player at a table may be called.
 * Below 100 `percent`, a new server is still compiling the rules and the players, and they answer later.
 */
export interface Players {
  readonly players: readonly string[];
  readonly levels: readonly string[];
  readonly names: readonly string[];
  readonly percent: number;
}

/** A new table, the page to send to those invited, and the seal of its first shuffle. */
export interface OpenedTable {
  readonly id: string;
  readonly path: string;
  readonly server_seal: string | null;
}

/** What can be asked over HTTP, and what comes back. What a refusal says is in its body. */
export interface Endpoints {
  /** The guest who asks. */
  readonly "GET /api/me": {
    readonly answer: Whoami;
    readonly refusal: Problem;
  };
  /** Become a guest, or change the name. A new guest gets a token as a cookie. */
  readonly "POST /api/me": {
    readonly body: ChosenName;
    readonly answer: Whoami;
    readonly refusal: Problem;
  };
  /** Sign out on this device: its token and unused links become invalid, its connections end. */
  readonly "DELETE /api/me": {
    readonly answer: Whoami;
    readonly refusal: Problem;
  };
  /** Make a one-time link that signs the guest in on another device. */
  readonly "POST /api/me/link": {
    readonly answer: Link;
    readonly refusal: Problem;
  };
  /** Use such a link on this device. Whoever was signed in here before is signed out. */
  readonly "POST /api/device": {
    readonly body: LinkCode;
    readonly answer: Whoami;
    readonly refusal: Problem;
  };
  /** The devices on which the guest is signed in. */
  readonly "GET /api/me/devices": {
    readonly answer: Devices;
    readonly refusal: Problem;
  };
  /** Sign out everywhere, on this device too. */
  readonly "DELETE /api/me/devices": {
    readonly answer: Whoami;
    readonly refusal: Problem;
  };
  /** Sign out on one device. Its connections end. */
  readonly "DELETE /api/me/devices/{device}": {
    readonly answer: Devices;
    readonly refusal: Problem;
  };
  /** The guest's own tables, newest first. */
  readonly "GET /api/me/tables": {
    readonly answer: Tables;
    readonly refusal: Problem;
  };
  /** The cities of this server. */
  readonly "GET /api/cities": {
    readonly answer: Cities;
    readonly refusal: Problem;
  };
  /** Whether one may bring a city of one's own, and print it. */
  readonly "GET /api/guest-cities": {
    readonly answer: GuestCityRules;
    readonly refusal: Problem;
  };
  /** Bring a city of your own, to open a table with it. */
  readonly "POST /api/cities": {
    readonly body: BroughtPack;
    readonly answer: BroughtCity;
    readonly refusal: Problem;
  };
  /** Make a PDF of a city of your own, to print and cut out. */
  readonly "POST /api/print": {
    readonly body: WantedPrint;
    readonly answer: Blob;
    readonly refusal: Problem;
  };
  /** Everything about a city: its board, cards, tickets and pictures. */
  readonly "GET /api/cities/{city}": {
    readonly query: CityQuery;
    readonly answer: CityInfo;
    readonly refusal: Problem;
  };
  /** The computer players of this server. */
  readonly "GET /api/players": {
    readonly answer: Players;
    readonly refusal: Problem;
  };
  /** The listed tables, waiting ones first. */
  readonly "GET /api/tables": {
    readonly answer: Tables;
    readonly refusal: Problem;
  };
  /** Open a table. */
  readonly "POST /api/tables": {
    readonly body: NewTable;
    readonly answer: OpenedTable;
    readonly refusal: Problem;
  };
  /** Go on here with a game that was begun in a page. */
  readonly "POST /api/tables/moved": {
    readonly body: MovedGame;
    readonly answer: OpenedTable;
    readonly refusal: Problem;
  };
  /** A table as the guest may see it. This never takes a seat. */
  readonly "GET /api/tables/{table}": {
    readonly query: SnapshotQuery;
    readonly answer: Snapshot;
    readonly refusal: Problem;
  };
  /** Wait until a table has changed since a version, then return the table. */
  readonly "GET /api/tables/{table}/events": {
    readonly query: EventsQuery;
    readonly answer: Snapshot;
    readonly refusal: Problem;
  };
  /** Send a command, as over a WebSocket. */
  readonly "POST /api/tables/{table}/commands": {
    readonly body: Command;
    readonly answer: Done;
    readonly refusal: Refused | Problem;
  };
  /** The record of a finished game: everything that happened, and the seed. */
  readonly "GET /api/tables/{table}/record": {
    readonly query: RecordQuery;
    readonly answer: Record;
    readonly refusal: Problem;
  };
}
