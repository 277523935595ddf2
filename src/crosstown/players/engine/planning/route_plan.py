"""Plans: which routes a seat wants, for all its tickets together and for districts near the way."""

from __future__ import annotations

from typing import Any

from crosstown.players.engine.planning.cheapest_paths import (
    FAR,
    count_market,
    effort,
    lacking,
    most_alike,
    owned_by,
    price_routes,
    souvenirs_at,
    spread,
    way_back,
)
from crosstown.rules.kernel.bitsets import count_bits, lowest, without_lowest
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_PLACES
from crosstown.rules.kernel.state import GRAY, NONE, WILD
from crosstown.rules.scoring import joined, label_places
from crosstown.rules.turns import pieces_of

POINT = 100  # worths are in hundredths of a point
NOWHERE = -1


@rule
def turns_to_go(city: Any, game: Any, seat: int, weights: Any) -> int:
    """E1: how many turns a seat has left, this one included: known in the last round, else by the pieces."""
    if game.turns_left >= 0:
        ahead = (seat - whole(game.seat)) % whole(game.seats)
        return max((whole(game.turns_left) - ahead + whole(game.seats) - 1) // whole(game.seats), 0)
    fewest = 1 << 20
    for other in range(whole(game.seats)):
        fewest = min(fewest, pieces_of(city, game, other) - city.pieces_left)
    return whole(1 + (max(fewest, 0) * weights.pace + 99) // 100)


@rule
def add_goal(city: Any, work: Any, count: int, ticket: int) -> int:
    """One more ticket to complete, those worth more first."""
    at = count
    while at > 0 and city.ticket_points[work.goal[at - 1]] < city.ticket_points[ticket]:
        work.goal[at] = work.goal[at - 1]
        at -= 1
    work.goal[at] = ticket
    return count + 1


@rule
def list_goals(city: Any, game: Any, seat: int, chosen: int, work: Any) -> int:
    """The seat's tickets that its routes do not connect yet (E2).

    Of an offer that is still to be decided, those chosen count as kept.
    """
    label_places(city, game, seat, work.label)
    count = 0
    for offer in range(whole(game.offers)):
        if game.offer_seat[offer] == seat:
            kept = whole(game.offer_kept[offer])
            if kept == 0:
                kept = chosen
            for i in range(whole(game.offer_size[offer])):
                ticket = whole(game.offer[offer, i])
                if (kept >> i) & 1 and ticket != NONE:
                    if work.label[city.ticket_a[ticket]] != work.label[city.ticket_b[ticket]]:
                        count = add_goal(city, work, count, ticket)
    return count


@leaf
def paths_but(work: Any, count: int, but: int) -> int:
    """The routes on the ways of all goals but one."""
    routes = 0
    for i in range(count):
        if i != but and work.path[i] != NOWHERE:
            routes |= work.path[i]
    return routes


@rule
def find_path(city: Any, work: Any, goal: int, owned: int, free: int, usable: int) -> int:
    """The routes still lacking on the cheapest way of a ticket, those of other goals too, or NOWHERE."""
    ticket = work.goal[goal]
    target = city.ticket_b[ticket]
    spread(city, work, city.ticket_a[ticket], target, owned | free, usable)
    if work.distance[target] >= FAR:
        return NOWHERE
    return way_back(city, work, target, owned)


@rule
def find_paths(city: Any, work: Any, count: int, owned: int, usable: int, hasty: bool) -> None:
    """Ways for all goals. Each may use the others' routes for free; without haste all are found twice."""
    for i in range(count):
        work.path[i] = 0
    for i in range(count):
        work.path[i] = find_path(city, work, i, owned, paths_but(work, i, i), usable)
    if count > 1 and not hasty:
        for i in range(count):
            work.path[i] = 0
            work.path[i] = find_path(city, work, i, owned, paths_but(work, count, i), usable)


@rule
def cost_of(work: Any, routes: int) -> int:
    """What a set of routes costs."""
    cost = 0
    while routes != 0:
        cost += work.cost[lowest(routes)]
        routes = without_lowest(routes)
    return cost


@rule
def count_needs(city: Any, game: Any, seat: int, routes: int, work: Any) -> int:
    """C2, C6: the cards that a set of routes takes by colour, and how many of them the seat lacks in all.

    A gray route is paid in the colour of which most are to spare.
    """
    for kind in range(city.kinds):
        work.need[kind] = 0
    rest = routes
    gray = 0
    while rest != 0:
        route = lowest(rest)
        rest = without_lowest(rest)
        work.need[WILD] += city.ferries[route]
        if city.colour[route] == GRAY:
            gray |= 1 << route
        else:
            work.need[city.colour[route]] += city.length[route] - city.ferries[route]
    while gray != 0:
        route = lowest(gray)
        gray = without_lowest(gray)
        best = WILD + 1
        for colour in range(WILD + 2, city.kinds):
            if game.hands[seat, colour] - work.need[colour] > game.hands[seat, best] - work.need[best]:
                best = colour
        work.need[best] += city.length[route] - city.ferries[route]
    lack = 0
    for kind in range(WILD + 1, city.kinds):
        work.short[kind] = max(work.need[kind] - whole(game.hands[seat, kind]), 0)
        lack += work.short[kind]
    wilds = whole(game.hands[seat, WILD]) - work.need[WILD]
    work.short[WILD] = max(-wilds, 0)
    return whole(max(lack - max(wilds, 0), 0) + 2 * work.short[WILD])


@rule
def turns_for(city: Any, game: Any, seat: int, routes: int, work: Any) -> int:
    """T1: turns that a set of routes takes: one for each claim, and one for every two cards lacking."""
    return count_bits(routes) + (count_needs(city, game, seat, routes, work) + 1) // 2


@rule
def pieces_suffice(city: Any, game: Any, seat: int, routes: int) -> bool:
    """C3, C7: whether the seat has the pieces for all of them, of every kind."""
    for vehicle in range(city.vehicles):
        left = whole(game.pieces[seat, vehicle])
        rest = routes
        while rest != 0:
            route = lowest(rest)
            rest = without_lowest(rest)
            if city.vehicle[route] == vehicle:
                left -= city.spaces[route]
        if left < 0:
            return False
    return True


@rule
def drop_goal(work: Any, count: int, goal: int) -> int:
    """One goal fewer."""
    for i in range(goal, count - 1):
        work.goal[i] = work.goal[i + 1]
        work.path[i] = work.path[i + 1]
    return count - 1


@rule
def worst_goal(city: Any, work: Any, count: int) -> int:
    """The goal that brings least for what it alone costs; one that cannot be reached at once."""
    worst = 0
    least = FAR
    for i in range(count):
        if work.path[i] == NOWHERE:
            return i
        alone = cost_of(work, work.path[i] & ~paths_but(work, count, i))
        gain = 2 * POINT * city.ticket_points[work.goal[i]] - alone
        if gain < least:
            least = gain
            worst = i
    return worst


@rule
def is_reachable(work: Any, count: int) -> bool:
    """Whether every goal has a way."""
    for i in range(count):
        if work.path[i] == NOWHERE:
            return False
    return True


@rule
def add_districts(
    city: Any, game: Any, seat: int, weights: Any, routes: int, owned: int, turns: int, work: Any
) -> int:
    """E3: districts that are worth the detour; ``routes`` are wanted anyway."""
    for district in range(city.districts):
        free = owned | routes
        extra = 0
        first = NONE
        reachable = not joined(city, district, work.label)
        for place in range(MAX_PLACES):
            if place < city.places and city.district[place] == district and reachable:
                if first == NONE:
                    first = place
                else:
                    spread(city, work, first, place, free | extra, owned | game.open[seat])
                    reachable = work.distance[place] < FAR
                    if reachable:
                        extra |= way_back(city, work, place, free | extra)
        if reachable and cost_of(work, extra) < weights.district * city.district_points[district]:
            both = routes | extra
            if pieces_suffice(city, game, seat, both) and turns_for(city, game, seat, both, work) <= turns:
                routes = both
    return routes


@rule
def detour_without(city: Any, game: Any, seat: int, route: int, goals: int, work: Any) -> int:
    """What the goals would cost more if another seat closed a route that they need."""
    owned = owned_by(city, game, seat)
    usable = (owned | game.open[seat]) & ~(1 << route)
    extra = 0
    for i in range(goals):
        if (work.path[i] >> route) & 1:
            ticket = work.goal[i]
            free = (owned | paths_but(work, goals, i)) & ~(1 << route)
            spread(city, work, city.ticket_a[ticket], city.ticket_b[ticket], free, usable)
            longer = work.distance[city.ticket_b[ticket]] - cost_of(work, work.path[i] & ~free)
            extra += min(longer, 2 * POINT * city.ticket_points[ticket])
    return extra


@rule
def find_target(city: Any, game: Any, seat: int, weights: Any, turns: int, plan: Any, work: Any) -> int:
    """The route that brings most for the turns it takes, wanted for its points alone; returns that rate."""
    alike = most_alike(city, game, seat)
    best = 0
    plan.target = NONE
    count_market(city, game, work)
    routes = game.open[seat]
    wilds = whole(game.hands[seat, WILD])
    while routes != 0:
        route = lowest(routes)
        routes = without_lowest(routes)
        lack = max(lacking(city, game, seat, route, alike) - wilds, 0)
        takes = 200 + effort(city, weights, route, lack, work)
        worth = POINT * city.points[route]
        if souvenirs_at(city, game, seat, route):
            worth += weights.souvenir
        if 2 + lack <= 2 * turns and 200 * worth // takes > best:
            best = 200 * worth // takes
            plan.target = route
    return best


@rule
def make_plan(city: Any, game: Any, seat: int, weights: Any, chosen: int, plan: Any, work: Any) -> None:
    """The routes for all tickets together that pieces and time allow, and districts near the way.

    ``chosen`` are the tickets that would be kept of an open offer.
    """
    owned = owned_by(city, game, seat)
    usable = owned | game.open[seat]
    turns = turns_to_go(city, game, seat, weights)
    count = min(list_goals(city, game, seat, chosen, work), weights.tickets_seen)
    joining = count == 0 and plan.hasty == 0 and city.districts > 0 and weights.district > 0
    if count > 0 or joining:
        price_routes(city, game, seat, weights, work)
    plan.worth = 0
    routes = 0
    while count > 0:
        find_paths(city, work, count, owned, usable, plan.hasty == 1)
        routes = paths_but(work, count, whole(NONE))
        if is_reachable(work, count):
            if (
                pieces_suffice(city, game, seat, routes)
                and turns_for(city, game, seat, routes, work) <= turns
            ):
                break
        worst = worst_goal(city, work, count)
        plan.worth -= POINT * city.ticket_points[work.goal[worst]]
        count = drop_goal(work, count, worst)
        routes = 0
    plan.reach = 0
    for i in range(count):
        plan.reach += POINT * city.ticket_points[work.goal[i]]
    plan.worth += plan.reach - cost_of(work, routes)
    plan.goals = count
    if joining:
        routes = add_districts(city, game, seat, weights, routes, owned, turns, work)
    plan.wanted = routes
    plan.turns = turns
    plan.spare = turns
    if routes != 0:
        plan.spare -= turns_for(city, game, seat, routes, work)
    plan.target = NONE
    plan.rate = 0
    plan.tickets = 0
