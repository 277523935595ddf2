"""Moves that a server makes by itself, and when: for computer players, clocks, and people who are away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from crosstown.service.tables.live_game import LiveGame
from crosstown.service.tables.table_state import SUBSTITUTE, TableState

WARNING_SHARE = 5  # warn when a fifth of the time is left,
MAX_WARNING = 10 * 60 * 1000  # but at most ten minutes before the end

Cause = Literal["computer", "left", "clock", "away"]


@dataclass(frozen=True, slots=True)
class DueMove:
    """At this time a computer player moves for this seat, unless somebody is faster."""

    at: int
    seat: int
    player: str
    cause: Cause


def next_due_move(state: TableState, game: LiveGame, away: Mapping[str, int], pause: int) -> DueMove | None:
    """The next move that a server must make, however far off. ``pause`` lets people follow bots."""
    seat = game.position.turn
    if seat is None:
        return None
    holder = state.holders[seat]
    last = game.log[-1].at if game.log else game.row.began
    if holder.kind == "computer":
        return DueMove(last + pause, seat, holder.player, "computer")
    if holder.left:
        return DueMove(last + pause, seat, SUBSTITUTE, "left") if state.staying else None
    moves = []
    deadline = turn_deadline(state, game)
    if deadline is not None:
        moves.append(DueMove(deadline, seat, SUBSTITUTE, "clock"))
    ends = patience_ends(state, holder.person, away)
    if ends is not None:
        moves.append(DueMove(max(ends, last + pause), seat, SUBSTITUTE, "away"))
    return min(moves, key=lambda move: move.at, default=None)


def turn_deadline(state: TableState, game: LiveGame) -> int | None:
    seat = game.position.turn
    if state.turn_seconds is None or seat is None or state.holders[seat].kind != "person":
        return None
    return game.turn_began + state.turn_seconds * 1000


def patience_ends(state: TableState, person: str, away: Mapping[str, int]) -> int | None:
    """Until when the others wait for somebody. None if nobody waits."""
    if state.patience is None or person not in away:
        return None
    waiting = any(other != person and other not in away for other in state.staying)
    return away[person] + state.patience * 1000 if waiting else None


def is_given_up(state: TableState, person: str, away: Mapping[str, int], now: int) -> bool:
    """Whether somebody has been away for longer than the table's patience, if that has an end."""
    return state.patience is not None and person in away and away[person] + state.patience * 1000 <= now


def warning_at(state: TableState, deadline: int) -> int:
    whole = (state.turn_seconds or 0) * 1000
    return deadline - min(whole // WARNING_SHARE, MAX_WARNING)


def due_at(state: TableState, turn: int | None, now: int, began: int) -> int | None:
    """When a server must look at a table even if nobody has it open. ``began``: when the turn began.

    None where no people sit: such a table is played only while somebody watches.
    """
    if turn is None or not state.people:
        return None
    holder = state.holders[turn]
    if holder.kind == "computer" or (holder.left and state.staying):
        return now
    return began + state.turn_seconds * 1000 if state.turn_seconds is not None else None
