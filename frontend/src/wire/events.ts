// What travels between Crosstown's server and its clients.
// Made by `crosstown schema typescript` from the server's own types: change those, not this file.

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
