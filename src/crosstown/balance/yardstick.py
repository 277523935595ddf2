"""London's balance in a few numbers, the yardstick for other cities.

``python -m tools.measure_yardstick`` measures it and writes ``yardstick.json`` beside this file.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache
from importlib.resources import files
from typing import Any

from crosstown.balance.balance_data import Balance, TableBalance
from crosstown.simulation.intervals import Estimate, json_ready, mean_of_sums

FILE = "yardstick.json"


@cache
def yardstick() -> dict[str, Any]:
    """How it was made, and by number of seats what `key_numbers` gives of London."""
    told: dict[str, Any] = json.loads((files("crosstown.balance") / FILE).read_text("utf-8"))
    return told


def key_numbers(table: TableBalance) -> dict[str, Estimate]:
    """The numbers in which cities are compared; routes and tickets by their mean over the board."""
    return {
        "first-seat": table.each[0].wins,
        "turns": table.length.turns,
        "ties": table.ties,
        "last-round": table.length.last_round,
        "score": table.each[0].score,
        "routes": mean_over([one.claimed for one in table.routes]),
        "tickets": mean_over([one.completed for one in table.tickets if one.completed.count]),
    }


def mean_over(measured: list[Estimate]) -> Estimate:
    """The mean of several estimates; its interval is theirs on average, for they depend on each other."""
    if not measured:
        return mean_of_sums(0, 0, 0)
    count = len(measured)
    value, low, high = (
        sum(ends) / count for ends in zip(*((one.value, one.low, one.high) for one in measured), strict=True)
    )
    return Estimate(value, low, high, min(one.count for one in measured))


def yardstick_of(balance: Balance) -> dict[str, Any]:
    """The content of the file."""
    told: dict[str, Any] = json_ready(
        {
            "made_by": "python -m tools.measure_yardstick",
            "city": balance.city.id,
            "sha256": balance.city.sha256,
            "player": balance.player,
            "games": balance.games,
            "seed": balance.seed,
            "tables": {
                table.seats: {name: asdict(one) for name, one in key_numbers(table).items()}
                for table in balance.tables
            },
        }
    )
    return told
