"""Numbers that were measured, each with the interval that holds the true value 95 times in 100.

An observation is a whole game: what several seats do in one game hangs together.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from crosstown.rules.kernel.state import Array
from crosstown.simulation.summary import Z95


@dataclass(frozen=True, slots=True)
class Measured:
    """A value, its 95 % interval, and how many games stand behind it. Without games the value is NaN."""

    value: float
    low: float
    high: float
    count: int

    def scaled(self, factor: float, offset: float = 0.0) -> Measured:
        """The same measurement in another unit; ``factor`` is not negative."""
        return Measured(
            self.value * factor + offset, self.low * factor + offset, self.high * factor + offset, self.count
        )


NOTHING = Measured(math.nan, -math.inf, math.inf, 0)


def share(hits: float, of: int) -> Measured:
    """Wilson's interval of a share. It never leaves 0 to 1, and has a width where all or none were hits.

    Hits may be fractions (a shared win counts in part): the interval is then wider than need be.
    """
    if of == 0:
        return Measured(math.nan, 0.0, 1.0, 0)
    part = min(float(hits) / of, 1.0)
    spread = Z95 * Z95 / of
    middle = (part + spread / 2) / (1 + spread)
    reach = Z95 * math.sqrt(part * (1 - part) / of + spread / (4 * of)) / (1 + spread)
    return Measured(part, max(0.0, min(middle - reach, part)), min(1.0, max(middle + reach, part)), of)


def average(values: Array) -> Measured:
    """The mean of one value a game. A single game says nothing about how much games differ."""
    count = len(values)
    if count == 0:
        return NOTHING
    mean = float(np.mean(values))
    reach = Z95 * float(np.std(values, ddof=1)) / math.sqrt(count) if count > 1 else math.inf
    return Measured(mean, mean - reach, mean + reach, count)
