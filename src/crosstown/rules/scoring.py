"""The end of the game (rules E2 to E5)."""

from __future__ import annotations

from typing import Any

from crosstown.rules.kernel.bitsets import count_bits
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import NONE


@leaf
def root_of(label: Any, place: int) -> int:
    """The place that a chain of labels ends at."""
    root = place
    while label[root] != root:
        root = whole(label[root])
    return root


@rule
def label_places(city: Any, game: Any, seat: int, label: Any) -> None:
    """E2: places joined by the seat's routes get one label."""
    for place in range(city.places):
        label[place] = place
    for route in range(city.routes):
        if game.owner[route] == seat:
            label[root_of(label, city.route_b[route])] = root_of(label, city.route_a[route])
    for place in range(city.places):
        label[place] = root_of(label, place)


@rule
def score_tickets(city: Any, game: Any, seat: int, label: Any, result: Any) -> None:
    """E2: a completed ticket wins its points, any other loses them. In a view some are not known."""
    for offer in range(whole(game.offers)):
        if game.offer_seat[offer] == seat:
            for i in range(whole(game.offer_size[offer])):
                ticket = whole(game.offer[offer, i])
                if (game.offer_kept[offer] >> i) & 1 and ticket != NONE:
                    result.kept[seat] += 1
                    if label[city.ticket_a[ticket]] == label[city.ticket_b[ticket]]:
                        result.tickets[seat] += city.ticket_points[ticket]
                        result.completed[seat] += 1
                        result.done[seat] |= 1 << ticket
                    else:
                        result.tickets[seat] -= city.ticket_points[ticket]


@rule
def joined(city: Any, district: int, label: Any) -> bool:
    """E3: whether all places of a district carry one label."""
    common = -1
    for place in range(city.places):
        if city.district[place] == district:
            if common == -1:
                common = whole(label[place])
            elif label[place] != common:
                return False
    return True


@rule
def score_bonus(city: Any, game: Any, seat: int, label: Any, result: Any) -> None:
    """E3, E4: districts and souvenirs."""
    for district in range(city.districts):
        if joined(city, district, label):
            result.districts[seat] |= 1 << district
            result.bonus[seat] += city.district_points[district]
    if city.symbols > 0:
        result.bonus[seat] += city.souvenir_points[count_bits(whole(game.souvenirs[seat]))]


@rule
def rank_seats(game: Any, result: Any) -> None:
    """E5: more points, then more completed tickets; seats equal in both share a place."""
    for seat in range(whole(game.seats)):
        better = 0
        for other in range(whole(game.seats)):
            if result.total[other] > result.total[seat]:
                better += 1
            elif (
                result.total[other] == result.total[seat] and result.completed[other] > result.completed[seat]
            ):
                better += 1
        result.place[seat] = better + 1


@rule
def score_game(city: Any, game: Any, label: Any, result: Any) -> None:
    """E2 to E5: what the position is worth to every seat, as if the game ended now."""
    result.reason = game.reason
    for seat in range(MAX_SEATS):
        result.kept[seat] = 0
        result.completed[seat] = 0
        result.tickets[seat] = 0
        result.bonus[seat] = 0
        result.done[seat] = 0
        result.districts[seat] = 0
        result.place[seat] = 0
        result.total[seat] = 0
        result.routes[seat] = game.score[seat]
    for seat in range(whole(game.seats)):
        label_places(city, game, seat, label)
        score_tickets(city, game, seat, label, result)
        score_bonus(city, game, seat, label, result)
        result.total[seat] = (
            whole(result.routes[seat]) + whole(result.tickets[seat]) + whole(result.bonus[seat])
        )
    rank_seats(game, result)
