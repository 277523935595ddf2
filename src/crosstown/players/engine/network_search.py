"""The search of the expert: it is led by the network, and asks it instead of playing games to their end.

As in `tree_search` each round deals anew what is hidden, and all deals share one tree. Of several deals the
likelier one is taken more often, by what the network makes of the others' moves so far. At each node on the
way the network says which moves are likely; at a new one, what it is worth to every seat. Planners may play
the game from there to its end as well, and then both count.
"""

from __future__ import annotations

from typing import Any

from crosstown.players.engine.network import (
    CERTAIN,
    EXP_UNIT,
    evaluate,
    exponential,
    guess_tickets,
    like_moves,
)
from crosstown.players.engine.search_candidates import MAX_CANDIDATES
from crosstown.players.engine.search_nodes import MAX_DEPTH, add_child, new_node, pick_child
from crosstown.players.engine.tree_search import BEST, add_to_path, judge, keep_likeliest, play_to_end
from crosstown.rules import legal_moves
from crosstown.rules.apply_move import play_move
from crosstown.rules.hidden_information import deal_anew
from crosstown.rules.kernel.compiler import entry, rule, whole
from crosstown.rules.kernel.philox import below, next_word, seed_chance
from crosstown.rules.kernel.state import NONE, OVER
from crosstown.rules.scoring import score_game
from crosstown.rules.setup import copy_game

assert CERTAIN == BEST  # values and results are on one scale

DEALS = 4  # deals from which one is taken
UNLIKELY = 2000  # thousandths: what speaks against an unlikely move at most


@rule
def list_likely(
    city: Any, game: Any, net: Any, small: Any, wide: Any, search: Any, evaluation: Any, scratch: Any
) -> int:
    """The legal moves that the network does not rule out, with their weights; returns how many.

    The game was evaluated before.
    """
    size = legal_moves.list_moves(city, game, scratch)
    most = like_moves(city, net, small, wide, scratch.moves, size, evaluation)
    count = 0
    for i in range(size):
        weight = exponential(net, wide, most - whole(evaluation.likes[i]))
        if weight * 1000 >= EXP_UNIT and count < MAX_CANDIDATES:
            search.moves[count] = scratch.moves[i]
            search.weights[count] = weight
            count += 1
    return count


@rule
def descend(
    city: Any, game: Any, net: Any, small: Any, wide: Any, search: Any, nodes: Any, evaluation: Any,
    scratch: Any,
) -> None:  # fmt: skip
    """Down the tree from where the path stands, until a node is new or the game ends.

    The last evaluation is that of the node where it ends.
    """
    at = whole(search.path[search.depth])
    while game.phase != OVER:
        seat = whole(game.seat)
        evaluate(city, game, seat, net, small, wide, scratch.label, evaluation)
        if nodes[at].visits == 0 or search.depth + 1 >= MAX_DEPTH:
            return
        count = list_likely(city, game, net, small, wide, search, evaluation, scratch)
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
    descend(city, game, net, small, wide, search, nodes, evaluation, scratch)
    share = whole(1000) if game.phase == OVER else whole(net.playouts)
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
def likelihood(game: Any, seat: int, belief: Any) -> int:
    """How likely the tickets are that a deal gave to the others, against other deals: a logit in UNITs."""
    total = 0
    for offer in range(whole(game.offers)):
        other = whole(game.offer_seat[offer])
        if other != seat:
            for i in range(whole(game.offer_size[offer])):
                ticket = whole(game.offer[offer, i])
                if (whole(game.offer_kept[offer]) >> i) & 1 and ticket != NONE:
                    total += whole(belief[other, ticket])
    return total


@rule
def deal_likely(
    city: Any, view: Any, games: Any, net: Any, wide: Any, search: Any, belief: Any, scratch: Any
) -> None:
    """Takes one of several deals into ``games[1]``, the likelier ones more often.

    A deal takes the place of the last with the chance that its weight has among all so far. In the end each
    has had a chance by its weight.
    """
    seat = whole(view.seat)
    best = whole(0)
    total = whole(0)
    for number in range(DEALS):
        for i in range(4):
            search.seed[i] = next_word(search.chance)
        copy_game(games[2], view)
        deal_anew(city, games[2], seat, search.seed, scratch)
        likely = likelihood(games[2], seat, belief)
        if number == 0:
            best = likely
        elif likely > best:  # all weights are relative to the best
            total = total * exponential(net, wide, likely - best) // EXP_UNIT
            best = likely
        weight = exponential(net, wide, best - likely)
        total += weight
        if number == 0 or below(search.chance, max(total, 1)) < weight:
            copy_game(games[1], games[2])


@rule
def play_round(
    city: Any, view: Any, games: Any, net: Any, small: Any, wide: Any, search: Any, nodes: Any,
    evaluations: Any, memories: Any, scratch: Any, result: Any,
) -> None:  # fmt: skip
    """Tries all moves that are still in with the same deal, so that luck is the same for all."""
    deal_likely(city, view, games, net, wide, search, evaluations[0].belief, scratch)
    child = whole(nodes[0].child)
    while child != NONE:
        if nodes[child].out == 0:
            simulate(
                city, games[1], games[0], child, net, small, wide, search, nodes, evaluations[1], memories,
                scratch, result,
            )  # fmt: skip
        child = whole(nodes[child].sibling)


@entry
def begin_expert(
    cities: Any, views: Any, searches: Any, nodes: Any, nets: Any, small: Any, wide: Any, evaluations: Any,
    scratches: Any, seed: Any,
) -> int:  # fmt: skip
    """Starts a tree with the likeliest moves at its root; returns the one that is liked best.

    ``evaluations[0]`` keeps what the network says of the view, ``evaluations[1]`` is for the search.
    """
    city = cities[0]
    view = views[0]
    search = searches[0]
    evaluation = evaluations[0]
    seat = whole(view.seat)
    seed_chance(search.chance, seed, whole(3))
    search.nodes = 0
    search.seat = seat
    new_node(nodes, search, whole(NONE))
    evaluate(city, view, seat, nets[0], small, wide, scratches[0].label, evaluation)
    guess_tickets(nets[0], small, wide, whole(view.seats), seat, evaluation)
    count = list_likely(city, view, nets[0], small, wide, search, evaluation, scratches[0])
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
            cities[0], views[0], games, nets[0], small, wide, searches[0], nodes, evaluations, memories,
            scratches[0], results[0],
        )  # fmt: skip
