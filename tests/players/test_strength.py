"""The ladder in brief: each level beats the one below, in every city, in games that take a second."""

from __future__ import annotations

import numpy as np
import pytest

from crosstown.cities import city_names, load_city
from crosstown.game.records.seeds import nth_seed
from crosstown.players.player_registry import PlayerRegistry
from crosstown.simulation.play_game import play_game
from crosstown.simulation.played_games import play_seeds

pytestmark = pytest.mark.slow

DEALS = 150


def tables(player: str, others: str, seats: int) -> list[list[str]]:
    """The player at each seat, the others around it."""
    return [[player if at == seat else others for at in range(seats)] for seat in range(seats)]


def wins(city: str, player: str, others: str, seats: int) -> float:
    board = load_city(city)
    seeds = [nth_seed(99, number) for number in range(DEALS)]
    shares = []
    for seat, table in enumerate(tables(player, others, seats)):
        first = play_seeds(board, table, seeds).results["place"][:, :seats] == 1
        shares.append(first[:, seat] / first.sum(axis=1))
    return float(np.mean(shares))


def searched_wins(city: str, player: str, others: str, seats: int, deals: int) -> float:
    """The same for players that the kernel cannot play whole games of."""
    board, registry = load_city(city), PlayerRegistry()
    shares = []
    for number in range(deals):
        for seat, table in enumerate(tables(player, others, seats)):
            result = play_game(board, [registry.make(name) for name in table], nth_seed(99, number)).result
            assert result is not None
            shares.append((result.ranking[seat] == 1) / result.ranking.count(1))
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


@pytest.mark.parametrize("city", city_names())
def test_the_network_alone_beats_medium(city: str) -> None:
    """The games of docs/training.md are others: here it is enough that no weight has gone astray."""
    assert searched_wins(city, "expert:0", "medium", 2, 150) > 0.6
    assert searched_wins(city, "expert:0", "medium", 4, 60) > 0.4


def test_the_expert_beats_hard_in_less_time() -> None:
    """A hundred of its simulations take less time than 300 of hard."""
    shares = [searched_wins(city, "expert:100", "hard:300", 2, 12) for city in city_names()]
    assert np.mean(shares) > 0.55, shares
