"""Which moves are legal, and why another one is not.

Draws and claims are written first and counted afterwards, if they are legal; what is not counted is written
over. A processor that has to guess at each of them whether it is legal takes a quarter longer for a game.
"""

from __future__ import annotations

from typing import Any

from crosstown.rules import claims, deck, souvenirs, tickets
from crosstown.rules.kernel import move_codes, reason_codes
from crosstown.rules.kernel.bitsets import count_bits, lowest, without_lowest
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_SPARE
from crosstown.rules.kernel.move_codes import make_move
from crosstown.rules.kernel.state import (
    FIRST_KEEP,
    KEEP,
    NONE,
    OVER,
    PLACE,
    SECOND_CARD,
    SOUVENIR,
    TURN,
    WILD,
)


@leaf
def add_draws(city: Any, game: Any, lowest: int, out: Any) -> int:
    """D1, D3: the top of the stack, and each kind in the market from the lowest allowed one."""
    count = 0
    if game.stack_size > 0:
        out[count] = move_codes.DRAW_MOVE
        count += 1
    kinds = deck.market_kinds(city, game)
    for kind in range(lowest, city.kinds):
        out[count] = make_move(whole(move_codes.TAKE), whole(0), kind)
        count += (kinds >> kind) & 1
    return count


@leaf
def add_claims(city: Any, game: Any, seat: int, out: Any, count: int) -> int:
    """C1 to C7: every claimable route with every payment, most coloured cards first, all wild last."""
    routes = claims.claimable(city, game, seat)
    while routes != 0:
        route = lowest(routes)
        routes = without_lowest(routes)
        all_wild = make_move(whole(move_codes.CLAIM), route, city.length[route])
        fewest = claims.fewest_coloured(city, game, seat, route)
        colour, last = claims.colours_of(city, route)
        while colour < last:
            most = claims.most_coloured(city, game, seat, route, colour)
            paid = all_wild + move_codes.payment(colour, 0) - most
            out[count] = paid
            ways = max(most - fewest + 1, 0)
            for way in range(1, ways):
                out[count + way] = paid + way
            count += ways
            colour += 1
        out[count] = all_wild
        count += claims.can_pay_wild(city, game, seat, route)
    return count


@rule
def add_keeps(city: Any, game: Any, seat: int, out: Any) -> int:
    """S4, K1, K2: every set of the offered tickets that is large enough."""
    count = 0
    offer = tickets.open_offer(game, seat)
    fewest = tickets.fewest_kept(city, game, offer)
    for kept in range(1, 1 << whole(game.offer_size[offer])):
        if count_bits(kept) >= fewest:
            out[count] = make_move(whole(move_codes.KEEP_TICKETS), whole(0), kept)
            count += 1
    return count


@rule
def add_places(city: Any, game: Any, out: Any) -> int:
    """S7, S8: each symbol left over on each place without a stack."""
    count = 0
    for i in range(MAX_SPARE):
        if game.spare[i] != NONE:
            for place in range(city.places):
                if game.token[place] == NONE:
                    out[count] = make_move(whole(move_codes.PLACE_TOKEN), whole(game.spare[i]), place)
                    count += 1
    return count


@rule
def list_moves(city: Any, game: Any, scratch: Any) -> int:
    """Writes all legal moves of the seat whose decision it is to the scratch pad; returns how many."""
    out = scratch.moves
    seat = whole(game.seat)
    phase = whole(game.phase)
    if phase == TURN:
        count = add_draws(city, game, whole(WILD), out)
        if game.ticket_count > 0:
            out[count] = move_codes.TICKETS_MOVE
            count += 1
        count = add_claims(city, game, seat, out, count)
        if count == 0:
            out[0] = move_codes.PASS_MOVE
            count = 1
        return count
    if phase == SECOND_CARD:
        return add_draws(city, game, whole(WILD + 1), out)
    if phase == FIRST_KEEP or phase == KEEP:
        return add_keeps(city, game, seat, out)
    if phase == PLACE:
        return add_places(city, game, out)
    if phase == SOUVENIR:
        out[0] = make_move(whole(move_codes.TAKE_TOKEN), whole(0), whole(city.route_a[game.claimed]))
        out[1] = make_move(whole(move_codes.TAKE_TOKEN), whole(0), whole(city.route_b[game.claimed]))
        return 2
    return 0


