"""The moves that a search tries: one payment a route, every card, each with a weight.

The weight says how likely the move is at first sight: most of all the one that the planner would play.
"""

from __future__ import annotations

from typing import Any

from crosstown.players.engine.planning.planner import best_payment, claim_with, follow_plan, wanted_at
from crosstown.players.engine.planning.route_plan import count_needs
from crosstown.rules import legal_moves
from crosstown.rules.claims import claimable
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.bitsets import lowest, without_lowest
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.state import TURN, WILD

MAX_CANDIDATES = 128

# Weights of moves.
CHOSEN, WANTED, USEFUL, POSSIBLE = 100, 24, 12, 4


@leaf
def add(search: Any, count: int, move: int, weight: int) -> int:
    """One more candidate; a move that is there already only gets likelier."""
    for i in range(count):
        if search.moves[i] == move:
            search.weights[i] += weight
            return count
    if count < MAX_CANDIDATES:
        search.moves[count] = move
        search.weights[count] = weight
        return count + 1
    return count


@leaf
def weight_of(city: Any, memory: Any, move: int) -> int:
    """How likely a move other than a claim is; ``work.short`` holds the cards that the plan lacks."""
    kind = move_codes.kind_of(move)
    second = move_codes.second_of(move)
    if kind == move_codes.TAKE and second != WILD and memory.work.short[second] == 0:
        return POSSIBLE
    if kind == move_codes.PLACE_TOKEN:
        return USEFUL if wanted_at(city, memory.plan, second) > 0 else 0
    if kind == move_codes.KEEP_TICKETS or kind == move_codes.TAKE_TOKEN:
        return WANTED
    return USEFUL


@rule
def add_listed(
    city: Any, game: Any, seat: int, memory: Any, search: Any, count: int, listed: Any, size: int
) -> int:
    """The legal moves of a list that are worth trying."""
    count_needs(city, game, seat, whole(memory.plan.wanted), memory.work)
    for i in range(size):
        weight = weight_of(city, memory, whole(listed[i]))
        if weight > 0:
            count = add(search, count, whole(listed[i]), whole(weight))
    return count


@rule
def add_claims(city: Any, game: Any, seat: int, memory: Any, search: Any, count: int) -> int:
    """C1 to C7: every route that can be paid for, with the payment that hurts least."""
    routes = claimable(city, game, seat)
    wanted = whole(memory.plan.wanted)
    others = routes & ~wanted
    count_needs(city, game, seat, wanted, memory.work)
    while others != 0:
        route = lowest(others)
        others = without_lowest(others)
        paid = best_payment(city, game, seat, memory.weights, route, memory.work)
        count = add(search, count, claim_with(route, paid), city.points[route])
    routes &= wanted
    while routes != 0:
        route = lowest(routes)
        routes = without_lowest(routes)
        count_needs(city, game, seat, wanted & ~(1 << route), memory.work)
        paid = best_payment(city, game, seat, memory.weights, route, memory.work)
        count = add(search, count, claim_with(route, paid), whole(WANTED))
    return count


@rule
def add_turn(city: Any, game: Any, seat: int, memory: Any, search: Any, count: int, scratch: Any) -> int:
    """T1: everything that a turn can be."""
    count = add_claims(city, game, seat, memory, search, count)
    size = legal_moves.add_draws(city, game, whole(WILD), scratch.moves)
    count = add_listed(city, game, seat, memory, search, count, scratch.moves, size)
    if game.ticket_count > 0:
        count = add(search, count, move_codes.TICKETS_MOVE, whole(POSSIBLE))
    return count


@rule
def list_candidates(city: Any, game: Any, seat: int, memory: Any, search: Any, scratch: Any) -> int:
    """Writes the moves worth trying and their weights; returns how many. The planner's own is among them."""
    count = add(
        search,
        whole(0),
        follow_plan(city, game, seat, memory.weights, memory.plan, memory.work),
        whole(CHOSEN),
    )
    if game.phase == TURN and search.moves[0] != move_codes.PASS_MOVE:
        return add_turn(city, game, seat, memory, search, count, scratch)
    if game.phase != TURN:
        size = legal_moves.list_moves(city, game, scratch)
        count = add_listed(city, game, seat, memory, search, count, scratch.moves, size)
    return count
