"""Many games at once inside the kernel: begin, take an action in each, observe."""

from __future__ import annotations

from typing import Any

from crosstown.encoding.write_observation import observe
from crosstown.players.engine import simple_policies
from crosstown.players.engine.planning import planner
from crosstown.players.engine.player_memory import reset_memory
from crosstown.rules import legal_moves
from crosstown.rules.apply_move import play_move
from crosstown.rules.hidden_information import hide
from crosstown.rules.kernel.compiler import entry, rule, whole
from crosstown.rules.kernel.philox import seed_chance
from crosstown.rules.kernel.state import OVER
from crosstown.rules.scoring import score_game
from crosstown.rules.setup import copy_game, deal, shuffle_all

CALLER = -1  # the policy of a seat whose actions come from outside
WIN, MARGIN, POINTS = range(3)  # in the order of `rewards.RewardName`

_PLAYER_KEY = 0x5EA7  # so that a player's numbers are not those of the shuffle


@rule
def begin_game(
    city: Any, table: Any, game: Any, policies: Any, memories: Any, seed: Any, scratch: Any
) -> None:
    """A new game from a seed."""
    copy_game(game, table)
    seed_chance(game.chance, seed, whole(0))
    shuffle_all(city, game, scratch)
    deal(city, game, scratch)
    for player in range(whole(game.seats)):
        if policies[player] != CALLER:
            first = seed[0]
            seed[0] = whole(first) ^ (_PLAYER_KEY + player)
            reset_memory(memories[player], seed)
            seed[0] = first


@rule
def player_at(game: Any, seed: Any, rotate: int, seat: int) -> int:
    """Who sits there. Those who rotate move on with each row (``seed[2]``) and game (``seed[3]``)."""
    seats = whole(game.seats)
    moved = rotate * (whole(seed[2]) + whole(seed[3])) % seats
    return (seat + seats - moved) % seats


@rule
def play_others(
    choose: Any, city: Any, game: Any, view: Any, policies: Any, rotate: int, memories: Any, seed: Any,
    scratch: Any,
) -> None:  # fmt: skip
    """Players of the kernel move until it is the caller's turn, or the end."""
    while game.phase != OVER:
        seat = whole(game.seat)
        player = player_at(game, seed, rotate, seat)
        if policies[player] == CALLER:
            return
        copy_game(view, game)
        hide(view, seat)
        count = legal_moves.list_moves(city, view, scratch)
        play_move(city, game, choose(policies[player], city, view, count, memories[player], scratch), scratch)


@rule
def best_other(game: Any, result: Any, seat: int) -> int:
    """The most points that another seat has."""
    best = -32768
    for other in range(whole(game.seats)):
        if other != seat:
            best = max(best, whole(result.total[other]))
    return best


@rule
def write_rewards(game: Any, kind: int, result: Any, rewards: Any) -> None:
    """What the end of a game is worth to each seat."""
    winners = 0
    for seat in range(whole(game.seats)):
        if result.place[seat] == 1:
            winners += 1
    for seat in range(whole(game.seats)):
        if kind == WIN:
            rewards[seat] = 1.0 / winners if result.place[seat] == 1 else 0.0
        elif kind == MARGIN:
            rewards[seat] = whole(result.total[seat]) - best_other(game, result, seat)
        else:
            rewards[seat] = whole(result.total[seat])


@rule
def step_game(
    choose: Any, city: Any, table: Any, game: Any, view: Any, policies: Any, rotate: int, memory: Any,
    seed: Any, actions: Any, moves: Any, layout: Any, scratch: Any, result: Any, kind: int,
    action: int, over: bool, seat: int, numbers: Any, mask: Any, rewards: Any,
) -> int:  # fmt: skip
    """Takes an action in one game, or begins it anew; returns who observes."""
    for other in range(whole(game.seats)):
        rewards[other] = 0.0
    if action < 0 or over:
        if over:
            seed[3] += 1
        begin_game(city, table, game, policies, memory, seed, scratch)
    else:
        play_move(city, game, whole(moves[action]), scratch)
    play_others(choose, city, game, view, policies, rotate, memory, seed, scratch)
    if game.phase == OVER:
        score_game(city, game, scratch.label, result)
        result.plies = game.plies
        write_rewards(game, kind, result, rewards)
    else:
        seat = whole(game.seat)
    observe(city, game, seat, view, actions, layout, scratch, numbers, mask)
    return seat


@rule
def step_all(
    choose: Any, cities: Any, tables: Any, games: Any, views: Any, policies: Any, rotate: int, memories: Any,
    seeds: Any, action_tables: Any, moves: Any, layouts: Any, scratches: Any, results: Any, kind: int,
    chosen: Any, numbers: Any, masks: Any, rewards: Any, ended: Any, seats: Any,
    first: int, last: int, thread: int,
) -> None:  # fmt: skip
    """Takes the chosen action in each game from ``first`` to ``last``; a game that is over begins anew.

    ``ended`` holds 1 where a game is over. ``seats`` holds who observes: the seat to move, at the end the
    seat that moved last. An action below 0 begins a game anew whatever its state.
    """
    for i in range(first, last):
        seats[i] = step_game(
            choose, cities[0], tables[0], games[i], views[thread], policies, rotate,
            memories[i % memories.shape[0]], seeds[i], action_tables[0], moves, layouts[0],
            scratches[thread], results[i], kind, whole(chosen[i]), ended[i] != 0, whole(seats[i]),
            numbers[i], masks[i], rewards[i],
        )  # fmt: skip
        ended[i] = 1 if games[i].phase == OVER else 0


@entry
def step_simple(
    cities: Any, tables: Any, games: Any, views: Any, policies: Any, rotate: int, memories: Any, seeds: Any,
    action_tables: Any, moves: Any, layouts: Any, scratches: Any, results: Any, kind: int, chosen: Any,
    numbers: Any, masks: Any, rewards: Any, ended: Any, seats: Any, first: int, last: int, thread: int,
) -> None:  # fmt: skip
    """Steps among players that plan nothing: quick to compile."""
    step_all(
        simple_policies.choose, cities, tables, games, views, policies, rotate, memories, seeds,
        action_tables, moves, layouts, scratches, results, kind, chosen, numbers, masks, rewards, ended,
        seats, first, last, thread,
    )  # fmt: skip


@entry
def step_planned(
    cities: Any, tables: Any, games: Any, views: Any, policies: Any, rotate: int, memories: Any, seeds: Any,
    action_tables: Any, moves: Any, layouts: Any, scratches: Any, results: Any, kind: int, chosen: Any,
    numbers: Any, masks: Any, rewards: Any, ended: Any, seats: Any, first: int, last: int, thread: int,
) -> None:  # fmt: skip
    """Steps among any players of the kernel."""
    step_all(
        planner.choose, cities, tables, games, views, policies, rotate, memories, seeds,
        action_tables, moves, layouts, scratches, results, kind, chosen, numbers, masks, rewards, ended,
        seats, first, last, thread,
    )  # fmt: skip