@rule
def why_not_draw(city: Any, game: Any, kind: int, card: int) -> int:
    """D1, D3, D6: why this card may not be drawn, or LEGAL."""
    if kind == move_codes.DRAW:
        return reason_codes.LEGAL if game.stack_size > 0 else reason_codes.STACK_EMPTY
    if not (deck.market_kinds(city, game) >> card) & 1:
        return reason_codes.NOT_IN_MARKET
    if game.phase == SECOND_CARD and card == WILD:
        return reason_codes.WILD_SECOND
    return reason_codes.LEGAL


@rule
def why_not_claim(city: Any, game: Any, route: int, colour: int, wilds: int, coloured: int) -> int:
    """C1 to C7: why the route may not be claimed so, or LEGAL."""
    seat = whole(game.seat)
    closed = claims.why_closed(city, game, seat, route)
    if closed != reason_codes.LEGAL:
        return closed
    return claims.why_not_pay(city, game, seat, route, colour, wilds, coloured)


@rule
def why_not_keep(city: Any, game: Any, kept: int) -> int:
    """S4, K1: why these tickets may not be kept, or LEGAL. The set is of the offered ones already."""
    offer = tickets.open_offer(game, whole(game.seat))
    if count_bits(kept) < tickets.fewest_kept(city, game, offer):
        return reason_codes.KEEP_TOO_FEW
    return reason_codes.LEGAL


@rule
def why_not_place(game: Any, symbol: int, place: int) -> int:
    """S7, S8: why this stack may not stand there, or LEGAL."""
    if not souvenirs.is_spare(game, symbol):
        return reason_codes.SYMBOL_NOT_SPARE
    if game.token[place] != NONE:
        return reason_codes.PLACE_HAS_STACK
    return reason_codes.LEGAL


@rule
def why_not_pass(city: Any, game: Any, scratch: Any) -> int:
    """T2: a seat that can do anything may not pass."""
    only = list_moves(city, game, scratch) == 1 and scratch.moves[0] == move_codes.PASS_MOVE
    return reason_codes.LEGAL if only else reason_codes.MAY_NOT_PASS


@rule
def why_not_now(game: Any, kind: int) -> int:
    """T1, D1, S4, S7, C8, K1: what the game waits for instead of this kind of move, or LEGAL."""
    phase = whole(game.phase)
    if phase == OVER:
        return reason_codes.GAME_OVER
    if phase == TURN:
        turn = kind <= move_codes.TICKETS
        return reason_codes.LEGAL if turn else reason_codes.NOT_NOW
    if phase == SECOND_CARD:
        return (
            reason_codes.LEGAL
            if kind == move_codes.DRAW or kind == move_codes.TAKE
            else reason_codes.SECOND_CARD_FIRST
        )
    if phase == FIRST_KEEP or phase == KEEP:
        return reason_codes.LEGAL if kind == move_codes.KEEP_TICKETS else reason_codes.KEEP_FIRST
    if phase == PLACE:
        return reason_codes.LEGAL if kind == move_codes.PLACE_TOKEN else reason_codes.PLACE_FIRST
    return reason_codes.LEGAL if kind == move_codes.TAKE_TOKEN else reason_codes.SOUVENIR_FIRST


@rule
def why_not(city: Any, game: Any, move: int, coloured: int, scratch: Any) -> int:
    """Why a move is not legal, or LEGAL. A claim's coloured cards come beside it: they may be too many."""
    kind = move_codes.kind_of(move)
    first = move_codes.first_of(move)
    second = move_codes.second_of(move)
    reason = why_not_now(game, kind)
    if reason != reason_codes.LEGAL:
        return reason
    if kind == move_codes.DRAW or kind == move_codes.TAKE:
        return why_not_draw(city, game, kind, second)
    if kind == move_codes.CLAIM:
        return why_not_claim(
            city, game, first, move_codes.colour_of(move), move_codes.wilds_of(move), coloured
        )
    if kind == move_codes.TICKETS:
        return reason_codes.LEGAL if game.ticket_count > 0 else reason_codes.NO_TICKETS
    if kind == move_codes.KEEP_TICKETS:
        return why_not_keep(city, game, second)
    if kind == move_codes.PLACE_TOKEN:
        return why_not_place(game, first, second)
    if kind == move_codes.TAKE_TOKEN:
        ends = second == city.route_a[game.claimed] or second == city.route_b[game.claimed]
        return reason_codes.LEGAL if ends else reason_codes.NO_SUCH_SOUVENIR
    return why_not_pass(city, game, scratch)
