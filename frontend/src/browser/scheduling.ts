/** When to do things that can wait. All of it can be called off. */

const BEAT = 120 // milliseconds
const SOON = 250

/** A beat later: what happened is on this screen by then, and on those of others, who may share the machine. */
export function aBeatLater(work: () => void): () => void {
  const timer = setTimeout(work, BEAT)
  return () => clearTimeout(timer)
}

/** For what is asked for again and again: it is done a beat after the first time, however often it is asked for then. */
export function oncePerBeat(work: () => void): { readonly ask: () => void; readonly cancel: () => void } {
  let waiting: (() => void) | null = null
  const cancel = () => {
    waiting?.()
    waiting = null
  }
  const ask = () => {
    waiting ??= aBeatLater(() => {
      waiting = null
      work()
    })
  }
  return { ask, cancel }
}

/** After a beat, when the page has nothing better to do, but soon. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') return aBeatLater(work) // Safari
  let idle = 0
  const cancel = aBeatLater(() => (idle = requestIdleCallback(work, { timeout: SOON })))
  return () => {
    cancel()
    cancelIdleCallback(idle)
  }
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
