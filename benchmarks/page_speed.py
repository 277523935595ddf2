"""How soon a table is there, and how soon a move is on all screens: in a real browser, with the strict marks.

Run ``python -m benchmarks.page_speed`` on a quiet machine. Server and browsers share it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from crosstown.cities import city_names
from testkit.browsers.browser_tables import sit_down
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.chromium import check_built, launched
from testkit.browsers.page_timing import STOPWATCH, Moves, load, moves
from testkit.server_process import quick_server

FIRST = 1.0  # seconds until a table can be played, on loopback
SCRIPT = 200_000  # bytes of compressed script
SHOWN = 0.100  # seconds until a move is on all screens, for 95 of 100
NAMES = ("Ada", "Ben", "Cleo", "Dora")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loads", type=int, default=5, help="first loads of a table in each city")
    parser.add_argument("--moves", type=int, default=100, help="moves at each number of screens")
    options = parser.parse_args()
    check_built()
    good = True
    with tempfile.TemporaryDirectory() as folder, quick_server(Path(folder)) as server, launched() as browser:

        def arrive(name: str) -> BrowserUser:
            person = BrowserUser(browser, server.url, name, reduced_motion="no-preference")
            person.context.add_init_script(STOPWATCH)
            return person

        for city in city_names():
            loads = []
            for _ in range(options.loads):
                ada = arrive("Ada")
                loads.append(load(ada, ada.begin(city, {"type": "computer"})))
                ada.leave()
            middle = sorted(loads, key=lambda one: one.seconds)[len(loads) // 2]
            fits = middle.seconds < FIRST and middle.script < SCRIPT
            good &= fits
            print(f"first load, {city}, the middle one of {len(loads)}: {middle} {verdict(fits)}", flush=True)
        for screens in (2, 4):
            found = Moves()
            while len(found.times) < options.moves:
                people = [arrive(name) for name in NAMES[:screens]]
                found += moves(people, sit_down(people, "london"), options.moves - len(found.times))
                for person in people:
                    person.leave()
            good &= found.p95 < SHOWN
            print(f"a move on {screens} screens: {found} {verdict(found.p95 < SHOWN)}")
    return 0 if good else 1


def verdict(good: bool) -> str:
    return "– holds" if good else "– TOO SLOW"


if __name__ == "__main__":
    sys.exit(main())
