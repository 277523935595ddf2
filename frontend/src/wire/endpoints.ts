// What travels between Crosstown's server and its clients.
// Made by `crosstown schema typescript` from the server's own types: change those, not this file.

import type { Cities, CityInfo } from "./city";
import type { Command } from "./commands";
import type { Record } from "./game";
import type { Done, Refused, SeatInfo, Snapshot, TablePhase } from "./messages";

/** How somebody wants to be called. */
export interface Naming {
  readonly name: string;
}

/** The code of a link to another device. */
export interface Code {
  readonly code: string;
}

/**
 * The settings of a new table.
 *
 * `chat` is on for private tables and off for listed ones unless set. `patience` is how long
 * a player may be away while others wait; null waits forever. `first` is the seat that begins, or random.
 */
export interface NewTable {
  readonly city: string;
  readonly seats: readonly (OwnSeat | SharedScreenSeat | OpenSeat | ComputerSeat)[];
  readonly listed?: boolean;
  readonly chat?: boolean | null;
  readonly take_backs?: boolean;
  readonly turn_seconds?: number | null;
  readonly patience?: number | null;
  readonly first?: number | "random";
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

/** A seat for a computer player. */
export interface ComputerSeat {
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
  readonly tables: readonly TableSummary[];
}

/** A table in a list. */
export interface TableSummary {
  readonly id: string;
  readonly city: string;
  readonly state: TablePhase;
  readonly listed: boolean;
  readonly seats: readonly SeatInfo[];
  readonly turn: number | null;
  readonly your_turn: boolean;
  readonly turn_seconds: number | null;
  readonly touched: number;
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
