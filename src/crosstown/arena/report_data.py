"""The report of an arena as plain data. All but the timings is the same for the same arguments."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypedDict

from crosstown.arena.chunk_results import GameFault
from crosstown.arena.ratings import Rating, rate
from crosstown.arena.schedule import Plan, deals_for, seatings
from crosstown.arena.standings import Observations, observations, standings
from crosstown.arena.tournament import Outcome
from crosstown.game.records.seeds import seed_text
from crosstown.simulation.intervals import Estimate

DIGITS = 6  # more would be noise, and could differ between machines


class IntervalData(TypedDict):
    """A mean and its 95 % interval; a bound is None where there are too few deals to tell."""

    mean: float
    low: float | None
    high: float | None


class ResultData(TypedDict):
    """How a player did at a table, on average over its ``seats`` there."""

    player: str
    seats: int
    wins: IntervalData
    """The share of games won; a shared win counts in part."""
    score_difference: IntervalData
    """Its score minus the mean of the others'."""
    score: IntervalData


class TableData(TypedDict):
    """The games of one table. Its ``players`` are named seat by seat, as in the first game of a deal."""

    players: list[str]
    deals: int
    games: int
    void_deals: int
    """Deals that do not count, because a player made a fault in one of their games."""
    fair_share: float
    """The share of games that an equal player wins."""
    results: list[ResultData]
    """One for each player, the first of ``players`` first."""


class RatingData(TypedDict):
    """A player's rating. The interval is that of its distance from the anchor."""

    player: str
    rating: float
    low: float
    high: float


class FaultData(TypedDict):
    """What a player did wrong, and where: ``where`` is the line in its code, if there is one."""

    number: int
    player: str
    code: str
    message: str
    where: str
    table: tuple[str, ...]
    deal: int
    seed: str
    seat: int
    ply: int


class TimingData(TypedDict):
    """How long a player took for its moves, asked from Python."""

    moves: int
    mean_ms: float
    worst_ms: float


class ArenaReport(TypedDict):
    """The report of an arena: a dict, ready for JSON. Only ``timings`` depends on the machine.

    What is listed here and below are its keys: ``report["tables"][0]["results"][0]["wins"]["mean"]``.
    """

    city: str
    city_sha256: str
    """The hash of the city's pack."""
    seed: str
    """As 32 hexadecimal digits."""
    games: int
    """How many were asked for at each table; it may have played a few more."""
    players: list[str]
    tables: list[TableData]
    ratings: list[RatingData]
    """The best first; empty where not all players can be compared."""
    faults: list[FaultData]
    retired: list[str]
    """Players that made too many faults."""
    not_played: int
    """Games that were left out because a player was retired."""
    timings: dict[str, TimingData]
    """By player."""


def report(outcome: Outcome) -> ArenaReport:
    plan, seen = outcome.plan, observations(outcome)
    return {
        "city": plan.city.id,
        "city_sha256": plan.city.sha256,
        "seed": seed_text(plan.seed),
        "games": plan.games,
        "players": list(plan.players),
        "tables": [table_data(one, outcome.void[at]) for at, one in enumerate(seen)],
        "ratings": rating_data(rate(seen)),
        "faults": [_fault(number, fault) for number, fault in enumerate(outcome.faults, 1)],
        "retired": list(outcome.retired),
        "not_played": outcome.skipped,
        "timings": {
            player: {
                "moves": times.moves,
                "mean_ms": round(1000 * times.seconds / times.moves, 3),
                "worst_ms": round(1000 * times.worst, 3),
            }
            for player, times in outcome.times.items()
        },
    }


def rating_data(ratings: Sequence[Rating]) -> list[RatingData]:
    return [
        {
            "player": one.player,
            "rating": round(one.rating, DIGITS),
            "low": round(one.low, DIGITS),
            "high": round(one.high, DIGITS),
        }
        for one in ratings
    ]


def table_data(seen: Observations, void: int) -> TableData:
    deals = len(seen.deals)
    return {
        "players": list(seen.table),
        "deals": deals,
        "games": deals * len(seatings(seen.table)),
        "void_deals": void,
        "fair_share": round(1 / len(seen.table), DIGITS),
        "results": [
            {
                "player": standing.player,
                "seats": standing.seats,
                "wins": _interval(standing.wins),
                "score_difference": _interval(standing.difference),
                "score": _interval(standing.score),
            }
            for standing in standings(seen)
        ],
    }


def _interval(one: Estimate) -> IntervalData:
    return {"mean": round(one.value, DIGITS), "low": _rounded(one.low), "high": _rounded(one.high)}


def _rounded(bound: float) -> float | None:
    return round(bound, DIGITS) if math.isfinite(bound) else None


def _fault(number: int, fault: GameFault) -> FaultData:
    return {
        "number": number,
        "player": fault.player,
        "code": fault.code,
        "message": fault.message,
        "where": fault.where,
        "table": fault.table,
        "deal": fault.deal,
        "seed": fault.seed,
        "seat": fault.seat,
        "ply": fault.ply,
    }


def rounding_note(plan: Plan) -> str:
    """A note where more games are played than were asked for, or nothing."""
    made = {deals_for(table, plan.games) * len(seatings(table)) for table in plan.tables}
    if made == {plan.games}:
        return ""
    counts = " or ".join(map(str, sorted(made)))
    return f"{counts} games a table instead of {plan.games}, so that each deal is played in every seating"
