"""The nodes of the search tree: moves, how often they were tried, and what came of it."""

from __future__ import annotations

from typing import Any

import numpy as np

from crosstown.players.engine.planning.move_candidates import MAX_CANDIDATES
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import CHANCE, NONE

MAX_NODES = 1 << 16
MAX_DEPTH = 64

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
        ("rounds", "i8"),  # played so far
        ("looks", "i8"),  # how real the deal of the last round looks: a logit in UNITs
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


@leaf
def root_of(number: int) -> int:
    """The square root of a whole number, rounded down, at least 1."""
    root = 1
    while (root + 1) * (root + 1) <= number:
        root += 1
    return root


@rule
def worst_child(search: Any, nodes: Any) -> int:
    """Of the moves of the root that are still in, the one that did worst."""
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
