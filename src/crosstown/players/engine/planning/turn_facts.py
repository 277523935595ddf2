"""What can be said of a turn: the plan behind it, and the tickets that a move gives up for good."""

from __future__ import annotations

from typing import Any

from crosstown.players.engine.planning.cheapest_paths import FAR, owned_by, spread
from crosstown.players.engine.planning.route_plan import count_needs, find_target, make_plan, turns_to_go
from crosstown.rules.apply_move import play_move
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.bitsets import lowest, without_lowest
from crosstown.rules.kernel.compiler import entry, leaf, rule, whole
from crosstown.rules.kernel.state import NONE, TURN
from crosstown.rules.setup import copy_game
from crosstown.rules.tickets import open_offer

BLUNDER_LOSS = 1400  # ten-thousandths of a won game that a blunder costs: for warnings and analyses alike


@entry
def plan_turn(cities: Any, views: Any, memories: Any) -> None:
    """The plan of the seat to move, and in ``work.short`` the cards that it lacks, in ``memories[0]``."""
    city = cities[0]
    view = views[0]
    memory = memories[0]
    seat = whole(view.seat)
    memory.plan.hasty = 0
    make_plan(city, view, seat, memory.weights, whole(0), memory.plan, memory.work)
    routes = whole(memory.plan.wanted)
    if routes == 0:
        find_target(city, view, seat, memory.weights, whole(memory.plan.turns), memory.plan, memory.work)
        if memory.plan.target != NONE:
            routes = 1 << memory.plan.target
    count_needs(city, view, seat, routes, memory.work)


@leaf
def kept_tickets(game: Any, seat: int) -> int:
    """The tickets of a seat as a set."""
    kept = 0
    for offer in range(whole(game.offers)):
        if game.offer_seat[offer] == seat:
            for i in range(whole(game.offer_size[offer])):
                if (whole(game.offer_kept[offer]) >> i) & 1:
                    kept |= 1 << whole(game.offer[offer, i])
    return kept


@leaf
def chosen_tickets(game: Any, seat: int, chosen: int) -> int:
    """The tickets that a choice keeps of the open offer, as a set."""
    offer = open_offer(game, seat)
    kept = 0
    for i in range(whole(game.offer_size[offer])):
        if (chosen >> i) & 1:
            kept |= 1 << whole(game.offer[offer, i])
    return kept


@rule
def within(city: Any, game: Any, seat: int, tickets: int, most: int, work: Any) -> int:
    """Those of a set of tickets whose cheapest way, by ``work.cost``, takes no more than this."""
    owned = owned_by(city, game, seat)
    usable = owned | game.open[seat]
    found = 0
    while tickets != 0:
        ticket = lowest(tickets)
        tickets = without_lowest(tickets)
        spread(city, work, city.ticket_a[ticket], city.ticket_b[ticket], owned, usable)
        if work.distance[city.ticket_b[ticket]] <= most:
            found |= 1 << ticket
    return found


@rule
def still_possible(city: Any, game: Any, seat: int, tickets: int, turns: int, work: Any) -> int:
    """C3, C7: those of a set of tickets that an open way is left for, by pieces and by turns.

    The kinds of pieces are looked at one by one, so that none is given up that could be completed.
    """
    for vehicle in range(city.vehicles):
        for route in range(city.routes):
            work.cost[route] = city.spaces[route] if city.vehicle[route] == vehicle else 0
        tickets = within(city, game, seat, tickets, whole(game.pieces[seat, vehicle]), work)
    for route in range(city.routes):
        work.cost[route] = 1
    return within(city, game, seat, tickets, turns, work)


@entry
def lost_tickets(cities: Any, views: Any, games: Any, move: int, memories: Any, scratches: Any) -> int:
    """The tickets, as a set, that the seat to move could complete before this move and cannot after it.

    Of tickets that it may keep, those that cannot be completed at all.
    """
    city = cities[0]
    view = views[0]
    game = games[0]
    work = memories[0].work
    seat = whole(view.seat)
    weights = memories[0].weights
    kind = move_codes.kind_of(move)
    turns = whole(FAR - 1)
    if view.turns_left >= 0:
        turns = turns_to_go(city, view, seat, weights)
    if kind == move_codes.KEEP_TICKETS:
        kept = chosen_tickets(view, seat, move_codes.second_of(move))
        return kept & ~still_possible(city, view, seat, kept, turns - 1, work)
    held = kept_tickets(view, seat)
    if view.phase != TURN:
        return whole(0)
    held = still_possible(city, view, seat, held, turns, work)
    turns -= 1
    copy_game(game, view)
    if kind == move_codes.CLAIM:
        play_move(city, game, move, scratches[0])
        if game.turns_left >= 0 and view.turns_left < 0:
            turns = turns_to_go(city, game, seat, weights)
    return held & ~still_possible(city, game, seat, held, turns, work)
