"""What a decision costs the computer players on average, by city: what people's numbers are compared with.

    python -m benchmarks.analysis.average_losses [--games 4] [--city istanbul] [--write]

Two of a kind play each other, and an analysis at the first depth judges every decision. What is written
replaces the numbers of the cities that were measured.
"""

from __future__ import annotations

import argparse
import json

from crosstown.analysis import analyse
from crosstown.analysis.average_losses import FILE, all_average_losses
from crosstown.cities import city_names, load_city
from crosstown.files import write_text
from crosstown.players import make_player
from crosstown.simulation.play_game import play_game

SEED = 7_000
DEPTH = 1
LEVELS = ("easy", "medium", "hard")
BUDGETS = {"hard": "hard:1000"}  # a tenth of what it has at a table without a clock, to save time


def average_loss(city: str, level: str, games: int) -> tuple[int, float]:
    """A level's mean loss in ten-thousandths, and the standard error of the mean."""
    total = count = 0
    squares = 0.0
    for number in range(games):
        players = [make_player(BUDGETS.get(level, level)) for _ in range(2)]
        record = play_game(load_city(city), players, SEED + number).record()
        for one in analyse(record, seed=number, depth=DEPTH).decisions:
            if one.legal > 1:
                total += one.measured
                count += 1
                squares += one.error**2
    return max(round(total / count), 0), squares**0.5 / count


def main() -> None:
    reading = argparse.ArgumentParser(description="Measure what decisions cost computer players.")
    reading.add_argument("--games", type=int, default=4)
    reading.add_argument("--write", action="store_true", help=f"write {FILE.name}")
    reading.add_argument("--city", action="append", help="only this city; repeatable")
    given = reading.parse_args()
    measured: dict[str, dict[str, int]] = {}
    for city in given.city or city_names():
        for level in LEVELS:
            loss, error = average_loss(city, level, given.games)
            measured.setdefault(city, {})[level] = loss
            print(
                f"{city}, {level}: {loss / 100:.2f} percent points a decision (± {error / 100:.2f})",
                flush=True,
            )
    if given.write:
        write_text(FILE, json.dumps(all_average_losses() | measured, indent=1) + "\n")


if __name__ == "__main__":
    main()
