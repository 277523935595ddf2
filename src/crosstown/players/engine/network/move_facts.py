"""What the network is told of each move that is worth trying: small whole numbers for any city.

The moves are those of `move_candidates`, and the planner's own choice is marked.
"""

from __future__ import annotations

from typing import Any

from crosstown.players.engine.network.position_facts import best_points, small, write_position
from crosstown.players.engine.planning.cheapest_paths import count_market
from crosstown.players.engine.planning.move_candidates import list_candidates
from crosstown.players.engine.planning.planner import value_cards, value_of_stack, wanted_at
from crosstown.players.engine.planning.route_plan import (
    POINT,
    count_needs,
    detour_without,
    find_target,
    make_plan,
)
from crosstown.rules.claims import claimable
from crosstown.rules.hidden_information import unseen_of
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.bitsets import count_bits
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_LENGTH
from crosstown.rules.kernel.state import FIRST_KEEP, GRAY, KEEP, NONE, SECOND_CARD, WILD
from crosstown.rules.souvenirs import offers_souvenir
from crosstown.rules.tickets import open_offer
from crosstown.rules.turns import pieces_of

MOVE_FACTS = 48


@leaf
def claimable_with(city: Any, game: Any, seat: int, kind: int) -> int:
    """C1 to C7: the open routes that the seat could pay for if it had one more card of a kind."""
    wilds = whole(game.hands[seat, WILD]) + (1 if kind == WILD else 0)
    alike = whole(0)
    affordable = whole(0)
    for colour in range(WILD + 1, city.kinds):
        cards = whole(game.hands[seat, colour]) + (1 if colour == kind else 0)
        alike = max(alike, cards)
        affordable |= whole(city.up_to_length[colour, min(cards + wilds, MAX_LENGTH)])
    affordable |= whole(city.up_to_length[GRAY, min(alike + wilds, MAX_LENGTH)])
    return affordable & whole(city.up_to_ferries[min(wilds, MAX_LENGTH)]) & whole(game.open[seat])


@rule
def completed_by(city: Any, game: Any, seat: int, route: int, label: Any) -> int:
    """E2: the points of the seat's tickets that a route would complete."""
    a = whole(label[city.route_a[route]])
    b = whole(label[city.route_b[route]])
    points = whole(0)
    for offer in range(whole(game.offers)):
        if game.offer_seat[offer] == seat:
            for i in range(whole(game.offer_size[offer])):
                ticket = whole(game.offer[offer, i])
                if (whole(game.offer_kept[offer]) >> i) & 1 and ticket != NONE:
                    one = whole(label[city.ticket_a[ticket]])
                    two = whole(label[city.ticket_b[ticket]])
                    if (one == a and two == b) or (one == b and two == a):
                        points += whole(city.ticket_points[ticket]) if a != b else 0
    return points


@rule
def joined_by(city: Any, route: int, label: Any) -> int:
    """E3: the points of districts that a route would complete."""
    a = whole(label[city.route_a[route]])
    b = whole(label[city.route_b[route]])
    points = whole(0)
    for district in range(city.districts):
        has_a = False
        has_b = False
        has_other = False
        for place in range(city.places):
            if city.district[place] == district:
                if label[place] == a:
                    has_a = True
                elif label[place] == b:
                    has_b = True
                else:
                    has_other = True
        if has_a and has_b and not has_other:
            points += whole(city.district_points[district])
    return points


@rule
def write_neighbours(city: Any, game: Any, seat: int, route: int, out: Any) -> None:
    """Who has routes at the ends of a route, and who else may claim it."""
    a = whole(city.touching[city.route_a[route]])
    b = whole(city.touching[city.route_b[route]])
    own = whole(0)
    others = whole(0)
    both = whole(0)
    for other in range(whole(game.seats)):
        at_a = whole(0)
        at_b = whole(0)
        for one in range(city.routes):
            if game.owner[one] == other:
                at_a += (a >> one) & 1
                at_b += (b >> one) & 1
        if other == seat:
            own += at_a + at_b
        else:
            others += at_a + at_b
            if at_a > 0 and at_b > 0:
                both += 1
    free = whole(0)
    for other in range(whole(game.seats)):
        if other != seat:
            free += (whole(game.open[other]) >> route) & 1
    out[18] = own
    out[19] = others
    out[20] = both
    out[26] = free


