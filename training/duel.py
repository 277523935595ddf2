"""Duels between players on all cores: one of the first against the second, every deal from every seat.

    python -m training.duel --seconds 400 --seed 800000 london,2,expert:2000,hard:4000 berlin,4,expert,hard

Each duel is CITY,SEATS,FIRST,SECOND. They take turns until the time is up or ``--deals`` are played, so all
have about as many deals. `crosstown arena` plays such games as well; this one stops by the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from crosstown.cities.city import City
from crosstown.game.game import Game
from crosstown.players.player import Player
from crosstown.players.player_registry import PlayerRegistry, read_code
from crosstown.simulation.play_game import PlayerCaller, play_game

Duel = tuple[str, int, str, str]
Asked = tuple[int, Duel, int, tuple[str, ...]]  # number of the duel, the duel, seed, files with players


class Timer(PlayerCaller):
    """Adds up how long each player takes to choose."""

    def __init__(self) -> None:
        self.seconds: dict[str, list[float]] = defaultdict(list)

    def call(self, game: Game, seat: int, player: Player, what: str, function: Any) -> Any:
        begun = time.perf_counter()
        answer = function()
        if what == "choose":
            self.seconds[player.name].append(time.perf_counter() - begun)
        return answer


def play_deal(asked: Asked) -> tuple[int, int, float, float, dict[str, list[float]]]:
    """One deal from every seat: number of the duel, seed, the first player's wins and lead, times."""
    number, (city_id, seats, first, second), seed, code = asked
    registry = PlayerRegistry(read_code(path) for path in code)
    city, timer = City.load(city_id), Timer()
    won, ahead = [], []
    for seat in range(seats):
        players = [registry.make(first if at == seat else second) for at in range(seats)]
        result = play_game(city, players, seed, timer).result
        assert result is not None
        totals = [one.total for one in result.seats]
        winners = result.ranking.count(1)
        won.append(1 / winners if result.ranking[seat] == 1 else 0.0)
        ahead.append(totals[seat] - max(total for at, total in enumerate(totals) if at != seat))
    times = {name: [sum(each), len(each)] for name, each in timer.seconds.items()}
    return number, seed, float(np.mean(won)), float(np.mean(ahead)), times


def summary(
    duel: Duel, won: list[float], ahead: list[float], times: dict[str, list[float]]
) -> dict[str, Any]:
    """Wins in percent with a 95 % interval; a deal from all its seats is one observation."""
    mean, half = np.mean(won), 1.96 * np.std(won, ddof=1) / len(won) ** 0.5 if len(won) > 1 else 1.0
    return {
        "duel": duel,
        "games": len(won) * duel[1],
        "won": round(100 * float(mean), 1),
        "interval": [round(100 * float(max(mean - half, 0)), 1), round(100 * float(min(mean + half, 1)), 1)],
        "points_ahead": round(float(np.mean(ahead)), 2),
        "ms_a_move": {name: round(1000 * spent / count, 2) for name, (spent, count) in times.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Duels between players on all cores.")
    parser.add_argument("duels", nargs="+")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--deals", type=int, default=1000, help="at most, for each duel")
    parser.add_argument(
        "--seed", type=int, default=10**12, help="the first deal; seeds so high never occur in training"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--code", action="append", default=[], help="a file with players of your own")
    parser.add_argument("--out", type=Path, help="a file for the results, one line of JSON a duel")
    options = parser.parse_args()
    duels: list[Duel] = []
    for text in options.duels:
        city, seats, first, second = text.split(",")
        duels.append((city, int(seats), first, second))

    def asked() -> Iterator[Asked]:
        for deal in range(options.deals):
            for number, duel in enumerate(duels):
                yield number, duel, options.seed + deal, tuple(options.code)

    won: dict[int, list[float]] = defaultdict(list)
    ahead: dict[int, list[float]] = defaultdict(list)
    times: dict[int, dict[str, list[float]]] = defaultdict(lambda: defaultdict(lambda: [0.0, 0]))
    ends = time.monotonic() + options.seconds
    pool = get_context("fork").Pool(options.workers)
    for number, _, share, points, spent in pool.imap_unordered(play_deal, asked()):
        won[number].append(share)
        ahead[number].append(points)
        for name, (seconds, count) in spent.items():
            times[number][name][0] += seconds
            times[number][name][1] += count
        if time.monotonic() > ends:
            break
    pool.terminate()
    lines = [json.dumps(summary(duels[at], won[at], ahead[at], times[at])) for at in sorted(won)]
    print("\n".join(lines), flush=True)
    if options.out:
        options.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
