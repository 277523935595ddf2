"""A move as one number: its kind in the high bits and up to two arguments."""

from __future__ import annotations

from crosstown.rules.kernel.compiler import leaf

PASS, DRAW, TAKE, CLAIM, TICKETS, KEEP_TICKETS, PLACE_TOKEN, TAKE_TOKEN = range(8)


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
