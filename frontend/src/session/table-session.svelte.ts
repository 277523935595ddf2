/** A table as this page knows it. The view is the truth; steps only say how it came to be. */

import type { City } from '../cities/city'
import { CityLoader } from '../cities/city-loader'
import { ask } from '../connection/http-api'
import { newCommandId, TableConnection, type Connection, type ConnectionState } from '../connection/table-connection'
import type { LocalConnection } from '../local-table/local-connection.svelte'
import { TurnAdvice } from '../hints/turn-advice.svelte'
import { PACES, settings } from '../settings/settings.svelte'
import type { TurnClock, Line, Message, Moved, Refused, ViewData, Snapshot, Step, TableInfo, You } from '../wire'
import { TableAnnouncer } from './announcer.svelte'
import { legalChoices, NOTHING, type LegalChoices } from './legal-moves'
import { withoutSecrets } from './narration'
import { Playback } from './playback'
import { SeenVersionWriter, seenUpTo } from './seen-versions'
import { ShuffleContributions } from '../fair-deal/shuffle-contributions'
import { UnansweredCommands, UnansweredMove, type BareCommand } from './unanswered-commands.svelte'

const NOBODY: You = {
  seats: [],
  looking: null,
  host: false,
  muted: [],
  can_undo: false,
  contributed: false,
  undo_until: null,
  first_tickets: null,
}
const NO_CLOCK: TurnClock = { deadline: null, stalled_at: null, now: 0 }
const LINES = 100 // of chat, as many as the server tells

export class TableSession {
  readonly id: string
  /** The worker of a table on this device; null for a server's table. */
  readonly local: LocalConnection | null
  connection = $state<ConnectionState>('connecting')
  /** Why the server will not have us, if it will not: `unknown-table`, … */
  bye = $state<string | null>(null)
  city = $state.raw<City | null>(null)
  info = $state.raw<TableInfo | null>(null)
  you = $state.raw<You>(NOBODY)
  /** The truth: what may be done is decided by it alone. */
  view = $state.raw<ViewData | null>(null)
  /** What is drawn. It follows the view step by step while moves are being shown. */
  shown = $state.raw<ViewData | null>(null)
  /** The step that is being shown, for whatever moves on the screen. */
  acting = $state.raw<Step | null>(null)
  /** Steps missed during a break are being shown; `skip()` ends that. */
  catchingUp = $state(false)
  clock = $state.raw<TurnClock>(NO_CLOCK)
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead = $state(0)
  chat = $state.raw<readonly Line[]>([])
  /** The log of this game: every step heard, the oldest first. */
  steps = $state.raw<readonly Step[]>([])
  /** The last refusal, until the next command. */
  refusal = $state.raw<Refused | null>(null)
  /** Commands that the server has not answered. */
  waiting = $state(0)
  readonly #move = new UnansweredMove()

