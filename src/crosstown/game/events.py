"""What happened during a ply. `Game.play` returns these.

Events show everything, hidden cards included. `redact` gives what a seat or a spectator may see of one.
"""

from __future__ import annotations

from typing import assert_never

import msgspec


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """A seat drew the top of the stack; the card is secret."""

    seat: int
    card: str | None


class Took(msgspec.Struct, frozen=True, tag="took"):
    """A seat took a card from the market."""

    seat: int
    slot: int
    card: str


class Filled(msgspec.Struct, frozen=True, tag="filled"):
    """A card was turned up in a slot of the market."""

    slot: int
    card: str


class Swept(msgspec.Struct, frozen=True, tag="swept"):
    """The market had too many wilds and was discarded."""


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """The discards became the stack; its order is secret."""

    count: int
    cards: tuple[str, ...] | None


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """A seat claimed a route."""

    seat: int
    route: str
    colour: str
    coloured: int
    wilds: int
    points: int


class GotSouvenir(msgspec.Struct, frozen=True, tag="souvenir"):
    """A seat took a souvenir."""

    seat: int
    place: str
    symbol: str


class Placed(msgspec.Struct, frozen=True, tag="placed"):
    """A seat put down a left-over souvenir stack."""

    seat: int
    symbol: str
    place: str


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """A seat drew tickets to choose from; which ones is secret."""

    seat: int
    count: int
    tickets: tuple[str, ...] | None


class Kept(msgspec.Struct, frozen=True, tag="kept"):
    """A seat kept some of the tickets offered; which ones is secret."""

    seat: int
    count: int
    returned: int
    tickets: tuple[str, ...] | None


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A seat could do nothing."""

    seat: int


class LastRound(msgspec.Struct, frozen=True, tag="last-round"):
    """A seat is nearly out of pieces: everyone has one more turn."""

    seat: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over."""

    reason: str


Event = (
    Drew
    | Took
    | Filled
    | Swept
    | Shuffled
    | Claimed
    | GotSouvenir
    | Placed
    | Offered
    | Kept
    | Passed
    | LastRound
    | Ended
)


def redact(event: Event, seat: int | None) -> Event:
    """The event as a seat, or a spectator (None), may see it: what is secret becomes None."""
    match event:
        case Drew():
            return event if event.seat == seat else Drew(event.seat, None)
        case Shuffled():
            return Shuffled(event.count, None)
        case Offered():
            return event if event.seat == seat else Offered(event.seat, event.count, None)
        case Kept():
            return event if event.seat == seat else Kept(event.seat, event.count, event.returned, None)
        case (
            Took()
            | Filled()
            | Swept()
            | Claimed()
            | GotSouvenir()
            | Placed()
            | Passed()
            | LastRound()
            | Ended()
        ):
            return event
        case _:
            assert_never(event)
