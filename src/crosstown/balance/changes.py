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
    earlier = _numbers(before)
    for (code, subject), new in _numbers(after).items():
        old = earlier.get((code, subject))
        if old is not None and _distance(old, new) > SURE:
            yield Change(code, subject, after.seats, old, new)


def _numbers(table: TableBalance) -> dict[tuple[str, str], Estimate]:
    """All that is compared, by code and subject."""
    return {
        **{(code, ""): measured for code, measured in key_numbers(table).items()},
        **{("route", one.id): one.claimed for one in table.routes},
        **{("ticket", one.id): one.completed for one in table.tickets},
    }


def _distance(before: Estimate, after: Estimate) -> float:
    """The difference in margins of it; 0 where nothing is known."""
    margin = math.hypot(before.margin, after.margin)
    apart = abs(after.value - before.value)
    return apart / margin if math.isfinite(margin) and margin > 0 and math.isfinite(apart) else 0.0
