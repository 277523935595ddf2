"""The moves that a search looks at: one payment a route, every card, and how likely a planner plays it."""

from __future__ import annotations

from typing import Any

from crosstown.players.planner import best_payment, claim_with, follow_plan, wanted_at
from crosstown.players.plans import count_needs
from crosstown.rules import moves
from crosstown.rules.bits import count_bits, lowest, without_lowest
from crosstown.rules.claims import claimable
from crosstown.rules.deck import market_kinds
from crosstown.rules.kernel import leaf, rule, whole
from crosstown.rules.limits import MAX_SPARE
from crosstown.rules.moves import make_move
from crosstown.rules.records import FIRST_KEEP, KEEP, NONE, PLACE, SECOND_CARD, SOUVENIR, WILD
from crosstown.rules.tickets import fewest_kept, open_offer

MAX_CANDIDATES = 128

# How likely a move is at first sight, compared with others.
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


@rule
def add_cards(city: Any, game: Any, lowest_kind: int, mind: Any, search: Any, count: int) -> int:
    """D1, D3: the stack, and each kind in the market."""
    if game.stack_size > 0:
        count = add(search, count, moves.DRAW << 16, whole(USEFUL))
    kinds = market_kinds(city, game)
    for kind in range(lowest_kind, city.kinds):
        if (kinds >> kind) & 1:
            weight = USEFUL if kind == WILD or mind.pad.short[kind] > 0 else POSSIBLE
            count = add(search, count, make_move(whole(moves.TAKE), whole(0), kind), whole(weight))
    return count


@rule
def add_claims(city: Any, game: Any, seat: int, mind: Any, search: Any, count: int) -> int:
    """C1 to C7: every route that can be paid for, with the payment that hurts least."""
    routes = claimable(city, game, seat)
    wanted = whole(mind.plan.wanted)
    others = routes & ~wanted
    count_needs(city, game, seat, wanted, mind.pad)
    while others != 0:
        route = lowest(others)
        others = without_lowest(others)
        paid = best_payment(city, game, seat, mind.who, route, mind.pad)
        count = add(search, count, claim_with(route, paid), city.points[route])
    routes &= wanted
    while routes != 0:
        route = lowest(routes)
        routes = without_lowest(routes)
        count_needs(city, game, seat, wanted & ~(1 << route), mind.pad)
        paid = best_payment(city, game, seat, mind.who, route, mind.pad)
        count = add(search, count, claim_with(route, paid), whole(WANTED))
    return count


@rule
def add_turn(city: Any, game: Any, seat: int, mind: Any, search: Any, count: int) -> int:
    """T1: everything that a turn can be."""
    count = add_claims(city, game, seat, mind, search, count)
    count_needs(city, game, seat, whole(mind.plan.wanted), mind.pad)
    count = add_cards(city, game, whole(WILD), mind, search, count)
    if game.ticket_count > 0:
        count = add(search, count, moves.TICKETS << 16, whole(POSSIBLE))
    return count


@rule
def add_keeps(city: Any, game: Any, seat: int, search: Any, count: int) -> int:
    """S4, K1: every set of tickets that is large enough."""
    offer = open_offer(game, seat)
    fewest = fewest_kept(city, game, offer)
    for kept in range(1, 1 << whole(game.offer_size[offer])):
        if count_bits(kept) >= fewest:
            count = add(search, count, make_move(whole(moves.KEEP_TICKETS), whole(0), kept), whole(WANTED))
    return count


@rule
def add_places(city: Any, game: Any, mind: Any, search: Any, count: int) -> int:
    """S7, S8: a left-over stack on any free place of the plan."""
    for i in range(MAX_SPARE):
        if game.spare[i] != NONE:
            for place in range(city.places):
                if game.token[place] == NONE and wanted_at(city, mind.plan, place) > 0:
                    move = make_move(whole(moves.PLACE_TOKEN), whole(game.spare[i]), place)
                    count = add(search, count, move, whole(USEFUL))
    return count


@rule
def list_candidates(city: Any, game: Any, seat: int, mind: Any, search: Any) -> int:
    """Writes the moves worth a look and their weights; returns how many. The planner's own is among them."""
    phase = whole(game.phase)
    count = add(search, whole(0), follow_plan(city, game, seat, mind.who, mind.plan, mind.pad), whole(CHOSEN))
    if phase == FIRST_KEEP or phase == KEEP:
        return add_keeps(city, game, seat, search, count)
    if phase == PLACE:
        return add_places(city, game, mind, search, count)
    if phase == SOUVENIR:
        a = make_move(whole(moves.TAKE_TOKEN), whole(0), whole(city.route_a[game.claimed]))
        b = make_move(whole(moves.TAKE_TOKEN), whole(0), whole(city.route_b[game.claimed]))
        return add(search, add(search, count, a, whole(WANTED)), b, whole(WANTED))
    if phase == SECOND_CARD:
        count_needs(city, game, seat, whole(mind.plan.wanted), mind.pad)
        return add_cards(city, game, whole(WILD + 1), mind, search, count)
    if search.moves[0] == moves.PASS << 16:
        return count
    return add_turn(city, game, seat, mind, search, count)
