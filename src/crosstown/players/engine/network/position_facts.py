"""What the network is told of a position: small whole numbers that mean the same in every city.

Points, cards, pieces and turns are counted as they are; what would be too much for 8 bits is cut off. What
a seat is told in `write_position` and `move_facts` it may know. `write_seats` tells of games in which
everything was dealt: there the plans of all seats are made.
"""

from __future__ import annotations

from typing import Any

from crosstown.players.engine.planning.cheapest_paths import most_alike
from crosstown.players.engine.planning.planner import tickets_of
from crosstown.players.engine.planning.route_plan import POINT, count_needs, make_plan
from crosstown.rules.claims import claimable
from crosstown.rules.kernel.bitsets import count_bits, lowest, without_lowest
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import NONE, SECOND_CARD, WILD
from crosstown.rules.scoring import joined
from crosstown.rules.turns import pieces_of

POSITION_FACTS = 70
OTHER_FACTS = 9  # of these for each of the other seats, from the mover on
SEAT_FACTS = 42

_OTHERS = POSITION_FACTS - OTHER_FACTS * (MAX_SEATS - 1)


@leaf
def small(number: int) -> int:
    """A number cut off to 8 bits."""
    return min(max(number, -127), 127)


@rule
def bonus_of(city: Any, game: Any, seat: int, label: Any) -> int:
    """E3, E4: points for districts and souvenirs so far; ``label`` tells which places are connected."""
    bonus = 0
    for district in range(city.districts):
        if joined(city, district, label):
            bonus += city.district_points[district]
    if city.symbols > 0:
        bonus += city.souvenir_points[count_bits(whole(game.souvenirs[seat]))]
    return whole(bonus)


@rule
def ticket_points(city: Any, game: Any, seat: int, done: bool, label: Any) -> int:
    """E2: the points of a seat's tickets that are completed, or of those that are not."""
    points = 0
    for offer in range(whole(game.offers)):
        if game.offer_seat[offer] == seat:
            for i in range(whole(game.offer_size[offer])):
                ticket = whole(game.offer[offer, i])
                if (whole(game.offer_kept[offer]) >> i) & 1 and ticket != NONE:
                    if (label[city.ticket_a[ticket]] == label[city.ticket_b[ticket]]) == done:
                        points += city.ticket_points[ticket]
    return whole(points)


@leaf
def best_points(city: Any, routes: int) -> int:
    """The points of the route among these that scores most."""
    best = whole(0)
    while routes != 0:
        best = max(best, whole(city.points[lowest(routes)]))
        routes = without_lowest(routes)
    return best


