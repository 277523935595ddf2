"""Estimates: measured values, each with the interval that holds the true value 95 times in 100.

An observation is a whole game, or a deal in all its seatings: what several seats do in one game is not
independent. All estimates treat few observations alike:

- without observations the value is NaN and the interval is unbounded;
- one observation says nothing about how much others differ, so its interval is unbounded, too;
- a share lies from 0 to 1 whatever was observed, so its interval never leaves that range.

Pages, which have no NumPy, use this module too: only functions that take arrays import it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crosstown.rules.kernel.state import Array

Z95 = 1.959964


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value, its 95 % interval, and the number of observations behind it."""

    value: float
    low: float
    high: float
    count: int

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def scaled(self, factor: float, offset: float = 0.0) -> Estimate:
        """The same estimate in another unit; ``factor`` is not negative."""
        value, low, high = (one * factor + offset for one in (self.value, self.low, self.high))
        return Estimate(value, low, high, self.count)


UNKNOWN = Estimate(math.nan, -math.inf, math.inf, 0)


def mean(values: Sequence[float] | Array) -> Estimate:
    """The mean of independent values."""
    import numpy as np

    count = len(values)
    if count == 0:
        return UNKNOWN
    middle = float(np.mean(values))
    margin = Z95 * float(np.std(values, ddof=1)) / count**0.5 if count > 1 else math.inf
    return Estimate(middle, middle - margin, middle + margin, count)


def mean_of_sums(total: int, squares: int, count: int) -> Estimate:
    """The mean of independent whole numbers, from their sum and the sum of their squares."""
    if count == 0:
        return UNKNOWN
    middle = total / count
    margin = math.inf
    if count > 1:
        margin = Z95 * math.sqrt((count * squares - total * total) / (count * (count - 1)) / count)
    return Estimate(middle, middle - margin, middle + margin, count)


def ratio(part: Array, whole: Array) -> Estimate:
    """The share of a total over games, where a game may add more than one to it."""
    import numpy as np

    total = float(np.sum(whole))
    if total == 0:
        return UNKNOWN
    value = float(np.sum(part)) / total
    count = len(whole)
    spread = float(np.std(part - value * whole, ddof=1)) if count > 1 else math.inf
    margin = Z95 * spread * count**0.5 / total
    return Estimate(value, value - margin, value + margin, count)


def share(hits: float, of: int) -> Estimate:
    """Wilson's interval of a share. It has a width even where all or none were hits.

    Hits may be fractions (a shared win counts in part): the interval is then wider than need be.
    """
    if of == 0:
        return Estimate(math.nan, 0.0, 1.0, 0)
    value = min(float(hits) / of, 1.0)
    spread = Z95 * Z95 / of
    middle = (value + spread / 2) / (1 + spread)
    margin = Z95 * math.sqrt(value * (1 - value) / of + spread / (4 * of)) / (1 + spread)
    return Estimate(value, max(0.0, min(middle - margin, value)), min(1.0, max(middle + margin, value)), of)


def mean_share(values: Sequence[float] | Array, fair: float) -> Estimate:
    """The mean of independent shares from 0 to 1, such as the wins in all seatings of a deal.

    For the interval two deals are added that are won as often as is fair. They hardly matter among many, and
    keep a few deals that all went alike from looking certain.
    """
    import numpy as np

    seen = np.asarray(values, float)
    if len(seen) == 0:
        return Estimate(math.nan, 0.0, 1.0, 0)
    count = len(seen) + 2
    centre = (float(seen.sum()) + 2 * fair) / count
    square = (float((seen**2).sum()) + 2 * fair) / count
    margin = Z95 * max(0.0, (square - centre**2) / (count - 1)) ** 0.5
    return Estimate(float(seen.mean()), max(0.0, centre - margin), min(1.0, centre + margin), len(seen))


def json_ready(value: Any) -> Any:
    """The same data for JSON, which knows neither NaN nor infinity and has only texts for keys."""
    if isinstance(value, dict):
        return {str(key): json_ready(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [json_ready(one) for one in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
