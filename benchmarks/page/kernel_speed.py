"""How fast the rules are in a page: searches as WebAssembly beside the compiled kernel, in one run.

    python -m benchmarks.page.kernel_speed

The two take turns with the same searches, and give the same trees.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from benchmarks.player_speed import middle_games
from crosstown.cities import city_names
from crosstown.cities.kernel_city import compile_city
from crosstown.game.game import Game
from crosstown.game.records.seeds import seed_words
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.players.engine.search.search_nodes import MAX_NODES, NODE, SEARCH
from crosstown.players.search_player import HARD, SIMULATIONS, set_search
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import GAME, RESULT, SCRATCH, blank, fields
from crosstown.webassembly.compile_module import compile_module
from testkit.browsers.chromium import launched
from testkit.kernel_twin import KernelTwin, Task, run_in_node, run_in_page

SHARE = 0.8  # of the simulations a second of the compiled kernel
LARGEST = 150_000  # bytes of the compressed module
POSITIONS = 8
SLICE = 25  # rounds of a call
WARM_UP = 250  # rounds
ARRAYS = ("cities", "views", "imagined", "searches", "nodes", "memories", "scratches", "results")


def searching(game: Game) -> KernelTwin:
    """A search in the view of the seat to move, begun and warm."""
    view = game.view(game.turn)
    twin = KernelTwin(
        cities=compile_city(game.city),
        views=view._games.copy(),
        imagined=blank(GAME, 2),
        searches=blank(SEARCH),
        nodes=blank(NODE, MAX_NODES),
        memories=new_memories(("medium",) * MAX_SEATS),
        scratches=blank(SCRATCH),
        results=blank(RESULT),
        seed=seed_words(7),
    )
    set_search(twin.arrays["searches"], HARD)
    twin.write("searches")
    twin.call("begin_search", "cities", "views", "searches", "nodes", "memories", "scratches", "seed")
    run_slices(twin, WARM_UP)
    return twin


def run_slices(twin: KernelTwin, rounds: int) -> None:
    """Searches in short calls, as a page does: the browser replaces slow code by fast code between two."""
    for _ in range(rounds // SLICE):
        twin.call("run_search", *ARRAYS, SLICE)


def search_seconds(twin: KernelTwin, rounds: int, run: Callable[[Task], list[Any]]) -> tuple[float, float]:
    """How long the same search takes in a page and on this machine."""
    twin.clock()
    began = time.perf_counter()
    run_slices(twin, rounds)
    native = time.perf_counter() - began
    twin.clock()
    twin.compare("searches")
    return twin.seconds(run(twin.task())), native


def main() -> int:
    module = compile_module()
    packed = len(gzip.compress(module))
    good = packed < LARGEST
    print(f"module: {len(module):,} bytes, {packed:,} compressed {_verdict(good)}")
    with launched() as browser:
        page = browser.new_page()
        places: dict[str, Callable[[Task], list[Any]]] = {
            "Node": lambda task: run_in_node(module, task)[0],
            "Chromium": lambda task: run_in_page(module, task, page),
        }
        for city in city_names():
            for place, run in places.items():
                good &= _compare(city, place, run)
    return 0 if good else 1


def _compare(city: str, place: str, run: Callable[[Task], list[Any]]) -> bool:
    shares, longest = [], 0.0
    for game in middle_games(city, 2, POSITIONS):
        twin = searching(game)
        rounds = SIMULATIONS // int(fields(twin.arrays["searches"]).left)
        inside, native = search_seconds(twin, rounds, run)
        shares.append(native / inside)
        longest = max(longest, inside)
    share = statistics.median(shares)
    good = share >= SHARE
    spread = f"{min(shares):.2f} to {max(shares):.2f}"
    told = f"{share:.2f} of the compiled kernel's simulations a second ({spread})"
    print(
        f"{city}, {place}: {told}; {SIMULATIONS:,} simulations in {longest:.2f} s {_verdict(good)}",
        flush=True,
    )
    return good


def _verdict(good: bool) -> str:
    return "– holds" if good else "– TOO SLOW"


if __name__ == "__main__":
    sys.exit(main())
