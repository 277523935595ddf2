from __future__ import annotations

import math

import numpy as np
import pytest

from crosstown.simulation.intervals import NOTHING, average, share


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [  # Wilson's interval as published tables and other programs give it
        (0, 10, 0.0, 0.2775),
        (8, 10, 0.4902, 0.9433),
        (10, 10, 0.7225, 1.0),
        (15, 148, 0.0624, 0.1605),
        (1000, 2000, 0.4781, 0.5219),
    ],
)
def test_wilson(hits: int, of: int, low: float, high: float) -> None:
    found = share(hits, of)
    assert found.value == hits / of
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)
    assert found.count == of


def test_parts_of_wins_count_in_part() -> None:
    found = share(2.5, 5)
    assert found.value == 0.5
    assert found.low == pytest.approx(1 - found.high)
    assert share(2, 5).low < found.low < share(3, 5).low


def test_an_average_and_its_interval() -> None:
    found = average(np.array([1, 2, 3, 4, 5]))
    assert found.value == 3
    assert found.high - found.value == pytest.approx(1.96 * math.sqrt(2.5 / 5), abs=1e-3)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_one_game_says_nothing_about_the_spread() -> None:
    found = average(np.array([7]))
    assert (found.value, found.low, found.high) == (7, -math.inf, math.inf)


def test_without_games_nothing_is_known() -> None:
    assert average(np.array([])) is NOTHING
    nothing = share(0, 0)
    assert math.isnan(nothing.value)
    assert (nothing.low, nothing.high, nothing.count) == (0, 1, 0)


def test_another_unit() -> None:
    profit = share(3, 4).scaled(14, -7)
    assert profit.value == 3.5
    assert profit.low == pytest.approx(14 * share(3, 4).low - 7)
    assert -7 < profit.low < profit.value < profit.high < 7
