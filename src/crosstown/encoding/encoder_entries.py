"""The functions of the encoding that Python calls, one game at a time."""

from __future__ import annotations

from typing import Any

from crosstown.encoding.action_codes import write_mask
from crosstown.encoding.write_observation import observe, write_observation
from crosstown.rules.apply_move import play_move
from crosstown.rules.kernel.compiler import entry, whole
from crosstown.rules.kernel.state import NONE


@entry
def observe_game(cities: Any, views: Any, at: int, seat: int, scratches: Any, layouts: Any, out: Any) -> None:
    """Writes a seat's view as numbers."""
    write_observation(cities[0], views[at], seat, scratches[0].label, layouts[0], out)


@entry
def mask_game(cities: Any, games: Any, at: int, tables: Any, scratches: Any, mask: Any) -> int:
    """Marks the legal actions of the seat to move; returns how many there are."""
    return write_mask(cities[0], games[at], tables[0], scratches[0], mask)


@entry
def take_action(
    cities: Any, games: Any, moves: Any, action: int, tables: Any, layouts: Any, scratches: Any, numbers: Any,
    mask: Any,
) -> int:  # fmt: skip
    """Plays a legal action and writes what the seat to move sees then, at the end what the mover sees.

    Returns the seat to move, -1 at the end.
    """
    mover = whole(games[0].seat)
    play_move(cities[0], games[0], whole(moves[action]), scratches[0])
    turn = whole(games[0].seat)
    seat = mover if turn == NONE else turn
    observe(cities[0], games[0], seat, games[1], tables[0], layouts[0], scratches[0], numbers, mask)
    return turn


@entry
def observe_seat(
    cities: Any, games: Any, seat: int, tables: Any, layouts: Any, scratches: Any, numbers: Any, mask: Any
) -> None:
    """Writes a seat's numbers and, where it is to move, its mask. ``games[1]`` is room for the view."""
    observe(cities[0], games[0], seat, games[1], tables[0], layouts[0], scratches[0], numbers, mask)
