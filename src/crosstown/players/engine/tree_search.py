"""Information-set Monte Carlo tree search: many deals of what is hidden, one tree over all of them.

Each round deals the hidden cards and tickets anew from the view. Each simulation in it walks down the tree by
moves that are possible in this deal, adds one node, lets planners play the game to its end, and tells every
node on the way how each seat fared. All is in whole numbers and nothing is allocated: the same seed gives the
same move.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from crosstown.players.engine.planner_playout import forget_claim, play_out, refresh_plan
from crosstown.players.engine.route_plan import make_plan
from crosstown.players.engine.search_candidates import MAX_CANDIDATES, list_candidates
from crosstown.rules.apply_move import play_move
from crosstown.rules.hidden_information import deal_anew
from crosstown.rules.kernel.compiler import entry, leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.philox import next_word, seed_chance
from crosstown.rules.kernel.state import CHANCE, NONE, OVER
from crosstown.rules.scoring import score_game
from crosstown.rules.setup import copy_game

MAX_NODES = 1 << 16
MAX_DEPTH = 64
BEST = 1000  # the most that a game can be worth to a seat
MARGIN = 30  # points ahead, or behind, beyond which more do not count

NODE = np.dtype(
    [
        ("move", "i8"),
        ("child", "i8"),  # the first of its children
        ("sibling", "i8"),  # the next child of its parent
        ("bonus", "i8"),  # what speaks for it while little was tried: thousandths over the root of its visits
        ("out", "i8"),  # 1 for a move of the root that is not tried any more
        ("visits", "i8"),
        ("chances", "i8"),  # how often it could have been visited
        ("root", "i8"),  # 256 times the square root of that
        ("worth", "i8", (MAX_SEATS,)),  # summed over its visits
    ],
    align=True,
)

SEARCH = np.dtype(
    [
        ("chance", CHANCE),
        ("seed", "u4", (4,)),
        ("nodes", "i8"),
        ("seat", "i8"),  # whose move is searched for
        ("left", "i8"),  # moves of the root that are still in
        ("breadth", "i8"),  # moves that are tried at the root
        ("trust", "i8"),  # how much the planner's own move must be beaten by, while little was tried
        ("explore", "i8"),  # thousandths: how much priors count against results
        ("win_share", "i8"),  # thousandths: how much winning counts against points
        ("depth", "i8"),
        ("path", "i8", (MAX_DEPTH,)),
        ("moves", "i8", (MAX_CANDIDATES,)),
        ("weights", "i8", (MAX_CANDIDATES,)),
        ("worth", "i8", (MAX_SEATS,)),
    ],
    align=True,
)


@rule
def new_node(nodes: Any, search: Any, move: int) -> int:
    """A node without children; none where the tree is full."""
    at = whole(search.nodes)
    if at >= nodes.shape[0]:
        return NONE
    node = nodes[at]
    node.move = move
    node.child = NONE
    node.sibling = NONE
    node.bonus = 0
    node.out = 0
    node.visits = 0
    node.chances = 0
    node.root = 256
    for other in range(MAX_SEATS):
        node.worth[other] = 0
    search.nodes = at + 1
    return at


@leaf
def find_child(nodes: Any, parent: int, move: int) -> int:
    """The child of a node by its move, or none."""
    child = whole(nodes[parent].child)
    while child != NONE and nodes[child].move != move:
        child = whole(nodes[child].sibling)
    return child


@rule
def add_child(nodes: Any, search: Any, parent: int, move: int) -> int:
    """One more child, or none where the tree is full."""
    child = new_node(nodes, search, move)
    if child != NONE:
        nodes[child].sibling = nodes[parent].child
        nodes[parent].child = child
    return child


@leaf
def attraction(search: Any, known: int, prior: int, root: int, visits: int) -> int:
    """How good a move looks: its results so far, and its prior as long as it was seldom tried (PUCT)."""
    return whole(known + search.explore * prior * root // ((1 + visits) << 10))


@leaf
def count_chance(node: Any) -> None:
    """One more simulation in which the node could be visited; a step of Newton's keeps the square root."""
    node.chances += 1
    node.root = (node.root + (node.chances << 16) // node.root) >> 1


@rule
def pick_child(nodes: Any, search: Any, parent: int, count: int, seat: int) -> int:
    """The most attractive of the moves that this deal allows; a new node where it has none yet."""
    hope = whole(0)
    if nodes[parent].visits > 0:
        hope = (nodes[parent].worth[seat] << 8) // nodes[parent].visits
    total = 1
    for i in range(count):
        total += search.weights[i]
    best = NONE
    chosen = whole(0)
    most = -1
    count_chance(nodes[parent])
    for i in range(count):
        prior = (search.weights[i] << 10) // total
        child = find_child(nodes, parent, whole(search.moves[i]))
        if child == NONE:
            looks = attraction(search, hope, prior, whole(nodes[parent].root), whole(0))
        else:
            node = nodes[child]
            count_chance(node)
            known = (node.worth[seat] << 8) // max(node.visits, 1)
            looks = attraction(search, known, prior, whole(node.root), whole(node.visits))
        if looks > most:
            most = looks
            best = child
            chosen = i
    if best == NONE:
        best = add_child(nodes, search, parent, whole(search.moves[chosen]))
    return best


@rule
def descend(city: Any, game: Any, search: Any, nodes: Any, minds: Any, scratch: Any) -> None:
    """Down the tree from where the path stands, until a node is new or the game ends."""
    at = whole(search.path[search.depth])
    while nodes[at].visits > 0 and game.phase != OVER and search.depth + 1 < MAX_DEPTH:
        seat = whole(game.seat)
        mind = minds[seat]
        refresh_plan(city, game, seat, mind.who, mind.plan, mind.pad)
        count = list_candidates(city, game, seat, mind, search, scratch)
        at = pick_child(nodes, search, at, count, seat)
        if at == NONE:
            return
        move = whole(nodes[at].move)
        forget_claim(mind.plan, move)
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
def tell_path(game: Any, search: Any, nodes: Any) -> None:
    """Every node on the way learns how each seat fared."""
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
    minds: Any,
    scratch: Any,
    result: Any,
) -> None:
    """One move of the root in a deal, one walk down the tree, one game to its end."""
    copy_game(game, dealt)
    for seat in range(whole(game.seats)):
        minds[seat].plan.wanted = NONE
        minds[seat].plan.hasty = 1
        minds[seat].plan.content = NONE
    play_move(city, game, whole(nodes[child].move), scratch)
    search.depth = 1
    search.path[0] = 0
    search.path[1] = child
    descend(city, game, search, nodes, minds, scratch)
    play_out(city, game, minds, scratch)
    score_game(city, game, scratch.label, result)
    judge(game, search, result)
    tell_path(game, search, nodes)


