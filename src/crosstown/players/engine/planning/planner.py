"""The ticket planner: it decides which routes it wants, claims them, and draws the cards it lacks.

Easy, medium and the styles are this one player with different weights. The search lets it play games to
their end.
"""

from __future__ import annotations

from typing import Any

from crosstown.players.engine import simple_policies
from crosstown.players.engine.planning.cheapest_paths import FAR, souvenirs_at
from crosstown.players.engine.planning.route_plan import (
    POINT,
    count_needs,
    detour_without,
    find_target,
    make_plan,
)
from crosstown.players.engine.planning.ticket_values import value_tickets
from crosstown.rules.claims import claimable, colours_of, most_coloured
from crosstown.rules.hidden_information import unseen_of
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.bitsets import count_bits, lowest, without_lowest
from crosstown.rules.kernel.compiler import entry, leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_SPARE
from crosstown.rules.kernel.move_codes import make_move
from crosstown.rules.kernel.philox import below
from crosstown.rules.kernel.state import FIRST_KEEP, KEEP, NONE, PLACE, SECOND_CARD, SOUVENIR, WILD
from crosstown.rules.tickets import fewest_kept, open_offer
from crosstown.rules.turns import pieces_of

PLANNER = 2  # its number among the kernel players


@rule
def best_payment(city: Any, game: Any, seat: int, weights: Any, route: int, work: Any) -> int:
    """C2, C6: the payment that hurts least; ``work.need`` holds what the other wanted routes take."""
    length = city.length[route]
    wilds = whole(game.hands[seat, WILD])
    best = length
    least = weights.wild * length if wilds >= length else FAR
    first, last = colours_of(city, route)
    for colour in range(first, last):
        coloured = most_coloured(city, game, seat, route, colour)
        if coloured > 0 and length - coloured <= wilds:
            spare = max(whole(game.hands[seat, colour]) - work.need[colour], 0)
            missed = max(coloured - spare, 0)
            price = (
                weights.wild * (length - coloured)
                + weights.needed * missed
                + weights.other * (coloured - missed)
            )
            if price < least:
                least = price
                best = move_codes.payment(colour, length - coloured)
    return whole(best)


@leaf
def claim_with(route: int, paid: int) -> int:
    """The move that claims a route."""
    return make_move(whole(move_codes.CLAIM), route, paid)


@rule
def rate_claim(
    city: Any, game: Any, seat: int, weights: Any, route: int, paid: int, plan: Any, work: Any
) -> int:
    """How much a wanted route should be claimed before others: what it brings, and weights might close it."""
    worth = POINT * city.points[route] - weights.wild * move_codes.wilds_of(paid)
    if souvenirs_at(city, game, seat, route):
        worth += weights.souvenir
    if plan.hasty == 0 and plan.goals > 0:
        worth += weights.rivalry * detour_without(city, game, seat, route, plan.goals, work) // 100
    return whole(worth)


@rule
def choose_claim(city: Any, game: Any, seat: int, weights: Any, routes: int, plan: Any, work: Any) -> int:
    """The best claim among routes that can be paid for, or none where it is better to wait for cards."""
    best = NONE
    most = -FAR
    while routes != 0:
        route = lowest(routes)
        routes = without_lowest(routes)
        count_needs(city, game, seat, plan.wanted & ~(1 << route), work)
        paid = best_payment(city, game, seat, weights, route, work)
        hurried = (
            plan.spare < weights.hurry or move_codes.wilds_of(paid) - city.ferries[route] <= weights.patience
        )
        rate = rate_claim(city, game, seat, weights, route, paid, plan, work)
        if hurried and rate > most:
            most = rate
            best = claim_with(route, paid)
    return best


@rule
def value_cards(city: Any, game: Any, seat: int, weights: Any, routes: int, work: Any) -> None:
    """What a card of each kind is worth to a seat that wants these routes."""
    count_needs(city, game, seat, routes, work)
    for kind in range(WILD + 1, city.kinds):
        work.value[kind] = weights.needed if work.short[kind] > 0 else weights.other
    work.value[WILD] = weights.wild


@rule
def value_of_stack(city: Any, game: Any, seat: int, work: Any) -> int:
    """What the top of the stack is worth on average, as far as the seat can tell."""
    worth = 0
    count = 0
    for kind in range(city.kinds):
        unseen = unseen_of(city, game, seat, kind)
        worth += unseen * work.value[kind]
        count += unseen
    return worth // max(count, 1)


