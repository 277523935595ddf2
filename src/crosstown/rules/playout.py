"""Whole games inside the kernel: uniform random play, with the list of legal moves and without."""

from __future__ import annotations

from typing import Any

from crosstown.rules import claims, deck, legal, moves, reasons
from crosstown.rules.chance import below
from crosstown.rules.kernel import rule, whole
from crosstown.rules.play import play_move
from crosstown.rules.records import GRAY, OVER, TURN, WILD


@rule
def play_out(city: Any, game: Any, chance: Any, scratch: Any) -> int:
    """Plays to the end, each move drawn from the full list of legal ones; returns the number of plies."""
    plies = 0
    while game.phase != OVER:
        count = legal.list_moves(city, game, scratch.moves)
        play_move(city, game, scratch.moves[below(chance, count)], scratch)
        plies += 1
    return plies


@rule
def count_ways(city: Any, game: Any, seat: int, ways: Any) -> None:
    """C2: for every length, in how many ways the seat can pay for a gray route without ferries."""
    wilds = whole(game.hands[seat, WILD])
    for length in range(1, city.longest + 1):
        fewest = max(1, length - wilds)
        count = 1 if wilds >= length else 0
        for colour in range(WILD + 1, city.kinds):
            count += max(min(length, whole(game.hands[seat, colour])) - fewest + 1, 0)
        ways[length] = count


@rule
def count_claims(city: Any, game: Any, seat: int, ways: Any, up_to: Any) -> int:
    """C1 to C7: the number of claims, and for each route how many there are up to and with it."""
    count_ways(city, game, seat, ways)
    count = 0
    for route in range(city.routes):
        if claims.why_closed(city, game, seat, route) == reasons.LEGAL:
            if city.colour[route] == GRAY and city.ferries[route] == 0:
                count += ways[city.length[route]]
            else:
                count += claims.count_payments(city, game, seat, route)
        up_to[route] = count
    return count


@rule
def nth_claim(city: Any, game: Any, seat: int, up_to: Any, nth: int) -> int:
    """The claim at that position of the list of legal claims, found by counting alone."""
    route = 0
    while up_to[route] <= nth:
        route += 1
    if route > 0:
        nth -= up_to[route - 1]
    fewest = claims.fewest_coloured(city, game, seat, route)
    length = city.length[route]
    first, last = claims.colours_of(city, route)
    for colour in range(first, last):
        most = claims.most_coloured(city, game, seat, route, colour)
        if nth <= most - fewest:
            return moves.make_move(moves.CLAIM, route, moves.payment(colour, length - most + nth))
        nth -= max(most - fewest + 1, 0)
    return moves.make_move(moves.CLAIM, route, length)


@rule
def pick_move(city: Any, game: Any, chance: Any, scratch: Any) -> int:
    """A legal move, each equally likely, without listing the claims."""
    if game.phase != TURN:
        return whole(scratch.moves[below(chance, legal.list_moves(city, game, scratch.moves))])
    seat = whole(game.seat)
    others = legal.add_draws(city, game, whole(WILD), scratch.moves)
    if game.ticket_count > 0:
        scratch.moves[others] = moves.TICKETS << 16
        others += 1
    count = others + count_claims(city, game, seat, scratch.ways, scratch.up_to)
    if count == 0:
        return moves.PASS << 16
    nth = below(chance, count)
    if nth < others:
        return whole(scratch.moves[nth])
    return nth_claim(city, game, seat, scratch.up_to, nth - others)


@rule
def play_out_unlisted(city: Any, game: Any, chance: Any, scratch: Any) -> int:
    """Plays to the end as :func:`play_out` does, the same moves by the same chance, without any list."""
    plies = 0
    while game.phase != OVER:
        play_move(city, game, pick_move(city, game, chance, scratch), scratch)
        plies += 1
    return plies
