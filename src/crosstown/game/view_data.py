"""What a seat may know, as typed data for JSON, its schema and other programs; see ``View.data``."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from crosstown.game.record import Result

Phase = Literal["first-keep", "place", "turn", "second-card", "keep", "souvenir", "over"]
Closed = Literal["own-double", "double-closed", "too-few-pieces"]
Count = Annotated[int, msgspec.Meta(ge=0)]


class SeatData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everyone may know of one seat.

    ``points`` are those from routes so far. ``known_cards`` are the cards that it certainly holds: all of
    its cards for the seat that looks. ``districts`` are the numbers of those it has joined.
    """

    points: int
    pieces: dict[str, Count]
    cards: Count
    known_cards: dict[str, Count]
    tickets: Count
    souvenirs: tuple[str, ...]
    districts: tuple[int, ...]


class ViewData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that one seat, or a spectator (``seat`` is null), may know of a game.

    ``turn`` is the seat to move, null when the game is over. ``turns_left`` counts the turns of the last
    round and is null before it. ``hand``, ``tickets`` and ``offered`` are the seat's own; ``done`` are its
    tickets that are complete. A gap in the market is null. ``unseen`` are the cards in the stack or in other
    hands. ``ticket_stack`` starts at the top; only tickets that the seat itself put back are not null.
    ``owners`` gives the seat by route. ``closed`` are the unclaimed routes that the seat cannot claim at any
    price, each with the code of the reason; for a spectator, those that nobody can. ``tokens`` gives symbol
    and size of the souvenir stacks by place. ``legal_moves`` is empty while another seat is to move.
    """

    city: str
    seat: Count | None
    seats: tuple[SeatData, ...]
    ply: Count
    phase: Phase
    turn: Count | None
    turns_left: Count | None
    hand: dict[str, Count]
    tickets: tuple[str, ...]
    offered: tuple[str, ...]
    done: tuple[str, ...]
    market: tuple[str | None, ...]
    stack: Count
    discards: dict[str, Count]
    unseen: dict[str, Count]
    ticket_stack: tuple[str | None, ...]
    owners: dict[str, Count]
    closed: dict[str, Closed]
    tokens: dict[str, tuple[str, Count]]
    spare_souvenirs: tuple[str, ...]
    legal_moves: tuple[str, ...]
    result: Result | None
