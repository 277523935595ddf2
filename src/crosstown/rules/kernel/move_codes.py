"""A move as one number: its kind in the high bits and up to two arguments."""

from __future__ import annotations

from typing import Any

from crosstown.rules.kernel.compiler import leaf

PASS, DRAW, TAKE, CLAIM, TICKETS, KEEP_TICKETS, PLACE_TOKEN, TAKE_TOKEN = range(8)


def number_of(kind: int, first: int = 0, second: int = 0) -> int:
    """The number of a move, for plain Python."""
    return (kind << 16) | (first << 8) | second


def parts_of(move: Any) -> tuple[Any, Any, Any]:
    """The kind of a move and its two arguments, for plain Python; of an array of moves, three arrays."""
    return move >> 16, (move >> 8) & 0xFF, move & 0xFF


def payment_code(colour: int, wilds: int) -> int:
    """The second argument of a claim, for plain Python."""
    return (colour << 4) | wilds


def payment_of(second: Any) -> tuple[Any, Any]:
    """The colour and the number of wilds that a claim's second argument stands for, for plain Python."""
    return second >> 4, second & 0xF


# The moves without arguments.
PASS_MOVE, DRAW_MOVE, TICKETS_MOVE = number_of(PASS), number_of(DRAW), number_of(TICKETS)


@leaf
def make_move(kind: int, first: int, second: int) -> int:
    """The number of a move."""
    return (kind << 16) | (first << 8) | second


@leaf
def kind_of(move: int) -> int:
    """Its kind: draw, claim, …"""
    return move >> 16


@leaf
def first_of(move: int) -> int:
    """A route (claim) or a symbol (place)."""
    return (move >> 8) & 0xFF


@leaf
def second_of(move: int) -> int:
    """A card kind (take), a place (place, souvenir), a set of tickets (keep), or a payment (claim)."""
    return move & 0xFF


@leaf
def payment(colour: int, wilds: int) -> int:
    """The second argument of a claim: so many wilds and the rest in that colour; all wild has no colour."""
    return (colour << 4) | wilds


@leaf
def colour_of(claim: int) -> int:
    """The colour that a claim pays with, 0 for all wild."""
    return (claim >> 4) & 0xF


@leaf
def wilds_of(claim: int) -> int:
    """The number of wilds that a claim pays with."""
    return claim & 0xF
