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
        now = self._now()
        self._left = min(self.size, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is one unit again."""
        return max(0.0, (1.0 - self._left) / self.rate)


class Limits:
    """A bucket for each key. Keys that were not used for long are forgotten."""

    def __init__(self, size: float, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.size, self.seconds = size, seconds
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.size, self.seconds, self._now)
            if len(self._buckets) > MAX_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
