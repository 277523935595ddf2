"""Asks a page how its board looks: the size of letters on the screen, and what moves or covers it."""

from __future__ import annotations

LEAST_LETTER = 9.0  # pixels that a letter needs to be read

# What may come and go around the board without being asked for.
UNASKED = "[data-bubble], .tray > *, [data-last-banner], [data-preparing]"
OVERLAYS = f"{UNASKED}, [data-route-card]"

# The names of places that are shown, with the size of their letters on the screen and their boxes.
NAMES = """() => [...document.querySelectorAll('[data-label] text')]
  .map((text) => {
    const { left, top, right, bottom } = text.getBoundingClientRect()
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a
    return { name: text.textContent, size, box: [left, top, right, bottom] }
  })"""
# The sizes on the screen of the other numbers that a turn needs: costs, districts, flags, stacks.
NUMBERS = """() =>
  [...document.querySelectorAll('.ct-cost, .ct-district, [data-flag] text, [data-stack] text')]
  .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""
# From now on every box that the board and its picture have had, and how much of it anything has covered.
WATCH = """(overlays) => {
  window.boxes = new Set()
  window.covered = 0
  const look = () => {
    const frame = document.querySelector('[data-screen="table"] .frame')
    if (frame) {
      const all = [frame, frame.querySelector('.ground') ?? frame].map((one) => one.getBoundingClientRect())
      const board = all[0]
      boxes.add(all.flatMap((one) => [one.x, one.y, one.width, one.height]).map(Math.round).join())
      for (const one of document.querySelectorAll(overlays)) {
        const box = one.getBoundingClientRect()
        const wide = Math.min(box.right, board.right) - Math.max(box.left, board.left)
        const high = Math.min(box.bottom, board.bottom) - Math.max(box.top, board.top)
        if (wide > 1 && high > 1) covered = Math.max(covered, (wide * high) / (board.width * board.height))
      }
    }
    requestAnimationFrame(look)
  }
  look()
}"""
