/** The tables on the first page: one's own and the listed ones. */

import { ask, errorCode } from '../../connection/http-api'
import { listed } from '../../i18n/formatting'
import { t } from '../../i18n/translator.svelte'
import { listTables, type KeptTable } from '../../local-table/kept/table-store'
import { withLevel } from '../../session/player-names'
import type { TableSummary, SeatInfo } from '../../wire'
import { guest } from '../profile/guest.svelte'
import { plain } from '../results/final-scores'

/** A table in a list; `local` if it is on this device. */
export type ListedTable = TableSummary & { readonly local?: true }

export class KnownTables {
  /** Null until the server has told. */
  #served = $state.raw<readonly TableSummary[] | null>(null)
  #kept = $state.raw<readonly KeptTable[]>([])
  /** One's own games, on this device and on the server. */
  readonly mine = $derived.by((): readonly ListedTable[] => {
    const here = this.#kept.flatMap((table) => (table.damaged ? [] : [{ ...table.summary, local: true as const }]))
    return inOrder([...here, ...(this.#served ?? [])])
  })
  /** Games on this device that cannot be read any more. */
  readonly damaged = $derived(this.#kept.flatMap((table) => (table.damaged ? [table.id] : [])))
  lobby = $state.raw<readonly TableSummary[] | null>(null)
  problem = $state<string | null>(null)

  /** Also of the games on this device. A browser that keeps nothing has none. */
  async refresh(): Promise<void> {
    await Promise.all([this.readKept(), this.#askServer()])
  }

  async readKept(): Promise<void> {
    this.#kept = await listTables().catch(() => [])
  }

  async #askServer(): Promise<void> {
    try {
      if (guest.name === undefined) await guest.load()
      const [lobby, mine] = await Promise.all([ask('GET /api/tables'), guest.name ? ask('GET /api/me/tables') : null])
      const own = new Set(mine?.tables.map((table) => table.id))
      this.#served = mine?.tables ?? []
      this.lobby = lobby.tables.filter((table) => !own.has(table.id))
      this.problem = null
    } catch (error) {
      this.problem = errorCode(error) // what was known stays on the screen
    }
  }
}

/** Where one has to decide, then games under way, then those that wait, then finished ones; each the latest first. */
export function inOrder<T extends TableSummary>(tables: readonly T[]): readonly T[] {
  const rank = (table: TableSummary) => (table.your_turn ? 0 : { playing: 1, waiting: 2, over: 3 }[table.state])
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.touched - a.touched)
}

export function openSeats(table: TableSummary): number {
  return table.seats.filter((seat) => seat.kind === 'open').length
}

/** What goes on there, in a few words. */
export function stateText(table: TableSummary): string {
  if (table.state === 'over') return resultText(table)
  if (table.your_turn) return t('home-state-your-turn')
  if (table.state === 'waiting') return t('home-state-waiting', { count: openSeats(table) })
  const deciding = table.turn === null ? undefined : table.seats[table.turn]
  return deciding ? t('home-state-turn', { name: deciding.name }) : t('home-state-playing')
}

/** How a game ended: one's own place, or at a shared screen who won. */
function resultText({ scores, your_seats: [mine, ...others], seats }: TableSummary): string {
  if (!scores) return t('home-state-over')
  const own = mine === undefined ? undefined : scores[mine]
  if (!own || others.length) {
    const winners = seats.filter((_, seat) => scores[seat]?.place === 1).map(({ name }) => name)
    return t('ending-won', { name: listed(winners), count: winners.length })
  }
  if (own.place > 1) return t('ending-your-place', { place: own.place })
  return t(scores.filter(({ place }) => place === 1).length > 1 ? 'home-state-shared' : 'home-state-won')
}

/** Who sits there; a computer player with its level. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('home-open-seat')
  return seat.kind === 'computer' ? withLevel(seat.name, seat.player ?? '') : seat.name
}

/** Who is there; after the game with their points, the best first. */
export function peopleText({ seats, scores }: TableSummary): string {
  if (!scores) return listed(seats.filter((seat) => seat.kind !== 'open').map(seatName))
  const place = (seat: number) => scores[seat]?.place ?? 0
  const order = seats.map((_, seat) => seat).sort((a, b) => place(a) - place(b) || a - b)
  return order.map((seat) => `${seats[seat]?.name ?? ''} ${plain(scores[seat]?.points ?? 0)}`).join(' · ')
}
