"""What happened in many games, counted inside the kernel into one record of whole numbers.

Two records of different games add up field by field. A field that ends in two numbers holds a sum over games
and the sum of its squares, from which comes an interval. Shared wins count in part: a win is `WIN` parts.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.bitsets import count_bits
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import (
    MAX_DISTRICTS,
    MAX_KINDS,
    MAX_PLACES,
    MAX_ROUTES,
    MAX_SEATS,
    MAX_SYMBOLS,
    MAX_TICKETS,
    MAX_VEHICLES,
)
from crosstown.rules.kernel.state import LAST_ROUND, NONE, TURN
from crosstown.simulation.count_units import LOWEST_SCORE, MAX_ROUNDS, SCORES, SPENT, WIN

# Which way of spending a turn its first move is, by the kind of the move: pass, draw, take, claim, tickets.
WAYS = tuple(map(SPENT.index, ("pass", "draw", "draw", "claim", "tickets")))

COUNTS = np.dtype(
    [
        ("games", "i8"),
        # length and endings
        ("plies", "i8", (2,)),
        ("turns", "i8", (2,)),
        ("spent", "i8", (len(SPENT), 2)),
        ("rounds", "i8", (MAX_ROUNDS,)),  # games by turns of the first seat
        ("last_rounds", "i8"),
        ("ties", "i8"),
        ("level", "i8"),  # games in which the best seats had the same points
        # seats
        ("wins", "i8", (MAX_SEATS,)),
        ("score", "i8", (MAX_SEATS, 2)),
        ("route_points", "i8", (MAX_SEATS, 2)),
        ("ticket_points", "i8", (MAX_SEATS, 2)),
        ("bonus", "i8", (MAX_SEATS, 2)),
        ("kept", "i8", (MAX_SEATS, 2)),
        ("completed", "i8", (MAX_SEATS,)),
        ("keeping", "i8", (MAX_SEATS,)),  # games in which a seat kept any ticket
        ("pieces_left", "i8", (MAX_SEATS, 2)),
        ("scores", "i8", (MAX_SEATS, SCORES)),  # games by score, from the lowest on
        # tickets: games in which each was offered, kept, completed, and the wins of those who kept it
        ("ticket_offered", "i8", (MAX_TICKETS,)),
        ("ticket_kept", "i8", (MAX_TICKETS,)),
        ("ticket_done", "i8", (MAX_TICKETS,)),
        ("ticket_wins", "i8", (MAX_TICKETS,)),
        # routes: games in which each was claimed, or its other half, and the wins of those who claimed it
        ("route_claimed", "i8", (MAX_ROUTES,)),
        ("route_either", "i8", (MAX_ROUTES,)),
        ("route_wins", "i8", (MAX_ROUTES,)),
        # colours: routes claimed and spaces filled by the printed colour (0 is gray), cards paid by kind
        ("colour_claimed", "i8", (MAX_KINDS, 2)),
        ("colour_filled", "i8", (MAX_KINDS, 2)),
        ("paid", "i8", (MAX_KINDS, 2)),
        # vehicles: pieces used and points scored, of all seats together
        ("pieces_used", "i8", (MAX_VEHICLES, 2)),
        ("vehicle_points", "i8", (MAX_VEHICLES, 2)),
        # districts: seats that joined each, games in which any did, wins of those seats
        ("district_seats", "i8", (MAX_DISTRICTS,)),
        ("district_games", "i8", (MAX_DISTRICTS,)),
        ("district_wins", "i8", (MAX_DISTRICTS,)),
        # souvenirs of all seats together; then seats, games and wins by the number of different ones
        ("collected", "i8", (2,)),
        ("souvenir_points", "i8", (2,)),
        ("number_seats", "i8", (MAX_SYMBOLS + 1,)),
        ("number_games", "i8", (MAX_SYMBOLS + 1,)),
        ("number_wins", "i8", (MAX_SYMBOLS + 1,)),
        # places: games in which souvenirs stood there, how many were taken, games with any and with all taken
        ("stood", "i8", (MAX_PLACES,)),
        ("taken", "i8", (MAX_PLACES, 2)),
        ("touched", "i8", (MAX_PLACES,)),
        ("emptied", "i8", (MAX_PLACES,)),
        # the game under way; all 0 between games
        ("now_spent", "i8", (len(SPENT),)),
        ("now_rounds", "i8"),
        ("now_paid", "i8", (MAX_KINDS,)),
    ],
    align=True,
)


@leaf
def add(sums: Any, value: int) -> None:
    """One more game's value."""
    sums[0] += value
    sums[1] += value * value


@leaf
def part_of_win(result: Any, seat: int, winners: int) -> int:
    """What a seat has of the win."""
    return WIN // winners if result.place[seat] == 1 else 0


@rule
def count_ply(city: Any, game: Any, move: int, counts: Any) -> None:
    """One decision before it is carried out."""
    kind = move_codes.kind_of(move)
    if game.phase == TURN:
        counts.now_spent[WAYS[kind]] += 1
        if game.seat == 0:
            counts.now_rounds += 1
    if kind == move_codes.CLAIM:
        wilds = move_codes.wilds_of(move)
        counts.now_paid[0] += wilds
        counts.now_paid[move_codes.colour_of(move)] += city.length[move_codes.first_of(move)] - wilds


@rule
def count_length(city: Any, game: Any, counts: Any) -> None:
    """What was counted ply by ply, and the end."""
    turns = 0
    for way in range(len(SPENT)):
        turns += counts.now_spent[way]
        add(counts.spent[way], counts.now_spent[way])
        counts.now_spent[way] = 0
    add(counts.turns, turns)
    add(counts.plies, whole(game.plies))
    counts.rounds[min(whole(counts.now_rounds), MAX_ROUNDS - 1)] += 1
    counts.now_rounds = 0
    if game.reason == LAST_ROUND:
        counts.last_rounds += 1
    for kind in range(city.kinds):
        add(counts.paid[kind], counts.now_paid[kind])
        counts.now_paid[kind] = 0


