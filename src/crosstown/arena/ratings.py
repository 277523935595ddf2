"""Ratings as in chess, from who beat whom: the Bradley–Terry model, extended to more than two seats.

Every player has a strength. At a table each seat wins with a probability in proportion to its player's
strength; 400 points more mean ten times the strength. The strengths are those that make the outcome most
likely. One drawn game is added to each table, so that a player who wins everything still has a finite rating.

The intervals do not rely on the model. They are a sandwich estimate with deals as the observations, so they
also allow for tables that play the same deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from crosstown.arena.schedule import seatings
from crosstown.arena.standings import Observations
from crosstown.rules.kernel.state import Array
from crosstown.simulation.intervals import Z95

POINTS = 400 / np.log(10)
ANCHOR = "random"
ANCHORED_AT = 1000.0
MEAN_AT = 1500.0
_ROUNDS = 200
_LONGEST_STEP = 2.0


@dataclass(frozen=True)
class Rating:
    """A player's rating. The interval is that of its distance from the anchor."""

    player: str
    rating: float
    low: float
    high: float


@dataclass(frozen=True)
class _Table:
    """One table in numbers: who sits there, and who won how much in which deal."""

    counts: Array  # of each player's seats at the table
    deals: Array
    wins: Array  # [deal, player] over all seatings
    games: int  # a deal


def rate(observations: Sequence[Observations]) -> list[Rating]:
    """Ratings of all players that have played, the best first.

    There are none where not all have met, be it through others: nothing would say how they compare.
    """
    seen = [one for one in observations if len(one.deals)]
    players = list(dict.fromkeys(player for one in seen for player in one.table))
    if len(players) < 2 or not _connected([set(one.table) for one in seen]):
        return []
    tables = [_table(one, players) for one in seen]
    strengths = _most_likely(tables, len(players))
    spread = _covariance(tables, strengths)
    if ANCHOR in players:
        weights = np.eye(len(players))[players.index(ANCHOR)]
        base = ANCHORED_AT
    else:
        weights = np.full(len(players), 1 / len(players))
        base = MEAN_AT
    shift = np.eye(len(players)) - weights[None, :]
    points = base + POINTS * (shift @ strengths)
    margins = Z95 * POINTS * np.sqrt(np.maximum(np.diag(shift @ spread @ shift.T), 0))
    rated = [
        Rating(player, float(point), float(point - margin), float(point + margin))
        for player, point, margin in zip(players, points, margins, strict=True)
    ]
    return sorted(rated, key=lambda one: -one.rating)


def _connected(groups: list[set[str]]) -> bool:
    joined, rest = set(groups[0]), groups[1:]
    while True:
        touching = [group for group in rest if group & joined]
        if not touching:
            return not rest
        joined.update(*touching)
        rest = [group for group in rest if not group & joined]


def _table(seen: Observations, players: list[str]) -> _Table:
    games = len(seatings(seen.table))
    seats = np.array([[name == player for player in players] for name in seen.table], float)
    return _Table(seats.sum(axis=0), seen.deals, games * seen.wins @ seats, games)


def _chances(table: _Table, strengths: Array) -> Array:
    """How likely each player is to win a game of the table, all its seats together."""
    weights = table.counts * np.exp(strengths - strengths[table.counts > 0].max())
    return np.asarray(weights / weights.sum())


def _most_likely(tables: list[_Table], players: int) -> Array:
    """Newton's method. The likelihood is concave and, with the drawn games, has one highest point."""
    strengths = np.zeros(players)
    for _ in range(_ROUNDS):
        pull = np.zeros(players)
        for one in tables:
            games = one.games * len(one.deals) + 1
            pull += one.wins.sum(axis=0) + one.counts / one.counts.sum() - games * _chances(one, strengths)
        step = np.linalg.solve(_information(tables, strengths), pull)
        longest = float(np.abs(step).max())
        strengths = strengths + step * min(1.0, _LONGEST_STEP / max(longest, 1e-300))
        if longest < 1e-10:
            break
    return np.asarray(strengths - strengths.mean())


def _information(tables: list[_Table], strengths: Array) -> Array:
    """The curvature of the likelihood. Only differences count, so the sum is held where it is."""
    players = len(strengths)
    total = np.full((players, players), 1 / players)
    for one in tables:
        chances = _chances(one, strengths)
        games = one.games * len(one.deals) + 1
        total += games * (np.diag(chances) - np.outer(chances, chances))
    return total


def _covariance(tables: list[_Table], strengths: Array) -> Array:
    """How far the strengths may be off, with the deals as observations."""
    players = len(strengths)
    deals = sorted({int(deal) for one in tables for deal in one.deals})
    row = {deal: at for at, deal in enumerate(deals)}
    pulls = np.zeros((len(deals), players))
    drawn = np.zeros((players, players))
    for one in tables:
        chances = _chances(one, strengths)
        np.add.at(pulls, [row[int(deal)] for deal in one.deals], one.wins - one.games * chances)
        for player in np.flatnonzero(one.counts):
            pull = np.eye(players)[player] - chances
            drawn += one.counts[player] / one.counts.sum() * np.outer(pull, pull)
    meat = pulls.T @ pulls * len(deals) / max(1, len(deals) - 1) + drawn
    bread = np.linalg.inv(_information(tables, strengths))
    return np.asarray(bread @ meat @ bread)
