"""Ports for Prometheus. Each worker has one for itself; the supervisor's tells the metrics of all workers."""

from __future__ import annotations

import urllib.request
from collections.abc import Iterator
from contextlib import suppress

import msgspec
from prometheus_client import CollectorRegistry, Metric, start_http_server
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from crosstown.errors import DataError
from crosstown.files import system_reason
from crosstown.web.server.config import Config

INSIDE = "127.0.0.1"  # where workers tell their metrics: only the supervisor asks
WORKER_SECONDS = 2.0  # for a worker to answer


def serve_metrics(port: int, host: str, registry: CollectorRegistry) -> None:
    try:
        start_http_server(port, host, registry)
    except OSError as error:
        message = f"cannot listen on {host} port {port} for metrics: {system_reason(error)}. "
        raise DataError("port-taken", message + "Try another --metrics-port") from None


def worker_config(config: Config, number: int) -> Config:
    """The settings of a worker: its metrics have a port of their own, after the supervisor's."""
    if config.metrics_port is None:
        return config
    return msgspec.structs.replace(config, metrics_port=config.metrics_port + 1 + number, metrics_host=INSIDE)


def worker_metrics(config: Config) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(_AllWorkers(config))
    return registry


class _AllWorkers(Collector):
    """The metrics of all workers that answer, each with the label ``worker``."""

    def __init__(self, config: Config) -> None:
        self._ports = [worker_config(config, number).metrics_port for number in range(config.workers)]

    def describe(self) -> list[Metric]:
        return []  # nobody is asked before the workers run

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for number, port in enumerate(self._ports):
            for family in _ask(port):
                known = families.setdefault(
                    family.name, Metric(family.name, family.documentation, family.type)
                )
                for sample in family.samples:
                    labels = {**sample.labels, "worker": str(number)}
                    known.add_sample(sample.name, labels, sample.value)
        yield from families.values()


def _ask(port: int | None) -> list[Metric]:
    with suppress(OSError):  # it is being replaced
        address = f"http://{INSIDE}:{port}/metrics"
        with urllib.request.urlopen(address, timeout=WORKER_SECONDS) as answer:
            return list(text_string_to_metric_families(answer.read().decode()))
    return []
