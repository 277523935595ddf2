"""What many games say: length, scores, tickets and seats, each with its 95 % confidence interval."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from crosstown.cities.city import City
from crosstown.game.position import ENDINGS
from crosstown.rules.kernel.state import Array

Z95 = 1.959964


@dataclass(frozen=True)
class Estimate:
    """A mean and how far it may be off: 95 % of such intervals hold the true value."""

    mean: float
    margin: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.margin


@dataclass(frozen=True)
class SeatSummary:
    """How one seat fared."""

    seat: int
    player: str
    wins: Estimate  # shared wins count in part
    score: Estimate
    routes: Estimate
    tickets: Estimate
    bonus: Estimate
    kept: Estimate
    completion: Estimate  # of the tickets kept


@dataclass(frozen=True)
class Summary:
    """How the games went."""

    city: str
    games: int
    plies: Estimate
    shortest: int
    longest: int
    endings: dict[str, int]
    ties: Estimate  # games with more than one winner
    seats: tuple[SeatSummary, ...]

    def to_dict(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def estimate(values: Array) -> Estimate:
    """The mean of independent values with its interval."""
    count = len(values)
    spread = float(np.std(values, ddof=1)) if count > 1 else 0.0
    return Estimate(float(np.mean(values)), Z95 * spread / count**0.5)


def ratio(part: Array, whole: Array) -> Estimate:
    """The share of a total over games, with an interval that takes each game as one observation."""
    total = float(np.sum(whole))
    if total == 0:
        return Estimate(0.0, 0.0)
    share = float(np.sum(part)) / total
    count = len(whole)
    spread = float(np.std(part - share * whole, ddof=1)) if count > 1 else 0.0
    return Estimate(share, Z95 * spread * count**0.5 / total)


def summarise(city: City, players: tuple[str, ...], results: Array) -> Summary:
    """The summary of an array of results."""
    first = results["place"][:, : len(players)] == 1
    winners = first.sum(axis=1)
    return Summary(
        city=city.id,
        games=len(results),
        plies=estimate(results["plies"]),
        shortest=int(results["plies"].min()),
        longest=int(results["plies"].max()),
        endings={name: int((results["reason"] == reason).sum()) for reason, name in ENDINGS.items()},
        ties=estimate(winners > 1),
        seats=tuple(
            _seat_summary(seat, player, first[:, seat] / winners, results)
            for seat, player in enumerate(players)
        ),
    )


def _seat_summary(seat: int, player: str, wins: Array, results: Array) -> SeatSummary:
    kept = results["kept"][:, seat].astype(float)
    return SeatSummary(
        seat=seat,
        player=player,
        wins=estimate(wins),
        score=estimate(results["total"][:, seat]),
        routes=estimate(results["routes"][:, seat]),
        tickets=estimate(results["tickets"][:, seat]),
        bonus=estimate(results["bonus"][:, seat]),
        kept=estimate(kept),
        completion=ratio(results["completed"][:, seat].astype(float), kept),
    )
