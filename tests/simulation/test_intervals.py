from __future__ import annotations

import json
import math

import numpy as np
import pytest

from crosstown.simulation.intervals import UNKNOWN, Z95, Estimate, json_ready, mean, mean_share, ratio, share


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


def test_a_mean_and_its_interval() -> None:
    found = mean(np.array([1, 2, 3, 4, 5]))
    assert (found.value, found.count) == (3, 5)
    assert found.high - found.value == pytest.approx(Z95 * math.sqrt(2.5 / 5))
    assert found.value - found.low == pytest.approx(found.high - found.value) == pytest.approx(found.margin)


def test_a_ratio_takes_each_game_as_one_observation() -> None:
    """Every game twice over says no more about the ratio than the interval's width by the root of two."""
    part, whole = np.array([1.0, 2, 0, 3]), np.array([2.0, 2, 1, 4])
    once, twice = ratio(part, whole), ratio(np.tile(part, 100), np.tile(whole, 100))
    assert once.value == twice.value == pytest.approx(6 / 9)
    assert once.margin / twice.margin == pytest.approx(10 * math.sqrt((4 / 3) / (400 / 399)))


def test_one_observation_says_nothing_about_the_spread() -> None:
    one = np.array([7.0])
    assert mean(one) == mean([7.0]) == Estimate(7, -math.inf, math.inf, 1)
    assert ratio(one, np.array([14.0])) == Estimate(0.5, -math.inf, math.inf, 1)
    for found in (share(1, 1), mean_share([1.0], 0.5)):
        assert (found.value, found.high, found.count) == (1, 1, 1)
        assert found.low < 0.25


def test_without_observations_nothing_is_known() -> None:
    nothing = np.array([])
    assert mean(nothing) is UNKNOWN
    assert ratio(nothing, nothing) is UNKNOWN
    assert ratio(np.zeros(3), np.zeros(3)) is UNKNOWN
    assert math.isnan(UNKNOWN.value)
    for found in (share(0, 0), mean_share(nothing, 0.5)):
        assert math.isnan(found.value)
        assert (found.low, found.high, found.count) == (0, 1, 0)


def test_another_unit() -> None:
    profit = share(3, 4).scaled(14, -7)
    assert profit.value == 3.5
    assert profit.low == pytest.approx(14 * share(3, 4).low - 7)
    assert -7 < profit.low < profit.value < profit.high < 7


def test_a_clean_sweep_is_not_certain() -> None:
    swept = mean_share([1.0] * 10, 0.5)
    assert swept.value == 1
    assert 0.5 < swept.low < 0.9
    many = mean_share([1.0] * 500, 0.5)
    assert many.low == pytest.approx(1 - 3 / 500, abs=0.002)  # the rule of three
    assert many.high == 1


@pytest.mark.parametrize(("truth", "deals"), [(0.5, 40), (0.75, 100), (0.95, 200)])
def test_intervals_hold_the_truth_about_as_often_as_they_say(truth: float, deals: int) -> None:
    chance = np.random.default_rng(deals)
    held = []
    for _ in range(1000):
        lucky = chance.random(deals) < 0.5
        spread = min(truth, 1 - truth) * 0.8
        chances = np.where(lucky, truth + spread, truth - spread)
        games = (chance.random((2, deals)) < chances).mean(axis=0)
        found = mean_share(games, 0.5)
        held.append(found.low <= truth <= found.high)
    assert np.mean(held) > 0.925


def test_what_json_cannot_say_is_null() -> None:
    data = {1: [UNKNOWN.value, UNKNOWN.low], "b": (2.5, math.inf)}
    assert json.dumps(json_ready(data), allow_nan=False) == '{"1": [null, null], "b": [2.5, null]}'
