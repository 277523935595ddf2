"""Who plays whom: tables of players, and the seatings in which each deal is played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

Table = tuple[str, ...]


def round_robin(players: Sequence[str], seats: int) -> tuple[Table, ...]:
    """A table for each pair: one of the first player against as many of the second as fill the seats."""
    return tuple((one, *(other,) * (seats - 1)) for one, other in combinations(players, 2))


def seatings(table: Table) -> tuple[tuple[int, ...], ...]:
    """The rotations of a table: for each seat which of the table's players sits there.

    Rotations in which the same players sit alike would be the same game twice, so they are left out.
    """
    found: dict[Table, tuple[int, ...]] = {}
    for turn in range(len(table)):
        order = tuple((seat + turn) % len(table) for seat in range(len(table)))
        found.setdefault(tuple(table[player] for player in order), order)
    return tuple(found.values())


def deals_for(table: Table, games: int) -> int:
    """How many deals make at least so many games, each deal being played in every seating."""
    return -(-games // len(seatings(table)))
