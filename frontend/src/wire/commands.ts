// What travels between Crosstown's server and its clients.
// Made by `crosstown schema typescript` from the server's own types: change those, not this file.

/** What can be asked of a table. */
export type Command =
  | Play
  | ChooseFirstTickets
  | Undo
  | GoOn
  | AskTakeBack
  | AnswerTakeBack
  | Join
  | Leave
  | Appoint
  | Free
  | Rematch
  | Contribute
  | Say
  | React
  | Mute
  | AskHint
  | AskJudgement
  | Look;

/** What a client may send over a connection to a table. */
export type Frame =
  | Play
  | ChooseFirstTickets
  | Undo
  | GoOn
  | AskTakeBack
  | AnswerTakeBack
  | Join
  | Leave
  | Appoint
  | Free
  | Rematch
  | Contribute
  | Say
  | React
  | Mute
  | AskHint
  | AskJudgement
  | Look
  | Ping;

/** What can be said without words. */
export type Reaction = "hello" | "hurry" | "oops" | "thanks" | "well-played" | "wow";

/** Play a move in the notation of records. On a shared screen: for whichever of your seats must decide. */
export interface Play {
  readonly type: "play";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  /** The version of the table that the client has seen. */
  readonly version: number;
  readonly move: string;
}

/**
 * Choose the tickets to keep at the start, before your turn or at it. The choice is final.
 *
 * It is stored at once, stays secret and is played when the turn comes. `seat` is needed only by people
 * with several seats.
 */
export interface ChooseFirstTickets {
  readonly type: "first-tickets";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly move: string;
  readonly seat?: number | null;
}

/**
 * Take back your own last move, if nothing hidden was shown since.
 *
 * Beside other people only if the table allows take-backs and nobody has moved since, and not kept tickets.
 */
export interface Undo {
  readonly type: "undo";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  /** The version of the table that the client has seen. */
  readonly version: number;
}

/**
 * Ask the table not to wait any longer.
 *
 * It ends the time in which computer players wait for your undo. Where somebody has not moved for long and
 * no clock runs, it lets a computer player play this turn.
 */
export interface GoOn {
  readonly type: "go-on";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  /** The version of the table that the client has seen. */
  readonly version: number;
}

/** Ask everyone to let you take back your last move although others have moved since. */
export interface AskTakeBack {
  readonly type: "ask-take-back";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  /** The version of the table that the client has seen. */
  readonly version: number;
}

/** Agree to the take-back that somebody asks for, or refuse it. */
export interface AnswerTakeBack {
  readonly type: "answer-take-back";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  /** The version of the table that the client has seen. */
  readonly version: number;
  readonly agree: boolean;
}

/** Take an open seat, this one or the first. Or return to your own seat. */
export interface Join {
  readonly type: "join";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly seat?: number | null;
  readonly contribution?: Contribution | null;
}

/** Random digits for the next shuffle: 16 to 32 bytes, and the server's seal that you saw before. */
export interface Contribution {
  /** A SHA-256 that the server announced. */
  readonly seal: string;
  readonly digits: string;
}

/** Leave. In a game a computer player plays on. You may return until the host gives the seat away. */
export interface Leave {
  readonly type: "leave";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
}

/**
 * The host gives a seat to a computer player for good: an open seat, or that of somebody who has left
 * or has been away for the table's patience, and for five minutes at least.
 */
export interface Appoint {
  readonly type: "appoint";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly seat: number;
  /** A computer player: medium, hard:0.5s */
  readonly player: string;
}

/** The host opens a seat again, before the game begins. */
export interface Free {
  readonly type: "free";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly seat: number;
}

/** Ask for another game. It begins when everyone wants it who has not left or been away for long. */
export interface Rematch {
  readonly type: "rematch";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly contribution?: Contribution | null;
}

/** Add random digits to the next shuffle. What was added once stays as it is. */
export interface Contribute {
  readonly type: "contribute";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly contribution: Contribution;
}

/** Say something at the table. */
export interface Say {
  readonly type: "say";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly text: string;
}

/** Send a reaction from a short list. */
export interface React {
  readonly type: "react";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly reaction: Reaction;
}

/** Mute a seat in the chat, or unmute it. Nobody else is told. */
export interface Mute {
  readonly type: "mute";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly seat: number;
  readonly muted: boolean;
}

/** Ask what a good computer player would do in your place. The answer has a `hint` for you alone. */
export interface AskHint {
  readonly type: "hint";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  /** The version of the table that the client has seen. */
  readonly version: number;
}

/** Ask which of your moves would be blunders. The answer has a `judgement` for you alone. */
export interface AskJudgement {
  readonly type: "judge";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  /** The version of the table that the client has seen. */
  readonly version: number;
}

/** On a shared screen: show the view of one of your seats, or the public one (null) to hand over. */
export interface Look {
  readonly type: "look";
  /** Chosen by the client; sent twice, done once. */
  readonly id: string;
  readonly seat?: number | null;
}

/** Ask for a pong. A client sends it after 2.5 s of silence. */
export interface Ping {
  readonly type: "ping";
}
