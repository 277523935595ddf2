"""Tickets (rules S4 and K1 to K3): a ring with the top at its head, and a list of every offer made."""

from __future__ import annotations

from typing import Any

from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_TICKETS
from crosstown.rules.kernel.state import NONE


@leaf
def draw_ticket(game: Any) -> int:
    """The top ticket leaves the stack."""
    ticket = whole(game.ticket_ring[game.ticket_head])
    game.ticket_head = (game.ticket_head + 1) % MAX_TICKETS
    game.ticket_count -= 1
    return ticket


@leaf
def put_under(game: Any, ticket: int, seat: int) -> None:
    """A ticket goes under the stack; who put it there will remember where it lies."""
    at = (whole(game.ticket_head) + whole(game.ticket_count)) % MAX_TICKETS
    game.ticket_ring[at] = ticket
    game.ticket_by[at] = seat
    game.ticket_count += 1


@rule
def offer_tickets(game: Any, seat: int, most: int) -> None:
    """K1, K2: the top tickets, as many as there are up to the city's number, are offered to the seat."""
    offer = whole(game.offers)
    size = min(most, whole(game.ticket_count))
    game.offer_seat[offer] = seat
    game.offer_size[offer] = size
    game.offer_kept[offer] = 0
    for i in range(size):
        game.offer[offer, i] = draw_ticket(game)
    game.offers = offer + 1


@rule
def open_offer(game: Any, seat: int) -> int:
    """The offer that the seat has to decide on, or none."""
    for offer in range(game.offers - 1, -1, -1):
        if game.offer_seat[offer] == seat and game.offer_kept[offer] == 0:
            return offer
    return NONE


@rule
def fewest_kept(city: Any, game: Any, offer: int) -> int:
    """S4, K1, K2: how many of an offer must be kept."""
    least = whole(city.deal_keep) if offer < game.seats else whole(city.draw_keep)
    return min(least, whole(game.offer_size[offer]))


@rule
def keep_tickets(game: Any, offer: int, kept: int) -> None:
    """S4, K1: those not kept go under the stack, in the order offered."""
    game.offer_kept[offer] = kept
    for i in range(whole(game.offer_size[offer])):
        if not (kept >> i) & 1:
            put_under(game, whole(game.offer[offer, i]), whole(game.offer_seat[offer]))
