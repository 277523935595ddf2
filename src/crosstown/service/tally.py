"""Plain counts of what a server does, for its metrics. Nothing in them says what happened in which game."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BUCKETS = (1, 2, 5, 10, 20, 50, 100, 150, 200, 500, 1000, 2000, 5000)  # milliseconds


class Tally:
    """Counts by name, and how long commands took."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.causes: Counter[str] = Counter()
        self.latency = [0] * (len(BUCKETS) + 1)
        self.latency_sum = 0.0

    def count(self, name: str, by: int = 1) -> None:
        """One more of these."""
        self.counts[name] += by

    def took(self, milliseconds: float) -> None:
        """A command was answered after so long."""
        self.latency[bisect_left(BUCKETS, milliseconds)] += 1
        self.latency_sum += milliseconds
