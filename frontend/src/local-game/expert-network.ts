/** The network of the expert in the kernel's memory. */

import type { Kernel } from '../kernel/kernel'
import type { KernelArray, RecordArray } from '../kernel/kernel-memory'
import { NETWORK } from '../kernel/layout'
import type { NetworkInfo } from '../wire'

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

  constructor({ memory }: Kernel, info: NetworkInfo, file: Uint8Array) {
    const records = NETWORK.bytes * info.seats.length
    const wide = info.wide * 4
    this.#records = new Map(
      info.seats.map((seats, at) => {
        const record = memory.records(NETWORK)
        memory.setBytes(record, file.subarray(at * NETWORK.bytes, (at + 1) * NETWORK.bytes))
        return [seats, record]
      }),
    )
    this.#wide = memory.numbers(4, info.wide)
    memory.setBytes(this.#wide, file.subarray(records, records + wide))
    this.#small = memory.numbers(1, file.length - records - wide)
    memory.setBytes(this.#small, file.subarray(records + wide))
  }

  /** Null with a number of seats that it has no record for. */
  of(seats: number): LeadingNetwork | null {
    const record = this.#records.get(seats)
    return record ? { record, small: this.#small, wide: this.#wide } : null
  }
}
