"""How fast the rules run on this machine: random play in London's manner, for two seats, on one core."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.cities.load import city_names, load_city
from crosstown.game.position import workspace
from crosstown.game.records.seeds import seed_words
from crosstown.rules import entry_points
from crosstown.rules.kernel.state import CHANCE, GAME, Array, blank
from crosstown.simulation.random_playout import copies, random_games


@dataclass(frozen=True)
class Measure:
    """One thing measured: the best of several short runs, for other work on the machine only slows them."""

    name: str
    value: float
    unit: str


class Bench:
    def __init__(self, city: City, seats: int = 2) -> None:
        self.cities = compile_city(city)
        self.tables = table_for(city, seats)
        self.games = blank(GAME, 2)
        self.seed: Array = seed_words(0)
        self.random_games(1, True)  # compiled before anything is timed
        copies(self.games, 1)
        self.python_loop(2)

    def random_games(self, count: int, listed: bool) -> int:
        """Plays games inside the kernel; returns the number of decisions."""
        chances = blank(CHANCE)
        scratch = workspace()
        return int(
            random_games(self.cities, self.tables, self.games, self.seed, chances, scratch, count, listed)
        )

    def python_loop(self, count: int) -> int:
        """Plays games from Python, one call a decision; returns the number of decisions."""
        cities, games, scratch = self.cities, self.games, workspace()
        pick = np.random.Generator(np.random.Philox(0))
        choices = pick.random(1 << 16).tolist()
        plies = 0
        for number in range(count):
            self.seed[0] = number
            entry_points.shuffle_game(cities, self.tables, games, 0, self.seed, scratch)
            entry_points.deal_game(cities, games, 0, scratch)
            legal = entry_points.list_moves(cities, games, 0, scratch)
            while legal:
                legal = entry_points.step(cities, games, 0, int(choices[plies & 0xFFFF] * legal), scratch)
                plies += 1
        return plies

    def copies(self, count: int) -> int:
        copies(self.games, count)
        return count


def rate(work: Callable[[], int], tries: int = 5) -> float:
    """Things a second of processor time: the best of several tries."""
    best = 0.0
    for _ in range(tries):
        begun = process_time()
        done = work()
        best = max(best, done / (process_time() - begun))
    return best


def measure(city: City | None = None) -> list[Measure]:
    bench = Bench(city or load_city(city_names()[0]))
    listed = rate(lambda: bench.random_games(5000, True))
    unlisted = rate(lambda: bench.random_games(5000, False))
    looped = rate(lambda: bench.python_loop(500))
    copied = rate(lambda: bench.copies(1_000_000))
    return [
        Measure("random play with full lists of legal moves", listed / 1e6, "million decisions a second"),
        Measure("random play without lists", unlisted / 1e6, "million decisions a second"),
        Measure("random play driven from Python", looped / 1e6, "million decisions a second"),
        Measure("copy of a game inside the kernel", 1e9 / copied, "nanoseconds"),
    ]
