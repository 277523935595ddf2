"""Games from given seeds are those at a table."""

from __future__ import annotations

import pytest

from crosstown.cities import load_city
from crosstown.players.built_in_players import make_player
from crosstown.simulation.play_game import play_game
from crosstown.simulation.played_games import play_seeds

SEEDS = [5, 1, 2**127]


@pytest.mark.parametrize("players", [("random", "chaos"), ("chaos", "random", "chaos")])
def test_seeds_are_games_at_a_table(players: tuple[str, ...]) -> None:
    city = load_city("london")
    games = play_seeds(city, players, SEEDS, logged=True)
    for seed, result, record in zip(SEEDS, games.results, games.records, strict=True):
        game = play_game(city, [make_player(name) for name in players], seed)
        assert game.record() == record
        assert game.result is not None
        assert [seat.total for seat in game.result.seats] == result["total"][: len(players)].tolist()


def test_the_last_positions_come_without_records() -> None:
    city = load_city("berlin")
    plain = play_seeds(city, ("random", "random"), SEEDS)
    ended = play_seeds(city, ("random", "random"), SEEDS, finals=True)
    logged = play_seeds(city, ("random", "random"), SEEDS, logged=True)
    assert (len(plain.finals), len(ended.finals), len(ended.records)) == (0, 3, 0)
    assert ended.finals.tobytes() == logged.finals.tobytes()
    assert plain.results.tobytes() == ended.results.tobytes() == logged.results.tobytes()
