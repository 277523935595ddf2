"""Stopwatches in pages. All pages are on one machine, so their clocks agree."""

from __future__ import annotations

import math
import statistics
from dataclasses import dataclass

from playwright.sync_api import Locator

from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.page_player import Mouse, PagePlayer

# Notes when a table could first be played, when each move was sent, when each version was on the page (its
# next frame begins), and when that frame had been drawn, as far as the page itself can tell.
STOPWATCH = """
(() => {
  const watch = { ready: null, sent: [], shown: {}, drawn: {} }
  window.stopwatch = watch
  const look = () => {
    if (document.querySelector('[data-hit]') && document.querySelector('[data-hand], [data-offered]')) {
      requestAnimationFrame(() => (watch.ready = performance.now()))
      eyes.disconnect()
    }
  }
  const eyes = new MutationObserver(look)
  eyes.observe(document, { childList: true, subtree: true })
  const shows = (version) =>
    requestAnimationFrame(() => {
      watch.shown[version] ??= Date.now()
      scheduler.postTask(() => (watch.drawn[version] ??= Date.now()), { priority: 'user-blocking' })
    })
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        const moved = /^{"type":"moved","version":(\\d+)/.exec(data)
        if (moved) shows(Number(moved[1]))
      })
    }

    send(frame) {
      if (/"type":"(play|first-tickets)"/.test(String(frame))) watch.sent.push(Date.now())
      super.send(frame)
    }
  }
})()
"""

# When the first version after a known one was on the page and drawn; nothing until it was.
_SHOWN = """(known) => {
  const next = Math.min(...Object.keys(stopwatch.drawn).map(Number).filter((version) => version > known))
  return Number.isFinite(next) ? [stopwatch.shown[next], stopwatch.drawn[next]] : null
}"""


# Milliseconds between looks at a stopwatch: a look at every frame would keep the page drawing frames.
LOOKS = 50
# Nobody is quicker: the pointer is on a thing for a moment before it is pressed, and a turn takes thought.
AIMS, THINKS = 200, 600
# After a press nobody asks the pages anything for so long: the answer would take time from what is measured.
WAITS = 300


@dataclass(frozen=True)
class Load:
    """How a page was loaded for the first time."""

    seconds: float
    script: int
    everything: int

    def __str__(self) -> str:
        sizes = f"{self.script / 1000:.0f} kB of script, {self.everything / 1000:.0f} kB in all"
        return f"{self.seconds * 1000:.0f} ms, {sizes}"


# Presses Play, and tells when the first tickets could be chosen.
_FIRST_DECISION = """async (city) => {
  const clicked = performance.now()
  document.querySelector(`[data-action="play-now"][data-city="${city}"]`).click()
  while (stopwatch.ready === null || !document.querySelector('[data-offered]')) {
    await new Promise((next) => requestAnimationFrame(next))
  }
  return performance.now() - clicked
}"""


def first_decision(person: BrowserUser, city: str) -> float:
    """Seconds from the click on Play, in a browser that was never here, to one's first decision."""
    person.open("/", "home")
    person.action("play-now", city=city).wait_for()
    taken: float = person.page.evaluate(_FIRST_DECISION, city)
    assert "/local#" in person.page.url
    return taken / 1000


@dataclass(frozen=True)
class Moves:
    """How long moves took from the click to the last page, in seconds, and until that page had been drawn."""

    times: tuple[float, ...] = ()
    drawn: tuple[float, ...] = ()

    def __add__(self, more: Moves) -> Moves:
        return Moves(self.times + more.times, self.drawn + more.drawn)

    @property
    def median(self) -> float:
        """Half of them were on all pages as soon as this."""
        return statistics.median(self.times)

    @property
    def p95(self) -> float:
        """Ninety-five of a hundred were drawn on all screens as soon as this."""
        return p95(self.drawn)

    def __str__(self) -> str:
        return f"on the page: {told(self.times)}; drawn: {told(self.drawn)}"


def p95(times: tuple[float, ...]) -> float:
    """What ninety-five of a hundred were within: one that was measured, not a guess between two."""
    return sorted(times)[math.ceil(0.95 * len(times)) - 1]


def told(times: tuple[float, ...]) -> str:
    """In words."""
    values = {"median": statistics.median(times), "p95": p95(times), f"worst of {len(times)}": max(times)}
    return ", ".join(f"{name} {seconds * 1000:.0f} ms" for name, seconds in values.items())


def load(person: BrowserUser, table: str) -> Load:
    """Opens a table with an empty cache. The page must have the stopwatch."""
    person.open(f"/t/{table}", "table")
    person.page.wait_for_function("() => stopwatch.ready !== null")
    person.page.wait_for_load_state("networkidle")
    ready, files = person.page.evaluate(
        """() => [stopwatch.ready, performance.getEntriesByType('resource').map(
          (one) => [new URL(one.name).pathname, one.encodedBodySize])]"""
    )
    script = sum(size for name, size in files if name.endswith(".js"))
    return Load(ready / 1000, script, sum(size for _, size in files))


class SteadyMouse(Mouse):
    """A mouse as people move it."""

    def press(self, what: Locator) -> None:
        what.hover()
        self.person.page.wait_for_timeout(AIMS)
        super().press(what)

    def choose_route(self, route: str) -> None:
        self.person.page.mouse.move(*self.aim(route))
        self.person.page.wait_for_timeout(AIMS)
        super().choose_route(route)


def moves(people: list[BrowserUser], table: str, number: int) -> Moves:
    """Plays moves by mouse, to the end of the game at most. Each is timed until the last screen shows it."""
    players = [PagePlayer(person, SteadyMouse(person), seed=at) for at, person in enumerate(people)]
    measured = Moves()
    for _ in range(number):
        table_now = people[0].snapshot(table)
        seat, version = table_now["view"]["turn"], table_now["version"]
        if seat is None:
            break
        mover = people[seat]
        mover.page.wait_for_timeout(THINKS)
        before = mover.page.evaluate("() => stopwatch.sent.length")
        while mover.page.evaluate("() => stopwatch.sent.length") == before:
            players[seat].step(mover.wait(lambda now: now.any_move))
            mover.page.wait_for_timeout(WAITS)
        sent = mover.page.evaluate("(at) => stopwatch.sent[at]", before)
        looks = [person.page.wait_for_function(_SHOWN, arg=version, polling=LOOKS) for person in people]
        seen = [look.json_value() for look in looks]
        shown, drawn = (max(times) - sent for times in zip(*seen, strict=True))
        measured += Moves((shown / 1000,), (drawn / 1000,))
    return measured
