"""How soon a table is there, and how soon a move is on all screens: in a real browser, with the strict marks.

Run ``python -m benchmarks.page.page_speed`` on a quiet machine. Server and browsers share it.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from crosstown.cities import city_names
from testkit.browsers.browser_tables import sit_down
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.chromium import check_built, launched
from testkit.browsers.page_timing import STOPWATCH, Moves, first_decision, load, moves
from testkit.server_process import quick_server

FIRST = 1.0  # seconds until a table can be played, on loopback
ALONE = 1.5  # seconds from the click on Play to the first decision, with everything still to be fetched
SCRIPT = 200_000  # bytes of compressed script
SHOWN = 0.100  # seconds until a move is on all screens, for 95 of 100
NAMES = ("Ada", "Ben", "Cleo", "Dora")


Arrive = Callable[[str | None], BrowserUser]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loads", type=int, default=5, help="first loads of a table in each city")
    parser.add_argument("--moves", type=int, default=100, help="moves at each number of screens")
    options = parser.parse_args()
    check_built()
    with tempfile.TemporaryDirectory() as folder, quick_server(Path(folder)) as server, launched() as browser:

        def arrive(name: str | None) -> BrowserUser:
            person = BrowserUser(browser, server.url, name, reduced_motion="no-preference")
            person.context.add_init_script(STOPWATCH)
            return person

        good = [first_loads(arrive, city, options.loads) for city in city_names()]
        good += [plays_alone(arrive, city, options.loads) for city in city_names()]
        good += [moves_on_screens(arrive, screens, options.moves) for screens in (2, 4)]
    return 0 if all(good) else 1


def first_loads(arrive: Arrive, city: str, count: int) -> bool:
    loads = []
    for _ in range(count):
        ada = arrive("Ada")
        loads.append(load(ada, ada.begin(city, {"type": "computer"})))
        ada.leave()
    middle = sorted(loads, key=lambda one: one.seconds)[len(loads) // 2]
    good = middle.seconds < FIRST and middle.script < SCRIPT
    print(f"first load, {city}, the middle one of {len(loads)}: {middle} {verdict(good)}", flush=True)
    return good


def plays_alone(arrive: Arrive, city: str, count: int) -> bool:
    taken = []
    for _ in range(count):
        ada = arrive(None)
        taken.append(first_decision(ada, city))
        ada.leave()
    good = statistics.median(taken) < ALONE
    told = f"{1000 * statistics.median(taken):.0f} ms, {1000 * min(taken):.0f} to {1000 * max(taken):.0f}"
    print(f"Play alone, {city}, {count} first visits: {told} {verdict(good)}", flush=True)
    return good


def moves_on_screens(arrive: Arrive, screens: int, count: int) -> bool:
    found = Moves()
    while len(found.times) < count:
        people = [arrive(name) for name in NAMES[:screens]]
        found += moves(people, sit_down(people, "london"), count - len(found.times))
        for person in people:
            person.leave()
    print(f"a move on {screens} screens: {found} {verdict(found.p95 < SHOWN)}")
    return found.p95 < SHOWN


def verdict(good: bool) -> str:
    return "– holds" if good else "– TOO SLOW"


if __name__ == "__main__":
    sys.exit(main())