@rule
def count_seats(city: Any, game: Any, result: Any, winners: int, counts: Any) -> None:
    """The scores of all seats, and who won."""
    best, level = whole(result.total[0]), 0
    for seat in range(whole(game.seats)):
        total, kept, left = whole(result.total[seat]), whole(result.kept[seat]), 0
        if total > best:
            best, level = total, 0
        if total == best:
            level += 1
        for vehicle in range(city.vehicles):
            left += whole(game.pieces[seat, vehicle])
        counts.wins[seat] += part_of_win(result, seat, winners)
        add(counts.score[seat], total)
        add(counts.route_points[seat], whole(result.routes[seat]))
        add(counts.ticket_points[seat], whole(result.tickets[seat]))
        add(counts.bonus[seat], whole(result.bonus[seat]))
        add(counts.kept[seat], kept)
        add(counts.pieces_left[seat], left)
        counts.completed[seat] += whole(result.completed[seat])
        counts.keeping[seat] += min(kept, 1)
        counts.scores[seat, min(max(total - LOWEST_SCORE, 0), SCORES - 1)] += 1
    if winners > 1:
        counts.ties += 1
    if level > 1:
        counts.level += 1


@rule
def count_tickets(game: Any, result: Any, winners: int, counts: Any) -> None:
    """A ticket may be offered again after it was put back, but only one seat can keep it."""
    seen = 0
    for offer in range(whole(game.offers)):
        seat = whole(game.offer_seat[offer])
        for i in range(whole(game.offer_size[offer])):
            ticket = whole(game.offer[offer, i])
            if not (seen >> ticket) & 1:
                counts.ticket_offered[ticket] += 1
                seen |= 1 << ticket
            if (game.offer_kept[offer] >> i) & 1:
                counts.ticket_kept[ticket] += 1
                counts.ticket_done[ticket] += (result.done[seat] >> ticket) & 1
                counts.ticket_wins[ticket] += part_of_win(result, seat, winners)


@rule
def count_routes(city: Any, game: Any, result: Any, winners: int, counts: Any) -> None:
    """Who claimed what; a row of sums over colours and vehicles has to be added up before it is squared."""
    for colour in range(city.kinds):
        claimed, filled = 0, 0
        for route in range(city.routes):
            if city.colour[route] == colour and game.owner[route] != NONE:
                claimed += 1
                filled += city.length[route]
        add(counts.colour_claimed[colour], claimed)
        add(counts.colour_filled[colour], filled)
    for vehicle in range(city.vehicles):
        points, used = 0, city.pieces[vehicle] * whole(game.seats)
        for route in range(city.routes):
            if city.vehicle[route] == vehicle and game.owner[route] != NONE:
                points += city.points[route]
        for seat in range(whole(game.seats)):
            used -= whole(game.pieces[seat, vehicle])
        add(counts.vehicle_points[vehicle], points)
        add(counts.pieces_used[vehicle], used)
    for route in range(city.routes):
        owner, sister = whole(game.owner[route]), city.sister[route]
        if owner != NONE:
            counts.route_claimed[route] += 1
            counts.route_wins[route] += part_of_win(result, owner, winners)
        if sister != NONE and (owner != NONE or game.owner[sister] != NONE):
            counts.route_either[route] += 1


@rule
def count_districts(city: Any, game: Any, result: Any, winners: int, counts: Any) -> None:
    """Who joined which district."""
    for district in range(city.districts):
        joined = 0
        for seat in range(whole(game.seats)):
            if (result.districts[seat] >> district) & 1:
                joined += 1
                counts.district_wins[district] += part_of_win(result, seat, winners)
        counts.district_seats[district] += joined
        counts.district_games[district] += min(joined, 1)


@rule
def count_souvenirs(city: Any, game: Any, result: Any, winners: int, counts: Any) -> None:
    """How many different souvenirs each seat has, and where they were fetched."""
    collected, points, numbers = 0, 0, 0
    for seat in range(whole(game.seats)):
        number = count_bits(whole(game.souvenirs[seat]))
        collected += number
        points += city.souvenir_points[number]
        counts.number_seats[number] += 1
        counts.number_wins[number] += part_of_win(result, seat, winners)
        if not (numbers >> number) & 1:
            counts.number_games[number] += 1
            numbers |= 1 << number
    add(counts.collected, collected)
    add(counts.souvenir_points, points)
    for place in range(city.places):
        if game.token[place] != NONE:
            count_stand(city, game, place, counts)


@rule
def count_stand(city: Any, game: Any, place: int, counts: Any) -> None:
    """A place where souvenirs lay."""
    tokens = city.spare_tokens[game.seats]
    for start in range(city.starts):
        if city.start_place[start] == place:
            tokens = city.stack_tokens[game.seats]
    left = whole(game.tokens[place])
    counts.stood[place] += 1
    add(counts.taken[place], tokens - left)
    if left < tokens:
        counts.touched[place] += 1
    if left == 0:
        counts.emptied[place] += 1


@rule
def count_end(city: Any, game: Any, result: Any, counts: Any) -> None:
    """A whole game, after it was scored."""
    winners = 0
    for seat in range(whole(game.seats)):
        if result.place[seat] == 1:
            winners += 1
    counts.games += 1
    count_length(city, game, counts)
    count_seats(city, game, result, winners, counts)
    count_tickets(game, result, winners, counts)
    count_routes(city, game, result, winners, counts)
    count_districts(city, game, result, winners, counts)
    if city.symbols > 0:
        count_souvenirs(city, game, result, winners, counts)
