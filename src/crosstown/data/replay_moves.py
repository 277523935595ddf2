"""Playing given moves again inside the kernel: for logs, which records are made from, and encoded views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.encoding.action_codes import write_mask
from crosstown.encoding.action_table import ActionTable
from crosstown.encoding.encode_view import MASKED, OBSERVED
from crosstown.encoding.observation_layout import ObservationLayout
from crosstown.encoding.write_observation import write_observation
from crosstown.game.position import workspace
from crosstown.game.records.seeds import seed_words
from crosstown.rules import legal_moves
from crosstown.rules.apply_move import play_move
from crosstown.rules.hidden_information import hide
from crosstown.rules.kernel.compiler import entry, rule, whole
from crosstown.rules.kernel.philox import seed_chance
from crosstown.rules.kernel.state import GAME, OVER, Array, blank
from crosstown.rules.setup import copy_game, deal, shuffle_all
from crosstown.simulation.kernel_batch import LOG, log_ply, log_shuffles, log_start


@rule
def is_listed(scratch: Any, count: int, move: int) -> bool:
    for i in range(count):
        if scratch.moves[i] == move:
            return True
    return False


@entry
def replay_moves(
    cities: Any, tables: Any, games: Any, seeds: Any, ends: Any, moves: Any, scratches: Any,
    actions: Any, layouts: Any, logs: Any, finals: Any, numbers: Any, masks: Any,
) -> int:  # fmt: skip
    """Plays the moves of one game a seed; those of game i end before ``ends[i]``.

    Writes logs and last positions, or views and masks of all plies, where there is room for them. Returns
    the first game with a move that is not legal, or the number of games.
    """
    city = cities[0]
    scratch = scratches[0]
    game = games[0]
    view = games[1]
    logging = logs.shape[0] == seeds.shape[0]
    encoding = numbers.shape[0] == moves.shape[0]
    at = 0
    for i in range(seeds.shape[0]):
        copy_game(game, tables[0])
        seed_chance(game.chance, seeds[i], whole(0))
        shuffle_all(city, game, scratch)
        if logging:
            log_start(city, game, scratch, logs[i])
        deal(city, game, scratch)
        while at < ends[i]:
            if game.phase == OVER:
                return i
            seat = whole(game.seat)
            move = moves[at]
            if encoding:
                copy_game(view, game)
                hide(view, seat)
                write_observation(city, view, seat, scratch.label, layouts[0], numbers[at])
                write_mask(city, view, actions[0], scratch, masks[at])
            count = legal_moves.list_moves(city, game, scratch)
            if not is_listed(scratch, count, move):
                return i
            if logging:
                log_ply(seat, move, count, game, scratch, logs[i])
            play_move(city, game, move, scratch)
            at += 1
        if logging:
            log_shuffles(scratch, logs[i])
            copy_game(finals[i], game)
    return seeds.shape[0]


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
