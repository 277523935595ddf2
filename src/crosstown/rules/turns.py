"""Whose turn it is and when the game ends (rules S4, S7, T1, T2, E1)."""

from __future__ import annotations

from typing import Any

from crosstown.rules.kernel import event_tape
from crosstown.rules.kernel.compiler import rule, whole
from crosstown.rules.kernel.state import FIRST_KEEP, LAST_ROUND, NO_MOVES, NONE, NOT_OVER, OVER, PLACE, TURN
from crosstown.rules.souvenirs import placing_seat


@rule
def end_game(game: Any, reason: int, scratch: Any) -> None:
    """E1, T2: nothing more can be played."""
    game.phase = OVER
    game.reason = reason
    game.seat = NONE
    event_tape.note(scratch, whole(event_tape.ENDED))


@rule
def pieces_of(city: Any, game: Any, seat: int) -> int:
    """E1: pieces left, all kinds together."""
    count = 0
    for vehicle in range(city.vehicles):
        count += whole(game.pieces[seat, vehicle])
    return count


@rule
def end_turn(city: Any, game: Any, scratch: Any) -> None:
    """T1, T2, E1: the next seat's turn, unless this was the last one or every seat has passed in a row."""
    seat = whole(game.seat)
    reason = NOT_OVER
    if game.turns_left > 0:
        game.turns_left -= 1
        if game.turns_left == 0:
            reason = LAST_ROUND
    elif game.passes == game.seats:
        reason = NO_MOVES
    elif pieces_of(city, game, seat) <= city.pieces_left:
        game.turns_left = game.seats
        event_tape.note(scratch, whole(event_tape.LAST))
    if reason != NOT_OVER:
        end_game(game, reason, scratch)
        return
    game.seat = (seat + 1) % game.seats
    game.phase = TURN


@rule
def next_in_setup(city: Any, game: Any) -> None:
    """S4, S7: seats keep tickets in seat order, then left-over stacks are placed, then seat 0 begins."""
    if game.phase == FIRST_KEEP and game.seat + 1 < game.seats:
        game.seat += 1
        return
    placer = placing_seat(city, game)
    if placer != NONE:
        game.phase = PLACE
        game.seat = placer
    else:
        game.phase = TURN
        game.seat = 0
