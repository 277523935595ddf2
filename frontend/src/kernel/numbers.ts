// What the kernel's numbers mean.
// Made by `python -m crosstown.webassembly --typescript`: change the types of Python, not this file.

/** The kinds of moves. */
export const MOVE = {
  PASS: 0,
  DRAW: 1,
  TAKE: 2,
  CLAIM: 3,
  TICKETS: 4,
  KEEP_TICKETS: 5,
  PLACE_TOKEN: 6,
  TAKE_TOKEN: 7,
} as const;

/** The kinds of events. */
export const TAPE = {
  DREW: 1,
  TOOK: 2,
  FILLED: 3,
  SWEPT: 4,
  SHUFFLED: 5,
  TOKEN: 6,
  LAST: 7,
  ENDED: 8,
} as const;

/** How many numbers follow each kind of event. */
export const TAPE_SIZES = [0, 2, 2, 2, 0, 1, 2, 0, 0] as const;

/** What a game waits for, by its number. */
export const PHASES = ["first-keep", "place", "turn", "second-card", "keep", "souvenir", "over"] as const;

/** Why a game ended, by its number. */
export const ENDINGS = {
  "1": "last-round",
  "2": "no-moves",
} as const;

/** What a phase asks for before anything else. */
export const FIRST = {
  "first-keep": "keep-first",
  "keep": "keep-first",
  "place": "place-first",
  "second-card": "second-card-first",
  "souvenir": "souvenir-first",
} as const;

/** Why a move is not legal: the code. */
export const REASONS = {
  "1": "game-over",
  "2": "not-now",
  "3": "keep-first",
  "4": "place-first",
  "5": "second-card-first",
  "6": "souvenir-first",
  "7": "stack-empty",
  "8": "not-in-market",
  "9": "wild-second",
  "10": "route-taken",
  "11": "own-double",
  "12": "double-closed",
  "13": "too-few-pieces",
  "14": "wrong-colour",
  "15": "wrong-number",
  "16": "ferry-needs-wilds",
  "17": "too-few-cards",
  "18": "no-tickets",
  "19": "not-offered",
  "20": "keep-too-few",
  "21": "symbol-not-spare",
  "22": "place-has-stack",
  "23": "no-such-souvenir",
  "24": "may-not-pass",
} as const;

/** Kernel players that play whole games. */
export const POLICIES = {
  planner: 2,
} as const;

/** The weights of the computer players that plan. */
export const PLANNERS = {
  "easy": {"turn": 10, "card": 100, "lying": 0, "route_points": 0, "least": 1, "district": 0, "souvenir": 0, "pace": 1000, "eager": 0, "ticket_bar": 1073741824, "ticket_time": 50, "ticket_trust": 75, "wild": 100, "needed": 100, "other": 60, "patience": 2, "hurry": 0, "rivalry": 0, "slips": 50, "tickets_seen": 1, "hoard": 0, "grabs": 0},
  "medium": {"turn": 500, "card": 80, "lying": 30, "route_points": 60, "least": 30, "district": 80, "souvenir": 140, "pace": 100, "eager": 200, "ticket_bar": 0, "ticket_time": 50, "ticket_trust": 75, "wild": 110, "needed": 130, "other": 60, "patience": 0, "hurry": 6, "rivalry": 60, "slips": 0, "tickets_seen": 32, "hoard": 0, "grabs": 0},
} as const;

/** How the hard player searches; see search_player.py. */
export const SEARCHING = {
  breadth: 8,
  trust: 300,
  explore: 300,
  win_share: 300,
  nodes: 65536,
  simulations: 10000,
  milliseconds: 500,
} as const;

/** How a network leads the expert's search. */
export const EXPERT = {
  breadth: 8,
  trust: 300,
  explore: 400,
  win_share: 700,
} as const;

/** How a game is analysed; see ply_study.py. */
export const STUDYING = {
  trials: 10,
  finalists: 3,
  first_depth: 8,
  deepest: 10,
  blunder: 1400,
} as const;

/** How bad a decision was, by its number. */
export const MARKS = {
  "1": "inaccuracy",
  "2": "mistake",
  "3": "blunder",
} as const;

/** What chance decided in a ply, by its number. */
export const CHANCE_EVENTS = {
  "1": "draw",
  "2": "refill",
  "3": "offer",
} as const;

/** Why another move is better: the code, by its number. */
export const BETTER = {
  "1": "better-ticket",
  "2": "better-points",
  "3": "better-rivals",
  "4": "better-chance",
} as const;

/** How far chances can be trusted, by player. */
export const CALIBRATIONS = {
  "medium": {"sure": 1000, "unsure": 0},
  "hard": {"sure": 940, "unsure": 156},
} as const;

/** What decisions cost computer players, by city. */
export const AVERAGE_LOSSES = {
  "berlin": {"easy": 290, "medium": 166, "hard": 12},
  "london": {"easy": 378, "medium": 141, "hard": 5},
  "san-francisco": {"easy": 421, "medium": 200, "hard": 1},
  "istanbul": {"easy": 368, "medium": 35, "hard": 5},
} as const;

/** The computer players for people, the weakest first. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;

/** How strong they are, where random play has 1000. */
export const RATINGS = {
  "easy": 1820,
  "medium": 2130,
  "hard": 2350,
  "expert": 2480,
} as const;

/** What a computer player at a table may be called. */
export const COMPUTER_NAMES = ["Ada", "Alma", "Anton", "Arne", "Bea", "Ben", "Bruno", "Carl", "Clara", "Dina", "Dora", "Edgar", "Ella", "Emil", "Eva", "Felix", "Finn", "Frida", "Gita", "Greta", "Gus", "Hanna", "Henry", "Hugo", "Ida", "Igor", "Iris", "Jan", "Jonas", "Juna", "Kai", "Karla", "Kim", "Lars", "Lena", "Leo", "Lotte", "Mara", "Max", "Mila", "Nils", "Nina", "Nora", "Olga", "Omar", "Otto", "Paul", "Pia", "Rita", "Robin", "Rosa", "Sam", "Selma", "Stina", "Tara", "Theo", "Tim", "Ulla", "Vera", "Vito", "Wanda", "Willy", "Yara", "Zoe"] as const;
