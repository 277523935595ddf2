"""Information-set Monte Carlo tree search: many deals of what is hidden, one tree over all of them.

Each round deals the hidden cards and tickets anew from the view. Each simulation in it walks down the tree by
moves that are possible in this deal, adds one node, lets planners play the game to its end, and adds each
seat's result to every node on the way. It counts in whole numbers and allocates nothing: the same seed gives
the same move.
"""

from __future__ import annotations

from typing import Any

from crosstown.players.engine.planning.move_candidates import list_candidates
from crosstown.players.engine.planning.planner import follow_plan
from crosstown.players.engine.planning.route_plan import make_plan
from crosstown.players.engine.search.search_nodes import (
    MAX_DEPTH,
    add_child,
    find_child,
    new_node,
    pick_child,
    worst_child,
)
from crosstown.rules.apply_move import play_move
from crosstown.rules.hidden_information import deal_anew
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.compiler import entry, leaf, rule, whole
from crosstown.rules.kernel.philox import next_word, seed_chance
from crosstown.rules.kernel.state import NONE, OVER, TURN
from crosstown.rules.scoring import score_game
from crosstown.rules.setup import copy_game

BEST = 1000  # the most that a game can be worth to a seat
MARGIN = 30  # points ahead, or behind, beyond which more do not count


@leaf
def forget_claim(plan: Any, move: int) -> None:
    """A route that is claimed is wanted no more; new tickets call for a new plan."""
    kind = move_codes.kind_of(move)
    if kind == move_codes.CLAIM and plan.wanted != NONE:
        plan.wanted &= ~(1 << move_codes.first_of(move))
    elif kind == move_codes.KEEP_TICKETS:
        plan.wanted = NONE


@rule
def refresh_plan(city: Any, game: Any, seat: int, weights: Any, plan: Any, work: Any) -> None:
    """A new plan for every turn: what a route costs depends on the hand. Within a turn the plan holds."""
    if plan.wanted == NONE or game.phase == TURN:
        make_plan(city, game, seat, weights, whole(0), plan, work)


@rule
def play_to_end(city: Any, game: Any, memories: Any, scratch: Any) -> None:
    """All seats follow their plans to the end of the game."""
    while game.phase != OVER:
        seat = whole(game.seat)
        memory = memories[seat]
        refresh_plan(city, game, seat, memory.weights, memory.plan, memory.work)
        move = follow_plan(city, game, seat, memory.weights, memory.plan, memory.work)
        forget_claim(memory.plan, move)
        play_move(city, game, move, scratch)


@rule
def descend(city: Any, game: Any, search: Any, nodes: Any, memories: Any, scratch: Any) -> None:
    """Down the tree from where the path stands, until a node is new or the game ends."""
    at = whole(search.path[search.depth])
    while nodes[at].visits > 0 and game.phase != OVER and search.depth + 1 < MAX_DEPTH:
        seat = whole(game.seat)
        memory = memories[seat]
        refresh_plan(city, game, seat, memory.weights, memory.plan, memory.work)
        count = list_candidates(city, game, seat, memory, search, scratch)
        at = pick_child(nodes, search, at, count, seat)
        if at == NONE:
            return
        move = whole(nodes[at].move)
        forget_claim(memory.plan, move)
        play_move(city, game, move, scratch)
        search.depth += 1
        search.path[search.depth] = at


@rule
def judge(game: Any, search: Any, result: Any) -> None:
    """What the end of a game is worth to each seat: winning, and by how much."""
    seats = whole(game.seats)
    winners = 0
    for seat in range(seats):
        if result.place[seat] == 1:
            winners += 1
    for seat in range(seats):
        best = -1000
        for other in range(seats):
            if other != seat:
                best = max(best, whole(result.total[other]))
        ahead = min(max(whole(result.total[seat]) - best, -MARGIN), MARGIN)
        won = BEST // winners if result.place[seat] == 1 else 0
        margin = (ahead + MARGIN) * BEST // (2 * MARGIN)
        search.worth[seat] = (search.win_share * won + (1000 - search.win_share) * margin) // 1000


