/** When to do things that can wait. Each function gives what calls its work off. */

/** When the page has nothing better to do, but soon. */
export function idly(work: () => void, soon = 250): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 30) // Safari
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: soon })
  return () => cancelIdleCallback(idle)
}

/** Right after the next frame: what has changed is seen first, and asking where things are then costs nothing. */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