  /** A move is on its way, and the position not yet another. */
  readonly sending = $derived(this.#move.sentAt !== null)
  /** The first tickets, from which everybody chooses at the same time; null once they are chosen. */
  readonly firstTickets = $derived.by(() => {
    const first = this.you.seats.length === 1 ? this.you.first_tickets : null
    return first?.chosen === null && first.seat === this.view?.seat ? first : null
  })
  /** The first tickets that were chosen before the seat's turn; null once they are the seat's. */
  readonly chosenFirst = $derived.by(() => {
    const first = this.you.first_tickets
    return first?.choices.find(({ move }) => move === first.chosen)?.tickets ?? null
  })
  /** What may be done now. Nothing while a move has been on its way for long. */
  readonly choices = $derived.by((): LegalChoices => {
    if (this.chosenFirst) return NOTHING
    const choices = legalChoices(this.#move.slow ? null : this.view)
    return this.firstTickets && !this.#move.slow ? { ...choices, keep: this.firstTickets.choices } : choices
  })
  /** The seat whose cards are on this screen; null for spectators and while handing over. */
  readonly seat = $derived(this.view?.seat ?? null)
  /** The seat at this screen that has to decide. */
  readonly decider = $derived.by((): number | null => {
    if (this.chosenFirst) return null
    const turn = this.view?.turn ?? null
    return turn !== null && this.you.seats.includes(turn) ? turn : (this.firstTickets?.seat ?? null)
  })
  /** Whether somebody at this screen has to decide. */
  readonly myTurn = $derived(this.decider !== null)
  /** Hot-seat: the seat to which the screen has to be handed. */
  readonly handTo = $derived(this.you.seats.length > 1 && this.view?.seat !== this.decider ? this.decider : null)
  /** Hot-seat: the card that the last one drew unseen, until it has been looked at and the screen is handed over. */
  drawn = $state<string | null>(null)
  /** The names at the table, by seat. */
  readonly names = $derived((this.info?.seats ?? []).map((seat) => seat.name))

  /** Whether there is anybody to chat with: not computer players, nor people at the same screen. */
  readonly talking = $derived.by(() => {
    const others = this.info?.seats.filter(
      ({ kind }, seat) => kind !== 'computer' && !this.you.seats.includes(seat),
    ).length
    return this.info?.chat === true && (this.chat.length > 0 || (others ?? 0) > (this.you.seats.length ? 0 : 1))
  })

  /** The views of this game that were told, by version, as the eyes at this screen saw them. */
  readonly past = new Map<number, ViewData>()
  /** Hints and warnings for whoever sits here. */
  readonly advice: TurnAdvice
  readonly advised = $derived.by(() => this.advice.hint?.move ?? null)
  readonly #server: Connection
  readonly #playback: Playback
  readonly #announcer: TableAnnouncer
  readonly #commands = new UnansweredCommands((command) => this.#server.send(command))
  readonly #shuffle: ShuffleContributions
  readonly #seen: SeenVersionWriter
  readonly #cityLoader = new CityLoader((city) => (this.city = city))
  #version: number | null = null
  #closed = false

  constructor(id: string, local: LocalConnection | null = null) {
    this.id = id
    this.local = local
    this.#seen = new SeenVersionWriter(id)
    this.#playback = new Playback({
      show: (shown, acting) => this.#show(shown, acting),
      catchUp: (catchingUp) => (this.catchingUp = catchingUp),
      pace: () => PACES[settings.pace],
      moving: () => settings.moving,
      watched: () => !document.hidden,
    })
    this.advice = new TurnAdvice(this)
    this.#announcer = new TableAnnouncer(this)
    this.#shuffle = new ShuffleContributions(this, (contribution) =>
      this.#commands.send({ type: 'contribute', contribution }),
    )
    const listener = {
      since: () => this.#version ?? 0,
      hear: (message: Message) => this.#hear(message),
      change: (connection: ConnectionState) => this.#change(connection),
    }
    this.#server = local?.open(listener) ?? new TableConnection(id, listener)
    document.addEventListener('visibilitychange', this.#looked)
  }

  /** Ends everything that this table keeps busy. */
  close(): void {
    this.#closed = true
    this.#server.close()
    this.#playback.close()
    this.#announcer.close()
    this.advice.close()
    this.#cityLoader.close()
    this.#move.arrive()
    this.#seen.write()
    document.removeEventListener('visibilitychange', this.#looked)
    this.#commands.giveUp()
  }

  /** Plays a move. Whatever was still being shown is the past then. */
  play(move: string): Promise<boolean> {
    if (this.sending) return Promise.resolve(false) // a second click before the answer to the first
    if (this.acting || this.catchingUp) this.skip()
    const at = this.version
    const first = this.firstTickets
    this.#move.send(at)
    return this.command(first ? { type: 'first-tickets', move } : { type: 'play', version: at, move }).finally(() => {
      if (this.#move.sentAt === at) this.#move.arrive()
    })
  }

  /** Takes a seat, and adds to the shuffle of the game that may begin with it. */
  join(seat: number | null = null): Promise<boolean> {
    return this.#shuffle.addBy((contribution) => this.command({ type: 'join', seat, contribution }))
  }

  /** Asks for another game, and adds to its shuffle. */
  rematch(): Promise<boolean> {
    return this.#shuffle.addBy((contribution) => this.command({ type: 'rematch', contribution }))
  }

  /** Takes a seat over HTTP: the connection was opened before this guest existed, and does not know them. */
  async joinAsGuest(): Promise<void> {
    await this.#shuffle.addBy(async (contribution) => {
      const body = { type: 'join', id: newCommandId(), contribution } as const
      await ask('POST /api/tables/{table}/commands', { path: { table: this.id }, body })
      return true
    })
  }

  /** Computers need not wait any longer for a slip to be taken back. */
  goOn(): void {
    if (this.you.undo_until === null) return
    this.you = { ...this.you, undo_until: null }
    void this.command({ type: 'go-on', version: this.version })
  }

  undo(): Promise<boolean> {
    return this.command({ type: 'undo', version: this.version })
  }

  /** How many lines of others came after one. */
  unread(line: number): number {
    return this.chat.filter(({ number, seat }) => number > line && !this.you.seats.includes(seat)).length
  }

  /** The version that commands about the game name. */
  get version(): number {
    return this.#version ?? 0
  }

  /** Whether somebody at this screen did it, and not the clock or a computer for them. */
  isOwn(step: Step): boolean {
    return step.cause === '' && this.you.seats.includes(step.seat)
  }