@rule
def choose_draw(city: Any, game: Any, seat: int, weights: Any, routes: int, work: Any) -> int:
    """D1 to D3: the card that helps most. An open wild must be worth two others, for it ends the turn."""
    value_cards(city, game, seat, weights, routes, work)
    best = NONE
    most = -FAR
    second = -FAR
    wild = NONE
    if game.stack_size > 0:
        best = move_codes.DRAW_MOVE
        most = value_of_stack(city, game, seat, work)
        second = most
    for slot in range(city.market):
        kind = whole(game.market[slot])
        if kind == WILD:
            wild = make_move(whole(move_codes.TAKE), whole(0), whole(WILD))
        elif kind != NONE:
            worth = work.value[kind]
            if worth > most:
                second = max(most, second)
                most = worth
                best = make_move(whole(move_codes.TAKE), whole(0), kind)
            elif worth > second:
                second = worth
    if game.phase != SECOND_CARD and wild != NONE:
        if best == NONE or weights.wild > most + max(second, 0):
            return wild
    return best


@leaf
def tickets_of(game: Any, seat: int) -> int:
    """How many tickets a seat has kept."""
    count = 0
    for offer in range(whole(game.offers)):
        if game.offer_seat[offer] == seat:
            count += count_bits(whole(game.offer_kept[offer]))
    return count


@rule
def find_richest(city: Any, routes: int, plan: Any) -> None:
    """Makes the route that scores most the target."""
    plan.target = NONE
    while routes != 0:
        route = lowest(routes)
        routes = without_lowest(routes)
        if plan.target == NONE or city.points[route] > city.points[plan.target]:
            plan.target = route


@rule
def claim_target(city: Any, game: Any, seat: int, weights: Any, plan: Any, work: Any) -> int:
    """Claims the target, with the cards that the plan needs least."""
    count_needs(city, game, seat, plan.wanted & ~(1 << plan.target), work)
    return claim_with(whole(plan.target), best_payment(city, game, seat, weights, whole(plan.target), work))


@rule
def choose_turn(city: Any, game: Any, seat: int, weights: Any, plan: Any, work: Any) -> int:
    """T1: claim what is wanted, or draw towards it; with nothing left to do, tickets or the best route."""
    payable = claimable(city, game, seat)
    if weights.hoard > 0 and game.ticket_count > 0 and tickets_of(game, seat) < weights.hoard:
        return move_codes.TICKETS_MOVE
    if weights.grabs > 0:
        find_richest(city, payable, plan)
        if plan.target != NONE and city.points[plan.target] >= weights.grabs:
            return claim_target(city, game, seat, weights, plan, work)
    if plan.wanted == 0:
        return choose_freely(city, game, seat, weights, payable, plan, work)
    if payable & plan.wanted:
        claim = choose_claim(city, game, seat, weights, payable & plan.wanted, plan, work)
        if claim != NONE:
            return claim
    card = choose_draw(city, game, seat, weights, whole(plan.wanted), work)
    if card != NONE:
        return card
    return choose_freely(city, game, seat, weights, payable, plan, work)


@rule
def choose_freely(city: Any, game: Any, seat: int, weights: Any, payable: int, plan: Any, work: Any) -> int:
    """With its tickets done or given up: new tickets, or the route that brings most per turn."""
    turns = whole(plan.turns)
    plan.rate = find_target(city, game, seat, weights, turns, plan, work)
    left = pieces_of(city, game, seat)
    if game.ticket_count > 0 and (plan.hasty == 0 or plan.declined_at != left):
        plan.tickets = value_tickets(city, game, seat, weights, turns, plan.hasty == 1, work)
        if plan.tickets > plan.rate + weights.ticket_bar:
            return move_codes.TICKETS_MOVE
        plan.declined_at = left
    if plan.target != NONE:
        if (payable >> plan.target) & 1:
            return claim_target(city, game, seat, weights, plan, work)
        card = choose_draw(city, game, seat, weights, 1 << plan.target, work)
    else:
        card = choose_draw(city, game, seat, weights, whole(0), work)
    if card != NONE:
        return card
    if payable != 0:
        find_richest(city, payable, plan)
        return claim_target(city, game, seat, weights, plan, work)
    return move_codes.TICKETS_MOVE if game.ticket_count > 0 else move_codes.PASS_MOVE


