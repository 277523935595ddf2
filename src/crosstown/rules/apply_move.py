"""Playing a legal move."""

from __future__ import annotations

from typing import Any

from crosstown.rules import claims, deck, souvenirs, tickets, turns
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.compiler import rule, whole
from crosstown.rules.kernel.state import FIRST_KEEP, KEEP, SECOND_CARD, SOUVENIR, TURN, WILD


@rule
def play_draw(city: Any, game: Any, kind: int, card: int, scratch: Any) -> None:
    """D1 to D3, D6: a card; the first of two unless it was an open wild or no second can be had."""
    first = game.phase == TURN
    if kind == move_codes.DRAW:
        deck.draw_card(game, whole(game.seat), scratch)
    else:
        deck.take_card(city, game, whole(game.seat), card, scratch)
    deck.settle(city, game, scratch)
    wild_taken = kind == move_codes.TAKE and card == WILD
    if first and not wild_taken and deck.can_draw_second(city, game):
        game.phase = SECOND_CARD
    else:
        turns.end_turn(city, game, scratch)


@rule
def play_claim(city: Any, game: Any, claim: int, scratch: Any) -> None:
    """C1 to C8: a route, and where it leads to souvenirs one of those."""
    seat = whole(game.seat)
    route = move_codes.first_of(claim)
    claims.claim(city, game, seat, route, move_codes.colour_of(claim), move_codes.wilds_of(claim))
    deck.settle(city, game, scratch)
    at_a = souvenirs.offers_souvenir(game, seat, whole(city.route_a[route]))
    at_b = souvenirs.offers_souvenir(game, seat, whole(city.route_b[route]))
    if at_a and at_b:
        game.claimed = route
        game.phase = SOUVENIR
        return
    if at_a:
        souvenirs.take_souvenir(game, seat, whole(city.route_a[route]), scratch)
    elif at_b:
        souvenirs.take_souvenir(game, seat, whole(city.route_b[route]), scratch)
    turns.end_turn(city, game, scratch)


@rule
def play_keep(city: Any, game: Any, kept: int, scratch: Any) -> None:
    """S4, K1: what is kept stays to the end."""
    tickets.keep_tickets(game, tickets.open_offer(game, whole(game.seat)), kept)
    if game.phase == FIRST_KEEP:
        turns.next_in_setup(city, game)
    else:
        turns.end_turn(city, game, scratch)


@rule
def play_move(city: Any, game: Any, move: int, scratch: Any) -> None:
    """Plays a legal move and writes what happened on the scratch tape."""
    kind = move_codes.kind_of(move)
    second = move_codes.second_of(move)
    scratch.tape_size = 0
    game.plies += 1
    if kind == move_codes.PASS:
        turns.pass_turn(city, game, scratch)
        return
    if game.phase == TURN:
        game.passes = 0
    if kind == move_codes.DRAW or kind == move_codes.TAKE:
        play_draw(city, game, kind, second, scratch)
    elif kind == move_codes.CLAIM:
        play_claim(city, game, move, scratch)
    elif kind == move_codes.TICKETS:
        tickets.offer_tickets(game, whole(game.seat), whole(city.draw))
        game.phase = KEEP
    elif kind == move_codes.KEEP_TICKETS:
        play_keep(city, game, second, scratch)
    elif kind == move_codes.PLACE_TOKEN:
        souvenirs.place_stack(city, game, move_codes.first_of(move), second)
        turns.next_in_setup(city, game)
    else:
        souvenirs.take_souvenir(game, whole(game.seat), second, scratch)
        turns.end_turn(city, game, scratch)
