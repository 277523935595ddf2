/** A table as this page knows it. The view is the truth; steps only say how it came to be. */

import { whenIdle } from '../browser/scheduling'
import { City } from '../cities/city'
import { ask } from '../connection/http-api'
import { newCommandId, TableConnection, type ConnectionState } from '../connection/table-connection'
import { PACES, settings } from '../settings/settings.svelte'
import type {
  Clock,
  Command,
  Contribution,
  Line,
  Message,
  Moved,
  Refused,
  ViewData,
  Snapshot,
  Step,
  TableInfo,
  You,
} from '../wire'
import { TableAnnouncer } from './announcer.svelte'
import { drawContribution, keepSeal, noteGiven } from './fair-deal'
import { legalChoices, NOTHING, type LegalChoices } from './legal-moves'
import { withoutSecrets } from './narration'
import { Playback } from './playback'
import { rememberSeen, seenUpTo } from './seen-versions'

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
const NO_CLOCK: Clock = { deadline: null, stalled_at: null, now: 0 }
const LINES = 100 // of chat, as many as the server tells
const LEARNING_AGAIN = 2000 // milliseconds before the city is asked for once more
const PATIENCE = 150 // milliseconds before a screen that waits for an answer looks like it

type Bare<C> = C extends { readonly id: string } ? Omit<C, 'id'> : never

export class TableSession {
  readonly id: string
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
  clock = $state.raw<Clock>(NO_CLOCK)
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead = $state(0)
  chat = $state.raw<readonly Line[]>([])
  /** The log of this game: every step heard, the oldest first. */
  steps = $state.raw<readonly Step[]>([])
  /** The last refusal, until the next command. */
  refusal = $state.raw<Refused | null>(null)
  /** Commands that the server has not answered. */
  waiting = $state(0)
  /** The version that a move was sent at: until that has passed, no other is. */
  #sentAt = $state<number | null>(null)
  #slow = $state(false)

