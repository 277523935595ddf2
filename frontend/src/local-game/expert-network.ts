/** The network of a city's expert in the kernel's memory. */

import type { Kernel } from '../kernel/kernel'
import type { KernelArray, RecordArray } from '../kernel/kernel-memory'
import { NETWORK } from '../kernel/layout'
import type { NetworkNumbers } from './city-numbers'

/** A network for one number of seats. */
export interface LeadingNetwork {
  readonly record: RecordArray<typeof NETWORK>
  readonly small: KernelArray
  readonly wide: KernelArray
}

export class ExpertNetwork {
  readonly #records: ReadonlyMap<number, RecordArray<typeof NETWORK>>
  readonly #wide: KernelArray
  readonly #small: KernelArray

  constructor({ memory }: Kernel, numbers: NetworkNumbers, file: Uint8Array) {
    const records = NETWORK.bytes * numbers.leads.length
    const wide = numbers.wide * 4
    this.#records = new Map(
      numbers.leads.map((seats, at) => {
        const record = memory.records(NETWORK)
        memory.setBytes(record, file.subarray(at * NETWORK.bytes, (at + 1) * NETWORK.bytes))
        return [seats, record]
      }),
    )
    this.#wide = memory.numbers(4, numbers.wide)
    memory.setBytes(this.#wide, file.subarray(records, records + wide))
    this.#small = memory.numbers(1, file.length - records - wide)
    memory.setBytes(this.#small, file.subarray(records + wide))
  }

  /** Null where planners do better with so many seats. */
  of(seats: number): LeadingNetwork | null {
    const record = this.#records.get(seats)
    return record ? { record, small: this.#small, wide: this.#wide } : null
  }
}
