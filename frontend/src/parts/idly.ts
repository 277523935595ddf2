/** Does something when the page has nothing better to do, but soon. Gives what calls it off. */
export function idly(work: () => void, soon = 250): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 30) // Safari
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: soon })
  return () => cancelIdleCallback(idle)
}
