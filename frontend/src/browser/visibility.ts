/** Doing something again and again, but only while somebody looks. */

/** Runs the task now and every so often while the page is visible, at once when it becomes so. Returns its end. */
export function whileVisible(task: () => Promise<void>, every: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let ended = false

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (running || document.hidden) return
    running = true
    try {
      await task()
    } finally {
      running = false
    }
    if (!ended && !document.hidden) timer = setTimeout(() => void run(), every)
  }

  const look = (): void => void run()
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    ended = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
