/** What somebody does in a turn. Every action is one of the view's legal moves; without one nothing happens. */

import type { Selection } from '../../board/selection.svelte'
import type { Warning } from '../../hints/turn-advice.svelte'
import type { Payment } from '../../session/legal-moves'
import type { TableSession } from '../../session/table-session.svelte'
import { settings } from '../../settings/settings.svelte'

export class TurnActions {
  readonly session: TableSession
  readonly selection: Selection
  /** The kind of card that was dragged onto the chosen route: paying with it comes first. */
  #preferred = $state<string | null>(null)
  #picked = $state<string | null>(null)
  #asked = $state(false)
  /** A move that is a blunder, until somebody insists on it or takes another. */
  warned = $state.raw<{ readonly move: string; readonly warning: Warning; readonly version: number } | null>(null)

  constructor(session: TableSession, selection: Selection) {
    this.session = session
    this.selection = selection
  }

  /** The ways to pay for the chosen route, the sensible one first; none where none is chosen. */
  readonly payments = $derived.by((): readonly Payment[] => {
    const { chosen } = this.selection
    const payments = (chosen && this.session.choices.claims.get(chosen)) || []
    return preferredFirst(payments, this.#preferred)
  })

  /** The left-over souvenir that will be put down: the one picked, else the first that may be. */
  readonly symbol = $derived.by((): string | null => {
    const symbols = this.session.choices.places.map((choice) => choice.symbol)
    return symbols.find((symbol) => symbol === this.#picked) ?? symbols[0] ?? null
  })

  /** What must be confirmed first: drawing tickets shows them, so it can never be taken back. */
  readonly asking = $derived.by(() => (this.#asked && this.session.choices.tickets !== null ? 'tickets' : null))

  pick(symbol: string): void {
    this.#picked = symbol
  }

  draw(): void {
    this.#asked = false
    this.#play(this.session.choices.draw)
  }

  take(card: string | null | undefined): void {
    this.#asked = false
    if (card) this.#play(this.session.choices.take.get(card))
  }

  /** Draws tickets. A touch must be confirmed: the pile is small, and drawing takes the whole turn. */
  tickets(pointer = 'mouse'): void {
    const wanted = this.#asked || !settings.asks(pointer)
    this.#asked = !wanted && this.session.choices.tickets !== null
    if (wanted) this.#play(this.session.choices.tickets)
  }

  pass(): void {
    this.#play(this.session.choices.pass)
  }

  /** Keeps exactly these tickets, if that is one of the moves. */
  keep(tickets: ReadonlySet<string>): void {
    this.#play(keepMove(this.session.choices.keep, tickets))
  }

  /** A place was pointed at, for a souvenir or for a left-over stack of them. */
  place(place: string): void {
    const { places, souvenirs } = this.session.choices
    const putting = places.find((choice) => choice.place === place && choice.symbol === this.symbol)
    this.#play(souvenirs.get(place) ?? putting?.move)
  }

  /** A route was pointed at: claims it where nothing is left to ask, else shows the ways to pay. */
  choose(route: string, pointer: string, preferred: string | null = null): void {
    const payments = this.session.choices.claims.get(route)
    if (!payments || this.session.sending) return
    this.session.skip()
    this.selection.pointer = pointer
    this.#asked = false
    const single = only(payments)
    if (single && !settings.asks(pointer)) return this.pay(single)
    this.#preferred = preferred
    this.selection.chosen = route
  }

  /** Pays. What was asked stays until the route is claimed: a screen that changes twice for one move is slower. */
  pay(payment: Payment): void {
    this.#play(payment.move)
  }

  /** Plays the move that has been warned of. */
  insist(): void {
    const { move } = this.warned ?? {}
    this.warned = null
    if (move) this.#send(move)
  }

  cancel(): void {
    this.warned = null
    this.#asked = false
    this.selection.chosen = null
    this.#preferred = null
  }

  undo(): void {
    if (this.session.you.can_undo) void this.session.undo()
  }

  #play(move: string | null | undefined): void {
    if (!move || this.session.sending) return
    const warning = this.session.advice.warning(move)
    this.warned = warning && { move, warning, version: this.session.version }
    if (!warning) this.#send(move)
  }

  #send(move: string): void {
    this.session.skip()
    void this.session.play(move)
  }
}

/** The move that keeps exactly these tickets, if there is one. */
export function keepMove(
  ways: readonly { readonly move: string; readonly tickets: readonly string[] }[],
  tickets: ReadonlySet<string>,
): string | null {
  const way = ways.find((way) => way.tickets.length === tickets.size && way.tickets.every((id) => tickets.has(id)))
  return way?.move ?? null
}

/** The smallest number of tickets that may be kept. */
export function fewestTickets(ways: readonly { readonly tickets: readonly string[] }[]): number {
  return Math.min(...ways.map((way) => way.tickets.length))
}

function preferredFirst(payments: readonly Payment[], kind: string | null): readonly Payment[] {
  const preferred = (payment: Payment) => Number(payment.cards[0]?.[0] === kind)
  return kind === null ? payments : [...payments].sort((a, b) => preferred(b) - preferred(a))
}

function only<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined
}
