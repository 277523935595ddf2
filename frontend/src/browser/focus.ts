/** Where the keyboard and the screen reader are. */

/**
 * Remembers where the focus is, for something that takes it for a while. What it answers with gives the focus back,
 * or to `otherwise` where that is gone; but not if it has gone on elsewhere by itself.
 */
export function borrowFocus(borrower: Element, otherwise?: () => HTMLElement | null): () => void {
  const before = document.activeElement
  return () => {
    const now = document.activeElement
    if (now && now !== document.body && !borrower.contains(now)) return
    const back = isFocusable(before) && before.isConnected && before !== document.body ? before : otherwise?.()
    back?.focus({ preventScroll: true })
  }
}

function isFocusable(element: Element | null): element is HTMLElement | SVGElement {
  return element instanceof HTMLElement || element instanceof SVGElement
}