  /** A move is on its way, and the position not yet another. */
  readonly sending = $derived(this.#sentAt !== null)
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
    const choices = legalChoices(this.#slow ? null : this.view)
    return this.firstTickets && !this.#slow ? { ...choices, keep: this.firstTickets.choices } : choices
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
  /** What those at the table are called, by seat. */
  readonly names = $derived((this.info?.seats ?? []).map((seat) => seat.name))

  /** Whether anybody here can talk to somebody else: computers, and those at the same screen, need no chat. */
  readonly talking = $derived.by(() => {
    const others = this.info?.seats.filter(
      ({ kind }, seat) => kind !== 'computer' && !this.you.seats.includes(seat),
    ).length
    return this.info?.chat === true && (this.chat.length > 0 || (others ?? 0) > (this.you.seats.length ? 0 : 1))
  })

  readonly #server: TableConnection
  readonly #playback: Playback
  readonly #announcer: TableAnnouncer
  readonly #answers = new Map<string, (done: boolean, refusal: Refused | null) => void>()
  #version: number | null = null
  /** The seal that something was added to by itself: once is enough. */
  #addedTo: string | null = null
  /** What has been seen and is to be noted, and what calls the noting off: the browser takes its time over it. */
  #seen: number | null = null
  #noting: (() => void) | undefined
  #learning = false
  #relearn: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(id: string) {
    this.id = id
    this.#playback = new Playback({
      show: (shown, acting) => this.#show(shown, acting),
      catchUp: (catchingUp) => (this.catchingUp = catchingUp),
      pace: () => PACES[settings.pace],
      moving: () => settings.moving,
      watched: () => !document.hidden,
    })
    this.#announcer = new TableAnnouncer(this)
    this.#server = new TableConnection(id, {
      since: () => this.#version ?? 0,
      hear: (message) => this.#hear(message),
      change: (connection) => this.#change(connection),
    })
    document.addEventListener('visibilitychange', this.#looked)
  }

  /** Ends everything that this table keeps busy. */
  close(): void {
    this.#closed = true
    this.#server.close()
    this.#playback.close()
    this.#announcer.close()
    clearTimeout(this.#relearn)
    this.#arrived()
    this.#note()
    document.removeEventListener('visibilitychange', this.#looked)
    this.#giveUp()
  }

  /** Plays a move. Whatever was still being shown is the past then. */
  play(move: string): Promise<boolean> {
    if (this.sending) return Promise.resolve(false) // a second click before the answer to the first
    if (this.acting || this.catchingUp) this.skip()
    const at = (this.#sentAt = this.version)
    const first = this.firstTickets
    // Answers come within a few frames. Only for one that does not is the whole screen drawn anew.
    this.#patience = setTimeout(() => (this.#slow = true), PATIENCE)
    return this.command(first ? { type: 'first-tickets', move } : { type: 'play', version: at, move }).finally(() => {
      if (this.#sentAt === at) this.#arrived()
    })
  }

  /** Takes a seat, and adds to the shuffle of the game that may begin with it. */
  join(seat: number | null = null): Promise<boolean> {
    return this.#adding((contribution) => this.command({ type: 'join', seat, contribution }))
  }

  /** Asks for another game, and adds to its shuffle. */
  rematch(): Promise<boolean> {
    return this.#adding((contribution) => this.command({ type: 'rematch', contribution }))
  }

  /** Somebody who has just become a guest sits down by a question of their own: the connection knows nobody yet. */
  async joinAsGuest(): Promise<void> {
    await this.#adding(async (contribution) => {
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
  command(bare: Bare<Command>): Promise<boolean> {
    this.refusal = null
    if (this.#closed || this.bye !== null) return Promise.resolve(false)
    this.waiting += 1
    return this.#send(bare, (refusal) => {
      this.waiting -= 1
      // That the table has moved on is no mistake of anybody's: the position as it is comes right behind.
      if (refusal && refusal.code !== 'old-version') this.refusal = refusal
    })
  }

  #send(bare: Bare<Command>, answered?: (refusal: Refused | null) => void): Promise<boolean> {
    const id = newCommandId()
    return new Promise((resolve) => {
      this.#answers.set(id, (done, refusal) => {
        answered?.(refusal)
        resolve(done)
      })
      this.#server.send({ ...bare, id })
    })
  }

  /** The move that was sent has been answered, or has become part of the game. */
  #arrived(): void {
    clearTimeout(this.#patience)
    this.#sentAt = null
    this.#slow = false
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
        return this.#move(message)
      case 'table':
        this.info = message.table
        this.you = message.you
        this.#watchShuffle(message.table)
        return this.#tick(message.clock)
      case 'done':
        return this.#answer(message.id, true, null)
      case 'refused':
        return this.#answer(message.id ?? '', false, message)
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
    this.#watchShuffle(table)
    this.chat = snapshot.chat
    this.steps = joined(sameGame ? this.steps : [], this.#discreet(snapshot.missed), version)
    this.#version = version
    this.view = view
    this.#tick(snapshot.clock)
    if (view && missed.length && (first || (sameGame && sameEyes))) {
      this.#announcer.missed(this.#discreet(missed))
      this.#playback.missed(missed, view)
    } else if (sameGame && sameEyes) this.#playback.settle(view)
    else this.#playback.jump(view)
    if (!this.city) void this.#learn(table)
  }

  /** Keeps the seals that are announced, and adds to the first shuffle of a table at which one already sits. */
  #watchShuffle({ state, game, server_seal, next_seal }: TableInfo): void {
    const seat = this.you.seats[0] ?? null
    const waiting = state === 'waiting'
    if (server_seal !== null) keepSeal(this.id, waiting ? game + 1 : game, server_seal, waiting, seat)
    if (next_seal !== null) keepSeal(this.id, game + 1, next_seal, true, seat)
    if (!waiting || seat === null || this.you.contributed || this.#addedTo === server_seal) return
    this.#addedTo = server_seal
    void this.#adding((contribution) =>
      contribution ? this.#send({ type: 'contribute', contribution }) : Promise.resolve(false),
    )
  }

  /** Does what adds to the next shuffle, unless one has added to it before, and notes that the server has it. */
  async #adding(send: (contribution: Contribution | null) => Promise<boolean>): Promise<boolean> {
    const game = (this.info?.game ?? 0) + 1
    const contribution = this.you.contributed ? null : drawContribution(this.id, game)
    const done = await send(contribution)
    if (done && contribution) noteGiven(this.id, game)
    return done
  }

  #move(moved: Moved): void {
    if (moved.version <= (this.#version ?? -1)) return
    const { step, view } = moved
    this.#version = moved.version
    if (this.#sentAt !== null && this.#sentAt < moved.version) this.#arrived()
    const { can_undo, undo_until } = moved
    const first_tickets = view.phase === 'first-keep' && view.offered.length ? this.you.first_tickets : null
    this.you = { ...this.you, looking: view.seat, can_undo, undo_until, first_tickets }
    this.view = view
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
    this.#seen = version
    this.#noting ??= whenIdle(() => this.#note())
  }

  #note(): void {
    this.#noting?.()
    this.#noting = undefined
    if (this.#seen !== null) rememberSeen(this.id, this.#seen)
    this.#seen = null
  }

  /** Where several people share a screen, its log keeps no secrets of one of them. */
  #discreet(steps: readonly Step[]): readonly Step[] {
    return this.you.seats.length > 1 ? steps.map(withoutSecrets) : steps
  }

  #tick(clock: Clock): void {
    this.clock = clock
    this.ahead = clock.now - Date.now()
  }

  #answer(id: string, done: boolean, refusal: Refused | null): void {
    const answer = this.#answers.get(id)
    this.#answers.delete(id)
    answer?.(done, refusal)
  }

  #change(connection: ConnectionState): void {
    this.connection = connection
    if (connection === 'closed') this.#giveUp()
  }

  #giveUp(): void {
    for (const id of [...this.#answers.keys()]) this.#answer(id, false, null)
  }

  readonly #looked = (): void => {
    this.#note() // a tab that nobody looks at may be gone at any moment
    if (!document.hidden) this.#playback.resume()
  }

  async #learn(table: TableInfo): Promise<void> {
    if (this.#learning) return
    this.#learning = true
    try {
      const { city, edition } = table // a table of an earlier edition keeps its board
      this.city = new City(await ask('GET /api/cities/{city}', { path: { city }, query: { edition } }))
    } catch {
      if (!this.#closed) this.#relearn = setTimeout(() => void this.#learn(table), LEARNING_AGAIN)
    } finally {
      this.#learning = false
    }
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
