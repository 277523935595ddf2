"""A view as it travels: what a seat may know as typed data, for JSON, its schema and programs elsewhere.

``View.sight()`` makes one from a blanked record. Nothing here knows the kernel.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from crosstown.game.record import Result

Phase = Literal["first-keep", "place", "turn", "second-card", "keep", "souvenir", "over"]
Closed = Literal["own-double", "double-closed", "too-few-pieces"]
Count = Annotated[int, msgspec.Meta(ge=0)]


class SeatSight(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies open of one seat: its points from routes so far, its pieces by vehicle, how many cards and
    tickets it has, the cards that it holds for sure (one's own: all of them), its souvenirs, and the
    numbers of the districts that it has joined.
    """

    points: int
    pieces: dict[str, Count]
    cards: Count
    known_cards: dict[str, Count]
    tickets: Count
    souvenirs: tuple[str, ...]
    districts: tuple[int, ...]


class Sight(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that one seat may know of a game, or a spectator, whose ``seat`` is null.

    ``turn`` is the seat whose decision it is, null when the game is over; ``turns_left`` counts the turns of
    the last round, null before it. ``hand``, ``tickets`` and ``offered`` are one's own, ``done`` those of the
    tickets that are connected. A gap in the market is null. ``unseen`` are the cards in the stack or in other
    hands. ``ticket_stack`` has the top first, null but for tickets that one put under it oneself. ``owners``
    are seats by route. ``closed`` are the unclaimed routes that one may not claim whatever one pays, each
    with the code of the reason; for a spectator those that nobody may. ``tokens`` are the symbol and size of
    the souvenir stacks by place. ``legal_moves`` are one's own, none while another seat decides.
    """

    city: str
    seat: Count | None
    seats: tuple[SeatSight, ...]
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
