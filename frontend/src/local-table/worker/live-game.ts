/** A game in progress at a table in the page: its log, and what may be taken back. No storage, no clock. */

import { LocalGame, type GivenStacks } from '../../local-game/local-game'
import type { CityTable } from '../../local-game/city-table'
import type { Before, Event, Record, Seat, ViewData } from '../../wire'
import type { GameAddress } from '../../replay/replay-address'
import { NotAllowed, nothingToUndo, notYourTurn } from './refusals'
import { changedSince } from './view-changes'

export const FIRST_KEEP = 'first-keep'
const UNDO = 'undo '
const REPLAYED = 60 // the latest entries, which a page that missed them may show once more
const REVEALING: readonly Event['type'][] = ['drew', 'filled', 'swept', 'shuffled', 'offered', 'ended']

/** How a game began. `base` is the table's version then. */
export interface GameStart {
  readonly base: number
  readonly seed: string
  readonly began: number
  /** How the cards lie where the seed does not say it: as in a record. */
  readonly given?: GivenStacks
  /** The game that this one left. */
  readonly branch?: Branch
}

/** Where a game was played on in another way: after so many plies, whose moves are the first of its log. */
export interface Branch {
  readonly ply: number
  /** The seat that was taken over. */
  readonly seat: number
  /** `same`: all cards lie as they did; `another`: as they may have lain, by all that the seat knew. */
  readonly deal: 'same' | 'another'
  /** Of the other deal, so that it can be dealt again; null for the same one. */
  readonly seed: string | null
  /** How the other game ended; null where it did not. */
  readonly scores: readonly number[] | null
  readonly names: readonly string[]
  /** Where it can be seen again. */
  readonly address: GameAddress
}

/** An entry of the log as it is kept: a move in the notation of records, or `undo N`. */
export interface SavedEntry {
  readonly seat: number
  readonly move: string
  readonly at: number
  /** The command that gave the move, so that it is done once even if it comes twice. */
  readonly command: string
  /** Empty for a person's own move. */
  readonly cause: string
}

/** What happened, too. */
export interface LogEntry extends SavedEntry {
  readonly undone: number
  readonly events: readonly Event[]
}

/** A move that revealed nothing, and the turn it was made in. */
interface UndoPoint {
  readonly seat: number
  readonly cause: string
  readonly keptTickets: boolean
  readonly turn: number
}

/** A move that was not taken back. */
interface StandingMove {
  readonly seat: number
  readonly firstKeep: boolean
}

export class LiveGame {
  readonly start: GameStart
  readonly game: LocalGame
  readonly log: LogEntry[] = []
  /** What lay open before the latest entries. */
  readonly before: Before[] = []
  /** Since the last move that revealed something. */
  readonly undoPoints: UndoPoint[] = []
  readonly undosBySeat = new Map<number, number>()
  /** By seat and turn. */
  readonly undosByTurn = new Map<string, number>()
  /** The version after each command that gave a move. */
  readonly commands = new Map<string, number>()
  readonly #standing: StandingMove[] = []
  #open: ViewData | null = null

  constructor(city: CityTable, seats: readonly Seat[], start: GameStart) {
    this.start = start
    this.game = new LocalGame(city, seats, start.seed, start.given ?? null)
  }

  get version(): number {
    return this.start.base + this.log.length
  }

  get phase(): ViewData['phase'] {
    return this.game.position.phase
  }

  get turnSeat(): number | null {
    return this.game.position.turn
  }

  get over(): boolean {
    return this.game.position.over
  }

  get lastAt(): number {
    return this.log.at(-1)?.at ?? this.start.began
  }

  /** Identifies the turn of the seat that has to decide: how many moves were played before it. */
  get turn(): number {
    let moves = this.#standing.length
    while (moves && this.#continuesTurn(this.#standing[moves - 1]!)) moves -= 1
    return moves
  }

  #continuesTurn(last: StandingMove): boolean {
    return last.seat === this.turnSeat && !last.firstKeep
  }

