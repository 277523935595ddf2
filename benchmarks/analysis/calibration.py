"""Whether chances of 70 % are won 70 times in 100: predictions in simulated games beside their results.

    python -m benchmarks.analysis.calibration [--games 6000] [--player medium] [--workers 2]
    python -m benchmarks.analysis.calibration --csv FILE --svg FILE
    python -m benchmarks.analysis.calibration --player hard:200 --seed 5000000 --fit

Positions are taken from every game at a few random plies, and each seat's chance is that of an analysis at
the first depth. With 2,000 games the share that was won has an error of two percentage points in each band;
6,000 make it 1.2. The curve is printed, and kept as numbers or as a picture where a file is named.

With ``--fit`` chances stay as the imagined games give them, and the numbers are printed that
``analysis/calibration.json`` holds; use other seeds than those of the check.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numpy as np

from crosstown.analysis.game_study import study_position
from crosstown.cities import city_names, load_city
from crosstown.files import write_text
from crosstown.game.records.record import Record
from crosstown.game.records.record_replay import begin, follow
from crosstown.players import make_player
from crosstown.simulation.intervals import Estimate, ratio
from crosstown.simulation.play_game import play_game
from tools.calibration_curve import Band, draw_calibration, write_bands

SEED = 20_260
POSITIONS = 4  # of each game
BANDS = 20  # from 0 to 1: 0.675 to 0.725 is about 70 %
TOLERANCE = 0.03
WON = 10_000


@dataclass(frozen=True)
class Prediction:
    """A seat's chance in a position of a game, and what it won in the end; both from 0 to 1."""

    game: int
    chance: float
    won: float


@dataclass(frozen=True)
class Sample:
    """What games to take positions from; raw chances trust `medium` wholly."""

    player: str
    seats: int
    seed: int
    raw: bool

    def played(self, number: int) -> Record:
        """A simulated game; all cities have their turn."""
        city = load_city(city_names()[number % len(city_names())])
        players = [make_player(self.player) for _ in range(self.seats)]
        return play_game(city, players, self.seed + number).record()

    def predictions(self, number: int) -> list[Prediction]:
        return list(predict(number, self.played(number), raw=self.raw))


def predict(number: int, record: Record, *, raw: bool = False) -> Iterator[Prediction]:
    """The chances at a few plies of a game, chosen by the game's number; raw ones trust `medium` wholly."""
    players = ["medium"] if raw else [seat.player for seat in record.seats]
    plies = set(Random(number).sample(range(len(record.plies)), POSITIONS))
    game = begin(record)
    assert record.result is not None
    winners = [place == 1 for place in record.result.ranking]
    following = follow(game, record)
    for ply in range(max(plies) + 1):
        if ply in plies:
            chances = study_position(game, seed=number, players=players).value
            for seat, won in enumerate(winners):
                yield Prediction(number, int(chances[seat]) / WON, won / sum(winners))
        next(following)


def curve(predictions: Sequence[Prediction]) -> list[tuple[float, Estimate]]:
    """For each band of chances that occurs: the mean chance, and the share that was won."""
    bands = np.array([round(one.chance * BANDS) for one in predictions])
    games = np.array([one.game for one in predictions])
    found = []
    for band in range(BANDS + 1):
        inside = [one for one, at in zip(predictions, bands, strict=True) if at == band]
        if inside:
            numbers, at = np.unique(games[bands == band], return_inverse=True)
            won = np.bincount(at, [one.won for one in inside], len(numbers))
            chance = sum(one.chance for one in inside) / len(inside)
            found.append((chance, ratio(won, np.bincount(at, minlength=len(numbers)).astype(float))))
    return found


def fitted(predictions: Sequence[Prediction]) -> dict[str, int]:
    """The numbers of `crosstown.analysis.calibration` that come nearest to what was won, by least squares."""
    chance = np.array([one.chance for one in predictions])
    away = chance - 0.5
    parts = np.column_stack([away, -4 * chance * (1 - chance) * away])
    won = np.array([one.won for one in predictions]) - 0.5
    sure, unsure = np.linalg.lstsq(parts, won, rcond=None)[0]
    return {"sure": round(1000 * float(sure)), "unsure": round(1000 * float(unsure))}


def around_70(points: Sequence[tuple[float, Estimate]]) -> tuple[float, float]:
    """The mean of the chances from 65 to 75 %, and the share of them that was won."""
    near = [(chance, won) for chance, won in points if 0.64 < chance < 0.76]
    games = sum(won.count for _, won in near)
    hoped = sum(chance * won.count for chance, won in near) / games
    return hoped, sum(won.value * won.count for _, won in near) / games


def calibrated(points: Sequence[tuple[float, Estimate]]) -> bool:
    """Whether the band at 70 % is won 67 to 73 times in 100, and no other is clearly further off."""
    _, at_70 = min(points, key=lambda point: abs(point[0] - 0.7))
    clearly_off = any(won.low - chance > TOLERANCE or chance - won.high > TOLERANCE for chance, won in points)
    return abs(at_70.value - 0.7) <= TOLERANCE and not clearly_off


def main() -> int:
    reading = argparse.ArgumentParser(description="Measure whether the chances of an analysis come true.")
    reading.add_argument("--games", type=int, default=6000)
    reading.add_argument("--seats", type=int, default=2)
    reading.add_argument("--player", action="append", help="medium and hard:200 unless told otherwise")
    reading.add_argument("--workers", type=int, default=1)
    reading.add_argument("--seed", type=int, default=SEED)
    reading.add_argument("--fit", action="store_true", help="print the numbers of calibration.json")
    reading.add_argument("--csv", type=Path, help="a file for the numbers of the curve")
    reading.add_argument("--svg", type=Path, help="a file for its picture")
    given = reading.parse_args()
    bands: list[Band] = []
    good = True
    for player in given.player or ["medium", "hard:200"]:
        sample = Sample(player, given.seats, given.seed, raw=given.fit)
        with get_context("fork").Pool(given.workers) as pool:
            found = [one for game in pool.imap(sample.predictions, range(given.games)) for one in game]
        if given.fit:
            print(f"{player}: {fitted(found)}")
            continue
        points = curve(found)
        bands += [Band(player, chance, won.value, won.low, won.high, won.count) for chance, won in points]
        hoped, share = around_70(points)
        fine = calibrated(points)
        good &= fine
        print(f"{player}: {given.games:,} games, {len(found):,} chances – {'holds' if fine else 'OFF'}")
        print(f"  {100 * hoped:5.1f} % predicted, won {100 * share:5.1f} %: from 65 to 75 %")
        for chance, won in points:
            told = f"won {100 * won.value:5.1f} % [{100 * won.low:.1f}, {100 * won.high:.1f}]"
            print(f"  {100 * chance:5.1f} % predicted, {told} of {won.count:,} games", flush=True)
    if given.csv:
        write_bands(given.csv, bands)
    if given.svg:
        write_text(given.svg, draw_calibration(bands) + "\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