  /** Sends a command; true when it was done. A refusal is kept for the page to tell. */
  command(bare: BareCommand): Promise<boolean> {
    this.refusal = null
    if (this.#closed || this.bye !== null) return Promise.resolve(false)
    this.waiting += 1
    return this.#commands.send(bare, (refusal) => {
      this.waiting -= 1
      // The table has moved on, which is nobody's mistake: the current position follows.
      if (refusal && refusal.code !== 'old-version') this.refusal = refusal
    })
  }

  /** Sends a command that nobody has given: a refusal is nobody's concern. */
  commandQuietly(bare: BareCommand): Promise<boolean> {
    return this.#closed || this.bye !== null ? Promise.resolve(false) : this.#commands.send(bare)
  }

  /** Shows the present at once. */
  skip(): void {
    this.#playback.skip()
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'snapshot':
        return this.#begin(message)
      case 'moved':
        return this.#moved(message)
      case 'table':
        this.info = message.table
        this.you = message.you
        this.#shuffle.watch(message.table)
        return this.#tick(message.clock)
      case 'done':
        this.advice.hear(message)
        return this.#commands.answer(message.id, true, null)
      case 'refused':
        return this.#commands.answer(message.id ?? '', false, message)
      case 'said':
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line].slice(-LINES)
        return this.#announcer.said(message.line)
      case 'warning':
        this.#announcer.warn(message.seat)
        return this.#tick(message.clock)
      case 'bye':
        if (message.again === null) this.bye = message.code
        return
      case 'pong':
        return
    }
  }

  #begin(snapshot: Snapshot): void {
    const { table, you, view, version } = snapshot
    const first = this.info === null
    const sameGame = this.info?.game === table.game
    const sameEyes = this.view?.seat === view?.seat
    const seen = this.#version ?? seenUpTo(this.id) ?? version
    const missed = snapshot.missed.filter((step) => step.version > seen)
    this.info = table
    this.you = you
    this.#shuffle.watch(table)
    this.chat = snapshot.chat
    this.steps = joined(sameGame ? this.steps : [], this.#discreet(snapshot.missed), version)
    this.#version = version
    this.view = view
    if (!sameGame || !sameEyes) this.past.clear()
    if (view) this.past.set(version, view)
    this.#tick(snapshot.clock)
    if (view && missed.length && (first || (sameGame && sameEyes))) {
      this.#announcer.missed(this.#discreet(missed))
      this.#playback.missed(missed, view)
    } else if (sameGame && sameEyes) this.#playback.settle(view)
    else this.#playback.jump(view)
    if (!this.city) void this.#cityLoader.load(table.city, table.edition)
  }

  #moved(moved: Moved): void {
    if (moved.version <= (this.#version ?? -1)) return
    const { step, view } = moved
    this.#version = moved.version
    if (this.#move.sentAt !== null && this.#move.sentAt < moved.version) this.#move.arrive()
    const { can_undo, undo_until } = moved
    const first_tickets = view.phase === 'first-keep' && view.offered.length ? this.you.first_tickets : null
    this.you = { ...this.you, looking: view.seat, can_undo, undo_until, first_tickets }
    this.view = view
    this.past.set(moved.version, view)
    this.steps = [...this.steps, ...this.#discreet([step])]
    this.drawn = this.handTo === null ? null : cardOf(step)
    this.#tick(moved.clock)
    this.#playback.live(step, view, this.isOwn(step))
  }

  #show(shown: ViewData | null, acting: Step | null): void {
    this.shown = shown
    this.acting = acting
    const version = acting?.version ?? this.#version
    if (version === null || document.hidden) return
    this.#seen.note(version)
  }

  /** Where several people share a screen, its log keeps no secrets of one of them. */
  #discreet(steps: readonly Step[]): readonly Step[] {
    return this.you.seats.length > 1 ? steps.map(withoutSecrets) : steps
  }

  #tick(clock: TurnClock): void {
    this.clock = clock
    this.ahead = clock.now - Date.now()
  }

  #change(connection: ConnectionState): void {
    this.connection = connection
    if (connection === 'closed') this.#commands.giveUp()
  }

  readonly #looked = (): void => {
    this.#seen.write() // a tab that nobody looks at may be gone at any moment
    if (!document.hidden) this.#playback.resume()
  }
}

/** The card that a step brought from the stack, where these eyes may see it. */
function cardOf({ events }: Step): string | null {
  return events.find((event) => event.type === 'drew')?.card ?? null
}

/** The log with what was missed; what the server does not know any more is gone. */
function joined(known: readonly Step[], missed: readonly Step[], version: number): readonly Step[] {
  const last = known.at(-1)?.version ?? -1
  return [...known, ...missed.filter((step) => step.version > last)].filter((step) => step.version <= version)
}
