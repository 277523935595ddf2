"""How players did at each table. One deal, played in all its seatings, is one observation."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from crosstown.arena.schedule import Table, seatings
from crosstown.arena.tournament import Outcome
from crosstown.rules.kernel.state import Array
from crosstown.simulation.intervals import Estimate, mean, mean_share


@dataclass(frozen=True)
class Standing:
    """How a player did at a table, on average over its seats there."""

    player: str
    seats: int  # how many of the table's seats it has
    wins: Estimate  # shared wins count in part
    difference: Estimate  # its score less the mean of the others'
    score: Estimate


@dataclass(frozen=True)
class Observations:
    """The deals of a table that count: for each player of the table its means over the seatings."""

    table: Table
    deals: Array  # their numbers
    wins: Array  # [deal, player of the table]
    difference: Array
    score: Array


def observations(outcome: Outcome) -> list[Observations]:
    found = []
    for at, table in enumerate(outcome.plan.tables):
        counted = [(chunk, result) for chunk, result in outcome.counted if chunk.table == at]
        numbers = [chunk.first + i for chunk, _ in counted for i in range(chunk.count)]
        totals = [deal for _, result in counted for deal in result.totals]
        places = [deal for _, result in counted for deal in result.places]
        shape = (len(numbers), len(seatings(table)), len(table))
        found.append(
            observe(
                table,
                np.array(numbers, int),
                np.array(totals, float).reshape(shape),
                np.array(places, int).reshape(shape),
            )
        )
    return found


def observe(table: Table, numbers: Array, totals: Array, places: Array) -> Observations:
    """From the numbers of deals, and totals and places of each [deal, seating, seat]."""
    first = places == 1
    shares = first / np.maximum(first.sum(axis=2, keepdims=True), 1)
    others = (totals.sum(axis=2, keepdims=True) - totals) / (len(table) - 1)
    by_player = np.argsort(np.array(seatings(table)), axis=1)[None]  # in each seating the seat of each player

    def over_seatings(values: Array) -> Array:
        return np.asarray(np.take_along_axis(values, by_player, axis=2).mean(axis=1))

    return Observations(
        table, numbers, over_seatings(shares), over_seatings(totals - others), over_seatings(totals)
    )


def standings(seen: Observations) -> list[Standing]:
    """How the players of a table did; none where no deal counts."""
    return [_standing(seen, player) for player in dict.fromkeys(seen.table)] if len(seen.deals) else []


def _standing(seen: Observations, player: str) -> Standing:
    mine = [at for at, name in enumerate(seen.table) if name == player]
    wins, difference, score = (
        values[:, mine].mean(axis=1) for values in (seen.wins, seen.difference, seen.score)
    )
    fair = 1 / len(seen.table)
    return Standing(player, len(mine), mean_share(wins, fair), mean(difference), mean(score))