@rule
def choose_keep(city: Any, game: Any, seat: int, weights: Any, plan: Any, work: Any) -> int:
    """S4, K1: the tickets that fit best together with those it has."""
    offer = open_offer(game, seat)
    fewest = fewest_kept(city, game, offer)
    best = 0
    most = -FAR
    for kept in range(1, 1 << whole(game.offer_size[offer])):
        if count_bits(kept) >= fewest:
            make_plan(city, game, seat, weights, kept, plan, work)
            worth = plan.worth + plan.reach * weights.eager // 100
            for i in range(whole(game.offer_size[offer])):
                ticket = whole(game.offer[offer, i])
                if (kept >> i) & 1 and work.label[city.ticket_a[ticket]] == work.label[city.ticket_b[ticket]]:
                    worth += POINT * city.ticket_points[ticket]
            if weights.hoard > 0:
                worth = count_bits(kept)
            if worth > most:
                most = worth
                best = kept
    return make_move(whole(move_codes.KEEP_TICKETS), whole(0), best)


@leaf
def wanted_at(city: Any, plan: Any, place: int) -> int:
    """How many routes of the plan touch a place."""
    return count_bits(city.touching[place] & plan.wanted)


@rule
def choose_place(city: Any, game: Any, plan: Any) -> int:
    """S7, S8: a left-over stack goes where the plan leads."""
    symbol = NONE
    for i in range(MAX_SPARE - 1, -1, -1):
        if game.spare[i] != NONE:
            symbol = whole(game.spare[i])
    best = NONE
    most = -1
    for place in range(city.places):
        if game.token[place] == NONE:
            worth = 64 * wanted_at(city, plan, place) - count_bits(city.touching[place])
            if best == NONE or worth > most:
                most = worth
                best = place
    return make_move(whole(move_codes.PLACE_TOKEN), symbol, best)


@rule
def choose_souvenir(city: Any, game: Any, plan: Any) -> int:
    """C8: the souvenir that the plan does not pass again, or of which fewer are left."""
    a = whole(city.route_a[game.claimed])
    b = whole(city.route_b[game.claimed])
    again_a = 64 * wanted_at(city, plan, a) + whole(game.tokens[a])
    again_b = 64 * wanted_at(city, plan, b) + whole(game.tokens[b])
    return make_move(whole(move_codes.TAKE_TOKEN), whole(0), a if again_a <= again_b else b)


@rule
def follow_plan(city: Any, game: Any, seat: int, weights: Any, plan: Any, work: Any) -> int:
    """The planner's move in any phase; the plan is made for this position."""
    phase = whole(game.phase)
    if phase == FIRST_KEEP or phase == KEEP:
        return choose_keep(city, game, seat, weights, plan, work)
    if phase == PLACE:
        return choose_place(city, game, plan)
    if phase == SOUVENIR:
        return choose_souvenir(city, game, plan)
    if phase == SECOND_CARD:
        routes = plan.wanted
        if routes == 0 and plan.target != NONE:
            routes = 1 << plan.target
        return choose_draw(city, game, seat, weights, whole(routes), work)
    return choose_turn(city, game, seat, weights, plan, work)


@rule
def choose_planned(city: Any, view: Any, count: int, memory: Any, scratch: Any) -> int:
    """The planner in a view: it plans anew for every decision, unless it slips."""
    memory.slipped = 0
    if memory.weights.slips > 0 and below(memory.chance, whole(100)) < memory.weights.slips:
        memory.slipped = 1
        drawing = scratch.moves[0] == move_codes.DRAW_MOVE
        return move_codes.DRAW_MOVE if drawing else simple_policies.any_of(scratch, whole(0), count, memory)
    seat = whole(view.seat)
    make_plan(city, view, seat, memory.weights, whole(0), memory.plan, memory.work)
    if view.phase == SECOND_CARD and memory.plan.wanted == 0:
        find_target(city, view, seat, memory.weights, whole(memory.plan.turns), memory.plan, memory.work)
    return follow_plan(city, view, seat, memory.weights, memory.plan, memory.work)


@rule
def choose(policy_number: int, city: Any, view: Any, count: int, memory: Any, scratch: Any) -> int:
    """The move of any kernel player that does not search."""
    if policy_number <= simple_policies.CHAOS:
        return simple_policies.choose(policy_number, city, view, count, memory, scratch)
    return choose_planned(city, view, count, memory, scratch)


@entry
def choose_at(cities: Any, views: Any, count: int, memories: Any, scratches: Any) -> int:
    """The move of a planner in a view; the legal moves are listed in ``scratches[0]``."""
    return choose_planned(cities[0], views[0], count, memories[0], scratches[0])