@rule
def write_own(city: Any, game: Any, seat: int, plan: Any, work: Any, at: int, out: Any) -> None:
    """Twenty-four facts about a seat whose cards and tickets are known; its plan was just made."""
    label = work.label
    wanted = whole(plan.wanted)
    payable = claimable(city, game, seat)
    done = ticket_points(city, game, seat, True, label)
    undone = ticket_points(city, game, seat, False, label)
    reach = whole(plan.reach) // POINT
    bonus = bonus_of(city, game, seat, label)
    score = whole(game.score[seat])
    out[at] = small(whole(plan.turns))
    out[at + 1] = small(whole(plan.spare))
    out[at + 2] = plan.goals
    out[at + 3] = small(reach)
    out[at + 4] = small(whole(plan.worth) // 50)
    out[at + 5] = count_bits(wanted)
    out[at + 6] = small(count_needs(city, game, seat, wanted, work))
    out[at + 7] = count_bits(payable & wanted)
    out[at + 8] = small(score)
    out[at + 9] = small(done)
    out[at + 10] = small(undone)
    out[at + 11] = small(undone - reach)
    out[at + 12] = game.hand_size[seat]
    out[at + 13] = game.hands[seat, WILD]
    out[at + 14] = most_alike(city, game, seat)
    out[at + 15] = small(pieces_of(city, game, seat) - whole(city.pieces_left))
    out[at + 16] = tickets_of(game, seat)
    out[at + 17] = small(bonus)
    out[at + 18] = count_bits(whole(game.souvenirs[seat]))
    out[at + 19] = best_points(city, payable)
    out[at + 20] = count_bits(payable)
    out[at + 21] = small(score + done + bonus - undone)
    out[at + 22] = small(score + done + bonus + 2 * reach - undone)
    out[at + 23] = small(2 * best_points(city, wanted))


@rule
def write_others(city: Any, game: Any, seat: int, out: Any) -> None:
    """What everybody sees of the other seats."""
    for ahead in range(1, MAX_SEATS):
        at = _OTHERS + (ahead - 1) * OTHER_FACTS
        for i in range(OTHER_FACTS):
            out[at + i] = 0
        if ahead < game.seats:
            other = (seat + ahead) % whole(game.seats)
            shown = 0
            routes = 0
            for kind in range(city.kinds):
                shown += whole(game.shown[other, kind])
            for route in range(city.routes):
                if game.owner[route] == other:
                    routes += 1
            out[at] = 1
            out[at + 1] = small(whole(game.score[other]))
            out[at + 2] = small(pieces_of(city, game, other) - whole(city.pieces_left))
            out[at + 3] = game.hand_size[other]
            out[at + 4] = tickets_of(game, other)
            out[at + 5] = shown
            out[at + 6] = game.shown[other, WILD]
            out[at + 7] = count_bits(whole(game.souvenirs[other]))
            out[at + 8] = routes


@rule
def write_position(city: Any, game: Any, seat: int, plan: Any, work: Any, out: Any) -> None:
    """What the seat to move knows of the whole position. Its plan was made, and not in haste."""
    for i in range(8):
        out[i] = 0
    out[whole(game.phase)] = 1
    if game.seats > 2:
        out[3 + whole(game.seats)] = 1
    write_own(city, game, seat, plan, work, whole(8), out)
    fewest = whole(127)
    most = whole(-127)
    for other in range(whole(game.seats)):
        if other != seat:
            fewest = min(fewest, pieces_of(city, game, other) - whole(city.pieces_left))
            most = max(most, whole(game.score[other]))
    out[32] = small(fewest)
    out[33] = small(whole(game.score[seat]) - most)
    out[34] = 1 if game.turns_left >= 0 else 0
    out[35] = game.stack_size
    wilds = 0
    for slot in range(city.market):
        if game.market[slot] == WILD:
            wilds += 1
    out[36] = wilds
    out[37] = game.ticket_count
    out[38] = small(whole(plan.rate) // 10)
    out[39] = small(whole(plan.tickets) // 10)
    out[40] = 1 if plan.target != NONE else 0
    out[41] = 1 if city.symbols > 0 else 0
    out[42] = 1 if city.districts > 0 else 0
    write_others(city, game, seat, out)


@rule
def write_seats(city: Any, game: Any, memory: Any, out: Any) -> None:
    """What a game in which everything is known looks like to each seat, with a plan made in haste."""
    seats = whole(game.seats)
    memory.plan.hasty = 1
    for seat in range(seats):
        row = out[seat]
        make_plan(city, game, seat, memory.weights, whole(0), memory.plan, memory.work)
        write_own(city, game, seat, memory.plan, memory.work, whole(0), row)
        for i in range(24, SEAT_FACTS):
            row[i] = 0
        ahead = (seat - whole(game.seat)) % seats
        row[24 + ahead] = 1
        if ahead == 0:
            row[28] = 1 if game.phase == SECOND_CARD else 0
            row[29] = 1 if game.phase < 2 or game.phase > SECOND_CARD else 0
        if seats > 2:
            row[27 + seats] = 1
        row[32] = 1 if game.turns_left >= 0 else 0
        row[33] = game.stack_size
        row[34] = game.ticket_count
        row[35] = 1 if city.symbols > 0 else 0
        row[36] = 1 if city.districts > 0 else 0
        row[37] = seats
    for seat in range(seats):
        now = whole(-127)
        planned = whole(-127)
        fewest = whole(127)
        for other in range(seats):
            if other != seat:
                now = max(now, whole(out[other, 21]))
                planned = max(planned, whole(out[other, 22]))
                fewest = min(fewest, whole(out[other, 15]))
        out[seat, 38] = small(whole(out[seat, 21]) - now)
        out[seat, 39] = small(whole(out[seat, 22]) - planned)
        out[seat, 40] = fewest
        out[seat, 41] = min(fewest, whole(out[seat, 15]))
