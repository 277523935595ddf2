"""The report of an arena as plain data. All but the timings is the same for the same arguments."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from crosstown.arena.chunk_results import GameFault
from crosstown.arena.ratings import rate
from crosstown.arena.schedule import Plan, deals_for, seatings
from crosstown.arena.standings import TableStanding, observations, standings
from crosstown.arena.tournament import Outcome
from crosstown.game.records.seeds import seed_text
from crosstown.simulation.intervals import Estimate, json_ready

DIGITS = 6  # more would be noise, and could differ between machines


def report(outcome: Outcome) -> dict[str, Any]:
    """The whole report. Only ``timings`` depends on the machine."""
    plan = outcome.plan
    return {
        "city": plan.city.id,
        "city_sha256": plan.city.sha256,
        "seed": seed_text(plan.seed),
        "games": plan.games,
        "players": list(plan.players),
        "tables": [_table(one) for one in standings(outcome)],
        "ratings": [rounded(asdict(one)) for one in rate(observations(outcome))],
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


def _table(one: TableStanding) -> dict[str, Any]:
    return {
        "players": list(one.table),
        "deals": one.deals,
        "games": one.games,
        "void_deals": one.void,
        "fair_share": round(1 / len(one.table), DIGITS),
        "results": [
            {
                "player": standing.player,
                "seats": standing.seats,
                "wins": _interval(standing.wins),
                "score_difference": _interval(standing.difference),
                "score": _interval(standing.score),
            }
            for standing in one.standings
        ],
    }


def _interval(one: Estimate) -> dict[str, float | None]:
    data: dict[str, float | None] = json_ready({"mean": one.value, "low": one.low, "high": one.high})
    return rounded(data)


def rounded(data: dict[str, Any]) -> dict[str, Any]:
    return {key: round(value, DIGITS) if isinstance(value, float) else value for key, value in data.items()}


def _fault(number: int, fault: GameFault) -> dict[str, Any]:
    names = ("player", "code", "message", "where", "table", "deal", "seed", "seat", "ply")
    return {"number": number} | {name: getattr(fault, name) for name in names}


def rounding_note(plan: Plan) -> str:
    """A note where more games are played than were asked for, or nothing."""
    made = {deals_for(table, plan.games) * len(seatings(table)) for table in plan.tables}
    if made == {plan.games}:
        return ""
    counts = " or ".join(map(str, sorted(made)))
    return f"{counts} games a table instead of {plan.games}, so that each deal is played in every seating"
