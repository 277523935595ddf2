"""Game after game in one tab for hours, and whether anything grows with them.

Run ``python -m benchmarks.page.page_soak --games 200 --hours 4``. A person plays by mouse against the
computer. Some games are rematches, others are at a new table, reached through the first page. After each
one garbage is collected, and the memory, nodes and listeners of the tab are counted. What grows is a leak.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

from playwright.sync_api import CDPSession

from crosstown.cities import city_names
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.chromium import check_built, launched
from testkit.browsers.page_player import PagePlayer
from testkit.server_process import quick_server

WARM_UP = 60  # games: what is kept once, such as the cities and the compiled script, has been by then
ENOUGH = 60  # games after that, to draw a line through: positions at the end differ by hundreds of nodes
REMATCHES = 2  # games that follow each first game of a table
# What a game may add and still be the browser's own: code that it compiles ever better, and what the
# inspector that measures all this notes of every request. A snapshot of the heap shows nothing else.
MARKS = {"heap, kB": 4.0, "nodes": 4.0, "listeners": 1.0}
METRICS = {"heap, kB": ("JSHeapUsedSize", 1024), "nodes": ("Nodes", 1), "listeners": ("JSEventListeners", 1)}


@dataclass(frozen=True)
class Sample:
    game: int
    minutes: float
    values: dict[str, float]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--hours", type=float, default=4, help="how long it lasts; games are spread over it")
    parser.add_argument(
        "--motion", action="store_true", help="with everything that moves, which takes longer"
    )
    options = parser.parse_args()
    check_built()
    with tempfile.TemporaryDirectory() as folder, quick_server(Path(folder)) as server, launched() as browser:
        motion = "no-preference" if options.motion else "reduce"
        person = BrowserUser(browser, server.url, reduced_motion=motion)
        samples = soak(person, options.games, options.hours * 3600)
        person.leave()
    return judge(samples)


def soak(person: BrowserUser, games: int, seconds: float) -> list[Sample]:
    """All games, one after another in the same tab, never loaded anew."""
    tab = person.context.new_cdp_session(person.page)
    tab.send("Performance.enable")
    cities = cycle(city_names())
    began = time.monotonic()
    samples: list[Sample] = []
    person.open("/", "home")
    print(f"{'game':>5} {'minutes':>8} " + " ".join(f"{name:>10}" for name in MARKS))
    for game in range(games):
        if game % (REMATCHES + 1) == 0:
            begin(person, next(cities))
        else:
            person.action("rematch").click()
            person.wait(lambda now: now.screen == "table" and bool(now.tickets))
        PagePlayer(person, seed=game).play()
        end(person)
        samples.append(Sample(game + 1, (time.monotonic() - began) / 60, measure(tab)))
        row = " ".join(f"{value:10.0f}" for value in samples[-1].values.values())
        print(f"{game + 1:5d} {samples[-1].minutes:8.1f} {row}", flush=True)
        person.frames.clear()
        person.answers.clear()
        wait_until(person, began + seconds * (game + 1) / games)
    return samples


def begin(person: BrowserUser, city: str) -> None:
    """A new table, through the first page and without loading it."""
    if person.look().screen != "home":
        person.page.locator('a[href="/"]').first.click()
        person.see("home")
    person.action("play-now", city=city).click()
    person.wait(lambda now: now.screen == "table" and bool(now.tickets))


def end(person: BrowserUser) -> None:
    person.wait(lambda now: now.has("skip") or now.has("rematch"))
    if person.look().has("skip"):
        person.action("skip").click()
    person.wait(lambda now: now.has("rematch"))


def wait_until(person: BrowserUser, moment: float) -> None:
    """The tab stays open meanwhile, as a tab does."""
    while (left := moment - time.monotonic()) > 0:
        person.page.wait_for_timeout(min(left, 10) * 1000)


def measure(tab: CDPSession) -> dict[str, float]:
    """What the tab holds when nothing is left to collect."""
    for _ in range(2):
        tab.send("HeapProfiler.collectGarbage")
    metrics = {one["name"]: one["value"] for one in tab.send("Performance.getMetrics")["metrics"]}
    return {name: metrics[metric] / unit for name, (metric, unit) in METRICS.items()}


def judge(samples: list[Sample]) -> int:
    """A line through the samples of each measure: its slope is what a game leaves behind."""
    settled = samples[WARM_UP:]
    if len(settled) < ENOUGH:
        print(f"Too few games to judge: at least {WARM_UP + ENOUGH} are needed.")
        return 0
    leaks = 0
    for name, mark in MARKS.items():
        games, values = [one.game for one in settled], [one.values[name] for one in settled]
        slope = statistics.linear_regression(games, values).slope
        leaks += slope > mark
        said = "GROWS" if slope > mark else "does not grow"
        print(f"{name}: {slope:+.2f} a game, from {values[0]:.0f} to {values[-1]:.0f}: {said}")
    return int(leaks > 0)


if __name__ == "__main__":
    sys.exit(main())
