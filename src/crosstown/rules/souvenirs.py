"""Souvenirs (rules S6 to S8 and C8). A city without them has no symbols, and nothing here happens."""

from __future__ import annotations

from typing import Any

from crosstown.rules.kernel import event_tape
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_SPARE
from crosstown.rules.kernel.state import NONE


@rule
def placing_seat(city: Any, game: Any) -> int:
    """S7, S8: who puts down the next left-over stack, or none when all stand."""
    if city.symbols == 0 or game.spare_placed >= MAX_SPARE:
        return NONE
    return whole(city.placed_by[game.seats, game.spare_placed])


@rule
def is_spare(game: Any, symbol: int) -> bool:
    """S7: whether that symbol's stack is still to be placed."""
    for i in range(MAX_SPARE):
        if game.spare[i] == symbol:
            return True
    return False


@rule
def place_stack(city: Any, game: Any, symbol: int, place: int) -> None:
    """S7, S8: a left-over stack is put on a place without one."""
    game.token[place] = symbol
    game.tokens[place] = city.spare_tokens[game.seats]
    for i in range(MAX_SPARE):
        if game.spare[i] == symbol:
            game.spare[i] = NONE
    game.spare_placed += 1


@leaf
def offers_souvenir(game: Any, seat: int, place: int) -> bool:
    """C8: whether a token with a symbol that the seat lacks lies there."""
    if game.tokens[place] <= 0:
        return False
    return not (whole(game.souvenirs[seat]) >> whole(game.token[place])) & 1


@rule
def take_souvenir(game: Any, seat: int, place: int, scratch: Any) -> None:
    """C8: the seat takes one token from the place."""
    symbol = whole(game.token[place])
    game.tokens[place] -= 1
    game.souvenirs[seat] |= 1 << symbol
    event_tape.note_card(scratch, whole(event_tape.TOKEN), place, symbol)
