"""A summary of many games: length, scores, tickets and seats, with 95 % confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from crosstown.cities.city import City
from crosstown.game.position import ENDINGS
from crosstown.rules.kernel.state import Array
from crosstown.simulation.intervals import Estimate, json_ready, mean, ratio


@dataclass(frozen=True)
class SeatSummary:
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
    city: str
    games: int
    plies: Estimate
    shortest: int
    longest: int
    endings: dict[str, int]
    ties: Estimate  # games with more than one winner
    seats: tuple[SeatSummary, ...]

    def to_dict(self) -> dict[str, Any]:
        """As plain data for JSON: every estimate as its mean and its margin, null where nothing is known."""
        parts = {"plies": _plain(self.plies), "ties": _plain(self.ties)}
        seats = [
            {name: _plain(one) if isinstance(one, Estimate) else one for name, one in vars(seat).items()}
            for seat in self.seats
        ]
        data: dict[str, Any] = json_ready(vars(self) | parts | {"seats": seats})
        return data


def _plain(estimate: Estimate) -> dict[str, float]:
    return {"mean": estimate.value, "margin": estimate.margin}


def summarise(city: City, players: tuple[str, ...], results: Array) -> Summary:
    first = results["place"][:, : len(players)] == 1
    winners = first.sum(axis=1)
    return Summary(
        city=city.id,
        games=len(results),
        plies=mean(results["plies"]),
        shortest=int(results["plies"].min()),
        longest=int(results["plies"].max()),
        endings={name: int((results["reason"] == reason).sum()) for reason, name in ENDINGS.items()},
        ties=mean(winners > 1),
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
        wins=mean(wins),
        score=mean(results["total"][:, seat]),
        routes=mean(results["routes"][:, seat]),
        tickets=mean(results["tickets"][:, seat]),
        bonus=mean(results["bonus"][:, seat]),
        kept=mean(kept),
        completion=ratio(results["completed"][:, seat].astype(float), kept),
    )
