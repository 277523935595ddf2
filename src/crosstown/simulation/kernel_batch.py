"""Many games inside the kernel between kernel players; where wanted, a log of each, or counts of all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from crosstown.players.engine import simple_policies
from crosstown.players.engine.planning import planner
from crosstown.players.engine.player_memory import reset_memory
from crosstown.players.engine.simple_policies import RANDOM
from crosstown.rules import legal_moves
from crosstown.rules.apply_move import play_move
from crosstown.rules.hidden_information import hide
from crosstown.rules.kernel import event_tape, move_codes
from crosstown.rules.kernel.compiler import entry, rule, whole
from crosstown.rules.kernel.limits import MAX_CARDS, MAX_SYMBOLS, MAX_TICKETS
from crosstown.rules.kernel.philox import seed_chance
from crosstown.rules.kernel.state import NONE, OVER
from crosstown.rules.scoring import score_game
from crosstown.rules.setup import copy_game, deal, shuffle_all
from crosstown.simulation.game_counts import count_end, count_ply

MAX_PLIES = 2048
MAX_SHUFFLED = 16384  # cards in all shuffles of a game

LOG = np.dtype(
    [
        ("deck", "i1", (MAX_CARDS,)),
        ("tickets", "i1", (MAX_TICKETS,)),
        ("symbols", "i1", (MAX_SYMBOLS,)),
        ("plies", "i8"),
        ("seat", "i1", (MAX_PLIES,)),
        ("move", "i4", (MAX_PLIES,)),
        ("legal", "i2", (MAX_PLIES,)),
        ("card", "i1", (MAX_PLIES,)),
        ("shuffled", "i1", (MAX_SHUFFLED,)),  # for each shuffle its size and then its cards, the top first
        ("shuffled_size", "i8"),
    ],
    align=True,
)


@rule
def log_start(city: Any, game: Any, scratch: Any, log: Any) -> None:
    """The shuffled stacks before anything is dealt, the top first."""
    size = whole(game.stack_size)
    for i in range(size):
        log.deck[i] = game.stack[size - 1 - i]
    for i in range(city.tickets):
        log.tickets[i] = game.ticket_ring[i]
    for i in range(city.symbols):
        log.symbols[i] = scratch.bag[i]
    log.plies = 0
    log.shuffled_size = 0


@rule
def log_shuffles(scratch: Any, log: Any) -> None:
    """Copies the shuffles from the tape; a tape or log that is full leaves the log marked as such."""
    size = log.shuffled_size
    if scratch.tape_size < 0:
        size = NONE
    at = 0
    while at < scratch.tape_size:
        kind = scratch.tape[at]
        at += 1
        if kind == event_tape.SHUFFLED:
            count = whole(scratch.tape[at])
            if size < 0 or size + count + 1 > MAX_SHUFFLED:
                size = NONE
            else:
                for i in range(count + 1):
                    log.shuffled[size + i] = scratch.tape[at + i]
                size += count + 1
            at += count + 1
        else:
            at += event_tape.SIZES[kind]
    log.shuffled_size = size


@rule
def log_ply(seat: int, move: int, count: int, game: Any, scratch: Any, log: Any) -> None:
    """One decision before it is carried out: the top of the stack is the card it will draw unseen.

    The tape still tells of what came before it.
    """
    log_shuffles(scratch, log)
    ply = log.plies
    if ply < MAX_PLIES:
        log.seat[ply] = seat
        log.move[ply] = move
        log.legal[ply] = count
        log.card[ply] = (
            game.stack[game.stack_size - 1] if move_codes.kind_of(move) == move_codes.DRAW else NONE
        )
    log.plies = ply + 1


@rule
def play_games(
    choose: Any, cities: Any, tables: Any, games: Any, seeds: Any, player_seeds: Any, policies: Any,
    memories: Any, scratches: Any, results: Any, logs: Any, finals: Any, counts: Any,
) -> None:  # fmt: skip
    """Plays one game a seed and scores it; ``choose`` is a family of players, the rule that picks a move.

    Games are logged, and the positions they end in are kept, where there is room for as many as there are
    games; they are counted where there is a record of counts. Every player chooses from its own view:
    ``games`` has room for the game and for one view of it.
    """
    city = cities[0]
    scratch = scratches[0]
    game = games[0]
    view = games[1]
    logging = logs.shape[0] == seeds.shape[0]
    keeping = finals.shape[0] == seeds.shape[0]
    counting = counts.shape[0] == 1
    for i in range(seeds.shape[0]):
        copy_game(game, tables[0])
        seed_chance(game.chance, seeds[i], whole(0))
        for seat in range(whole(game.seats)):
            reset_memory(memories[seat], player_seeds[i, seat])
        shuffle_all(city, game, scratch)
        if logging:
            log_start(city, game, scratch, logs[i])
        deal(city, game, scratch)
        while game.phase != OVER:
            seat = whole(game.seat)
            count = legal_moves.list_moves(city, game, scratch)
            if policies[seat] != RANDOM:
                copy_game(view, game)
                hide(view, seat)
            move = choose(policies[seat], city, view, count, memories[seat], scratch)
            if logging:
                log_ply(seat, move, count, game, scratch, logs[i])
            if counting:
                count_ply(city, game, move, counts[0])
            play_move(city, game, move, scratch)
        if logging:
            log_shuffles(scratch, logs[i])
        if keeping:
            copy_game(finals[i], game)
        score_game(city, game, scratch.label, results[i])
        results[i].plies = game.plies
        if counting:
            count_end(city, game, results[i], counts[0])


@entry
def play_batch(
    cities: Any, tables: Any, games: Any, seeds: Any, player_seeds: Any, policies: Any,
    memories: Any, scratches: Any, results: Any, logs: Any, finals: Any, counts: Any,
) -> None:  # fmt: skip
    """Games between players that plan nothing: quick to compile."""
    play_games(
        simple_policies.choose, cities, tables, games, seeds, player_seeds, policies,
        memories, scratches, results, logs, finals, counts,
    )  # fmt: skip


@entry
def play_planned(
    cities: Any, tables: Any, games: Any, seeds: Any, player_seeds: Any, policies: Any,
    memories: Any, scratches: Any, results: Any, logs: Any, finals: Any, counts: Any,
) -> None:  # fmt: skip
    """Games between any kernel players."""
    play_games(
        planner.choose, cities, tables, games, seeds, player_seeds, policies,
        memories, scratches, results, logs, finals, counts,
    )  # fmt: skip


def batch_for(policies: Sequence[int]) -> Callable[..., None]:
    """The entry for a table of these players: the one that compiles faster where it will do."""
    return play_batch if all(number <= simple_policies.CHAOS for number in policies) else play_planned
