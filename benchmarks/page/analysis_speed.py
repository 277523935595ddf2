"""How long the first depth of an analysis takes in a page: a game of two seats in each city, in Chromium.

    python -m benchmarks.page.analysis_speed [--times 3]

The fastest of a few passes counts: whatever else runs on the machine only makes them slower. The CPU time of
the same study outside the page tells how much of a pass is work, and how much waiting.
"""

from __future__ import annotations

import argparse
import sys
import time

from crosstown.analysis.engine.ply_study import FIRST_DEPTH
from crosstown.analysis.engine.study_records import MAX_FINALISTS, MAX_TRIALS, STUDY, TRIAL
from crosstown.cities import city_names, load_city
from crosstown.cities.kernel_city import compile_city
from crosstown.game.game import Game
from crosstown.game.records.seeds import seed_words
from crosstown.players import make_player
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.players.engine.search.search_nodes import SEARCH
from crosstown.players.search_player import HARD
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import GAME, NONE, RESULT, SCRATCH, blank, fields
from crosstown.simulation.play_game import play_game
from crosstown.webassembly.compile_module import compile_module
from testkit.browsers.chromium import launched
from testkit.kernel_twin import KernelTwin, run_in_page

SECONDS = 5.0
GIVEN = ("trials", "finalists", "searches", "studies")
REST = ("memories", "scratches", "results", "seed")


def studying(city: str) -> tuple[KernelTwin, int, float]:
    """A whole game studied here, to be studied in a page; its number of plies, and the CPU time it took."""
    played = play_game(load_city(city), [make_player("medium") for _ in range(2)], seed=3).record()
    game = Game.replay(played, 0)
    twin = KernelTwin(
        cities=compile_city(game.city),
        games=blank(GAME, 5),
        trials=blank(TRIAL, MAX_TRIALS),
        finalists=blank(TRIAL, MAX_FINALISTS),
        searches=blank(SEARCH),
        studies=blank(STUDY, len(played.plies) + 1),
        memories=new_memories(("medium",) * MAX_SEATS),
        scratches=blank(SCRATCH),
        results=blank(RESULT),
        seed=seed_words(0),
    )
    fields(twin.arrays["searches"]).breadth = HARD.breadth
    twin.write("searches")
    twin.clock()
    seconds = 0.0
    for at, ply in enumerate((*played.plies, None)):
        twin.arrays["games"][4:] = game._games
        twin.write("games")
        number = NONE if ply is None else game.legal_moves.number_of(ply.move)
        assert number is not None
        began = time.process_time()
        twin.call("study_ply", "cities", "games", number, *GIVEN, at, *REST, FIRST_DEPTH)
        seconds += time.process_time() - began
        if ply is not None:
            game.play(ply.move)
    twin.clock()
    twin.compare("studies")
    return twin, len(played.plies), seconds


def main() -> int:
    reading = argparse.ArgumentParser(description="Time the first depth of an analysis in a page.")
    reading.add_argument("--times", type=int, default=3, help="passes, of which the fastest counts")
    given = reading.parse_args()
    module, good = compile_module(), True
    studying(city_names()[0])  # compiles it, which is not timed
    with launched() as browser:
        page = browser.new_page()
        for city in city_names():
            twin, plies, native = studying(city)
            passes = (run_in_page(module, twin.task(), page) for _ in range(given.times))
            inside = min(map(twin.seconds, passes))
            good &= inside < SECONDS
            verdict = "holds" if inside < SECONDS else "TOO SLOW"
            print(
                f"{city}: {plies} plies in {inside:.2f} s, {native:.2f} s of CPU time here – {verdict}",
                flush=True,
            )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
