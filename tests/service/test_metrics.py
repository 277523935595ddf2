"""The names that hosts collect: their dashboards and alarms depend on them."""

from __future__ import annotations

from prometheus_client import generate_latest

from crosstown.service.metrics import Metrics

BOUNDS = [*map(str, (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.5, 1.0, 2.0, 5.0)), "+Inf"]


def samples(metrics: Metrics) -> dict[str, float]:
    lines = generate_latest(metrics.registry).decode().splitlines()
    told = (line.rsplit(" ", 1) for line in lines if line.startswith("crosstown_"))
    return {name: float(value) for name, value in told}


def test_names_and_labels_stay_as_they_are() -> None:
    metrics = Metrics()
    metrics.moves.inc()
    metrics.refusals.labels("old-version").inc()
    metrics.substitutions.labels("away").inc(2)
    metrics.command_seconds.observe(0.003)
    assert samples(metrics) == {
        "crosstown_tables": 0,
        "crosstown_connections": 0,
        "crosstown_thinkers_ready": 0,
        "crosstown_tables_loaded_total": 0,
        "crosstown_tables_opened_total": 0,
        "crosstown_games_begun_total": 0,
        "crosstown_games_finished_total": 0,
        "crosstown_moves_total": 1,
        'crosstown_refusals_total{code="old-version"}': 1,
        'crosstown_substitutions_total{cause="away"}': 2,
        **{f'crosstown_command_seconds_bucket{{le="{le}"}}': at >= 2 for at, le in enumerate(BOUNDS)},
        "crosstown_command_seconds_count": 1,
        "crosstown_command_seconds_sum": 0.003,
    }


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.moves.inc()
    assert samples(other)["crosstown_moves_total"] == 0
