"""Luck and skill in a thousand random games: that they add up, and that neither leans to a side.

    python -m benchmarks.analysis_sums [--games 1000]

Every game is analysed twice with different seeds, an eighth as deep as the first depth. Luck of the one and
skill of the other must add up to the result within their errors. What chance does is zero on average.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

import numpy as np

from crosstown.analysis.game_study import GameStudy
from crosstown.cities import city_names, load_city
from crosstown.game.records.record import Record
from crosstown.players import make_player
from crosstown.simulation.play_game import play_game

SEED = 31_000
PLAYERS = ("random", "easy", "medium", "medium")
CAUSES = ("draw", "refill", "offer")
FAR = 5  # standard errors


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


def main() -> int:
    reading = argparse.ArgumentParser(description="Add up luck and skill in many games.")
    reading.add_argument("--games", type=int, default=1000)
    given = reading.parse_args()
    off = 0
    distances: list[float] = []
    chance: dict[str, list[int]] = {name: [] for name in CAUSES}
    skill: list[int] = []
    for number in range(given.games):
        record = random_game(number)
        one, other = studied(record, 2 * number), studied(record, 2 * number + 1)
        for seat in range(one.seats):
            sums, again = one.sums_of(seat), other.sums_of(seat)
            off += int(sums.luck + sums.skill != sums.result - sums.fair)
            error = (int(sums.error) ** 2 + int(again.error) ** 2) ** 0.5
            if error:
                distances.append(int(sums.luck + again.skill - (sums.result - sums.fair)) / error)
            for name in CAUSES:
                chance[name].append(int(sums[name]))
        if len({seat.player for seat in record.seats}) == 1:
            skill.append(int(one.sums_of(0).skill))
    far = [one for one in distances if abs(one) > FAR]
    print(f"{given.games} games: luck and skill of one analysis miss the result in {off} seats")
    spread = float(np.sqrt(np.mean(np.square(distances))))
    print(f"luck of one and skill of another: {spread:.2f} standard errors off, {len(far)} seats above {FAR}")
    good = off == 0 and not far
    for name, values in {**chance, "skill of the first of identical players": skill}.items():
        mean, error = float(np.mean(values)) / 100, float(np.std(values)) / len(values) ** 0.5 / 100
        good &= abs(mean) < 3 * error or error == 0
        print(f"{name}: {mean:+.2f} percent points on average (± {error:.2f})")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
