"""How long a page takes to count a thousand games of medium, as the workshop's balance does, in Chromium.

python -m benchmarks.page.balance_speed
"""

from __future__ import annotations

import sys
import time

import numpy as np

from crosstown.cities import city_names, load_city
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.game.records.seeds import nth_seed, player_seeds, seed_words
from crosstown.players.built_in_players import POLICIES
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import GAME, RESULT, SCRATCH, blank
from crosstown.simulation.game_counts import COUNTS
from crosstown.simulation.kernel_batch import LOG
from crosstown.webassembly.compile_module import compile_module
from testkit.browsers.chromium import launched
from testkit.kernel_twin import KernelTwin, run_in_page

GAMES = 1000
SECONDS = 1.0


def counting(city_id: str, seats: int) -> tuple[KernelTwin, float]:
    """Games counted here, to be counted in a page; and the time they took."""
    city = load_city(city_id)
    seeds = [nth_seed(1, number) for number in range(GAMES)]
    own = [one for seed in seeds for one in player_seeds(seed)]
    twin = KernelTwin(
        cities=compile_city(city),
        tables=table_for(city, seats),
        games=blank(GAME, 2),
        seeds=seed_words(*seeds).reshape(-1, 4),
        player_seeds=seed_words(*own).reshape(-1, MAX_SEATS, 4),
        policies=np.array([POLICIES["medium"]] * seats, "i8"),
        memories=new_memories(("medium",) * seats),
        scratches=blank(SCRATCH),
        results=blank(RESULT, GAMES),
        logs=blank(LOG, 0),
        finals=blank(GAME, 0),
        counts=blank(COUNTS),
    )
    twin.clock()
    began = time.perf_counter()
    twin.call("play_batch", *twin.arrays)
    seconds = time.perf_counter() - began
    twin.clock()
    twin.compare("counts")
    return twin, seconds


def main() -> int:
    module, good = compile_module(), True
    counting("london", 2)  # compiles
    with launched() as browser:
        page = browser.new_page()
        for city in city_names():
            for seats in (2, load_city(city).players[1]):
                twin, native = counting(city, seats)
                inside = twin.seconds(run_in_page(module, twin.task(), page))
                verdict = ""
                if seats == 2:
                    good &= inside < SECONDS
                    verdict = " – holds" if inside < SECONDS else " – TOO SLOW"
                told = f"{city}, {seats} seats: {GAMES:,} games in {inside:.2f} s"
                print(f"{told}, compiled here {native:.2f} s{verdict}", flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
