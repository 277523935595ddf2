"""Win rates and score differences: a deal in all its seatings is one observation."""

from __future__ import annotations

import numpy as np
import pytest

from crosstown.arena.chunk_results import Part
from crosstown.arena.schedule import make_plan
from crosstown.arena.standings import mean_interval, share_interval, stand
from crosstown.arena.tournament import Outcome
from crosstown.cities import load_city
from crosstown.players.player_registry import Roster
from crosstown.simulation.summary import Z95

LONDON = load_city("london")


def test_statistics_are_those_of_a_direct_computation() -> None:
    """Three seats, chaos in one and random in two, scores made up; everything computed again by hand."""
    plan = make_plan(LONDON, [("chaos", "random", "random")], 30, 1, Roster())
    chance = np.random.default_rng(3)
    totals = chance.integers(0, 30, size=(10, 3, 3))
    places = 1 + (totals[:, :, :, None] < totals[:, :, None, :]).sum(axis=3)
    outcome = Outcome(plan)
    (chunk,) = plan.chunks
    part = Part(chunk.number, totals=totals.tolist(), places=places.tolist())
    outcome.counted.append((chunk, part))

    wins, differences = [], []
    for deal in range(10):
        shares, gaps = [], []
        for turn in range(3):
            seat = (-turn) % 3  # chaos sits one seat earlier in each seating
            scores = totals[deal, turn].tolist()
            winners = [at for at in range(3) if scores[at] == max(scores)]
            shares.append(seat in winners and 1 / len(winners))
            gaps.append(scores[seat] - (sum(scores) - scores[seat]) / 2)
        wins.append(sum(shares) / 3)
        differences.append(sum(gaps) / 3)

    (table,) = stand(outcome)
    assert (table.deals, table.games) == (10, 30)
    chaos, random = table.standings
    assert (chaos.player, chaos.seats, random.seats) == ("chaos", 1, 2)
    assert chaos.wins.mean == pytest.approx(np.mean(wins))
    assert chaos.wins.mean + 2 * random.wins.mean == pytest.approx(1)
    assert chaos.difference.mean == pytest.approx(np.mean(differences))
    margin = Z95 * np.std(differences, ddof=1) / 10**0.5
    assert chaos.difference.low == pytest.approx(np.mean(differences) - margin)
    assert chaos.difference.high == pytest.approx(np.mean(differences) + margin)


def test_a_clean_sweep_is_not_certain() -> None:
    swept = share_interval([1.0] * 10, 0.5)
    assert swept.mean == 1
    assert swept.low is not None
    assert 0.5 < swept.low < 0.9
    many = share_interval([1.0] * 500, 0.5)
    assert many.low == pytest.approx(1 - 3 / 500, abs=0.002)  # the rule of three
    assert many.high == 1


def test_one_observation_says_nothing_of_the_others() -> None:
    assert mean_interval([3.0]).low is None
    low = share_interval([1.0], 0.5).low
    assert low is not None
    assert low < 0.1


@pytest.mark.parametrize(("truth", "deals"), [(0.5, 40), (0.75, 100), (0.95, 200)])
def test_intervals_hold_the_truth_about_as_often_as_they_say(truth: float, deals: int) -> None:
    """Two games a deal that have something in common."""
    chance = np.random.default_rng(deals)
    held = []
    for _ in range(1000):
        lucky = chance.random(deals) < 0.5
        spread = min(truth, 1 - truth) * 0.8
        chances = np.where(lucky, truth + spread, truth - spread)
        games = (chance.random((2, deals)) < chances).mean(axis=0)
        found = share_interval(games, 0.5)
        assert found.low is not None
        assert found.high is not None
        held.append(found.low <= truth <= found.high)
    assert np.mean(held) > 0.925
