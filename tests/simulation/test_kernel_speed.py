"""The measurements measure what they say; how fast it is belongs in benchmarks/."""

from __future__ import annotations

from crosstown.cities import load_city
from crosstown.simulation.kernel_speed import Bench, measure


def test_both_kinds_of_random_play_end_their_games() -> None:
    bench = Bench(load_city("london"))
    assert 40 * 20 < bench.random_games(20, True) < 120 * 20
    assert 40 * 20 < bench.random_games(20, False) < 120 * 20
    assert bench.python_loop(3) > 3 * 30


def test_every_measure_has_a_unit() -> None:
    assert all(one.value > 0 and one.unit for one in measure(load_city("berlin")))
