"""What each route costs a seat, and the cheapest way between two places."""

from __future__ import annotations

from typing import Any

from crosstown.rules.kernel.bitsets import lowest, without_lowest
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.state import GRAY, NONE, WILD
from crosstown.rules.souvenirs import offers_souvenir

FAR = 1 << 40


@leaf
def owned_by(city: Any, game: Any, seat: int) -> int:
    """The routes of a seat, as a set."""
    owned = 0
    for route in range(city.routes):
        if game.owner[route] == seat:
            owned |= 1 << route
    return owned


@leaf
def most_alike(city: Any, game: Any, seat: int) -> int:
    """The most cards of one colour in a hand: what a gray route can be paid with."""
    most = 0
    for colour in range(WILD + 1, city.kinds):
        most = max(most, whole(game.hands[seat, colour]))
    return most


@leaf
def lacking(city: Any, game: Any, seat: int, route: int, alike: int) -> int:
    """C2, C6: cards that a seat lacks for a route, wilds aside; a wild that a ferry lacks counts twice."""
    colour = city.colour[route]
    cards = alike if colour == GRAY else whole(game.hands[seat, colour])
    ferries = city.ferries[route]
    short = max(city.length[route] - ferries - cards, 0)
    return whole(short + 2 * max(ferries - whole(game.hands[seat, WILD]), 0))


@rule
def count_market(city: Any, game: Any, work: Any) -> None:
    """How many cards of each kind lie open."""
    for kind in range(city.kinds):
        work.lying[kind] = 0
    for slot in range(city.market):
        if game.market[slot] != NONE:
            work.lying[game.market[slot]] += 1


@leaf
def effort(city: Any, weights: Any, route: int, lack: int, work: Any) -> int:
    """Hundredths of a card to be found for a route: those that lie open count in part."""
    colour = city.colour[route]
    lying = 0 if colour == GRAY else min(lack, work.lying[colour])
    return whole(100 * lack - weights.lying * lying)


@leaf
def souvenirs_at(city: Any, game: Any, seat: int, route: int) -> bool:
    """C8: whether claiming the route brings a souvenir."""
    if city.symbols == 0:
        return False
    return offers_souvenir(game, seat, city.route_a[route]) or offers_souvenir(
        game, seat, city.route_b[route]
    )


@rule
def price_routes(city: Any, game: Any, seat: int, weights: Any, work: Any) -> None:
    """What each route that is open to a seat costs it: a turn and the cards it lacks, less what it brings."""
    alike = most_alike(city, game, seat)
    count_market(city, game, work)
    routes = game.open[seat]
    while routes != 0:
        route = lowest(routes)
        routes = without_lowest(routes)
        lack = lacking(city, game, seat, route, alike)
        cost = weights.turn + weights.card * effort(city, weights, route, lack, work) // 100
        cost -= weights.route_points * city.points[route]
        if souvenirs_at(city, game, seat, route):
            cost -= weights.souvenir
        work.cost[route] = max(cost, weights.least)


@rule
def spread(city: Any, work: Any, source: int, target: int, free: int, usable: int) -> None:
    """Dijkstra's algorithm: the cheapest ways from a place, until the target is reached.

    Routes of the set ``free`` cost nothing; only ``usable`` ones lead anywhere.
    """
    for place in range(city.places):
        work.distance[place] = FAR
    work.distance[source] = 0
    work.via[source] = NONE
    frontier = 1 << source
    done = 0
    while frontier != 0:
        nearest = source
        least = FAR
        members = frontier
        while members != 0:
            place = lowest(members)
            members = without_lowest(members)
            if work.distance[place] < least:
                least = work.distance[place]
                nearest = place
        if nearest == target:
            return
        frontier &= ~(1 << nearest)
        done |= 1 << nearest
        routes = city.touching[nearest] & usable
        while routes != 0:
            route = lowest(routes)
            routes = without_lowest(routes)
            other = city.route_a[route] + city.route_b[route] - nearest
            if (done >> other) & 1:
                continue
            step = least if (free >> route) & 1 else least + work.cost[route]
            if step < work.distance[other]:
                work.distance[other] = step
                work.via[other] = route
                frontier |= 1 << other


@rule
def way_back(city: Any, work: Any, place: int, free: int) -> int:
    """The routes of the cheapest way to a place that are not free, as a set."""
    path = 0
    while work.via[place] != NONE:
        route = work.via[place]
        path |= 1 << route
        place = city.route_a[route] + city.route_b[route] - place
    return path & ~free
