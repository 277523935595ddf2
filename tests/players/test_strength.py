"""The ladder in brief: each level beats the one below, in every city, in games that take a second."""

from __future__ import annotations

import numpy as np
import pytest

from crosstown.cities import city_names, load_city
from crosstown.game.records.seeds import nth_seed
from crosstown.simulation.played_games import play_seeds

pytestmark = pytest.mark.slow

DEALS = 150


def wins(city: str, player: str, others: str, seats: int) -> float:
    board = load_city(city)
    seeds = [nth_seed(99, number) for number in range(DEALS)]
    shares = []
    for seat in range(seats):
        table = [others] * seats
        table[seat] = player
        first = play_seeds(board, table, seeds).results["place"][:, :seats] == 1
        shares.append(first[:, seat] / first.sum(axis=1))
    return float(np.mean(shares))


@pytest.mark.parametrize("city", city_names())
def test_each_level_beats_the_one_below(city: str) -> None:
    assert wins(city, "easy", "random", 2) > 0.95
    assert wins(city, "medium", "easy", 2) > 0.70
    assert wins(city, "easy", "random", 4) > 0.6
    assert wins(city, "medium", "easy", 4) > 0.4


@pytest.mark.parametrize("style", ["style-one-step", "style-long", "style-path", "style-tickets"])
def test_medium_beats_every_style(style: str) -> None:
    for city in city_names():
        assert wins(city, "medium", style, 2) > 0.6, city