@rule
def play_round(
    city: Any, view: Any, games: Any, search: Any, nodes: Any, minds: Any, scratch: Any, result: Any
) -> None:
    """All moves that are still in are tried in one and the same deal, so that luck touches them alike.

    ``games`` has room to play in and for the deal.
    """
    for i in range(4):
        search.seed[i] = next_word(search.chance)
    copy_game(games[1], view)
    deal_anew(city, games[1], whole(view.seat), search.seed, scratch)
    child = whole(nodes[0].child)
    while child != NONE:
        if nodes[child].out == 0:
            simulate(city, games[1], games[0], child, search, nodes, minds, scratch, result)
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
    cities: Any, views: Any, searches: Any, nodes: Any, minds: Any, scratches: Any, seed: Any
) -> None:
    """An empty tree, with the moves worth a look at its root."""
    city = cities[0]
    view = views[0]
    search = searches[0]
    seat = whole(view.seat)
    mind = minds[seat]
    seed_chance(search.chance, seed, whole(3))
    search.nodes = 0
    search.seat = seat
    new_node(nodes, search, whole(NONE))
    mind.plan.hasty = 0
    make_plan(city, view, seat, mind.who, whole(0), mind.plan, mind.pad)
    count = list_candidates(city, view, seat, mind, search, scratches[0])
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
    minds: Any,
    scratches: Any,
    results: Any,
    rounds: int,
) -> None:
    """So many rounds more."""
    for _ in range(rounds):
        play_round(cities[0], views[0], games, searches[0], nodes, minds, scratches[0], results[0])


@leaf
def root_of(number: int) -> int:
    """The square root of a whole number, rounded down, at least 1."""
    root = 1
    while (root + 1) * (root + 1) <= number:
        root += 1
    return root


@rule
def worst_child(search: Any, nodes: Any) -> int:
    """Of the moves of the root that are still in, the one that fared worst."""
    worst = NONE
    least = whole(0)
    child = whole(nodes[0].child)
    while child != NONE:
        node = nodes[child]
        if node.out == 0:
            worth = (node.worth[search.seat] << 8) // max(node.visits, 1)
            worth += (node.bonus << 8) // root_of(node.visits)
            if worst == NONE or worth < least:
                worst = child
                least = worth
        child = whole(node.sibling)
    return worst


@entry
def drop_half(searches: Any, nodes: Any) -> int:
    """The worse half of the moves is out; returns how many are left, at least one."""
    search = searches[0]
    for _ in range(search.left // 2):
        nodes[worst_child(search, nodes)].out = 1
        search.left -= 1
    return whole(search.left)
