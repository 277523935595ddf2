"""Claiming a route (rules C1 to C7)."""

from __future__ import annotations

from typing import Any

from crosstown.rules.deck import discard
from crosstown.rules.kernel import reason_codes
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_LENGTH
from crosstown.rules.kernel.state import GRAY, NONE, WILD


@leaf
def why_barred(city: Any, game: Any, seat: int, route: int) -> int:
    """C1, C5: why claims that were made keep the seat from this route, or LEGAL. NONE is somebody else."""
    if game.owner[route] != NONE:
        return reason_codes.ROUTE_TAKEN
    sister = city.sister[route]
    if sister != NONE and game.owner[sister] != NONE:
        if game.owner[sister] == seat:
            return reason_codes.OWN_DOUBLE
        if game.seats < city.both_from:
            return reason_codes.DOUBLE_CLOSED
    return reason_codes.LEGAL


@leaf
def why_closed(city: Any, game: Any, seat: int, route: int) -> int:
    """C1, C3, C5: why the seat may not claim this route whatever it pays, or LEGAL."""
    barred = why_barred(city, game, seat, route)
    if barred != reason_codes.LEGAL:
        return barred
    if game.pieces[seat, city.vehicle[route]] < city.spaces[route]:
        return reason_codes.TOO_FEW_PIECES
    return reason_codes.LEGAL


@rule
def tell_closed(city: Any, game: Any, seat: int, out: Any) -> None:
    """C1, C3, C5: why each route is closed to the seat; for a spectator (NONE), why it is to everybody."""
    for route in range(city.routes):
        if seat == NONE:
            out[route] = why_barred(city, game, seat, route)
        else:
            out[route] = why_closed(city, game, seat, route)


@leaf
def update_open(city: Any, game: Any, seat: int, route: int) -> None:
    """C1, C5: a claim closes its route and may close the other half; C3: the seat has fewer pieces now."""
    both = 1 << route
    if city.sister[route] != NONE:
        both |= 1 << whole(city.sister[route])
    closed = both if game.seats < city.both_from else 1 << route
    for other in range(whole(game.seats)):
        game.open[other] &= ~(both if other == seat else closed)
    vehicle = city.vehicle[route]
    game.open[seat] &= city.up_to_pieces[vehicle, min(whole(game.pieces[seat, vehicle]), MAX_LENGTH)]


@leaf
def colours_of(city: Any, route: int) -> tuple[int, int]:
    """C2: the colours that pay for a route, first and one past the last: its own, or any if it is gray."""
    colour = city.colour[route]
    if colour == GRAY:
        return WILD + 1, city.kinds
    return colour, colour + 1


@leaf
def fewest_coloured(city: Any, game: Any, seat: int, route: int) -> int:
    """C2: with all its wilds, the seat still needs so many of a colour; never none, for that is all wild."""
    return max(1, city.length[route] - whole(game.hands[seat, WILD]))


@leaf
def most_coloured(city: Any, game: Any, seat: int, route: int, colour: int) -> int:
    """C2, C6: the most cards of a colour it can use: ferry symbols take none."""
    return min(city.length[route] - city.ferries[route], whole(game.hands[seat, colour]))


@leaf
def can_pay_wild(city: Any, game: Any, seat: int, route: int) -> bool:
    """C2: wilds may stand for every card."""
    return bool(game.hands[seat, WILD] >= city.length[route])


@rule
def count_payments(city: Any, game: Any, seat: int, route: int) -> int:
    """C2, C6: in how many ways the seat can pay for a route."""
    count = 1 if can_pay_wild(city, game, seat, route) else 0
    fewest = fewest_coloured(city, game, seat, route)
    first, last = colours_of(city, route)
    for colour in range(first, last):
        count += max(most_coloured(city, game, seat, route, colour) - fewest + 1, 0)
    return count


@leaf
def claimable(city: Any, game: Any, seat: int) -> int:
    """C1 to C7: the open routes that the seat can pay for in at least one way, as a set."""
    wilds = whole(game.hands[seat, WILD])
    alike = 0
    affordable = 0
    for colour in range(WILD + 1, city.kinds):
        cards = whole(game.hands[seat, colour])
        alike = max(alike, cards)
        affordable |= city.up_to_length[colour, min(cards + wilds, MAX_LENGTH)]
    affordable |= city.up_to_length[GRAY, min(alike + wilds, MAX_LENGTH)]
    return affordable & city.up_to_ferries[min(wilds, MAX_LENGTH)] & game.open[seat]


@rule
def why_not_pay(city: Any, game: Any, seat: int, route: int, colour: int, wilds: int, coloured: int) -> int:
    """C2, C6: why this payment does not do, or LEGAL."""
    if coloured > 0 and city.colour[route] != GRAY and city.colour[route] != colour:
        return reason_codes.WRONG_COLOUR
    if wilds + coloured != city.length[route]:
        return reason_codes.WRONG_NUMBER
    if wilds < city.ferries[route]:
        return reason_codes.FERRY_NEEDS_WILDS
    if game.hands[seat, WILD] < wilds or (coloured > 0 and game.hands[seat, colour] < coloured):
        return reason_codes.TOO_FEW_CARDS
    return reason_codes.LEGAL


@rule
def claim(city: Any, game: Any, seat: int, route: int, colour: int, wilds: int) -> None:
    """C2 to C4, C7: pay, put down the pieces, score."""
    discard(game, seat, whole(WILD), wilds)
    if colour != WILD:
        discard(game, seat, colour, whole(city.length[route]) - wilds)
    game.owner[route] = seat
    game.pieces[seat, city.vehicle[route]] -= city.spaces[route]
    game.score[seat] += city.points[route]
    update_open(city, game, seat, route)
