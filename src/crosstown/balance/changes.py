"""What an edit changed in the balance of a city, beyond chance.

Both are measured in their own games. A difference is told if it is larger than the 95 % interval of the
difference, and large enough to matter. Of many numbers a few will differ by chance all the same: one in
twenty. So the bar is twice that interval, which chance passes about once in ten thousand.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from crosstown.balance.balance_data import Balance, TableBalance
from crosstown.balance.yardstick import key_numbers
from crosstown.simulation.intervals import Estimate

SURE = 2.0  # times the margin of the difference


@dataclass(frozen=True)
class Change:
    """One number that differs. The subject is an id, or empty for the whole table."""

    code: str
    subject: str
    seats: int
    before: Estimate
    after: Estimate


def changes(before: Balance, after: Balance) -> tuple[Change, ...]:
    """All changes at tables that both have, the largest for their margin first."""
    sizes = {table.seats: table for table in before.tables}
    found = [
        change
        for table in after.tables
        if table.seats in sizes
        for change in _compare(sizes[table.seats], table)
    ]
    return tuple(sorted(found, key=lambda one: -_distance(one.before, one.after)))


def _compare(before: TableBalance, after: TableBalance) -> Iterator[Change]:
    later = key_numbers(after)
    for code, old in key_numbers(before).items():
        yield from _change(code, "", after.seats, old, later[code])
    routes = {one.id: one.claimed for one in before.routes}
    for route in after.routes:
        if route.id in routes:
            yield from _change("route", route.id, after.seats, routes[route.id], route.claimed)
    tickets = {one.id: one.completed for one in before.tickets}
    for ticket in after.tickets:
        if ticket.id in tickets:
            yield from _change("ticket", ticket.id, after.seats, tickets[ticket.id], ticket.completed)


def _change(code: str, subject: str, seats: int, before: Estimate, after: Estimate) -> Iterator[Change]:
    if _distance(before, after) > SURE:
        yield Change(code, subject, seats, before, after)


def _distance(before: Estimate, after: Estimate) -> float:
    """The difference in margins of it; 0 where nothing is known."""
    margin = math.hypot(before.margin, after.margin)
    apart = abs(after.value - before.value)
    return apart / margin if math.isfinite(margin) and margin > 0 and math.isfinite(apart) else 0.0
