"""The search of the expert: it is led by the network, and asks it instead of playing games to their end.

As in `tree_search` each round has a deal of what is hidden, and all deals share one tree. Deals that look
more like a real game come up more often (`likely_deals`). At each node on the way the network says which
moves are likely; at a new one, what it is worth to every seat. Planners may play the game from there to its
end as well, and then both count.
"""

from __future__ import annotations

from typing import Any

from crosstown.players.engine.network.integer_network import CERTAIN, EXP_UNIT, evaluate_moves, evaluate_seats
from crosstown.players.engine.search.likely_deals import next_deal
from crosstown.players.engine.search.search_nodes import MAX_DEPTH, add_child, new_node, pick_child
from crosstown.players.engine.search.tree_search import BEST, add_to_path, judge, keep_likeliest, play_to_end
from crosstown.rules.apply_move import play_move
from crosstown.rules.kernel.compiler import entry, rule, whole
from crosstown.rules.kernel.philox import seed_chance
from crosstown.rules.kernel.state import NONE, OVER
from crosstown.rules.scoring import score_game
from crosstown.rules.setup import copy_game

assert CERTAIN == BEST  # values and results are on one scale

UNLIKELY = 2000  # thousandths: what speaks against an unlikely move at most


@rule
def list_likely(
    city: Any, game: Any, net: Any, small: Any, wide: Any, memory: Any, search: Any, evaluation: Any,
    scratch: Any,
) -> int:  # fmt: skip
    """The moves that the network does not rule out, with their weights; returns how many."""
    size = evaluate_moves(city, game, net, small, wide, memory, search, scratch, evaluation)
    count = 0
    for i in range(size):
        if search.weights[i] * 1000 >= EXP_UNIT:
            search.moves[count] = search.moves[i]
            search.weights[count] = search.weights[i]
            count += 1
    return count


@rule
def descend(
    city: Any, game: Any, net: Any, small: Any, wide: Any, search: Any, nodes: Any, evaluation: Any,
    memories: Any, scratch: Any,
) -> None:  # fmt: skip
    """Down the tree from where the path stands, until a node is new or the game ends."""
    at = whole(search.path[search.depth])
    while nodes[at].visits > 0 and game.phase != OVER and search.depth + 1 < MAX_DEPTH:
        seat = whole(game.seat)
        count = list_likely(city, game, net, small, wide, memories[seat], search, evaluation, scratch)
        at = pick_child(nodes, search, at, count, seat)
        if at == NONE:
            return
        play_move(city, game, whole(nodes[at].move), scratch)
        search.depth += 1
        search.path[search.depth] = at


@rule
def simulate(
    city: Any, dealt: Any, game: Any, child: int, net: Any, small: Any, wide: Any, search: Any, nodes: Any,
    evaluation: Any, memories: Any, scratch: Any, result: Any,
) -> None:  # fmt: skip
    """One move of the root in a deal, one walk down the tree, one evaluation, perhaps one game to its end."""
    copy_game(game, dealt)
    play_move(city, game, whole(nodes[child].move), scratch)
    search.depth = 1
    search.path[0] = 0
    search.path[1] = child
    descend(city, game, net, small, wide, search, nodes, evaluation, memories, scratch)
    share = whole(1000) if game.phase == OVER else whole(net.playouts)
    if share < 1000:
        evaluate_seats(city, game, net, small, wide, memories[0], evaluation)
    if share > 0:
        for seat in range(whole(game.seats)):
            memories[seat].plan.wanted = NONE
            memories[seat].plan.hasty = 1
            memories[seat].plan.declined_at = NONE
        play_to_end(city, game, memories, scratch)
        score_game(city, game, scratch.label, result)
        judge(game, search, result)
    for seat in range(whole(game.seats)):
        played = share * search.worth[seat]
        search.worth[seat] = (played + (1000 - share) * evaluation.value[seat]) // 1000
    add_to_path(game, search, nodes)


@rule
def play_round(
    city: Any, view: Any, games: Any, net: Any, small: Any, wide: Any, search: Any, nodes: Any,
    evaluation: Any, memories: Any, scratch: Any, result: Any,
) -> None:  # fmt: skip
    """Tries all moves that are still in with the same deal, so that luck is the same for all."""
    next_deal(city, view, games, net, small, wide, search, evaluation, memories[0], scratch)
    child = whole(nodes[0].child)
    while child != NONE:
        if nodes[child].out == 0:
            simulate(
                city, games[1], games[0], child, net, small, wide, search, nodes, evaluation, memories,
                scratch, result,
            )  # fmt: skip
        child = whole(nodes[child].sibling)


@entry
def begin_expert(
    cities: Any, views: Any, searches: Any, nodes: Any, nets: Any, small: Any, wide: Any, evaluations: Any,
    memories: Any, scratches: Any, seed: Any,
) -> int:  # fmt: skip
    """Starts a tree with the likeliest moves at its root; returns the one that is liked best."""
    view = views[0]
    search = searches[0]
    seat = whole(view.seat)
    seed_chance(search.chance, seed, whole(3))
    search.nodes = 0
    search.seat = seat
    search.rounds = 0
    new_node(nodes, search, whole(NONE))
    count = list_likely(
        cities[0], view, nets[0], small, wide, memories[seat], search, evaluations[0], scratches[0]
    )
    count = keep_likeliest(search, count)
    for i in range(count):
        child = add_child(nodes, search, whole(0), whole(search.moves[i]))
        behind = search.trust * (EXP_UNIT - search.weights[i]) // EXP_UNIT
        nodes[child].bonus = -min(behind, UNLIKELY)
    search.left = count
    return whole(search.moves[0])


@entry
def run_expert(
    cities: Any, views: Any, games: Any, searches: Any, nodes: Any, nets: Any, small: Any, wide: Any,
    evaluations: Any, memories: Any, scratches: Any, results: Any, rounds: int,
) -> None:  # fmt: skip
    """Plays so many rounds. ``games`` has room to play in, for the deal, and for another deal."""
    for _ in range(rounds):
        play_round(
            cities[0], views[0], games, nets[0], small, wide, searches[0], nodes, evaluations[0], memories,
            scratches[0], results[0],
        )  # fmt: skip


@entry
def judge_deal(
    cities: Any, games: Any, at: int, nets: Any, small: Any, wide: Any, evaluations: Any, memories: Any
) -> None:
    """Every seat's prospects in a game in which everything is known, and how real each hand looks."""
    evaluate_seats(cities[0], games[at], nets[0], small, wide, memories[0], evaluations[0])
