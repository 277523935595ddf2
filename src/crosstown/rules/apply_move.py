"""Playing a legal move.

Every move runs through the same steps, so that each rule stands in the code once: compiled for a device,
neighbouring games then stay together, and the code stays small enough for its cache.
"""

from __future__ import annotations

from typing import Any

from crosstown.rules import claims, deck, souvenirs, tickets, turns
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.compiler import rule, whole
from crosstown.rules.kernel.state import FIRST_KEEP, KEEP, NONE, PLACE, SECOND_CARD, SOUVENIR, TURN, WILD


@rule
def carry_out(city: Any, game: Any, seat: int, move: int, scratch: Any) -> None:
    """What the move itself does: cards, routes, tickets and stacks change hands."""
    kind = move_codes.kind_of(move)
    second = move_codes.second_of(move)
    if kind == move_codes.DRAW:
        deck.draw_card(game, seat, scratch)
    elif kind == move_codes.TAKE:
        deck.take_card(city, game, seat, second, scratch)
    elif kind == move_codes.CLAIM:
        route = move_codes.first_of(move)
        claims.claim(city, game, seat, route, move_codes.colour_of(move), move_codes.wilds_of(move))
    elif kind == move_codes.TICKETS:
        tickets.offer_tickets(game, seat, whole(city.draw))
    elif kind == move_codes.KEEP_TICKETS:
        tickets.keep_tickets(game, tickets.open_offer(game, seat), second)
    elif kind == move_codes.PLACE_TOKEN:
        souvenirs.place_stack(city, game, move_codes.first_of(move), second)


@rule
def collect_souvenir(city: Any, game: Any, seat: int, move: int, scratch: Any) -> bool:
    """C8: a souvenir at an end of the claimed route; false where the seat has to choose between both ends."""
    place = NONE
    if move_codes.kind_of(move) == move_codes.TAKE_TOKEN:
        place = move_codes.second_of(move)
    else:
        route = move_codes.first_of(move)
        at_a = souvenirs.offers_souvenir(game, seat, whole(city.route_a[route]))
        at_b = souvenirs.offers_souvenir(game, seat, whole(city.route_b[route]))
        if at_a and at_b:
            game.claimed = route
            return False
        if at_a:
            place = whole(city.route_a[route])
        elif at_b:
            place = whole(city.route_b[route])
    if place != NONE:
        souvenirs.take_souvenir(game, seat, place, scratch)
    return True


@rule
def goes_on(city: Any, game: Any, seat: int, move: int, scratch: Any) -> int:
    """D3, D6, K1, C8: what the seat has to decide next in the same turn, or none."""
    kind = move_codes.kind_of(move)
    if kind == move_codes.TICKETS:
        return KEEP
    if kind == move_codes.CLAIM or kind == move_codes.TAKE_TOKEN:
        if city.symbols > 0 and not collect_souvenir(city, game, seat, move, scratch):
            return SOUVENIR
    elif kind == move_codes.DRAW or (kind == move_codes.TAKE and move_codes.second_of(move) != WILD):
        if game.phase == TURN and deck.can_draw_second(city, game):
            return SECOND_CARD
    return NONE


@rule
def play_move(city: Any, game: Any, move: int, scratch: Any) -> None:
    """Plays a legal move and writes what happened on the scratch tape."""
    kind = move_codes.kind_of(move)
    seat = whole(game.seat)
    scratch.tape_size = 0
    game.plies += 1
    if kind == move_codes.PASS:
        game.passes += 1
    elif game.phase == TURN:
        game.passes = 0
    carry_out(city, game, seat, move, scratch)
    if kind == move_codes.DRAW or kind == move_codes.TAKE or kind == move_codes.CLAIM:
        deck.settle(city, game, scratch)
    phase = goes_on(city, game, seat, move, scratch)
    if phase != NONE:
        game.phase = phase
    elif game.phase == FIRST_KEEP or game.phase == PLACE:
        turns.next_in_setup(city, game)
    else:
        turns.end_turn(city, game, scratch)
