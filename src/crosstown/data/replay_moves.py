"""Games played again from their moves: for logs, which records are made from, and for encoded views."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.data.replay_entry import replay_moves
from crosstown.encoding.action_table import ActionTable
from crosstown.encoding.encode_view import MASKED, OBSERVED
from crosstown.encoding.observation_layout import ObservationLayout
from crosstown.game.position import workspace
from crosstown.game.records.seeds import seed_words
from crosstown.rules.kernel.state import GAME, Array, blank
from crosstown.simulation.kernel_batch import LOG


def encode_plies(
    city: City, seats: int, seeds: Sequence[int], ends: Array, moves: Array
) -> tuple[Array, Array]:
    """The encoded view and the mask before each of the moves, which must be legal."""
    numbers = np.empty((len(moves), ObservationLayout.of(city, seats).size), OBSERVED)
    masks = np.empty((len(moves), len(ActionTable.of(city))), MASKED)
    none = blank(LOG, 0), blank(GAME, 0)
    if _replay(city, seats, seeds, ends, moves, *none, numbers, masks) < len(seeds):
        raise RuntimeError("a game that was played has a move that is not legal")
    return numbers, masks


def log_games(
    city: City, seats: int, seeds: Sequence[int], ends: Array, moves: Array
) -> tuple[Array, Array, int]:
    """The logs and last positions of games, and how many of them have legal moves alone, up to the first."""
    logs, finals = blank(LOG, len(seeds)), blank(GAME, len(seeds))
    none = np.empty((0, 0), OBSERVED), np.empty((0, 0), MASKED)
    return logs, finals, _replay(city, seats, seeds, ends, moves, logs, finals, *none)


def _replay(city: City, seats: int, seeds: Sequence[int], ends: Array, moves: Array, *rooms: Array) -> int:
    return int(
        replay_moves(
            compile_city(city),
            table_for(city, seats),
            blank(GAME, 2),
            seed_words(*seeds).reshape(-1, 4),
            ends.astype("i8"),
            moves.astype("i8"),
            workspace(),
            ActionTable.of(city).record,
            ObservationLayout.of(city, seats).record,
            *rooms,
        )
    )
