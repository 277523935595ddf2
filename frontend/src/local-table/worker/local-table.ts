/** A table in the page: runs one command at a time, keeps every move before it tells it, as a server's table does. */

import type { CityTable } from '../../local-game/city-table'
import type { Command, Message, Play } from '../../wire'
import { chosenEarly, choosingSeats } from './first-tickets'
import { FIRST_KEEP, LiveGame, type SavedEntry } from './live-game'
import { alreadyChosen, ignoreOldVersion, NotAllowed, notYourTurn, oldVersion, refusedBy } from './refusals'
import { checkGoal, nextReply, type Script } from './script'
import type { DueMove, TableContext } from './table-context'
import { FORMAT, FORMAT_WITH_STACKS, type SavedTable, type WantedTable } from '../kept/saved-table'
import * as messages from './table-messages'
import { isAlone, newTableState, ownSeats, seating, staying, withNewGame, type TableState } from './table-state'
import { agreedUndo, ownUndo } from './undo'

const BOT_PAUSE = 400 // milliseconds before a computer player moves; the page shows moves at a pace of its own

export class LocalTable implements messages.TableMemory {
  readonly id: string
  /** What a lesson has written down; null at other tables. */
  readonly script: Script | null
  state: TableState
  game: LiveGame
  waitsNoMore = -1
  readonly #city: CityTable
  readonly #context: TableContext
  readonly #answers = new Map<string, number>()
  #revision = 0
  #looking: number | null = null
  #seen: number | null = null // the last version told; null while nobody listens
  #frames: Message[] = []
  #needsSnapshot = false
  #queue: Promise<void> = Promise.resolve()

  private constructor(
    id: string,
    city: CityTable,
    context: TableContext,
    state: TableState,
    game: LiveGame,
    script: Script | null = null,
  ) {
    this.id = id
    this.script = script
    this.#city = city
    this.#context = context
    this.state = state
    this.game = game
  }

  /** Opens a new table, deals its first game and keeps it. */
  static async create(id: string, asked: WantedTable, city: CityTable, context: TableContext): Promise<LocalTable> {
    const state = newTableState(asked.wanted, city.names.sha256, asked.name, id)
    const [begun, game] = beginGame(state, state.first, 1, city, context)
    const table = new LocalTable(id, city, context, begun, game)
    await table.#keep()
    return table
  }

  /** The table as it was kept. It fails where its game does not follow the rules. */
  static load(saved: SavedTable, city: CityTable, context: TableContext, script: Script | null = null): LocalTable {
    const table = new LocalTable(saved.id, city, context, saved.state, replayed(saved, city), script)
    table.#revision = saved.revision
    return table
  }

