"""The same record, seed and depth, by Python and by the page's own code: the same analysis."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from crosstown import City
from crosstown.analysis import analyse
from crosstown.players import make_player
from crosstown.simulation.play_game import play_game
from crosstown.webassembly.city_numbers import city_numbers

# One whole game: the parity of the kernel's entries is tested in all cities.
GAME = ("london", ("easy", "medium"), 5)


def test_analyses_in_the_page(run_page_tests: Callable[..., None]) -> None:
    city, players, seed = GAME
    run_page_tests("python-analyses", 1, games=[analysed(City.load(city), players, seed)])


def analysed(city: City, players: tuple[str, ...], seed: int) -> dict[str, Any]:
    record = play_game(city, [make_player(name) for name in players], seed).record()
    made = {"numbers": city_numbers(city), "record": record, "analysis": analyse(record, seed=seed)}
    built: dict[str, Any] = msgspec.to_builtins(made)
    return built
