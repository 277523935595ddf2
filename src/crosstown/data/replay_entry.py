"""Given moves, played again inside the kernel."""

from __future__ import annotations

from typing import Any

from crosstown.encoding.action_codes import write_mask
from crosstown.encoding.write_observation import write_observation
from crosstown.rules import legal_moves
from crosstown.rules.apply_move import play_move
from crosstown.rules.hidden_information import hide
from crosstown.rules.kernel.compiler import entry, rule, whole
from crosstown.rules.kernel.philox import seed_chance
from crosstown.rules.kernel.state import OVER
from crosstown.rules.setup import copy_game, deal, shuffle_all
from crosstown.simulation.kernel_batch import log_ply, log_shuffles, log_start


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
