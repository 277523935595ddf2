"""The CUDA kernels, one game a thread: the rules as they are, around them only what a device needs.

Games rest in device memory, one record after the other. A kernel copies its game into the thread's local
memory, which the hardware interleaves so that neighbouring games lie side by side, and back.

With ``CROSSTOWN_KERNEL=python`` the same functions run on the CPU, one thread after the other.
"""

from __future__ import annotations

from typing import Any

from crosstown.envs.step_games import step_game
from crosstown.gpu.thread_model import cuda, local_type
from crosstown.players.engine import simple_policies
from crosstown.rules import legal_moves
from crosstown.rules.apply_move import play_move
from crosstown.rules.kernel.compiler import whole
from crosstown.rules.kernel.philox import below, seed_chance
from crosstown.rules.kernel.state import CHANCE, GAME, OVER, SCRATCH
from crosstown.rules.scoring import score_game
from crosstown.rules.setup import copy_game, deal, shuffle_all
from crosstown.simulation.random_playout import MOVES, pick_move

LOCAL_CHANCE = local_type(CHANCE)
LOCAL_GAME = local_type(GAME)
LOCAL_SCRATCH = local_type(SCRATCH)


def begin_games(cities: Any, tables: Any, games: Any, seeds: Any) -> None:
    """A new game for each seed."""
    at = cuda.grid(1)
    if at < games.shape[0]:
        game = cuda.local.array(1, LOCAL_GAME)[0]
        scratch = cuda.local.array(1, LOCAL_SCRATCH)[0]
        scratch.recorded_size = 0
        scratch.recorded_at = 0
        copy_game(game, tables[0])
        seed_chance(game.chance, seeds[at], whole(0))
        shuffle_all(cities[0], game, scratch)
        deal(cities[0], game, scratch)
        copy_game(games[at], game)


def play_out_games(cities: Any, games: Any, seeds: Any, waiting: Any, listed: int) -> None:
    """Plays games to their ends, each move drawn from the full list of legal ones, or picked without one.

    A thread that has ended a game takes the next one that waits, so that no thread idles until the longest
    game of its neighbours is over.
    """
    city = cities[0]
    game = cuda.local.array(1, LOCAL_GAME)[0]
    scratch = cuda.local.array(1, LOCAL_SCRATCH)[0]
    chance = cuda.local.array(1, LOCAL_CHANCE)[0]
    scratch.recorded_size = 0
    scratch.recorded_at = 0
    at = -1
    game.phase = OVER
    while True:
        if game.phase == OVER:
            if at >= 0:
                copy_game(games[at], game)
            at = cuda.atomic.add(waiting, 0, 1)
            if at >= games.shape[0]:
                break
            copy_game(game, games[at])
            seed_chance(chance, seeds[at], whole(MOVES))
        if game.phase != OVER:  # as it is where a finished game waited
            if listed:
                count = legal_moves.list_moves(city, game, scratch)
                move = whole(scratch.moves[below(chance, count)])
            else:
                move = pick_move(city, game, chance, scratch)
            play_move(city, game, move, scratch)


def score_games(cities: Any, games: Any, results: Any) -> None:
    """Scores every position as if it were the end."""
    at = cuda.grid(1)
    if at < games.shape[0]:
        game = cuda.local.array(1, LOCAL_GAME)[0]
        scratch = cuda.local.array(1, LOCAL_SCRATCH)[0]
        copy_game(game, games[at])
        score_game(cities[0], game, scratch.label, results[at])
        results[at].plies = game.plies


def list_games(cities: Any, games: Any, lists: Any, counts: Any) -> None:
    """The legal moves of every game, as many as there is room for, and how many there are."""
    at = cuda.grid(1)
    if at < games.shape[0]:
        game = cuda.local.array(1, LOCAL_GAME)[0]
        scratch = cuda.local.array(1, LOCAL_SCRATCH)[0]
        copy_game(game, games[at])
        count = legal_moves.list_moves(cities[0], game, scratch)
        for i in range(min(count, lists.shape[1])):
            lists[at, i] = scratch.moves[i]
        counts[at] = count


def step_games(
    cities: Any, tables: Any, games: Any, policies: Any, rotate: int, memories: Any, seeds: Any,
    action_tables: Any, moves: Any, layouts: Any, results: Any, kind: int, chosen: Any, numbers: Any,
    masks: Any, rewards: Any, ended: Any, seats: Any,
) -> None:  # fmt: skip
    """One step of the vector environment in every game; `crosstown.envs.step_games` says what that is."""
    at = cuda.grid(1)
    if at < games.shape[0]:
        game = cuda.local.array(1, LOCAL_GAME)[0]
        view = cuda.local.array(1, LOCAL_GAME)[0]
        scratch = cuda.local.array(1, LOCAL_SCRATCH)[0]
        scratch.recorded_size = 0
        scratch.recorded_at = 0
        copy_game(game, games[at])
        seats[at] = step_game(
            simple_policies.choose, cities[0], tables[0], game, view, policies, rotate,
            memories[at % memories.shape[0]], seeds[at], action_tables[0], moves, layouts[0], scratch,
            results[at], kind, whole(chosen[at]), ended[at] != 0, whole(seats[at]), numbers[at], masks[at],
            rewards[at],
        )  # fmt: skip
        ended[at] = 1 if game.phase == OVER else 0
        copy_game(games[at], game)


KERNELS = (begin_games, play_out_games, score_games, list_games, step_games)
