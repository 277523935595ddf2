"""What new tickets are worth to a seat, before it has seen them (K1)."""

from __future__ import annotations

from typing import Any

from crosstown.players.engine.planning.cheapest_paths import FAR, owned_by, price_routes, spread
from crosstown.players.engine.planning.route_plan import POINT
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.state import NONE
from crosstown.rules.scoring import label_places

GUESS = 150  # what a point of a ticket costs, about, where the board is not looked at


@leaf
def seen_tickets(game: Any, seat: int) -> int:
    """The tickets that the seat was ever offered, as a set: they are not on top of the stack."""
    seen = 0
    for offer in range(whole(game.offers)):
        if game.offer_seat[offer] == seat:
            for i in range(whole(game.offer_size[offer])):
                seen |= 1 << whole(game.offer[offer, i])
    return seen


@leaf
def worth_of(city: Any, weights: Any, ticket: int, away: int, turns: int) -> int:
    """A ticket whose way costs so much more; nothing more where its places are connected."""
    points = POINT * city.ticket_points[ticket]
    if away == 0:
        return whole(points)
    if away > (turns - 1) * weights.ticket_time * weights.turn // 100:
        return whole(-points)
    return whole((points - away) * weights.ticket_trust // 100)


@leaf
def insert(work: Any, count: int, worth: int) -> None:
    """Keeps the worths in order, the best first."""
    at = count
    while at > 0 and work.worth[at - 1] < worth:
        work.worth[at] = work.worth[at - 1]
        at -= 1
    work.worth[at] = worth


@rule
def list_worths(city: Any, game: Any, seat: int, weights: Any, turns: int, hasty: bool, work: Any) -> int:
    """The worths of all tickets that may come, the best first; returns how many."""
    owned = owned_by(city, game, seat)
    label_places(city, game, seat, work.label)
    if not hasty:
        price_routes(city, game, seat, weights, work)
    seen = seen_tickets(game, seat)
    source = NONE
    count = 0
    for ticket in range(city.tickets):
        if (seen >> ticket) & 1:
            continue
        a = city.ticket_a[ticket]
        b = city.ticket_b[ticket]
        away = 0
        if work.label[a] != work.label[b] and hasty:
            away = GUESS * city.ticket_points[ticket]
        elif work.label[a] != work.label[b]:
            if a != source:
                source = a
                spread(city, work, a, whole(NONE), owned, owned | game.open[seat])
            away = work.distance[b]
        insert(work, count, worth_of(city, weights, ticket, away, turns))
        count += 1
    return count


@rule
def value_tickets(city: Any, game: Any, seat: int, weights: Any, turns: int, hasty: bool, work: Any) -> int:
    """K1: what drawing two tickets and keeping the better one is worth on average, from here to the end."""
    count = list_worths(city, game, seat, weights, turns, hasty, work)
    if count == 0:
        return -FAR
    total = 0
    for i in range(count):  # the i-th best is the better one of two so often
        total += work.worth[i] * (2 * (count - 1 - i) + 1)
    return total // (count * count)
