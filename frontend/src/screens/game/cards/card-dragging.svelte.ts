/** Cards that are dragged across the screen by mouse or finger. A short press stays a click. */

const SLACK = 7 // pixels a press may wander before it is a drag

export interface Held {
  readonly card: string
  readonly x: number
  readonly y: number
}

/** The card in the air, if any. */
export class Dragging {
  held = $state.raw<Held | null>(null)
}

export interface Draggable {
  readonly dragging: Dragging
  /** The picture in the air: a kind of card, or `back`. */
  readonly card: string
  readonly able: boolean
  onmove?(x: number, y: number): void
  ondrop(x: number, y: number, pointer: string): void
  onend?(): void
}

/** `<button use:draggable={…}>`: a drag ends with `ondrop`, and the click that would follow it does not happen. */
export function draggable(node: HTMLElement, options: Draggable) {
  let now = options
  let from: { x: number; y: number; id: number } | null = null

  const stop = () => {
    from = null
    if (now.dragging.held) now.onend?.()
    now.dragging.held = null
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', stop)
  }
  const move = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return
    const { clientX: x, clientY: y } = event
    if (!now.dragging.held && Math.hypot(x - from.x, y - from.y) < SLACK) return
    now.dragging.held = { card: now.card, x, y }
    now.onmove?.(x, y)
  }
  const up = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return
    const dragged = now.dragging.held !== null
    stop()
    if (!dragged) return
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
    now.ondrop(event.clientX, event.clientY, event.pointerType)
  }
  const down = (event: PointerEvent) => {
    if (!now.able || event.button !== 0 || from) return
    from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', stop)
  }
  node.addEventListener('pointerdown', down)
  return {
    update: (next: Draggable) => {
      now = next
    },
    destroy: () => {
      stop()
      node.removeEventListener('pointerdown', down)
    },
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

/** Whether a point lies on an element. */
export function within(element: Element | null | undefined, x: number, y: number): boolean {
  if (!element) return false
  const box = element.getBoundingClientRect()
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}