@rule
def add_to_path(game: Any, search: Any, nodes: Any) -> None:
    """Adds each seat's result to every node on the way."""
    for i in range(search.depth + 1):
        node = nodes[search.path[i]]
        node.visits += 1
        for seat in range(whole(game.seats)):
            node.worth[seat] += search.worth[seat]


@rule
def simulate(
    city: Any,
    dealt: Any,
    game: Any,
    child: int,
    search: Any,
    nodes: Any,
    memories: Any,
    scratch: Any,
    result: Any,
) -> None:
    """One move of the root in a deal, one walk down the tree, one game to its end."""
    copy_game(game, dealt)
    for seat in range(whole(game.seats)):
        memories[seat].plan.wanted = NONE
        memories[seat].plan.hasty = 1
        memories[seat].plan.declined_at = NONE
    play_move(city, game, whole(nodes[child].move), scratch)
    search.depth = 1
    search.path[0] = 0
    search.path[1] = child
    descend(city, game, search, nodes, memories, scratch)
    play_to_end(city, game, memories, scratch)
    score_game(city, game, scratch.label, result)
    judge(game, search, result)
    add_to_path(game, search, nodes)


@rule
def play_round(
    city: Any, view: Any, games: Any, search: Any, nodes: Any, memories: Any, scratch: Any, result: Any
) -> None:
    """Tries all moves that are still in with the same deal, so that luck is the same for all.

    ``games`` has room to play in and for the deal.
    """
    for i in range(4):
        search.seed[i] = next_word(search.chance)
    copy_game(games[1], view)
    deal_anew(city, games[1], whole(view.seat), search.seed, scratch)
    child = whole(nodes[0].child)
    while child != NONE:
        if nodes[child].out == 0:
            simulate(city, games[1], games[0], child, search, nodes, memories, scratch, result)
        child = whole(nodes[child].sibling)


@rule
def keep_likeliest(search: Any, count: int) -> int:
    """Sorts the candidates by their weights, the planner's own first, and keeps as many as are searched."""
    for i in range(1, count):
        move = search.moves[i]
        weight = search.weights[i]
        at = i
        while at > 0 and search.weights[at - 1] < weight:
            search.moves[at] = search.moves[at - 1]
            search.weights[at] = search.weights[at - 1]
            at -= 1
        search.moves[at] = move
        search.weights[at] = weight
    return min(count, whole(search.breadth))


@entry
def begin_search(
    cities: Any, views: Any, searches: Any, nodes: Any, memories: Any, scratches: Any, seed: Any
) -> None:
    """Starts a tree with the moves worth trying at its root."""
    city = cities[0]
    view = views[0]
    search = searches[0]
    seat = whole(view.seat)
    memory = memories[seat]
    seed_chance(search.chance, seed, whole(3))
    search.nodes = 0
    search.seat = seat
    new_node(nodes, search, whole(NONE))
    memory.plan.hasty = 0
    make_plan(city, view, seat, memory.weights, whole(0), memory.plan, memory.work)
    count = list_candidates(city, view, seat, memory, search, scratches[0])
    count = keep_likeliest(search, count)
    for i in range(count):
        add_child(nodes, search, whole(0), whole(search.moves[i]))
    search.left = count
    nodes[find_child(nodes, whole(0), whole(search.moves[0]))].bonus = search.trust


@entry
def run_search(
    cities: Any,
    views: Any,
    games: Any,
    searches: Any,
    nodes: Any,
    memories: Any,
    scratches: Any,
    results: Any,
    rounds: int,
) -> None:
    """Plays so many rounds."""
    for _ in range(rounds):
        play_round(cities[0], views[0], games, searches[0], nodes, memories, scratches[0], results[0])


@entry
def drop_half(searches: Any, nodes: Any) -> int:
    """The worse half of the moves is out; returns how many are left, at least one."""
    search = searches[0]
    for _ in range(search.left // 2):
        nodes[worst_child(search, nodes)].out = 1
        search.left -= 1
    return whole(search.left)
