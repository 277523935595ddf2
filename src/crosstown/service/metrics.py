"""Metrics for Prometheus, of each process on its own port: counts and times, never what a game holds."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.5, 1, 2, 5)  # seconds

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What one server counts, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.tables = self._gauge("tables", "Tables alive in this process")
        self.connections = self._gauge("connections", "Open connections")
        self.thinkers_ready = self._gauge("thinkers_ready", "Whether computer players can think")
        self.tables_loaded = self._counter("tables_loaded", "Tables read from the store")
        self.tables_opened = self._counter("tables_opened", "New tables")
        self.games_begun = self._counter("games_begun", "Games begun")
        self.games_finished = self._counter("games_finished", "Games finished")
        self.moves = self._counter("moves", "Moves made")
        self.refusals = self._counter("refusals", "Commands refused, by code", "code")
        self.substitutions = self._counter("substitutions", "Moves of computer players, by cause", "cause")
        self.command_seconds = Histogram(
            "crosstown_command_seconds",
            "Seconds from command to answer",
            buckets=LATENCIES,
            registry=self.registry,
        )

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"crosstown_{name}", text, labels, registry=self.registry)

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(f"crosstown_{name}", text, registry=self.registry)
