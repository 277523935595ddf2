"""Win rates and score differences: a deal in all its seatings is one observation."""

from __future__ import annotations

import numpy as np
import pytest

from crosstown.arena.chunk_results import ChunkResult
from crosstown.arena.report_data import table_data
from crosstown.arena.schedule import make_plan
from crosstown.arena.standings import observations, standings
from crosstown.arena.tournament import Outcome
from crosstown.cities import load_city
from crosstown.players.player_registry import PlayerRegistry
from crosstown.simulation.intervals import Z95

LONDON = load_city("london")


def test_statistics_are_those_of_a_direct_computation() -> None:
    """Three seats, chaos in one and random in two, scores made up; everything computed again by hand."""
    plan = make_plan(LONDON, [("chaos", "random", "random")], 30, 1, PlayerRegistry())
    chance = np.random.default_rng(3)
    totals = chance.integers(0, 30, size=(10, 3, 3))
    places = 1 + (totals[:, :, :, None] < totals[:, :, None, :]).sum(axis=3)
    outcome = Outcome(plan)
    (chunk,) = plan.chunks
    part = ChunkResult(chunk.number, totals=totals.tolist(), places=places.tolist())
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

    (seen,) = observations(outcome)
    table = table_data(seen, 0)
    assert (table["deals"], table["games"]) == (10, 30)
    chaos, random = standings(seen)
    assert (chaos.player, chaos.seats, random.seats) == ("chaos", 1, 2)
    assert chaos.wins.value == pytest.approx(np.mean(wins))
    assert chaos.wins.value + 2 * random.wins.value == pytest.approx(1)
    assert chaos.difference.value == pytest.approx(np.mean(differences))
    margin = Z95 * np.std(differences, ddof=1) / 10**0.5
    assert chaos.difference.low == pytest.approx(np.mean(differences) - margin)
    assert chaos.difference.high == pytest.approx(np.mean(differences) + margin)
