"""The tickets that a seat does not know (K3): dealt anew, and exchanged in a deal.

Whatever is dealt or exchanged here agrees with all that the seat has seen of the tickets.
"""

from __future__ import annotations

from typing import Any

from crosstown.rules.kernel.bitsets import count_bits
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_TICKETS
from crosstown.rules.kernel.philox import below, mix
from crosstown.rules.kernel.state import NONE, OVER

TRIES = 4096  # attempts at guessing which tickets the others kept


@rule
def guess_kept(game: Any, seat: int, guess: Any) -> None:
    """For every offer of the others, which of its tickets were kept: the right number, any of them."""
    for offer in range(whole(game.offers)):
        kept = whole(game.offer_kept[offer])
        guess[offer] = kept
        size = whole(game.offer_size[offer])
        if game.offer_seat[offer] != seat and kept != 0:
            wanted = count_bits(kept)
            chosen = 0
            for i in range(size):
                if below(game.chance, size - i) < wanted - count_bits(chosen):
                    chosen |= 1 << i
            guess[offer] = chosen


@rule
def is_known(game: Any, seat: int, offer: int, guess: int, i: int) -> bool:
    """Whether the seat knows the i-th ticket of an offer: its own, or, after the end, one that was kept."""
    return bool(game.offer_seat[offer] == seat or (game.phase == OVER and (guess >> i) & 1))


@rule
def known_ticket(game: Any, seat: int, offer: int, guess: int, i: int) -> int:
    """The ticket that the seat knows to be the i-th; those kept by others stand first in the view."""
    if game.offer_seat[offer] == seat:
        return whole(game.offer[offer, i])
    return whole(game.offer[offer, count_bits(guess & ((1 << i) - 1))])


@rule
def trace_tickets(city: Any, game: Any, seat: int, scratch: Any) -> bool:
    """Follows the ticket stack from the start with the guesses; false where the seat has seen otherwise.

    Tickets are numbered by their place in the first stack; ``which`` gets the ticket that each must have
    been, ``ring`` the stack as numbers and ``traced`` every offer as numbers.
    """
    for i in range(MAX_TICKETS):
        scratch.which[i] = NONE
        scratch.ring[i] = i
    head = 0
    count = city.tickets
    for step in range(whole(game.offers) + whole(game.seats)):
        dealing = step < game.seats or step >= 2 * whole(game.seats)
        returning = step >= game.seats
        offer = step if step < game.seats else step - whole(game.seats)
        if dealing:
            for i in range(whole(game.offer_size[offer])):
                scratch.traced[offer, i] = scratch.ring[head]
                head = (head + 1) % MAX_TICKETS
                count -= 1
        if returning:
            guess = whole(scratch.guess[offer])
            for i in range(whole(game.offer_size[offer])):
                number = whole(scratch.traced[offer, i])
                if is_known(game, seat, offer, guess, i):
                    ticket = known_ticket(game, seat, offer, guess, i)
                    if not agree(city, scratch.which, number, ticket):
                        return False
                if guess != 0 and not (guess >> i) & 1:
                    scratch.ring[(head + count) % MAX_TICKETS] = number
                    count += 1
    return True


@rule
def agree(city: Any, which: Any, number: int, ticket: int) -> bool:
    """Notes that a numbered ticket is this one; false where it is known to be another."""
    if which[number] != NONE:
        return bool(which[number] == ticket)
    for other in range(city.tickets):
        if which[other] == ticket:
            return False
    which[number] = ticket
    return True


@rule
def deal_tickets(city: Any, game: Any, seat: int, scratch: Any) -> bool:
    """K3: the tickets anew, as they can lie after all that the seat has seen of them."""
    for _ in range(TRIES):
        guess_kept(game, seat, scratch.guess)
        if trace_tickets(city, game, seat, scratch):
            lay_tickets(city, game, seat, scratch)
            return True
    return False


@rule
def lay_tickets(city: Any, game: Any, seat: int, scratch: Any) -> None:
    """Fills in the tickets that the seat does not know, at random, and writes them where they were traced."""
    size = 0
    for ticket in range(city.tickets):
        used = False
        for number in range(city.tickets):
            used = used or scratch.which[number] == ticket
        if not used:
            scratch.bag[size] = ticket
            size += 1
    mix(scratch.bag, size, game.chance)
    for number in range(city.tickets):
        if scratch.which[number] == NONE:
            size -= 1
            scratch.which[number] = scratch.bag[size]
    for offer in range(whole(game.offers)):
        game.offer_kept[offer] = scratch.guess[offer]
        for i in range(whole(game.offer_size[offer])):
            game.offer[offer, i] = scratch.which[scratch.traced[offer, i]]
    for i in range(whole(game.ticket_count)):
        at = (whole(game.ticket_head) + i) % MAX_TICKETS
        game.ticket_ring[at] = scratch.which[scratch.ring[at]]


@leaf
def exchanged(ticket: int, one: int, other: int) -> int:
    """What a ticket is when these two are exchanged."""
    if ticket == one:
        return other
    return one if ticket == other else ticket


@rule
def exchange_tickets(game: Any, seat: int, one: int, other: int) -> None:
    """K3: exchanges two tickets of a deal that the seat was never offered, wherever they are.

    It looks the same to the seat: nothing that it has seen tells one of them from the other.
    """
    for offer in range(whole(game.offers)):
        if game.offer_seat[offer] != seat:
            for i in range(whole(game.offer_size[offer])):
                game.offer[offer, i] = exchanged(whole(game.offer[offer, i]), one, other)
    for i in range(whole(game.ticket_count)):
        at = (whole(game.ticket_head) + i) % MAX_TICKETS
        game.ticket_ring[at] = exchanged(whole(game.ticket_ring[at]), one, other)
