"""The ticket planner: it knows which routes it wants, claims them, draws what it lacks, and watches the end.

Easy and medium are this one player with different characters; the search lets it play games to their end.
"""

from __future__ import annotations

from typing import Any

from crosstown.players.engine import simple_policies
from crosstown.players.engine.cheapest_paths import FAR, souvenirs_at
from crosstown.players.engine.route_plan import (
    POINT,
    count_needs,
    detour_without,
    find_target,
    make_plan,
)
from crosstown.players.engine.ticket_values import value_tickets
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

PLANNER = 2  # its number among the players of the kernel


@rule
def best_payment(city: Any, game: Any, seat: int, who: Any, route: int, pad: Any) -> int:
    """C2, C6: the payment that hurts least; ``pad.need`` holds what the other wanted routes take."""
    length = city.length[route]
    wilds = whole(game.hands[seat, WILD])
    best = length
    least = who.wild * length if wilds >= length else FAR
    first, last = colours_of(city, route)
    for colour in range(first, last):
        coloured = most_coloured(city, game, seat, route, colour)
        if coloured > 0 and length - coloured <= wilds:
            spare = max(whole(game.hands[seat, colour]) - pad.need[colour], 0)
            missed = max(coloured - spare, 0)
            price = who.wild * (length - coloured) + who.needed * missed + who.other * (coloured - missed)
            if price < least:
                least = price
                best = move_codes.payment(colour, length - coloured)
    return whole(best)


@leaf
def claim_with(route: int, paid: int) -> int:
    """The move that claims a route."""
    return make_move(whole(move_codes.CLAIM), route, paid)


@rule
def rate_claim(city: Any, game: Any, seat: int, who: Any, route: int, paid: int, plan: Any, pad: Any) -> int:
    """How much a wanted route should be claimed before others: what it brings, and who might close it."""
    worth = POINT * city.points[route] - who.wild * move_codes.wilds_of(paid)
    if souvenirs_at(city, game, seat, route):
        worth += who.souvenir
    if plan.hasty == 0 and plan.goals > 0:
        worth += who.rivalry * detour_without(city, game, seat, route, plan.goals, pad) // 100
    return whole(worth)


@rule
def choose_claim(city: Any, game: Any, seat: int, who: Any, routes: int, plan: Any, pad: Any) -> int:
    """The best claim among routes that can be paid for, or none where it is better to wait for cards."""
    best = NONE
    most = -FAR
    while routes != 0:
        route = lowest(routes)
        routes = without_lowest(routes)
        count_needs(city, game, seat, plan.wanted & ~(1 << route), pad)
        paid = best_payment(city, game, seat, who, route, pad)
        hurried = plan.spare < who.hurry or move_codes.wilds_of(paid) - city.ferries[route] <= who.patience
        rate = rate_claim(city, game, seat, who, route, paid, plan, pad)
        if hurried and rate > most:
            most = rate
            best = claim_with(route, paid)
    return best


@rule
def value_cards(city: Any, game: Any, seat: int, who: Any, routes: int, pad: Any) -> None:
    """What a card of each kind is worth to a seat that wants these routes."""
    count_needs(city, game, seat, routes, pad)
    for kind in range(WILD + 1, city.kinds):
        pad.value[kind] = who.needed if pad.short[kind] > 0 else who.other
    pad.value[WILD] = who.wild


@rule
def value_of_stack(city: Any, game: Any, seat: int, pad: Any) -> int:
    """What the top of the stack is worth on average, as far as the seat can tell."""
    worth = 0
    count = 0
    for kind in range(city.kinds):
        unseen = unseen_of(city, game, seat, kind)
        worth += unseen * pad.value[kind]
        count += unseen
    return worth // max(count, 1)


@rule
def choose_draw(city: Any, game: Any, seat: int, who: Any, routes: int, pad: Any) -> int:
    """D1 to D3: the card that helps most. An open wild must be worth two others, for it ends the turn."""
    value_cards(city, game, seat, who, routes, pad)
    best = NONE
    most = -FAR
    second = -FAR
    wild = NONE
    if game.stack_size > 0:
        best = move_codes.DRAW << 16
        most = value_of_stack(city, game, seat, pad)
        second = most
    for slot in range(city.market):
        kind = whole(game.market[slot])
        if kind == WILD:
            wild = make_move(whole(move_codes.TAKE), whole(0), whole(WILD))
        elif kind != NONE:
            worth = pad.value[kind]
            if worth > most:
                second = max(most, second)
                most = worth
                best = make_move(whole(move_codes.TAKE), whole(0), kind)
            elif worth > second:
                second = worth
    if game.phase != SECOND_CARD and wild != NONE:
        if best == NONE or who.wild > most + max(second, 0):
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
def claim_target(city: Any, game: Any, seat: int, who: Any, plan: Any, pad: Any) -> int:
    """Claims the target, with the cards that the plan needs least."""
    count_needs(city, game, seat, plan.wanted & ~(1 << plan.target), pad)
    return claim_with(whole(plan.target), best_payment(city, game, seat, who, whole(plan.target), pad))


