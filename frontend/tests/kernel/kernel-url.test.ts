import { afterEach, expect, test, vi } from 'vitest'
import { canPlayHere, kernelUrl } from '../../src/kernel/kernel-url'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a browser with WebAssembly but without its vectors plays at the tables of a server', () => {
  vi.stubGlobal('Worker', class {})
  expect(kernelUrl).not.toBeNull()
  expect(canPlayHere()).toBe(true)
  vi.spyOn(WebAssembly, 'validate').mockReturnValue(false)
  expect(canPlayHere()).toBe(false)
})
