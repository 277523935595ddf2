"""What a server has to do at a table by itself, and when: computer players, clocks, people who are away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from crosstown.service.tables.live_game import Match
from crosstown.service.tables.table_state import SUBSTITUTE, Document

WARNING_SHARE = 5  # a warning when a fifth of the time is left,
LONGEST_WARNING = 10 * 60 * 1000  # but not earlier than ten minutes before

Cause = Literal["computer", "left", "clock", "away"]


@dataclass(frozen=True, slots=True)
class Duty:
    """At this time a computer player makes the move of this seat, if nobody was faster."""

    at: int
    seat: int
    player: str
    cause: Cause


def next_duty(table: Document, match: Match, away: Mapping[str, int], pause: int) -> Duty | None:
    """The next thing to do, however far off. ``away`` has the people who are not there, and since when."""
    seat = match.game.turn
    if seat is None:
        return None
    chair = table.chairs[seat]
    last = match.log[-1].at if match.log else match.row.began
    if chair.kind == "computer":
        return Duty(last + pause, seat, chair.player, "computer")
    if chair.left:
        return Duty(last + pause, seat, SUBSTITUTE, "left") if table.staying else None
    duties = []
    deadline = deadline_of(table, match)
    if deadline is not None:
        duties.append(Duty(deadline, seat, SUBSTITUTE, "clock"))
    since = patience_ends(table, chair.person, away)
    if since is not None:
        duties.append(Duty(max(since, last + pause), seat, SUBSTITUTE, "away"))
    return min(duties, key=lambda duty: duty.at, default=None)


def deadline_of(table: Document, match: Match) -> int | None:
    """When the turn of the seat to decide runs out."""
    seat = match.game.turn
    if table.turn_seconds is None or seat is None or table.chairs[seat].kind != "person":
        return None
    return match.turn_began + table.turn_seconds * 1000


def patience_ends(table: Document, person: str, away: Mapping[str, int]) -> int | None:
    """Until when the others wait for somebody. Where nobody waits, there is no hurry."""
    if table.patience is None or person not in away:
        return None
    waiting = any(other != person and other not in away for other in table.staying)
    return away[person] + table.patience * 1000 if waiting else None


def is_given_up(table: Document, person: str, away: Mapping[str, int], now: int) -> bool:
    """Whether somebody has been away for longer than the table has patience; without that, never.

    It is the host who asks, and so waits, connected or not.
    """
    return table.patience is not None and person in away and away[person] + table.patience * 1000 <= now


def warning_at(table: Document, deadline: int) -> int:
    """When to warn somebody whose time runs out."""
    whole = (table.turn_seconds or 0) * 1000
    return deadline - min(whole // WARNING_SHARE, LONGEST_WARNING)


def due_at(table: Document, turn: int | None, now: int, began: int) -> int | None:
    """When a server must look at a table at the latest, even if nobody has it open; the turn began then.

    Never at one where nobody sits: it is played while somebody watches.
    """
    if turn is None or not table.people:
        return None
    chair = table.chairs[turn]
    if chair.kind == "computer" or (chair.left and table.staying):
        return now
    return began + table.turn_seconds * 1000 if table.turn_seconds is not None else None
