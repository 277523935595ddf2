/** The rules as WebAssembly: its entries, and its memory. */

import { KernelMemory, type KernelArray } from './kernel-memory'
import type { Entries } from './layout'

type Exported = (...numbers: readonly number[]) => number

export class Kernel {
  readonly memory: KernelMemory
  readonly #exports: WebAssembly.Exports

  private constructor(exports: WebAssembly.Exports) {
    this.#exports = exports
    const heapBase = (exports.__heap_base as WebAssembly.Global).value as number
    this.memory = new KernelMemory(exports.memory as WebAssembly.Memory, heapBase)
  }

  static async load(module: BufferSource | Response | Promise<Response>): Promise<Kernel> {
    const streamed = module instanceof Promise || module instanceof Response
    const { instance } = streamed
      ? await WebAssembly.instantiateStreaming(module)
      : await WebAssembly.instantiate(module)
    return new Kernel(instance.exports)
  }

  /** Calls an entry. An array goes over as its address and its sizes. */
  call<Name extends keyof Entries>(name: Name, ...given: Parameters<Entries[Name]>): ReturnType<Entries[Name]> {
    const numbers = (given as readonly (number | KernelArray)[]).flatMap((one) =>
      typeof one === 'number' ? [one] : [one.address, ...one.sizes],
    )
    return (this.#exports[name] as Exported)(...numbers) as ReturnType<Entries[Name]>
  }
}
