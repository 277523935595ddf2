/** Arrays of records in the kernel's memory, read and written by the names of their fields. */

import type { Field, Kind, Layout } from './layout'

/** An array in the kernel's memory: where it lies, and how many items it has in each dimension. */
export interface KernelArray {
  readonly address: number
  readonly sizes: readonly number[]
}

/** An array of records. */
export interface RecordArray<L extends Layout = Layout> extends KernelArray {
  readonly layout: L
}

/** One of several records. */
export function recordAt<L extends Layout>(array: RecordArray<L>, at: number): RecordArray<L> {
  return { ...array, address: array.address + at * array.layout.bytes, sizes: [1] }
}

type FieldOf<L extends Layout> = keyof L['fields'] & string

const PAGE = 65_536 // bytes by which WebAssembly's memory grows
const ALIGNED = 64

export class KernelMemory {
  readonly #memory: WebAssembly.Memory
  #free: number
  #view: DataView

  constructor(memory: WebAssembly.Memory, heapBase: number) {
    this.#memory = memory
    this.#free = heapBase
    this.#view = new DataView(memory.buffer)
  }

  /** Room for so many empty records. It is never given back. */
  records<L extends Layout>(layout: L, count = 1): RecordArray<L> {
    return { layout, address: this.#take(layout.bytes * count), sizes: [count] }
  }

  /** Room for whole numbers of so many bytes each. */
  numbers(bytes: 1 | 4 | 8, ...sizes: readonly number[]): KernelArray {
    return { address: this.#take(bytes * sizes.reduce((all, size) => all * size, 1)), sizes }
  }

  #take(bytes: number): number {
    const address = Math.ceil(this.#free / ALIGNED) * ALIGNED
    this.#free = address + bytes
    const missing = this.#free - this.#memory.buffer.byteLength
    if (missing > 0) {
      this.#memory.grow(Math.ceil(missing / PAGE))
      this.#view = new DataView(this.#memory.buffer)
    }
    return address
  }

  /** A field that is one number. */
  number<L extends Layout>(array: RecordArray<L>, name: FieldOf<L>, at = 0): number {
    const field = fieldOf(array.layout, name)
    return this.#read(array.address + at * array.layout.bytes + field[0], field[1])
  }

  /** A field that is an array of numbers; several dimensions lie in a row. */
  list<L extends Layout>(array: RecordArray<L>, name: FieldOf<L>, count?: number): number[] {
    const field = fieldOf(array.layout, name)
    const [offset, type, ...sizes] = field
    const width = Number(type.slice(1))
    const length = count ?? sizes.reduce((all, size) => all * size, 1)
    return Array.from({ length }, (_, at) => this.#read(array.address + offset + at * width, type))
  }

  /** A set of up to 64 members, one of several in a field. */
  set<L extends Layout>(array: RecordArray<L>, name: FieldOf<L>, at = 0): bigint {
    return this.#view.getBigInt64(array.address + fieldOf(array.layout, name)[0] + at * 8, true)
  }

  /** Sets numbers of a field, from the first on. */
  write<L extends Layout>(array: RecordArray<L>, name: FieldOf<L>, ...numbers: readonly number[]): void {
    const [offset, type] = fieldOf(array.layout, name)
    const width = Number(type.slice(1))
    numbers.forEach((number, at) => this.#write(array.address + offset + at * width, type, number))
  }

  /** The numbers of a plain array. */
  items(array: KernelArray, count: number): number[] {
    return Array.from({ length: count }, (_, at) => this.#read(array.address + at * 8, 'i8'))
  }

  /** Writes words of 32 bits into a plain array: a seed. */
  writeWords(array: KernelArray, words: readonly number[]): void {
    words.forEach((word, at) => this.#view.setUint32(array.address + at * 4, word, true))
  }

  /** The bytes of a record. */
  bytes(array: RecordArray): Uint8Array {
    return new Uint8Array(this.#memory.buffer, array.address, array.layout.bytes).slice()
  }

  setBytes(array: KernelArray, bytes: Uint8Array): void {
    new Uint8Array(this.#memory.buffer).set(bytes, array.address)
  }

  #read(at: number, type: Kind): number {
    switch (type) {
      case 'i1':
        return this.#view.getInt8(at)
      case 'i2':
        return this.#view.getInt16(at, true)
      case 'i4':
        return this.#view.getInt32(at, true)
      case 'u4':
        return this.#view.getUint32(at, true)
      case 'i8':
        return Number(this.#view.getBigInt64(at, true))
    }
  }

  #write(at: number, type: Kind, number: number): void {
    switch (type) {
      case 'i1':
        return this.#view.setInt8(at, number)
      case 'i2':
        return this.#view.setInt16(at, number, true)
      case 'i4':
        return this.#view.setInt32(at, number, true)
      case 'u4':
        return this.#view.setUint32(at, number, true)
      case 'i8':
        return this.#view.setBigInt64(at, BigInt(number), true)
    }
  }
}

function fieldOf(layout: Layout, name: string): Field {
  const field = layout.fields[name]
  if (!field) throw new Error(`a record has no field ${name}`)
  return field
}
