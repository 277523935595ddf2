"""Plays many games and measures the balance of a city by them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from crosstown.balance.balance_data import Balance
from crosstown.balance.balance_from_counts import GameCounts, measure_table
from crosstown.cities.city import City
from crosstown.errors import TextError
from crosstown.game.game import check_seats
from crosstown.game.records.seeds import read_seed
from crosstown.players.built_in_players import POLICIES, check_name
from crosstown.rules.kernel.state import Array
from crosstown.simulation.many_games import simulate

PLAYER = "medium"
GAMES = 2000


def _check_player(name: str) -> None:
    check_name(name)
    if name not in POLICIES:
        playing = ", ".join(POLICIES)
        message = f"{name!r} takes too long for so many games: choose one of {playing}"
        raise TextError("slow-player", message, offender=name)


def default_seats(city: City) -> tuple[int, ...]:
    """The fewest and the most that a city is for: the two ends between which its balance lies."""
    return tuple(sorted(set(city.players)))


def measure(
    city: City,
    player: str = PLAYER,
    seats: int | Sequence[int] | None = None,
    games: int = GAMES,
    seed: int = 1,
    workers: int | None = None,
    on_progress: Callable[[int], None] = lambda games: None,
    *,
    on: str = "local",
) -> Balance:
    """Plays ``games`` games at tables of each size and measures them.

    The numbers depend on the seed, not on the workers or on where they run: ``on`` is ``"local"``, ``"ray"``,
    or the address of a Ray cluster. ``on_progress`` gets the number of games done, of all tables together.
    """
    sizes = (seats,) if isinstance(seats, int) else tuple(seats or default_seats(city))
    for size in sizes:
        check_seats(city, size)
    _check_player(player)
    seed = read_seed(seed)
    tables = []
    for at, size in enumerate(sizes):

        def tell(done: int, before: int = at * games) -> None:
            on_progress(before + done)

        played = simulate(city, size, (player,), games, seed, workers, on_progress=tell, count=True, on=on)
        assert played.counts is not None
        tables.append(measure_table(city, GameCounts(size, plain_counts(played.counts))))
    return Balance(city, player, games, seed, tuple(tables))


def plain_counts(counts: Array) -> dict[str, Any]:
    """A record of counts as plain numbers and lists, as a page gives them too."""
    return {name: counts[name][0].tolist() for name in counts.dtype.names or ()}
