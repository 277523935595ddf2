"""Whether chances of 70 % are won 70 times in 100: predictions in simulated games beside their results.

    python -m benchmarks.analysis_calibration [--games 2000] [--player medium] [--html FILE]

Positions are taken from every game at a few random plies, and each seat's chance is that of an analysis at
the first depth. The seeds are the benchmark's own: nothing was fitted to them.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

from crosstown.analysis.game_study import study_position
from crosstown.cities import city_names, load_city
from crosstown.drawing.charts.marks import PLAIN, TABLES
from crosstown.drawing.charts.plots import Dot, DotRow, Panel, draw_dots
from crosstown.files import write_text
from crosstown.game.records.record import Record
from crosstown.game.records.record_replay import begin, follow
from crosstown.markup import html_tag
from crosstown.players import make_player
from crosstown.simulation.intervals import Estimate, ratio
from crosstown.simulation.play_game import play_game

SEED = 20_260
POSITIONS = 4  # of each game
BANDS = 20  # from 0 to 1: 0.675 to 0.725 is about 70 %
TOLERANCE = 0.03
WON = 10_000
HOPED = TABLES[2]


@dataclass(frozen=True)
class Prediction:
    """A seat's chance in a position of a game, and what it won in the end; both from 0 to 1."""

    game: int
    chance: float
    won: float


def played(player: str, games: int, seats: int, seed: int) -> Iterator[Record]:
    """Simulated games of all cities in turn."""
    cities = [load_city(name) for name in city_names()]
    for number in range(games):
        city = cities[number % len(cities)]
        yield play_game(city, [make_player(player) for _ in range(seats)], seed + number).record()


def predict(number: int, record: Record) -> Iterator[Prediction]:
    """The chances at a few plies of a game, chosen by the game's number."""
    plies = set(Random(number).sample(range(len(record.plies)), POSITIONS))
    game = begin(record)
    assert record.result is not None
    winners = [place == 1 for place in record.result.ranking]
    following = follow(game, record)
    for ply in range(max(plies) + 1):
        if ply in plies:
            chances = study_position(game, seed=number).value
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


def page(curves: dict[str, list[tuple[float, Estimate]]]) -> str:
    """The curves as a page: each row is a band of chances, its mark how often it came true."""
    figures = []
    for player, points in curves.items():
        rows = []
        for chance, won in points:
            seen = won.scaled(100)
            dots = (Dot(100 * chance, math.nan, math.nan, HOPED), Dot(seen.value, seen.low, seen.high, PLAIN))
            rows.append(DotRow(f"{100 * chance:.0f} %", (dots,), tooltip=f"{won.count} games"))
        words = f"Chances of {player}: predicted (hollow) and won"
        figures.append(html_tag("h2", player) + draw_dots(rows, [Panel("won", 0, 100, " %")], words))
    head = html_tag("head", '<meta charset="utf-8">', html_tag("title", "Calibration"))
    return f"<!DOCTYPE html>\n{html_tag('html', head, html_tag('body', *figures), lang='en')}\n"


def main() -> int:
    reading = argparse.ArgumentParser(description="Measure whether the chances of an analysis come true.")
    reading.add_argument("--games", type=int, default=2000)
    reading.add_argument("--seats", type=int, default=2)
    reading.add_argument("--player", action="append", help="medium and hard:200 unless told otherwise")
    reading.add_argument("--seed", type=int, default=SEED)
    reading.add_argument("--html", type=Path)
    given = reading.parse_args()
    curves, good = {}, True
    for player in given.player or ["medium", "hard:200"]:
        found: list[Prediction] = []
        for number, record in enumerate(played(player, given.games, given.seats, given.seed)):
            found.extend(predict(number, record))
        curves[player] = points = curve(found)
        hoped, share = around_70(points)
        fine = calibrated(points)
        good &= fine
        print(f"{player}: {given.games:,} games, {len(found):,} chances – {'holds' if fine else 'OFF'}")
        print(f"  {100 * hoped:5.1f} % predicted, won {100 * share:5.1f} %: from 65 to 75 %")
        for chance, won in points:
            told = f"won {100 * won.value:5.1f} % [{100 * won.low:.1f}, {100 * won.high:.1f}]"
            print(f"  {100 * chance:5.1f} % predicted, {told} of {won.count:,} games", flush=True)
    if given.html:
        write_text(given.html, page(curves))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
