"""What the games of a table say about its players. One deal, played in all seatings, is one observation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from crosstown.arena.pairing import Table, seatings
from crosstown.arena.tournament import Outcome
from crosstown.rules.kernel.state import Array
from crosstown.simulation.summary import Z95


@dataclass(frozen=True)
class Interval:
    """A mean and the ends of its 95 % interval; None where one observation says nothing of others."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Standing:
    """How a player fared at a table, on average over its seats there."""

    player: str
    seats: int  # how many of the table's seats it has
    wins: Interval  # shared wins count in part
    difference: Interval  # its score less the mean of the others'
    score: Interval


@dataclass(frozen=True)
class TableStanding:
    """How a table went."""

    table: Table
    deals: int
    games: int
    void: int
    standings: tuple[Standing, ...]


@dataclass(frozen=True)
class Observations:
    """The deals of a table that count: for each player of the table its means over the seatings."""

    table: Table
    deals: Array  # their numbers
    wins: Array  # [deal, player of the table]
    difference: Array
    score: Array


def observe(outcome: Outcome) -> list[Observations]:
    """The observations of each table."""
    found = []
    for at, table in enumerate(outcome.plan.tables):
        counted = [(chunk, part) for chunk, part in outcome.counted if chunk.table == at]
        numbers = [chunk.first + i for chunk, _ in counted for i in range(chunk.count)]
        totals = [deal for _, part in counted for deal in part.totals]
        places = [deal for _, part in counted for deal in part.places]
        shape = (len(numbers), len(seatings(table)), len(table))
        found.append(
            _observed(
                table,
                np.array(numbers, int),
                np.array(totals, float).reshape(shape),
                np.array(places, int).reshape(shape),
            )
        )
    return found


def _observed(table: Table, numbers: Array, totals: Array, places: Array) -> Observations:
    first = places == 1
    shares = first / np.maximum(first.sum(axis=2, keepdims=True), 1)
    others = (totals.sum(axis=2, keepdims=True) - totals) / (len(table) - 1)
    by_player = np.argsort(np.array(seatings(table)), axis=1)[None]  # in each seating the seat of each player

    def mean(values: Array) -> Array:
        return np.asarray(np.take_along_axis(values, by_player, axis=2).mean(axis=1))

    return Observations(table, numbers, mean(shares), mean(totals - others), mean(totals))


def stand(outcome: Outcome) -> list[TableStanding]:
    """How each table went."""
    return [_table_standing(seen, outcome.void[at]) for at, seen in enumerate(observe(outcome))]


def _table_standing(seen: Observations, void: int) -> TableStanding:
    table = seen.table
    count = len(seen.deals)
    standings = tuple(_standing(seen, player) for player in dict.fromkeys(table)) if count else ()
    return TableStanding(table, count, count * len(seatings(table)), void, standings)


def _standing(seen: Observations, player: str) -> Standing:
    mine = [at for at, name in enumerate(seen.table) if name == player]
    wins, difference, score = (
        values[:, mine].mean(axis=1) for values in (seen.wins, seen.difference, seen.score)
    )
    fair = 1 / len(seen.table)
    return Standing(
        player, len(mine), share_interval(wins, fair), mean_interval(difference), mean_interval(score)
    )


def mean_interval(values: Sequence[float] | Array) -> Interval:
    """The mean of independent values."""
    count = len(values)
    mean = float(np.mean(values))
    if count < 2:
        return Interval(mean, None, None)
    margin = Z95 * float(np.std(values, ddof=1)) / count**0.5
    return Interval(mean, mean - margin, mean + margin)


def share_interval(values: Sequence[float] | Array, fair: float) -> Interval:
    """The mean of independent shares from 0 to 1.

    For the interval two deals are added that are won as often as is fair. They hardly matter among many, and
    keep a few deals that all went alike from looking certain.
    """
    seen = np.asarray(values, float)
    count = len(seen) + 2
    centre = (float(seen.sum()) + 2 * fair) / count
    square = (float((seen**2).sum()) + 2 * fair) / count
    margin = Z95 * max(0.0, (square - centre**2) / (count - 1)) ** 0.5
    return Interval(float(seen.mean()), max(0.0, centre - margin), min(1.0, centre + margin))
