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
