"""Ratings: known strengths are found again, and nothing is ever infinite."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from crosstown.arena.ratings import rate
from crosstown.arena.schedule import Table, seatings
from crosstown.arena.standings import Observations


def played(
    table: Table, strengths: dict[str, float], deals: int, chance: np.random.Generator
) -> Observations:
    weights = np.array([10 ** (strengths[player] / 400) for player in table])
    games = len(seatings(table))
    winners = chance.choice(len(table), size=(deals, games), p=weights / weights.sum())
    wins = np.stack([(winners == at).mean(axis=1) for at in range(len(table))], axis=1)
    return Observations(table, np.arange(deals), wins, wins, wins)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_found_again(seats: int) -> None:
    truth = {"random": 1000.0, "low": 1150.0, "high": 1400.0}
    chance = np.random.default_rng(seats)
    held = []
    for _ in range(40):
        tables = [(one, *(other,) * (seats - 1)) for one, other in combinations(truth, 2)]
        rated = rate([played(table, truth, 200, chance) for table in tables])
        assert [one.player for one in rated] == ["high", "low", "random"]
        held += [one.low <= truth[one.player] <= one.high for one in rated if one.player != "random"]
        assert all(abs(one.rating - truth[one.player]) < 150 for one in rated)
    assert 0.88 <= np.mean(held) <= 1


def test_the_anchor_is_random_or_the_mean() -> None:
    chance = np.random.default_rng(1)
    with_random = rate([played(("random", "a"), {"random": 0.0, "a": 100.0}, 50, chance)])
    assert next(one for one in with_random if one.player == "random").rating == 1000
    without = rate([played(("b", "a"), {"b": 0.0, "a": 100.0}, 50, chance)])
    assert np.mean([one.rating for one in without]) == pytest.approx(1500)


def test_who_wins_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    wins = np.array([[1.0, 0.0]] * 500)
    best, worst = rate([Observations(("a", "b"), np.arange(500), wins, wins, wins)])
    assert best.player == "a"
    assert 600 < best.rating - worst.rating < 2000
    assert 200 < best.high - best.low < 2000


def test_a_single_deal_is_enough() -> None:
    wins = np.array([[0.5, 0.5]])
    assert [one.rating for one in rate([Observations(("a", "b"), np.arange(1), wins, wins, wins)])] == [
        1500,
        1500,
    ]


def test_players_that_never_met_are_not_compared() -> None:
    wins = np.array([[1.0, 0.0]] * 5)
    seen = [Observations(table, np.arange(5), wins, wins, wins) for table in (("a", "b"), ("c", "d"))]
    assert rate(seen) == []
    assert len(rate([*seen, Observations(("b", "c"), np.arange(5), wins, wins, wins)])) == 4
    assert rate([]) == []


def test_pairing_makes_intervals_narrower_where_deals_decide() -> None:
    """The same deals, half of them lucky for a seat: each deal is won once by each, and that is no noise."""
    even = np.full((100, 2), 0.5)
    mixed = np.array([[1.0, 0.0], [0.0, 1.0]] * 50)
    narrow, wide = (
        rate([Observations(("a", "b"), np.arange(100), wins, wins, wins)])[0] for wins in (even, mixed)
    )
    assert narrow.high - narrow.low < (wide.high - wide.low) / 3
