"""Moves that a server makes by itself, and when: for computer players, clocks, and people who are away.

Times are those of the steady clock, except for `due_at`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from crosstown.service.clock import SECOND
from crosstown.service.tables.first_tickets import chosen_early
from crosstown.service.tables.live_game import FIRST_KEEP, LiveGame
from crosstown.service.tables.table_state import SUBSTITUTE, FirstChoice, TableMemory, TableState
from crosstown.service.tables.undo import undo_until

WARNING_SHARE = 5  # warn when a fifth of the time is left,
MAX_WARNING = 10 * 60 * SECOND  # but at most ten minutes before the end
UNDO_WINDOW = 2_500  # milliseconds for which computer players wait for somebody who may have slipped
STALLED_AFTER = 600  # seconds without a move before the others may let a computer player go on
GIVEN_UP_AFTER = 300  # seconds that somebody is away at the least before the host may give the seat away

Cause = Literal["computer", "left", "clock", "away", "stalled"]


@dataclass(frozen=True, slots=True)
class DueMove:
    """At this time a computer player moves for this seat, unless somebody is faster.

    Or the game takes what the seat's person chose early.
    """

    at: int
    seat: int
    player: str = SUBSTITUTE
    cause: Cause | Literal[""] = ""
    choice: FirstChoice | None = None


def next_due_move(table: TableMemory, pause: int, undo_window: int) -> DueMove | None:
    """The next move that a server must make, however far off. ``pause`` lets people follow bots."""
    state, game = table.state, table.game
    seat = game.position.turn if game else None
    if game is None or seat is None:
        return None
    holder, last = state.holders[seat], game.last_at
    choice = chosen_early(state, game, seat)
    if choice is not None:
        return DueMove(last, seat, choice=choice)
    first_keep = game.position.phase == FIRST_KEEP  # computer players choose at once
    soon = last if first_keep else max(last + pause, undo_until(table, undo_window) or 0)
    if holder.kind == "computer":
        return DueMove(soon, seat, holder.player, "computer")
    if holder.left:
        return DueMove(soon, seat, SUBSTITUTE, "left") if state.staying else None
    moves = []
    deadline = turn_deadline(state, game)
    if deadline is not None:
        moves.append(DueMove(deadline, seat, SUBSTITUTE, "clock"))
    ends = patience_ends(state, holder.person, table.away)
    if ends is not None:
        moves.append(DueMove(max(ends, last + pause), seat, SUBSTITUTE, "away"))
    if table.stalled_turn == (game.row.id, game.turn):
        moves.append(DueMove(last + pause, seat, SUBSTITUTE, "stalled"))
    return min(moves, key=lambda move: move.at, default=None)


def turn_deadline(state: TableState, game: LiveGame) -> int | None:
    seat = game.position.turn
    if seat is None or state.holders[seat].kind != "person":
        return None
    return state.turn_ends(game.turn_began)


def stalled_at(state: TableState, game: LiveGame) -> int | None:
    """When the others may let a computer player go on. None with a clock, or where patience has no end."""
    seat = game.position.turn
    if seat is None or state.turn_seconds is not None or state.patience is None:
        return None
    holder = state.holders[seat]
    if holder.kind != "person" or holder.left or state.staying == (holder.person,):
        return None
    return game.last_at + max(STALLED_AFTER, state.patience) * SECOND


def patience_ends(state: TableState, person: str, away: Mapping[str, int]) -> int | None:
    """Until when the others wait for somebody. None if nobody waits."""
    if state.patience is None or person not in away:
        return None
    waiting = any(other != person and other not in away for other in state.staying)
    return away[person] + state.patience * SECOND if waiting else None


def is_given_up(state: TableState, person: str, away: Mapping[str, int], now: int) -> bool:
    """Whether somebody has been away for so long that the host may give the seat away, if ever."""
    if state.patience is None or person not in away:
        return False
    return away[person] + max(state.patience, GIVEN_UP_AFTER) * SECOND <= now


def warning_at(state: TableState, deadline: int) -> int:
    whole = (state.turn_seconds or 0) * SECOND
    return deadline - min(whole // WARNING_SHARE, MAX_WARNING)


def due_at(state: TableState, turn: int | None, now: int, began: int, *, chosen: bool = False) -> int | None:
    """When a server must look at a table even if nobody has it open. ``began``: when the turn began.

    ``chosen``: its first tickets were chosen early. Times are milliseconds since 1970, for the store. None
    where no people sit: such a table is played only while somebody watches.
    """
    if turn is None or not state.people:
        return None
    holder = state.holders[turn]
    if holder.kind == "computer" or chosen or (holder.left and state.staying):
        return now
    return state.turn_ends(began)
