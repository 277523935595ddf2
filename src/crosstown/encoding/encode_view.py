"""One view as numbers, from Python."""

from __future__ import annotations

import numpy as np

from crosstown.encoding.action_table import ActionTable
from crosstown.encoding.encoder_entries import mask_game, observe_game
from crosstown.encoding.observation_layout import ObservationLayout
from crosstown.errors import TextError
from crosstown.game.position import workspace
from crosstown.game.view import View
from crosstown.rules.kernel.state import Array

OBSERVED = np.int16
MASKED = np.int8


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
