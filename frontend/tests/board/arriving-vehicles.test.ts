import { expect, it, vi } from 'vitest'

import { Viewport } from '../../src/board/navigation/viewport.svelte'
import { ArrivingVehicles } from '../../src/board/render/arriving-vehicles'
import type { DrawnRoute } from '../../src/board/render/board-drawing'

class Part {
  readonly attributes = new Map<string, string>()
  getAttribute = (name: string): string | null => this.attributes.get(name) ?? null
  setAttribute = (name: string, value: string): unknown => this.attributes.set(name, value)
  removeAttribute = (name: string): unknown => this.attributes.delete(name)
}

it('lets nothing arrive on a board that has been taken away', () => {
  vi.useFakeTimers()
  const pieces = new Part()
  const arriving = new ArrivingVehicles({} as HTMLElement, new Viewport([0, 0, 100, 100]))
  const arrived = vi.fn()
  arriving.drive({ pieces } as unknown as DrawnRoute, [], () => {
    const timer = setTimeout(arrived, 120)
    return () => clearTimeout(timer)
  })
  expect(pieces.getAttribute('data-arriving')).toBe('')
  arriving.stop()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(arrived).not.toHaveBeenCalled()
  expect(pieces.getAttribute('data-arriving')).toBeNull()
})
