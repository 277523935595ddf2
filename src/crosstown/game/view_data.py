"""What a seat may know, as typed data for JSON, its schema and other programs; see ``View.data``."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from crosstown.game.records.record import Result

Phase = Literal["first-keep", "place", "turn", "second-card", "keep", "souvenir", "over"]
Closed = Literal["own-double", "double-closed", "too-few-pieces"]
First = Literal["keep-first", "place-first", "second-card-first", "souvenir-first"]
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


class Payment(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One way to pay for a route; without a colour, by wild cards alone. An array, for there may be many."""

    move: Count
    colour: str
    coloured: Count
    wilds: Count


class KeepChoice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tickets that may be kept together."""

    move: Count
    tickets: tuple[str, ...]


class PlaceChoice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place where a left-over stack of souvenirs may be put down."""

    move: Count
    symbol: str
    place: str


class Choices(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The legal moves by what they are about. Each number is the index of a move in ``legal_moves``.

    ``take`` is by kind of card, ``souvenirs`` by place. ``claims`` are by route, each with the most sensible
    payment first.
    """

    draw: Count | None
    take: dict[str, Count]
    claims: dict[str, tuple[Payment, ...]]
    tickets: Count | None
    keep: tuple[KeepChoice, ...]
    places: tuple[PlaceChoice, ...]
    souvenirs: dict[str, Count]
    passing: Count | None


class ViewData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that one seat, or a spectator (``seat`` is null), may know of a game.

    ``turn`` is the seat to move, null when the game is over. ``turns_left`` counts the turns of the last
    round and is null before it. ``hand``, ``tickets`` and ``offered`` are the seat's own; ``done`` are its
    tickets that are complete. A gap in the market is null. ``unseen`` are the cards in the stack or in other
    hands. ``ticket_stack`` starts at the top; only tickets that the seat itself put back are not null.
    ``owners`` gives the seat by route. ``closed`` are the unclaimed routes that the seat cannot claim at any
    price, each with the code of the reason; for a spectator, those that nobody can. ``tokens`` gives symbol
    and size of the souvenir stacks by place. ``first`` is what the seat has to do before anything else, as
    the code of a reason. ``legal_moves`` is empty while another seat is to move; ``choices`` are the same
    moves by what they are about.
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
    first: First | None
    legal_moves: tuple[str, ...]
    choices: Choices
    result: Result | None