@rule
def write_claim(city: Any, game: Any, seat: int, memory: Any, move: int, out: Any) -> None:
    """A claim: what it brings, what it costs, and who else may want it."""
    plan = memory.plan
    work = memory.work
    route = move_codes.first_of(move)
    colour = move_codes.colour_of(move)
    wilds = move_codes.wilds_of(move)
    on_plan = (whole(plan.wanted) >> route) & 1
    out[9] = on_plan
    out[10] = city.length[route]
    out[11] = city.points[route]
    out[12] = wilds - whole(city.ferries[route])
    out[13] = city.ferries[route]
    count_needs(city, game, seat, whole(plan.wanted) & ~(1 << route), work)
    if colour != WILD:
        spare = max(whole(game.hands[seat, colour]) - whole(work.need[colour]), 0)
        out[14] = max(whole(city.length[route]) - wilds - spare, 0)
    if on_plan and plan.goals > 0:
        out[15] = small(detour_without(city, game, seat, route, whole(plan.goals), work) // 20)
    if city.symbols > 0:
        out[16] = (1 if offers_souvenir(game, seat, city.route_a[route]) else 0) + (
            1 if offers_souvenir(game, seat, city.route_b[route]) else 0
        )
    out[17] = small(completed_by(city, game, seat, route, work.label))
    write_neighbours(city, game, seat, route, out)
    left = pieces_of(city, game, seat) - whole(city.spaces[route]) - whole(city.pieces_left)
    out[21] = small(left)
    out[22] = 1 if left <= 0 else 0
    out[23] = small(joined_by(city, route, work.label))
    out[24] = 1 if plan.target == route else 0
    out[25] = 1 if city.sister[route] != NONE else 0
    out[27] = 1 if work.label[city.route_a[route]] == work.label[city.route_b[route]] else 0


@rule
def write_card(city: Any, game: Any, seat: int, memory: Any, kind: int, payable: int, out: Any) -> None:
    """A card from the market, or from the stack (none)."""
    work = memory.work
    wanted = whole(memory.plan.wanted)
    if wanted == 0 and memory.plan.target != NONE:
        wanted = 1 << whole(memory.plan.target)
    value_cards(city, game, seat, memory.weights, wanted, work)
    if kind == NONE:
        out[34] = small(value_of_stack(city, game, seat, work) // 2)
        return
    more = claimable_with(city, game, seat, kind) & ~payable
    out[28] = work.short[kind]
    out[29] = game.hands[seat, kind]
    out[30] = work.lying[kind]
    out[31] = unseen_of(city, game, seat, kind)
    out[32] = count_bits(more & wanted)
    out[33] = best_points(city, more)
    out[34] = small(whole(work.value[kind]) // 2)
    out[35] = 1 if kind == WILD else 0
    out[36] = small(whole(work.need[kind]))


@rule
def write_kept(city: Any, game: Any, seat: int, memory: Any, kept: int, out: Any) -> None:
    """Tickets of an offer that would be kept, and the plan with them."""
    plan = memory.plan
    work = memory.work
    offer = open_offer(game, seat)
    make_plan(city, game, seat, memory.weights, kept, plan, work)
    points = whole(0)
    done = whole(0)
    for i in range(whole(game.offer_size[offer])):
        if (kept >> i) & 1:
            ticket = whole(game.offer[offer, i])
            points += whole(city.ticket_points[ticket])
            if work.label[city.ticket_a[ticket]] == work.label[city.ticket_b[ticket]]:
                done += whole(city.ticket_points[ticket])
    out[37] = count_bits(kept)
    out[38] = small(points)
    out[39] = small(whole(plan.worth) // 50)
    out[40] = small(whole(plan.reach) // POINT)
    out[41] = small(whole(plan.spare))
    out[42] = small(done)
    out[43] = count_bits(whole(plan.wanted))
    out[44] = small(count_needs(city, game, seat, whole(plan.wanted), work))
    out[47] = small(points - done - whole(plan.reach) // POINT)


@rule
def write_move(
    city: Any, game: Any, seat: int, memory: Any, move: int, chosen: bool, payable: int, out: Any
) -> None:
    """All facts of a move."""
    for i in range(MOVE_FACTS):
        out[i] = 0
    kind = move_codes.kind_of(move)
    second = move_codes.second_of(move)
    out[kind] = 1
    out[8] = 1 if chosen else 0
    if kind == move_codes.CLAIM:
        write_claim(city, game, seat, memory, move, out)
    elif kind == move_codes.TAKE:
        write_card(city, game, seat, memory, second, payable, out)
    elif kind == move_codes.DRAW:
        write_card(city, game, seat, memory, whole(NONE), payable, out)
    elif kind == move_codes.KEEP_TICKETS:
        write_kept(city, game, seat, memory, second, out)
    elif kind >= move_codes.PLACE_TOKEN:
        out[45] = wanted_at(city, memory.plan, second)
        out[46] = count_bits(whole(city.touching[second]) & whole(game.open[seat]))
        out[47] = game.tokens[second]


@rule
def write_decision(
    city: Any, game: Any, seat: int, memory: Any, search: Any, scratch: Any, position: Any, moves: Any
) -> int:
    """Lists the moves worth trying in ``search`` and writes what the network is told; returns how many.

    Of moves for which there is no room, nothing is told.
    """
    plan = memory.plan
    work = memory.work
    plan.hasty = 0
    make_plan(city, game, seat, memory.weights, whole(0), plan, work)
    if game.phase == SECOND_CARD and plan.wanted == 0:
        find_target(city, game, seat, memory.weights, whole(plan.turns), plan, work)
    count = list_candidates(city, game, seat, memory, search, scratch)
    if game.phase == FIRST_KEEP or game.phase == KEEP:
        make_plan(city, game, seat, memory.weights, whole(0), plan, work)
    write_position(city, game, seat, plan, work, position)
    count_market(city, game, work)
    payable = claimable(city, game, seat)
    count = min(count, whole(moves.shape[0]))
    for i in range(count):
        write_move(city, game, seat, memory, whole(search.moves[i]), i == 0, payable, moves[i])
    return count
