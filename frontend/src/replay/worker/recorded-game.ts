/** A recorded game in the kernel's memory: its steps, and every position as any eyes see it. */

import type { CityTable } from '../../local-game/city-table'
import { Position } from '../../local-game/position'
import { replayRecord, type ReplayedGame } from '../../local-game/record-replay'
import type { Record, Step } from '../../wire'
import type { Eyes, OpenHand, ReplayView } from '../replay-types'

const NOBODY = -1

export class RecordedGame {
  readonly table: CityTable
  readonly record: Record
  readonly replayed: ReplayedGame

  /** It fails with a `BadRecord` where the record does not follow the rules. */
  constructor(table: CityTable, record: Record) {
    this.table = table
    this.record = record
    this.replayed = replayRecord(table, record)
  }

  /** What happened, with all its secrets. A step's version is how many plies have been played then. */
  get steps(): Step[] {
    return this.replayed.events.map((events, at) => ({
      version: at + 1,
      seat: this.record.plies[at]!.seat,
      cause: '',
      undone: 0,
      events,
      public: null,
      before: null,
    }))
  }

  /** The first position and the one after each ply. */
  views(eyes: Eyes): ReplayView[] {
    return this.replayed.positions.map((bytes) => this.#view(bytes, eyes))
  }

  #view(bytes: Uint8Array, eyes: Eyes): ReplayView {
    const { kernel, view } = this.table
    kernel.memory.setBytes(view, bytes)
    const position = new Position(this.table, view)
    const open = eyes === 'open' ? this.#hands(position) : null
    const seat = typeof eyes === 'number' ? eyes : null
    kernel.call('hide', view, 0, seat ?? NOBODY)
    const data = position.viewData(seat)
    if (!open) return { ...data, open }
    const seats = data.seats.map((facts, at) => ({ ...facts, known_cards: open[at]!.hand }))
    return { ...data, seats, open }
  }

  #hands(position: Position): OpenHand[] {
    const { kernel, names, result } = this.table
    position.score()
    return this.record.seats.map((_, seat) => {
      const done = kernel.memory.set(result, 'done', seat)
      const tickets = position.kept(seat)
      return {
        hand: position.hand(seat),
        tickets,
        offered: position.offered(seat),
        done: tickets.filter((name) => (done >> BigInt(names.tickets.indexOf(name))) & 1n),
      }
    })
  }
}
