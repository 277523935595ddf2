/** Where the rules for the page lie, if the build could compile them. */

// A pattern and not a plain import: where the module could not be compiled, the page is built without it.
const built = import.meta.glob<string>('../../generated/kernel.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Null where the page was built without the rules. */
export const kernelUrl: string | null = Object.values(built)[0] ?? null

/** Whether this browser can play by itself: it needs the rules, WebAssembly and workers. */
export function canPlayHere(): boolean {
  return kernelUrl !== null && typeof WebAssembly === 'object' && typeof Worker === 'function'
}
