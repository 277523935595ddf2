"""One view as numbers, from Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from crosstown.encoding.action_codes import write_mask
from crosstown.encoding.action_table import ActionTable
from crosstown.encoding.observation_layout import ObservationLayout
from crosstown.encoding.write_observation import write_observation
from crosstown.errors import TextError
from crosstown.game.position import workspace
from crosstown.game.view import View
from crosstown.rules.kernel.compiler import entry
from crosstown.rules.kernel.state import Array

OBSERVED = np.int16
MASKED = np.int8


@entry
def observe_game(cities: Any, views: Any, at: int, seat: int, scratches: Any, layouts: Any, out: Any) -> None:
    """Writes a seat's view as numbers."""
    write_observation(cities[0], views[at], seat, scratches[0].label, layouts[0], out)


@entry
def mask_game(cities: Any, games: Any, at: int, tables: Any, scratches: Any, mask: Any) -> int:
    """Marks the legal actions of the seat to move; returns how many there are."""
    return write_mask(cities[0], games[at], tables[0], scratches[0], mask)


def encode(view: View, out: Array | None = None) -> Array:
    """A seat's view as numbers, as its `ObservationLayout` describes them.

    >>> from crosstown import Game
    >>> from crosstown.encoding import ObservationLayout, encode
    >>> view = Game.new("london", seats=2, seed=42).view(0)
    >>> numbers = encode(view)
    >>> layout = ObservationLayout.of(view.city, view.seats)
    >>> int(layout.split(numbers)["hand"].sum()) == sum(view.hand().values())
    True
    """
    if view.seat is None:
        raise TextError("spectator", "a spectator's view has no encoding: take a seat's", offender="None")
    layout = ObservationLayout.of(view.city, view.seats)
    out = np.empty(layout.size, OBSERVED) if out is None else out
    observe_game(view._cities, view._games, 0, view.seat, workspace(), layout.record, out)
    return out


def action_mask(view: View, out: Array | None = None) -> Array:
    """1 for each action that is legal for the view's seat now, in the order of its `ActionTable`.

    All are 0 where it is not this seat's turn.
    """
    table = ActionTable.of(view.city)
    out = np.empty(len(table), MASKED) if out is None else out
    if view.turn is None or view.turn != view.seat:
        out[:] = 0
    else:
        mask_game(view._cities, view._games, 0, table.record, workspace(), out)
    return out
