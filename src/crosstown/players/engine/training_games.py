"""Games in which all seats ask a network: one decision after the other, told as facts, or on to the end.

The same rules run on the CPU and, as kernels of `crosstown.gpu`, on a device.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from crosstown.players.engine.network.integer_network import evaluate_moves
from crosstown.players.engine.network.move_facts import MOVE_FACTS, write_decision
from crosstown.players.engine.network.position_facts import POSITION_FACTS, SEAT_FACTS, write_seats
from crosstown.players.engine.player_memory import copy_weights
from crosstown.players.engine.search.tree_search import judge
from crosstown.rules.apply_move import play_move
from crosstown.rules.hidden_information import deal_anew, hide
from crosstown.rules.kernel.compiler import entry, rule, whole
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.philox import mix, seed_chance
from crosstown.rules.kernel.state import OVER
from crosstown.rules.scoring import score_game
from crosstown.rules.setup import copy_game, deal, shuffle_all

MOST_MOVES = 48  # that are told of a decision; there are seldom more
WIN_SHARE = 700  # thousandths: how much winning counts against points

DECISION = np.dtype(
    [
        ("seat", "i4"),
        ("count", "i4"),  # moves that are told of
        ("ended", "i4"),  # 1 where a game ended before this decision
        ("points", "i4"),  # all seats' mean in that game
        ("worth", "i4", (MAX_SEATS,)),  # what it was worth to each seat, in thousandths
        ("move", "i4", (MOST_MOVES,)),
        ("position", "i1", (POSITION_FACTS,)),
        ("moves", "i1", (MOST_MOVES, MOVE_FACTS)),
        ("seats", "i1", (MAX_SEATS, SEAT_FACTS)),
    ],
    align=True,
)


@rule
def begin_game(city: Any, table: Any, game: Any, seed: Any, scratch: Any) -> None:
    """A new game from a seed, which is another one afterwards."""
    copy_game(game, table)
    seed_chance(game.chance, seed, whole(0))
    seed[3] += 1
    shuffle_all(city, game, scratch)
    deal(city, game, scratch)


@rule
def end_decision(city: Any, game: Any, search: Any, scratch: Any, result: Any, decision: Any) -> None:
    """Writes what a game that is over was worth."""
    score_game(city, game, scratch.label, result)
    search.win_share = WIN_SHARE
    judge(game, search, result)
    decision.ended = 1
    total = whole(0)
    for seat in range(whole(game.seats)):
        decision.worth[seat] = search.worth[seat]
        total += whole(result.total[seat])
    decision.points = total // whole(game.seats)


@rule
def next_decision(
    city: Any, table: Any, game: Any, memory: Any, seed: Any, search: Any, scratch: Any, result: Any,
    decision: Any, chosen: int,
) -> None:  # fmt: skip
    """Plays the chosen one of the moves told of (below 0: begins a game), up to the next real choice."""
    decision.ended = 0
    if chosen < 0:
        begin_game(city, table, game, seed, scratch)
    else:
        play_move(city, game, whole(decision.move[chosen]), scratch)
    while True:
        if game.phase == OVER:
            end_decision(city, game, search, scratch, result, decision)
            begin_game(city, table, game, seed, scratch)
        count = write_decision(
            city, game, whole(game.seat), memory, search, scratch, decision.position, decision.moves
        )
        if count > 1:
            break
        play_move(city, game, whole(search.moves[0]), scratch)
    for i in range(count):
        decision.move[i] = search.moves[i]
    decision.seat = game.seat
    decision.count = count
    write_seats(city, game, memory, decision.seats)


@rule
def tell_deal(city: Any, game: Any, dealt: Any, memory: Any, search: Any, scratch: Any, seats: Any) -> None:
    """Deals anew what the seat to move does not see, and tells of that game."""
    seat = whole(game.seat)
    for i in range(4):
        search.seed[i] = game.chance.words[i]
    search.seed[0] ^= whole(game.plies)
    copy_game(dealt, game)
    hide(dealt, seat)
    deal_anew(city, dealt, seat, search.seed, scratch)
    write_seats(city, dealt, memory, seats)


@entry
def advance_games(
    cities: Any, tables: Any, which: Any, games: Any, memories: Any, seeds: Any, searches: Any,
    scratches: Any, results: Any, decisions: Any, chosen: Any,
) -> None:  # fmt: skip
    """`next_decision` in every game. ``which`` tells the city of each, ``memories[1]`` gives the weights."""
    copy_weights(memories[0].weights, memories[1].weights)
    for at in range(games.shape[0]):
        next_decision(
            cities[which[at]], tables[which[at]], games[at], memories[0], seeds[at], searches[0],
            scratches[0], results[0], decisions[at], whole(chosen[at]),
        )  # fmt: skip


@entry
def tell_deals(
    cities: Any, which: Any, games: Any, dealt: Any, memories: Any, searches: Any, scratches: Any, seats: Any
) -> None:
    """`tell_deal` in every game."""
    for at in range(games.shape[0]):
        tell_deal(cities[which[at]], games[at], dealt[0], memories[0], searches[0], scratches[0], seats[at])


@entry
def tell_worths(cities: Any, games: Any, searches: Any, scratches: Any, results: Any, decisions: Any) -> None:
    """`end_decision` in a game that is over."""
    end_decision(cities[0], games[0], searches[0], scratches[0], results[0], decisions[0])


@rule
def most_liked(found: Any, count: int) -> int:
    """The move that the network likes best, by its place among the moves worth trying."""
    best = whole(0)
    for i in range(1, count):
        if found.likes[i] > found.likes[best]:
            best = whole(i)
    return best


@entry
def play_on(
    cities: Any, games: Any, move: int, searches: Any, nets: Any, small: Any, wide: Any, evaluations: Any,
    memories: Any, scratches: Any, results: Any, seed: Any, worths: Any,
) -> None:  # fmt: skip
    """Plays a move in ``games[0]`` and on to the end in ``games[1]``, once for each row of ``worths``.

    The stack is shuffled anew, all else that is hidden stays, and at every seat the network decides at first
    sight. A row gets what the game was worth to the mover, and its share of the win, in thousandths.
    """
    city, game, search, scratch, result = cities[0], games[1], searches[0], scratches[0], results[0]
    mover = whole(games[0].seat)
    for row in range(worths.shape[0]):
        copy_game(game, games[0])
        seed[3] = row
        seed_chance(game.chance, seed, whole(0))
        mix(game.stack, whole(game.stack_size), game.chance)
        play_move(city, game, move, scratch)
        while game.phase != OVER:
            count = evaluate_moves(
                city, game, nets[0], small, wide, memories[0], search, scratch, evaluations[0]
            )
            play_move(city, game, whole(search.moves[most_liked(evaluations[0], count)]), scratch)
        score_game(city, game, scratch.label, result)
        search.win_share = WIN_SHARE
        judge(game, search, result)
        worths[row, 0] = search.worth[mover]
        search.win_share = 1000
        judge(game, search, result)
        worths[row, 1] = search.worth[mover]
