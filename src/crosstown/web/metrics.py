"""Metrics for Prometheus, on a port of their own: counts and times, never what happened in which game."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from crosstown.service.tally import BUCKETS

if TYPE_CHECKING:
    from crosstown.web.app import Server


class Gauges(Collector):
    """Reads the server's own counts when somebody asks."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def collect(self) -> Iterator[Metric]:
        """All families."""
        if not self.server.ready:
            return
        hall, tally = self.server.hall, self.server.hall.tally
        yield _gauge("tables", "Tables alive in this process", len(hall.tables))
        yield _gauge("connections", "Open connections", self.server.sockets.open)
        yield _gauge("thinkers_ready", "Whether computer players can think", int(self.server.thinkers.ready))
        for name in sorted(tally.counts):
            yield CounterMetricFamily(f"crosstown_{name}", name.replace("_", " "), value=tally.counts[name])
        yield _by("refusals", "Commands refused, by code", "code", dict(tally.refusals))
        yield _by("substitutions", "Moves made by computer players, by cause", "cause", dict(tally.causes))
        yield self._latency()

    def _latency(self) -> HistogramMetricFamily:
        tally = self.server.hall.tally
        total, buckets = 0, []
        for bound, count in zip((*BUCKETS, None), tally.latency, strict=True):
            total += count
            buckets.append(("+Inf" if bound is None else str(bound / 1000), float(total)))
        text = "Seconds from command to answer"
        return HistogramMetricFamily(
            "crosstown_command_seconds", text, buckets=buckets, sum_value=tally.latency_sum / 1000
        )


def _gauge(name: str, text: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"crosstown_{name}", text, value=value)


def _by(name: str, text: str, label: str, counts: dict[str, int]) -> CounterMetricFamily:
    family = CounterMetricFamily(f"crosstown_{name}", text, labels=[label])
    for key in sorted(counts):
        family.add_metric([key], counts[key])
    return family


def registry_of(server: Server) -> CollectorRegistry:
    """A registry with this server's counts and the process's own."""
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    registry.register(Gauges(server))
    return registry


def serve_metrics(server: Server, host: str, port: int) -> tuple[WSGIServer, threading.Thread]:
    """Answers on a port of its own, which a host keeps to itself."""
    return start_http_server(port, host, registry_of(server))
