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
from crosstown.players.engine.player_memory import MEMORY, copy_weights
from crosstown.players.engine.search.network_search import begin_expert, run_expert
from crosstown.players.engine.search.search_nodes import SEARCH
from crosstown.players.engine.search.tree_search import drop_half
from crosstown.players.engine.training_games import next_decision, tell_deal
from crosstown.rules import legal_moves
from crosstown.rules.apply_move import play_move
from crosstown.rules.kernel.compiler import whole
from crosstown.rules.kernel.philox import below, seed_chance
from crosstown.rules.kernel.state import CHANCE, GAME, OVER, RESULT, SCRATCH
from crosstown.rules.scoring import score_game
from crosstown.rules.setup import copy_game, deal, shuffle_all
from crosstown.simulation.random_playout import MOVES, pick_move

LOCAL_CHANCE = local_type(CHANCE)
LOCAL_GAME = local_type(GAME)
LOCAL_SCRATCH = local_type(SCRATCH)
LOCAL_MEMORY = local_type(MEMORY)
LOCAL_SEARCH = local_type(SEARCH)
LOCAL_RESULT = local_type(RESULT)


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


def advance_games(
    cities: Any, tables: Any, which: Any, games: Any, memories: Any, seeds: Any, decisions: Any, chosen: Any
) -> None:
    """Plays the chosen move of every game and tells of the next decision: see `training_games`."""
    at = cuda.grid(1)
    if at < games.shape[0]:
        game = cuda.local.array(1, LOCAL_GAME)[0]
        scratch = cuda.local.array(1, LOCAL_SCRATCH)[0]
        memory = cuda.local.array(1, LOCAL_MEMORY)[0]
        search = cuda.local.array(1, LOCAL_SEARCH)[0]
        result = cuda.local.array(1, LOCAL_RESULT)[0]
        scratch.recorded_size = 0
        scratch.recorded_at = 0
        copy_weights(memory.weights, memories[0].weights)
        copy_game(game, games[at])
        next_decision(
            cities[which[at]], tables[which[at]], game, memory, seeds[at], search, scratch, result,
            decisions[at], whole(chosen[at]),
        )  # fmt: skip
        copy_game(games[at], game)


def tell_deals(cities: Any, which: Any, games: Any, memories: Any, facts: Any) -> None:
    """Deals anew what the seat to move in each game does not see, and tells of that game."""
    at = cuda.grid(1)
    if at < games.shape[0]:
        game = cuda.local.array(1, LOCAL_GAME)[0]
        dealt = cuda.local.array(1, LOCAL_GAME)[0]
        scratch = cuda.local.array(1, LOCAL_SCRATCH)[0]
        memory = cuda.local.array(1, LOCAL_MEMORY)[0]
        search = cuda.local.array(1, LOCAL_SEARCH)[0]
        scratch.recorded_size = 0
        scratch.recorded_at = 0
        copy_weights(memory.weights, memories[0].weights)
        copy_game(game, games[at])
        tell_deal(cities[which[at]], game, dealt, memory, search, scratch, facts[at])


def search_games(
    cities: Any, views: Any, games: Any, searches: Any, nodes: Any, nets: Any, small: Any, wide: Any,
    evaluations: Any, memories: Any, results: Any, seeds: Any, simulations: int, chosen: Any,
) -> None:  # fmt: skip
    """The expert's search in every view, as `SearchPlayer` does it: one search a thread; 0: no search."""
    at = cuda.grid(1)
    if at < views.shape[0]:
        scratches = cuda.local.array(1, LOCAL_SCRATCH)
        scratches[0].recorded_size = 0
        scratches[0].recorded_at = 0
        begin_expert(
            cities, views[at : at + 1], searches[at : at + 1], nodes[at], nets, small, wide,
            evaluations[at : at + 1], memories[at], scratches, seeds[at],
        )  # fmt: skip
        chosen[at] = searches[at].moves[0]
        left = whole(searches[at].left)
        stages = whole(0)
        while (1 << stages) < left:
            stages += 1
        if simulations > 0:
            for _ in range(stages):
                run_expert(
                    cities, views[at : at + 1], games[at], searches[at : at + 1], nodes[at], nets, small,
                    wide, evaluations[at : at + 1], memories[at], scratches, results[at : at + 1],
                    max(whole(1), simulations // (stages * left)),
                )  # fmt: skip
                left = drop_half(searches[at : at + 1], nodes[at])
            child = whole(nodes[at, 0].child)
            while nodes[at, child].out == 1:
                child = whole(nodes[at, child].sibling)
            chosen[at] = nodes[at, child].move


KERNELS = (
    begin_games, play_out_games, score_games, list_games, step_games, advance_games, tell_deals,
    search_games,
)  # fmt: skip
