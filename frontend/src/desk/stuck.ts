/** Keeps a list at its newest entry, unless somebody has scrolled up to read. */

const NEAR = 40 // pixels from the end that still count as the end

/** `<ol use:stuck={entries.length}>` */
export function stuck(node: HTMLElement, _entries: number) {
  let reading = false
  const note = () => (reading = node.scrollHeight - node.scrollTop - node.clientHeight > NEAR)
  const end = () => {
    if (!reading) node.scrollTop = node.scrollHeight
  }
  // With the next frame, which lays the page out anyway: asked for at once, it would be laid out twice.
  let frame = 0
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(end)
  }
  const size = new ResizeObserver(end)
  node.addEventListener('scroll', note, { passive: true })
  size.observe(node)
  soon()
  return {
    update: soon,
    destroy: () => {
      cancelAnimationFrame(frame)
      size.disconnect()
      node.removeEventListener('scroll', note)
    },
  }
}
