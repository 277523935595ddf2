"""Rate limits: buckets that empty with use and fill again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MAX_KEYS = 20_000


class Bucket:
    """Holds ``size`` units, and fills again within so many seconds."""

    __slots__ = ("_at", "_left", "_now", "rate", "size")

    def __init__(self, size: float, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.size = size
        self.rate = size / seconds
        self._left = size
        self._now = now
        self._at = now()

    def take(self, amount: float = 1.0) -> bool:
        """Takes some out. False if there is not enough."""
        self._fill()
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def reserve(self, longest: float) -> float | None:
        """Takes one unit in advance: the seconds until it is there, or None if they are too many."""
        self._fill()
        if self.wait > longest:
            return None
        wait = self.wait
        self._left -= 1.0
        return wait

    @property
    def is_empty(self) -> bool:
        self._fill()
        return self._left < 1.0

    @property
    def wait(self) -> float:
        """Seconds until there is one unit again."""
        return max(0.0, (1.0 - self._left) / self.rate)

    def _fill(self) -> None:
        now = self._now()
        self._left = min(self.size, self._left + (now - self._at) * self.rate)
        self._at = now


class Limits:
    """A bucket for each key. Keys that were not used for long are forgotten."""

    def __init__(self, size: float, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.size, self.seconds = size, seconds
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, key: str, times: float = 1.0) -> Bucket:
        """The bucket of a key. A new one is so many times as large, and fills as much faster."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.size * times, self.seconds, self._now)
            if len(self._buckets) > MAX_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
