"""How soon an edit is on the board of the workshop, in a real browser: from the key to the next picture.

Run ``python -m benchmarks.page.workshop_speed`` on a quiet machine: server, page and Python share it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from crosstown.cities import city_names
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.chromium import check_built, launched
from testkit.server_process import quick_server

SHOWN = 0.100  # seconds until an edit is on the board, for 95 of 100

# Moves a place by the keyboard and waits for the frame after the drawing that has it where it is now.
_EDITS = """async (count) => {
  const board = document.querySelector('[data-board]')
  const drawn = document.querySelectorAll('.drawn')[1]
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
  const times = []
  for (let edit = 0; edit < count; edit += 1) {
    const shown = new Promise((resolve) => {
      const watch = new MutationObserver(() => { watch.disconnect(); resolve() })
      watch.observe(drawn, { childList: true, subtree: true })
    })
    const began = performance.now()
    const key = edit % 2 ? 'ArrowLeft' : 'ArrowRight'
    board.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true }))
    await shown
    await frame()
    times.push((performance.now() - began) / 1000)
    await new Promise((next) => setTimeout(next, 60))
  }
  return times
}"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edits", type=int, default=100, help="edits in each city")
    options = parser.parse_args()
    check_built()
    with tempfile.TemporaryDirectory() as folder, quick_server(Path(folder)) as server, launched() as browser:
        good = [edits(BrowserUser(browser, server.url), city, options.edits) for city in city_names()]
    return 0 if all(good) else 1


def edits(person: BrowserUser, city: str, count: int) -> bool:
    """Opens a copy of a city and moves one of its places to and fro."""
    person.open("/workshop", "workshop-start")
    person.page.locator(f'[data-copy="{city}"]').click()
    person.see("workshop")
    person.page.locator(".drawn [data-place]").first.wait_for(state="attached")
    person.page.locator('[data-hit="place"]').nth(5).click(force=True)
    times: Any = person.page.evaluate(_EDITS, count)
    times = sorted(times)
    middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
    good = bool(late < SHOWN)
    told = "good" if good else f"too slow: at most {SHOWN * 1000:.0f} ms"
    print(f"{city}: {count} edits, p50 {middle * 1000:.0f} ms, p95 {late * 1000:.0f} ms, {told}", flush=True)
    person.leave()
    return good


if __name__ == "__main__":
    sys.exit(main())
