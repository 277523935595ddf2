// What travels between Crosstown's server and its clients.
// Made by `crosstown schema typescript` from the server's own types: change those, not this file.

/** A city of one's own for a table. */
export interface BroughtPack {
  /** The text of a pack, as it is in its file. */
  readonly pack: string;
}

/** A city to print. With `one_sheet` the board is scaled to a single sheet. */
export interface WantedPrint {
  /** The text of a pack, as it is in its file. */
  readonly pack: string;
  readonly paper?: "a3" | "a4" | "letter";
  readonly language?: string;
  readonly one_sheet?: boolean;
}

/** The cities of this server. One network serves all of them. */
export interface Cities {
  readonly cities: readonly CityBrief[];
  readonly network: NetworkInfo;
}

/**
 * A city that can be played. `emblem`, `picture` and `pack` are addresses.
 *
 * `editions` gives the address of each edition's facts by its hash; `sha256` is the current one's.
 * `languages` has the same for the languages that the pack has names in, besides its own.
 */
export interface CityBrief {
  readonly id: string;
  readonly name: string;
  readonly players: readonly [number, number];
  readonly provenance: string;
  readonly emblem: string;
  readonly picture: string;
  readonly pack: string;
  readonly theme: ThemeInfo;
  readonly sha256: string;
  readonly editions: { readonly [key: string]: string };
  readonly languages: { readonly [key: string]: NamesInfo };
}

/** The colours of a city's pages, and the role of its lettering. */
export interface ThemeInfo {
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly trim: string;
  readonly water: string;
  readonly park: string;
  readonly lettering: string;
}

/** A city in another language: its name, and addresses as in `CityBrief`. */
export interface NamesInfo {
  readonly name: string;
  readonly emblem: string;
  readonly picture: string;
  readonly editions: { readonly [key: string]: string };
}

/**
 * The network of the expert, for pages in which it plays: the `address` of its file, and its hash.
 *
 * The file holds a record for each number of `seats`, `wide` weights of 32 bits, and those of 8 bits.
 */
export interface NetworkInfo {
  readonly address: string;
  readonly sha256: string;
  readonly seats: readonly number[];
  readonly wide: number;
}

/** Whether guests may bring cities to this server, how large a pack may be, and whether it can print. */
export interface GuestCityRules {
  readonly allowed: boolean;
  readonly most_bytes: number;
  readonly printing: boolean;
}

/**
 * A city that can be played now: open a table with `id` as its city and `sha256` as its edition.
 *
 * `facts` is the address of all its facts.
 */
export interface BroughtCity {
  readonly id: string;
  readonly name: string;
  readonly sha256: string;
  readonly facts: string;
}

/**
 * Everything about a city: what shows the board and explains the game.
 *
 * `board` (an SVG to embed in a page), `ground` (its background), `compact_ground` (that for small
 * screens), `picture`, `emblem`, `cards` (by kind, and `back`) and `numbers` (by which the kernel
 * in a page plays) are addresses. `view` is the board's view box, `compact_view` that for small screens.
 * `kinds` starts with the wild; `counts` gives the cards of each kind. A player with `pieces_left`
 * pieces or fewer starts the last round. With `both_from_players` players or more, both halves of a double
 * route are open. `deal` and `draw` tickets are offered at the start and later; `deal_keep` and
 * `draw_keep` must be kept. `notes` say what is a reconstruction. `language` is that of names, empty
 * for the pack's own; `languages` are the others.
 */
export interface CityInfo {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly languages: readonly string[];
  readonly edition: string;
  readonly sha256: string;
  readonly provenance: string;
  readonly notes: string;
  readonly players: readonly [number, number];
  readonly board: string;
  readonly ground: string;
  readonly compact_ground: string;
  readonly picture: string;
  readonly emblem: string;
  readonly cards: { readonly [key: string]: string };
  readonly numbers: string;
  readonly view: readonly [number, number, number, number];
  readonly compact_view: readonly [number, number, number, number];
  readonly theme: ThemeInfo;
  readonly inks: { readonly [key: string]: InkInfo };
  readonly seats: readonly PaintInfo[];
  readonly kinds: readonly string[];
  readonly counts: { readonly [key: string]: number };
  readonly wild_id: string;
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
  readonly example: ExampleInfo;
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
 * `per_space` is false if a whole route takes a single piece.
 */
export interface VehicleInfo {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly per_space: boolean;
  readonly points: { readonly [key: string]: number };
}

/** A place on the board. Souvenirs stand at `spot` beside it, on small screens at `compact_spot`. */
export interface PlaceInfo {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly district: number | null;
  readonly spot: readonly [number, number];
  readonly compact_spot: readonly [number, number];
}

/**
 * A route on the board.
 *
 * `length` is the number of cards, `pieces` the number of vehicles. `asks` are the kinds of cards that
 * pay for it: its colour, or any one of these, and wilds on a ferry. `twin` is the other half of a double
 * route. `d` is the path of its line, `spaces` are x, y and angle of each piece.
 */
export interface RouteInfo {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly length: number;
  readonly colour: string;
  readonly asks: readonly string[];
  readonly vehicle: string;
  readonly pieces: number;
  readonly ferries: number;
  readonly points: number;
  readonly twin: string | null;
  readonly d: string;
  readonly middle: readonly [number, number];
  readonly spaces: readonly (readonly [number, number, number])[];
}

/** A district. */
export interface DistrictInfo {
  readonly number: number;
  readonly points: number;
  readonly colour: string;
  readonly places: readonly string[];
}

/**
 * The souvenirs of a city: their symbols, where they start, and points by how many one has.
 *
 * By number of players: `stack` is the size of a stack at the start, `placed` that of a left-over one,
 * `placed_by` who puts these down, counted from the last player.
 */
export interface SouvenirInfo {
  readonly symbols: readonly string[];
  readonly start: readonly string[];
  readonly points: readonly number[];
  readonly stack: { readonly [key: string]: number };
  readonly placed: { readonly [key: string]: number };
  readonly placed_by: { readonly [key: string]: readonly number[] };
}

/** A ticket: two places and its points. */
export interface TicketInfo {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly points: number;
}

/**
 * A worked example for the rules: routes and tickets at the end of a game, and their score.
 *
 * `path` completes `ticket` and leads along `stops`; `missed` is not completed. `joining` connects
 * `district`. `districts` are those that all `routes` connect.
 */
export interface ExampleInfo {
  readonly ticket: string;
  readonly path: readonly string[];
  readonly stops: readonly string[];
  readonly missed: string | null;
  readonly district: number | null;
  readonly joining: readonly string[];
  readonly routes: readonly string[];
  readonly districts: readonly number[];
  readonly souvenirs: number;
  readonly total: number;
}