  /** The page listens from now on; `since` is the version that it has. */
  connect(since: number): Promise<void> {
    return this.#inTurn(() => {
      this.#seen = since
      this.#needsSnapshot = true
      return Promise.resolve()
    })
  }

  run(command: Command): Promise<void> {
    return this.#inTurn(() => this.#runOnce(command))
  }

  /** Another tab has changed this table. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#read())
  }

  /** Does one thing after the other, and tells at the end of each what has become of it. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work).finally(() => this.#flush())
    this.#queue = done.catch(() => undefined)
    return done
  }

  async #runOnce(command: Command): Promise<void> {
    try {
      if (!this.#answers.has(command.id) && !this.game.commands.has(command.id)) await this.#carryOut(command)
      const version = this.#answers.get(command.id) ?? this.game.commands.get(command.id) ?? this.game.version
      this.#answers.set(command.id, version)
      this.#frames.push({ type: 'done', id: command.id, version, hint: null, judgement: null })
    } catch (error) {
      const refused = refusedBy(error, command.id, this.game.version)
      if (refused.code === 'old-version') this.#showAll()
      this.#frames.push(refused)
    }
  }

  async #carryOut(command: Command): Promise<void> {
    switch (command.type) {
      case 'play':
        return this.#play(command)
      case 'first-tickets':
        return this.#chooseFirstTickets(command.id, command.move, command.seat ?? null)
      case 'undo':
        this.#checkVersion(command.version)
        return this.#undo(command.id, ownUndo(this.state, this.game, ownSeats(this.state)))
      case 'ask-take-back':
        this.#checkVersion(command.version)
        return this.#undo(command.id, agreedUndo(this.state, this.game, ownSeats(this.state)))
      case 'go-on':
        return this.#goOn(command.version)
      case 'rematch':
        return this.#rematch()
      case 'look':
        return this.#look(command.seat ?? null)
      case 'leave':
        return this.#setLeft(true)
      case 'join':
        return this.#setLeft(false)
      case 'answer-take-back':
        throw new NotAllowed('nothing-asked', 'nobody asks for a take-back')
      case 'say':
      case 'react':
      case 'mute':
        throw new NotAllowed('chat-off', 'this table plays without talking')
      case 'appoint':
      case 'free':
      case 'contribute':
      case 'hint':
      case 'judge':
        throw new NotAllowed('already-playing', 'that works only before the game begins')
    }
  }

  async #play({ id, version, move }: Play): Promise<void> {
    this.#checkVersion(version)
    const turn = this.game.turnSeat
    if (turn === null || !ownSeats(this.state).includes(turn)) throw notYourTurn(this.game.over)
    if (chosenEarly(this.state, this.game, turn)) throw alreadyChosen()
    await this.#append({ seat: turn, move, command: id, cause: '' })
  }

  /** Plays the choice if it is the seat's turn, else keeps it until then. */
  async #chooseFirstTickets(command: string, move: string, wanted: number | null): Promise<void> {
    const { game } = this
    const choosing = choosingSeats(game).filter((seat) => ownSeats(this.state).includes(seat))
    if (!choosing.length) throw game.over ? notYourTurn(true) : alreadyChosen()
    const seat = wanted ?? choosing[0]!
    if (!choosing.includes(seat)) throw new NotAllowed('bad-seat', 'this seat has no first tickets to choose')
    const legal = game.atFirstChoiceOf(seat, () => game.game.position.legalMoves().some(({ text }) => text === move))
    if (!legal) throw new NotAllowed('not-now', `these tickets cannot be kept: ${move}`)
    const earlier = chosenEarly(this.state, game, seat)
    if (earlier && earlier.move !== move) throw alreadyChosen()
    if (earlier) return
    if (seat === game.turnSeat) return this.#append({ seat, move, command, cause: '' })
    await this.#change({ ...this.state, first_choices: [...this.state.first_choices, { seat, command, move }] })
  }

  #goOn(version: number): Promise<void> {
    if (!isAlone(this.state)) {
      this.#checkVersion(version)
      throw new NotAllowed('still-awaited', 'the table is still waiting for the seat that has to decide')
    }
    if (version === this.game.version) this.waitsNoMore = version
    return Promise.resolve()
  }

  async #rematch(): Promise<void> {
    if (messages.phaseOf(this) !== 'over') throw new NotAllowed('still-playing', 'a rematch begins when it is over')
    if (!staying(this.state).length) throw new NotAllowed('not-seated', 'only people at the table can ask for it')
    const first = this.state.first === 'random' ? 'random' : 1
    ;[this.state, this.game] = beginGame(this.state, first, this.game.version + 1, this.#city, this.#context)
    this.#looking = null
    await this.#keep()
    this.#showAll()
  }

  #look(seat: number | null): Promise<void> {
    if (seat !== null && !ownSeats(this.state).includes(seat))
      throw new NotAllowed('bad-seat', 'this seat is not yours')
    this.#looking = seat
    this.#showAll()
    return Promise.resolve()
  }

  async #setLeft(left: boolean): Promise<void> {
    const seats = this.state.seats.map((holder) => (holder.kind === 'person' ? { ...holder, left } : holder))
    if (seats.some((holder, seat) => holder.left !== this.state.seats[seat]!.left)) {
      await this.#change({ ...this.state, seats })
    }
  }

  #checkVersion(version: number): void {
    if (version !== this.game.version) throw oldVersion(version, this.game.version)
  }

  /** The next move that nobody at the screen makes, however far off. */
  dueMove(): DueMove | null {
    const seat = messages.phaseOf(this) === 'playing' ? this.game.turnSeat : null
    if (seat === null) return null
    const [holder, last] = [this.state.seats[seat]!, this.game.lastAt]
    const choice = chosenEarly(this.state, this.game, seat)
    if (choice) return { at: last, seat, player: '', cause: '', choice }
    if (holder.kind === 'person') return null
    if (this.script && nextReply(this.script, this.game) === null) return null
    const first = this.game.phase === FIRST_KEEP // computer players choose at once
    const at = first ? last : Math.max(last + BOT_PAUSE, messages.waitingUntil(this) ?? 0)
    return { at, seat, player: holder.player, cause: 'computer', choice: null }
  }

  /** Makes the due move, unless the table has moved on meanwhile. */
  playDue(version: number, due: DueMove, move: string): Promise<void> {
    return this.#inTurn(async () => {
      if (version !== this.game.version) return
      const command = due.choice?.command ?? ''
      await this.#append({ seat: due.seat, move, command, cause: due.cause }).catch(ignoreOldVersion)
    })
  }

  async #append(move: Omit<SavedEntry, 'at'>): Promise<void> {
    if (this.script && !move.cause) checkGoal(this.script, this.game, move.move)
    const before = this.#viewer()
    this.game.play({ ...move, at: this.#context.now() })
    await this.#keepAndTell(before)
  }

  async #undo(command: string, moves: number): Promise<void> {
    const before = this.#viewer()
    this.game.undo(moves, { at: this.#context.now(), command, cause: '' })
    await this.#keepAndTell(before)
  }

  /** `before`: who drew a card sees it, even if the screen is handed over then. */
  async #keepAndTell(before: number | null): Promise<void> {
    await this.#keep()
    const { game } = this
    if (this.#looking !== game.turnSeat) this.#looking = null // the screen is handed over: it shows nobody's cards
    this.#frames.push({
      type: 'moved',
      version: game.version,
      step: messages.step(game, game.log.length - 1, before),
      view: game.game.view(this.#viewer()),
      clock: messages.turnClock(this.#context.now()),
      ...messages.undo(this),
    })
    if (game.over) this.#tellTable()
  }

  async #change(state: TableState): Promise<void> {
    this.state = state
    await this.#keep()
    this.#tellTable()
  }

  #tellTable(): void {
    const [table, you] = [messages.tableInfo(this), messages.you(this, this.#viewer())]
    const clock = messages.turnClock(this.#context.now())
    this.#frames.push({ type: 'table', version: this.game.version, table, you, clock })
  }

  /** The seat whose cards are on the screen. People who share it choose one of theirs. */
  #viewer(): number | null {
    const seats = ownSeats(this.state)
    if (seats.length === 1) return seats[0]!
    return this.#looking !== null && seats.includes(this.#looking) ? this.#looking : null
  }

  /** Keeps the table as it is now. It fails where another tab was faster, after reading what that has played. */
  async #keep(): Promise<void> {
    const mine = this.game.version
    if (await this.#context.keep(this.saved(this.#revision + 1))) {
      this.#revision += 1
      return
    }
    await this.#read()
    throw oldVersion(mine, this.game.version)
  }

  async #read(): Promise<void> {
    const saved = await this.#context.read()
    if (!saved || saved.revision === this.#revision) return
    this.#revision = saved.revision
    this.state = saved.state
    this.game = replayed(saved, this.#city)
    this.#showAll()
  }

  saved(revision = this.#revision): SavedTable {
    return {
      format: this.game.start.given ? FORMAT_WITH_STACKS : FORMAT,
      id: this.id,
      revision,
      state: this.state,
      game: this.game.start,
      log: this.game.log.map(({ seat, move, at, command, cause }) => ({ seat, move, at, command, cause })),
      summary: messages.tableSummary(this, this.#context.now()),
    }
  }

  /** The next thing to tell is everything: what was to be told before is in it. */
  #showAll(): void {
    this.#frames = []
    this.#needsSnapshot = true
  }

  #flush(): void {
    const frames = this.#frames
    this.#frames = []
    if (this.#seen !== null) {
      if (this.#needsSnapshot) {
        this.#context.tell(messages.snapshot(this, this.#viewer(), this.#seen, this.#context.now()))
        this.#needsSnapshot = false
      }
      for (const frame of frames) this.#context.tell(frame)
      this.#seen = this.game.version
    }
    this.#context.changed()
  }
}

function beginGame(
  state: TableState,
  first: number | 'random',
  base: number,
  city: CityTable,
  context: TableContext,
): [TableState, LiveGame] {
  const seed = context.seed()
  const begun = withNewGame(state, first === 'random' ? context.below(state.seats.length) : first)
  return [begun, new LiveGame(city, seating(begun), { base, seed, began: context.now() })]
}

function replayed(saved: SavedTable, city: CityTable): LiveGame {
  const game = new LiveGame(city, seating(saved.state), saved.game)
  game.replay(saved.log)
  return game
}