@rule
def choose_turn(city: Any, game: Any, seat: int, who: Any, plan: Any, pad: Any) -> int:
    """T1: claim what is wanted, or draw towards it; with nothing left to do, tickets or the best route."""
    payable = claimable(city, game, seat)
    if who.hoard > 0 and game.ticket_count > 0 and tickets_of(game, seat) < who.hoard:
        return move_codes.TICKETS << 16
    if who.grabs > 0:
        find_richest(city, payable, plan)
        if plan.target != NONE and city.points[plan.target] >= who.grabs:
            return claim_target(city, game, seat, who, plan, pad)
    if plan.wanted == 0:
        return choose_freely(city, game, seat, who, payable, plan, pad)
    if payable & plan.wanted:
        claim = choose_claim(city, game, seat, who, payable & plan.wanted, plan, pad)
        if claim != NONE:
            return claim
    card = choose_draw(city, game, seat, who, whole(plan.wanted), pad)
    if card != NONE:
        return card
    return choose_freely(city, game, seat, who, payable, plan, pad)


@rule
def choose_freely(city: Any, game: Any, seat: int, who: Any, payable: int, plan: Any, pad: Any) -> int:
    """With its tickets done or given up: new tickets, or the route that brings most for its turns."""
    turns = whole(plan.turns)
    rate = find_target(city, game, seat, who, turns, plan, pad)
    left = pieces_of(city, game, seat)
    if game.ticket_count > 0 and (plan.hasty == 0 or plan.content != left):
        if value_tickets(city, game, seat, who, turns, plan.hasty == 1, pad) > rate + who.ticket_bar:
            return move_codes.TICKETS << 16
        plan.content = left
    if plan.target != NONE:
        if (payable >> plan.target) & 1:
            return claim_target(city, game, seat, who, plan, pad)
        card = choose_draw(city, game, seat, who, 1 << plan.target, pad)
    else:
        card = choose_draw(city, game, seat, who, whole(0), pad)
    if card != NONE:
        return card
    if payable != 0:
        find_richest(city, payable, plan)
        return claim_target(city, game, seat, who, plan, pad)
    return move_codes.TICKETS << 16 if game.ticket_count > 0 else move_codes.PASS << 16


@rule
def choose_keep(city: Any, game: Any, seat: int, who: Any, plan: Any, pad: Any) -> int:
    """S4, K1: the tickets that fit best together with those it has."""
    offer = open_offer(game, seat)
    fewest = fewest_kept(city, game, offer)
    best = 0
    most = -FAR
    for kept in range(1, 1 << whole(game.offer_size[offer])):
        if count_bits(kept) >= fewest:
            make_plan(city, game, seat, who, kept, plan, pad)
            worth = plan.worth + plan.reach * who.eager // 100
            for i in range(whole(game.offer_size[offer])):
                ticket = whole(game.offer[offer, i])
                if (kept >> i) & 1 and pad.label[city.ticket_a[ticket]] == pad.label[city.ticket_b[ticket]]:
                    worth += POINT * city.ticket_points[ticket]
            if who.hoard > 0:
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
    """S7, S8: a left-over stack goes where its own way leads."""
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
    """C8: the souvenir that it will not come by again, or of which fewer are left."""
    a = whole(city.route_a[game.claimed])
    b = whole(city.route_b[game.claimed])
    again_a = 64 * wanted_at(city, plan, a) + whole(game.tokens[a])
    again_b = 64 * wanted_at(city, plan, b) + whole(game.tokens[b])
    return make_move(whole(move_codes.TAKE_TOKEN), whole(0), a if again_a <= again_b else b)


@rule
def follow_plan(city: Any, game: Any, seat: int, who: Any, plan: Any, pad: Any) -> int:
    """The planner's move in any phase; the plan is made for this position."""
    phase = whole(game.phase)
    if phase == FIRST_KEEP or phase == KEEP:
        return choose_keep(city, game, seat, who, plan, pad)
    if phase == PLACE:
        return choose_place(city, game, plan)
    if phase == SOUVENIR:
        return choose_souvenir(city, game, plan)
    if phase == SECOND_CARD:
        routes = plan.wanted
        if routes == 0 and plan.target != NONE:
            routes = 1 << plan.target
        return choose_draw(city, game, seat, who, whole(routes), pad)
    return choose_turn(city, game, seat, who, plan, pad)


@rule
def choose_planned(city: Any, view: Any, count: int, mind: Any, scratch: Any) -> int:
    """The planner at a table: it plans anew for every decision, unless it forgets to."""
    mind.slipped = 0
    if mind.who.slips > 0 and below(mind.chance, whole(100)) < mind.who.slips:
        mind.slipped = 1
        drawing = scratch.moves[0] == move_codes.DRAW << 16
        return move_codes.DRAW << 16 if drawing else simple_policies.any_of(scratch, whole(0), count, mind)
    seat = whole(view.seat)
    make_plan(city, view, seat, mind.who, whole(0), mind.plan, mind.pad)
    if view.phase == SECOND_CARD and mind.plan.wanted == 0:
        find_target(city, view, seat, mind.who, whole(mind.plan.turns), mind.plan, mind.pad)
    return follow_plan(city, view, seat, mind.who, mind.plan, mind.pad)


@rule
def choose(policy_number: int, city: Any, view: Any, count: int, mind: Any, scratch: Any) -> int:
    """The move of any player of the kernel that does not search."""
    if policy_number <= simple_policies.CHAOS:
        return simple_policies.choose(policy_number, city, view, count, mind, scratch)
    return choose_planned(city, view, count, mind, scratch)


@entry
def choose_at(cities: Any, views: Any, count: int, minds: Any, scratches: Any) -> int:
    """The move of a planner in a view, at a table of Python's; the legal moves stand on the scratch pad."""
    return choose_planned(cities[0], views[0], count, minds[0], scratches[0])
