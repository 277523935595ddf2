"""Luck and skill in a thousand random games: that they add up, and that neither leans to a side.

    python -m benchmarks.analysis.luck_and_skill_sums [--games 1000] [--equal 1000] [--workers 2]

Every game is analysed twice with different seeds, an eighth as deep as the first depth. Luck of the one and
skill of the other must add up to the result within their errors. What chance does is zero on average.
Then two equal players meet in ``--equal`` more games: the skill of the first must be zero on average.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from typing import TypeVar

import numpy as np

from crosstown.analysis.game_study import GameStudy
from crosstown.cities import city_names, load_city
from crosstown.game.records.record import Record
from crosstown.players import make_player
from crosstown.simulation.intervals import Z95, mean
from crosstown.simulation.play_game import play_game

SEED = 31_000
PLAYERS = ("random", "easy", "medium", "medium")
CAUSES = ("draw", "refill", "offer")
EQUAL = "easy"  # `medium` decides like the moves that skill is measured by, so its skill is zero anyway
EQUAL_SEED = 41_000_000
FAR = 5  # standard errors
PROGRESS = 50

Found = TypeVar("Found")


def random_game(number: int) -> Record:
    """A game in any city between any players, two to four."""
    chance = Random(number)
    city = load_city(chance.choice(city_names()))
    seats = chance.randint(*city.players)
    return play_game(
        city, [make_player(chance.choice(PLAYERS)) for _ in range(seats)], SEED + number
    ).record()


def studied(record: Record, seed: int) -> GameStudy:
    """A quick study of a game."""
    study = GameStudy(record, seed=seed, effort=1)
    for _ in study.plies():
        pass
    return study


def equal_game(number: int) -> Record:
    """A game of two players that decide alike, in one city after the other."""
    city = load_city(city_names()[number % len(city_names())])
    return play_game(city, [make_player(EQUAL), make_player(EQUAL)], EQUAL_SEED + number).record()


@dataclass(frozen=True)
class SeatSums:
    """A seat of a random game, in ten-thousandths of a won game."""

    off: bool  # luck and skill do not add up to the result
    distance: float | None  # in standard errors, between luck of one analysis and skill of another
    causes: tuple[int, ...]


def study_twice(number: int) -> list[SeatSums]:
    """The seats of a random game, in two analyses with different seeds."""
    record = random_game(number)
    one, other = studied(record, 2 * number), studied(record, 2 * number + 1)
    found = []
    for seat in range(one.seats):
        sums, again = one.sums_of(seat), other.sums_of(seat)
        difference = int(sums.result - sums.fair)
        error = math.hypot(int(sums.error), int(again.error))
        distance = (int(sums.luck + again.skill) - difference) / error if error else None
        causes = tuple(int(sums[name]) for name in CAUSES)
        found.append(SeatSums(bool(sums.luck + sums.skill != difference), distance, causes))
    return found


def first_skill(number: int) -> int:
    """The skill of the first of two equal players."""
    return int(studied(equal_game(number), number).sums_of(0).skill)


def add_up(games: int, workers: int) -> bool:
    """Prints what random games show, and says whether all of it holds."""
    seats = [seat for game in measured(study_twice, games, workers) for seat in game]
    off = sum(seat.off for seat in seats)
    distances = [seat.distance for seat in seats if seat.distance is not None]
    far = [one for one in distances if abs(one) > FAR]
    print(f"{games:,} games: luck and skill of one analysis miss the result in {off} of {len(seats):,} seats")
    spread = float(np.sqrt(np.mean(np.square(distances))))
    print(f"luck of one and skill of another: {spread:.2f} standard errors off, {len(far)} seats above {FAR}")
    zeros = [zero(name, [seat.causes[at] for seat in seats]) for at, name in enumerate(CAUSES)]
    return off == 0 and not far and all(zeros)


def equal_skill(games: int, workers: int) -> bool:
    """Prints the skill of the first of two equal players, and says whether it is zero on average."""
    skill = list(measured(first_skill, games, workers))
    return zero(f"skill of the first of two equal players ({EQUAL}) in {games:,} games", skill)


def measured(measure: Callable[[int], Found], games: int, workers: int) -> Iterator[Found]:
    """What is found in each game; tells on the way how far it is."""
    with get_context("fork").Pool(workers) as pool:
        for number, found in enumerate(pool.imap(measure, range(games)), 1):
            if number % PROGRESS == 0:
                print(f"  … {number:,} games", file=sys.stderr, flush=True)
            yield found


def zero(name: str, values: list[int]) -> bool:
    """Prints a mean with its 95 % interval, and says whether it is within three standard errors of zero."""
    found = mean(np.array(values) / 100)
    fine = abs(found.value) <= 3 * found.margin / Z95
    verdict = "holds" if fine else "OFF"
    print(f"{name}: {found.value:+.2f} percentage points ({found.low:+.2f} to {found.high:+.2f}) – {verdict}")
    return fine


def main() -> int:
    reading = argparse.ArgumentParser(description="Add up luck and skill in many games.")
    reading.add_argument("--games", type=int, default=1000)
    reading.add_argument("--equal", type=int, default=1000)
    reading.add_argument("--workers", type=int, default=1)
    given = reading.parse_args()
    good = True
    if given.games:
        good &= add_up(given.games, given.workers)
    if given.equal:
        good &= equal_skill(given.equal, given.workers)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