  /** Plays a move of the seat whose turn it is. It fails, and changes nothing, where the move is not legal. */
  play(entry: SavedEntry, old = false): LogEntry {
    if (this.turnSeat !== entry.seat) throw notYourTurn(this.over)
    const [turn, phase] = [this.turn, this.phase]
    const earlier = old ? null : (this.#open ?? this.game.view(null))
    const events = this.game.play(entry.move)
    if (!events) throw new NotAllowed('not-now', `this move is not legal now: ${entry.move}`)
    if (events.some(({ type }) => REVEALING.includes(type))) this.undoPoints.length = 0
    else {
      const keptTickets = events.some(({ type }) => type === 'kept')
      this.undoPoints.push({ seat: entry.seat, cause: entry.cause, keptTickets, turn })
    }
    this.#standing.push({ seat: entry.seat, firstKeep: phase === FIRST_KEEP })
    return this.#add({ ...entry, undone: 0, events }, earlier)
  }

  /** How many moves to undo to take back these seats' last one; 0 if a card was revealed since. */
  movesToUndo(seats: readonly number[]): number {
    const last = this.undoPoints.findLastIndex(({ seat }) => seats.includes(seat))
    return last < 0 ? 0 : this.undoPoints.length - last
  }

  /** The first of the moves that would be taken back. It fails where a revealed card is among them. */
  undoPoint(moves: number): UndoPoint {
    const point = moves > 0 ? this.undoPoints.at(-moves) : undefined
    if (!point || moves > this.undoPoints.length) {
      throw nothingToUndo('the last move has revealed a card, or is not yours')
    }
    return point
  }

  /** Takes so many moves back. */
  undo(moves: number, facts: Pick<SavedEntry, 'at' | 'command' | 'cause'>, old = false): LogEntry {
    const point = this.undoPoint(moves)
    const earlier = old ? null : (this.#open ?? this.game.view(null))
    const turn = `${point.seat} ${point.turn}`
    this.undosBySeat.set(point.seat, (this.undosBySeat.get(point.seat) ?? 0) + 1)
    this.undosByTurn.set(turn, (this.undosByTurn.get(turn) ?? 0) + 1)
    for (let left = moves; left; left--) this.game.undo()
    this.undoPoints.length -= moves
    this.#standing.length -= moves
    return this.#add({ ...facts, seat: point.seat, move: `${UNDO}${moves}`, undone: moves, events: [] }, earlier)
  }

  #add(entry: LogEntry, earlier: ViewData | null): LogEntry {
    this.#open = earlier && this.game.view(null)
    if (earlier && this.#open) this.before.push(changedSince(earlier, this.#open))
    if (this.before.length > REPLAYED) this.before.shift()
    this.log.push(entry)
    if (entry.command) this.commands.set(entry.command, this.version)
    return entry
  }

  /** Plays a kept log. It fails where an entry does not fit. */
  replay(entries: readonly SavedEntry[]): void {
    entries.forEach((entry, at) => {
      const old = at < entries.length - REPLAYED
      const undone = entry.move.startsWith(UNDO) ? Number(entry.move.slice(UNDO.length)) : 0
      if (undone) this.undo(undone, entry, old)
      else this.play(entry, old)
      if (at + 1 === this.start.branch?.ply) this.undoPoints.length = 0 // those moves are another game's
    })
  }

  /** Runs a function as if the seats before this one had kept some of their first tickets: it is all the same to it. */
  atFirstChoiceOf<T>(seat: number, look: () => T): T {
    let played = 0
    try {
      while (this.turnSeat !== seat) {
        this.game.play(this.game.position.legalMoves()[0]!.text)
        played += 1
      }
      return look()
    } finally {
      for (; played; played--) this.game.undo()
    }
  }

  /** The record; a finished one says when it was played, and one that left another game where it did. */
  record(): Record {
    const { began, branch } = this.start
    const left = branch && { ply: branch.ply, seat: branch.seat, deal: branch.deal, scores: branch.scores }
    const extra = { ...(this.over && { began, ended: this.lastAt }), ...(left && { branched: left }) }
    return Object.keys(extra).length ? { ...this.game.record(), extra } : this.game.record()
  }
}
