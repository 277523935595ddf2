/** Where the rules for the page lie, if the build could compile them. */

// A pattern and not a plain import: where the module could not be compiled, the page is built without it.
const built = import.meta.glob<string>('../../generated/kernel.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Null where the page was built without the rules. */
export const kernelUrl: string | null = Object.values(built)[0] ?? null

// A module whose one function fills a vector: browsers before 2023 do not all know these instructions of the rules.
const VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11,
])

function knowsVectors(): boolean {
  return typeof WebAssembly === 'object' && WebAssembly.validate(VECTORS)
}

/** Whether this browser can play by itself: it needs the rules, WebAssembly with vectors, and workers. */
export function canPlayHere(): boolean {
  return kernelUrl !== null && knowsVectors() && typeof Worker === 'function'
}
