"""Writing a view as numbers, for the kernel.

Everything is read from a view, in which `hidden_information.hide` has blanked what the seat may not know.
So the numbers cannot tell more than the view does.
"""

from __future__ import annotations

from typing import Any

from crosstown.encoding.action_codes import write_mask
from crosstown.rules.hidden_information import held_at_least, hide, unseen_of
from crosstown.rules.kernel.bitsets import count_bits
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_SPARE, MAX_TICKETS
from crosstown.rules.kernel.state import NONE, SOUVENIR
from crosstown.rules.scoring import label_places
from crosstown.rules.setup import copy_game


@leaf
def counted_from(view: Any, seat: int, other: int) -> int:
    """Another seat's number, counted from the observer's."""
    ahead = other - seat
    return ahead if ahead >= 0 else ahead + whole(view.seats)


@rule
def write_turn(view: Any, seat: int, layout: Any, out: Any) -> None:
    out[layout.phase + view.phase] = 1
    if view.seat != NONE:
        out[layout.turn + counted_from(view, seat, whole(view.seat))] = 1
    out[layout.seat + seat] = 1
    if view.turns_left >= 0:
        out[layout.last_round] = 1
        out[layout.turns_left] = view.turns_left
    out[layout.passes] = view.passes


@rule
def write_cards(city: Any, view: Any, seat: int, layout: Any, out: Any) -> None:
    seats = whole(view.seats)
    kinds = city.kinds
    for slot in range(city.market):
        if view.market[slot] != NONE:
            out[layout.market + view.market[slot]] += 1
    for kind in range(kinds):
        unseen = unseen_of(city, view, seat, kind)
        out[layout.hand + kind] = view.hands[seat, kind]
        out[layout.held + kind] = view.hands[seat, kind]
        out[layout.own_drawn + kind] = view.fresh[seat, kind]
        out[layout.unseen + kind] = unseen
        out[layout.stacked + kind] = view.pool[kind]
        out[layout.discards + kind] = view.discards[kind]
        out[layout.spent + kind] = view.spent[seat, kind]
        for at in range(1, seats):
            other = seat + at if seat + at < seats else seat + at - seats
            out[layout.spent + at * kinds + kind] = view.spent[other, kind]
            out[layout.held + at * kinds + kind] = held_at_least(view, seat, other, kind, unseen)
    for other in range(seats):
        at = counted_from(view, seat, other)
        out[layout.hand_sizes + at] = view.hand_size[other]
        out[layout.drawn_unseen + at] = view.fresh_size[other]
    out[layout.stack_size] = view.stack_size


@rule
def write_board(city: Any, view: Any, seat: int, layout: Any, out: Any) -> None:
    routes = whole(view.open[seat])
    for route in range(city.routes):
        out[layout.open + route] = (routes >> route) & 1
    for other in range(whole(view.seats)):
        at = counted_from(view, seat, other)
        first = layout.owner + at * city.routes
        for route in range(city.routes):
            out[first + route] = 1 if view.owner[route] == other else 0
        out[layout.score + at] = view.score[other]
        for vehicle in range(city.vehicles):
            out[layout.pieces + at * city.vehicles + vehicle] = view.pieces[other, vehicle]


@rule
def write_own_offer(city: Any, view: Any, offer: int, label: Any, layout: Any, out: Any) -> None:
    """One of the observer's offers: what it kept of it, or what it has to choose from."""
    kept = whole(view.offer_kept[offer])
    for i in range(whole(view.offer_size[offer])):
        ticket = whole(view.offer[offer, i])
        if kept == 0:
            out[layout.offer + i * city.tickets + ticket] = 1
        elif (kept >> i) & 1:
            out[layout.tickets + ticket] = 1
            if label[city.ticket_a[ticket]] == label[city.ticket_b[ticket]]:
                out[layout.completed + ticket] = 1


@rule
def write_tickets(city: Any, view: Any, seat: int, label: Any, layout: Any, out: Any) -> None:
    label_places(city, view, seat, label)
    for offer in range(whole(view.offers)):
        other = whole(view.offer_seat[offer])
        at = counted_from(view, seat, other)
        kept = count_bits(whole(view.offer_kept[offer]))
        out[layout.ticket_counts + at] += kept
        if kept == 0:
            out[layout.offered + at] += view.offer_size[offer]
        if other == seat:
            write_own_offer(city, view, offer, label, layout, out)
    for depth in range(whole(view.ticket_count)):
        at = whole(view.ticket_head) + depth
        at = at if at < MAX_TICKETS else at - MAX_TICKETS
        if view.ticket_by[at] == seat:
            out[layout.returned + view.ticket_ring[at]] = depth + 1
    out[layout.ticket_stack] = view.ticket_count


@rule
def write_souvenirs(city: Any, view: Any, seat: int, layout: Any, out: Any) -> None:
    for place in range(city.places):
        if view.tokens[place] > 0:
            out[layout.tokens + view.token[place] * city.places + place] = view.tokens[place]
    for other in range(whole(view.seats)):
        at = counted_from(view, seat, other)
        for symbol in range(city.symbols):
            out[layout.souvenirs + at * city.symbols + symbol] = (whole(view.souvenirs[other]) >> symbol) & 1
    for i in range(MAX_SPARE):
        if view.spare[i] != NONE:
            out[layout.spare + view.spare[i]] = 1
    if view.phase == SOUVENIR:
        out[layout.claimed + view.claimed] = 1


@rule
def write_observation(city: Any, view: Any, seat: int, label: Any, layout: Any, out: Any) -> None:
    """Writes the seat's view; ``label`` is scratch space for one number a place."""
    for i in range(layout.count):
        out[i] = 0
    write_turn(view, seat, layout, out)
    write_cards(city, view, seat, layout, out)
    write_board(city, view, seat, layout, out)
    write_tickets(city, view, seat, label, layout, out)
    if city.symbols > 0:
        write_souvenirs(city, view, seat, layout, out)


@rule
def observe(
    city: Any, game: Any, seat: int, view: Any, actions: Any, layout: Any, scratch: Any, numbers: Any,
    mask: Any,
) -> None:  # fmt: skip
    """Writes what the seat sees and, where it has to decide, what it may do. ``view`` is room for that."""
    copy_game(view, game)
    hide(view, seat)
    write_observation(city, view, seat, scratch.label, layout, numbers)
    if game.seat == seat:
        write_mask(city, view, actions, scratch, mask)
    else:
        for action in range(actions.count):
            mask[action] = 0
