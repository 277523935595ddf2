/** A city in the kernel's memory, with the names behind its numbers. */

import type { Kernel } from '../kernel/kernel'
import type { KernelArray, RecordArray } from '../kernel/kernel-memory'
import { CITY, GAME, RESULT, SCRATCH } from '../kernel/layout'
import type { CityNumbers } from './city-numbers'

const SEATS = 4 // the most that a record has room for
const KINDS = CITY.fields.cards[2]
const ROUTES = CITY.fields.length[2]

/** The arrays that games of one city share. A page plays one game at a time, so that they are never in use twice. */
export class CityTable {
  readonly kernel: Kernel
  readonly names: CityNumbers
  readonly city: RecordArray<typeof CITY>
  readonly scratch: RecordArray<typeof SCRATCH>
  readonly view: RecordArray<typeof GAME>
  readonly result: RecordArray<typeof RESULT>
  readonly seed: KernelArray
  readonly closed: KernelArray
  readonly held: KernelArray
  readonly unseen: KernelArray
  /** Of each route, and of each ticket. */
  readonly lengths: readonly number[]
  readonly routePoints: readonly number[]
  readonly ticketPoints: readonly number[]
  readonly districtPoints: readonly number[]
  readonly marketSize: number

  constructor(kernel: Kernel, names: CityNumbers) {
    const { memory } = kernel
    this.kernel = kernel
    this.names = names
    this.city = memory.records(CITY)
    memory.setBytes(this.city, fromBase64(names.record))
    this.scratch = memory.records(SCRATCH)
    this.view = memory.records(GAME)
    this.result = memory.records(RESULT)
    this.seed = memory.numbers(4, 4)
    this.closed = memory.numbers(8, ROUTES)
    this.held = memory.numbers(8, SEATS, KINDS)
    this.unseen = memory.numbers(8, KINDS)
    this.lengths = memory.list(this.city, 'length')
    this.routePoints = memory.list(this.city, 'points')
    this.ticketPoints = memory.list(this.city, 'ticket_points')
    this.districtPoints = memory.list(this.city, 'district_points')
    this.marketSize = memory.number(this.city, 'market')
  }

  /** A table of so many seats before anything is shuffled. */
  emptyTable(seats: number): RecordArray<typeof GAME> {
    const record = this.names.tables[seats]
    if (!record) throw new Error(`${this.names.id} is not for ${seats} players`)
    const table = this.kernel.memory.records(GAME)
    this.kernel.memory.setBytes(table, fromBase64(record))
    return table
  }
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
