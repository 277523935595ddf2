"""What a table is made of beside its games: how it is played, and who sits where. One JSON document."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from crosstown.cities.city import City
from crosstown.cities.load import built_in, load_city
from crosstown.errors import TextError
from crosstown.players.built_in_players import check_name
from crosstown.players.search_player import read_budget
from crosstown.service.protocol.wire_types import Name, PlayerSpec, SeatNumber, Strict
from crosstown.service.sanitize import clean_name
from crosstown.store.rows import TableRow

SUBSTITUTE = "medium"  # plays for people who are away
TURN_SECONDS = (15, 3 * 24 * 3600)
PATIENCE_SECONDS = (10, 7 * 24 * 3600)
SLOW = 600  # a clock longer than this is play by mail: being away is normal there
LONGEST_THOUGHT = 5.0  # seconds a computer player may be asked to think at a table
MOST_SIMULATIONS = 50_000

TurnSeconds = Annotated[int, Meta(ge=TURN_SECONDS[0], le=TURN_SECONDS[1])]
Patience = Annotated[int, Meta(ge=PATIENCE_SECONDS[0], le=PATIENCE_SECONDS[1])]


class Me(Strict, frozen=True, tag="me"):
    """A seat for the one who makes the table."""


class Beside(Strict, frozen=True, tag="beside"):
    """Hot-seat: somebody who plays at the same screen."""

    name: Name


class Anyone(Strict, frozen=True, tag="open"):
    """A seat for whoever takes it."""


class Computer(Strict, frozen=True, tag="computer"):
    """A seat for a computer player."""

    player: PlayerSpec = "medium"


class NewTable(Strict, frozen=True):
    """What a table shall be like.

    ``chat`` is on for private tables and off for listed ones unless said otherwise. ``patience`` is how long
    a player may be away while others wait; null waits forever. ``first`` is who begins: a seat, or chance.
    """

    city: Annotated[str, Meta(max_length=60)]
    seats: Annotated[tuple[Me | Beside | Anyone | Computer, ...], Meta(min_length=2, max_length=4)]
    listed: bool = False
    chat: bool | None = None
    take_backs: bool = True
    turn_seconds: TurnSeconds | None = None
    patience: Patience | UnsetType | None = UNSET
    first: SeatNumber | Literal["random"] = "random"


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a chair. ``left``: the person got up in the middle of a game."""

    kind: Literal["open", "person", "computer"]
    name: str = ""
    person: str = ""
    player: str = ""
    left: bool = False


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A take-back that somebody asked for at a version; it is void at any other."""

    version: int
    seat: int
    moves: int
    agreed: tuple[str, ...]


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """A table's settings and chairs. Chairs are in turn order once a game has begun."""

    city: str
    edition: str
    listed: bool
    chat: bool
    take_backs: bool
    turn_seconds: int | None
    patience: int | None
    first: int | Literal["random"]
    host: str
    chairs: tuple[Chair, ...]
    game: int = 0
    asked: Asked | None = None
    rematch: tuple[str, ...] = ()
    muted: dict[str, tuple[int, ...]] = {}

    @property
    def people(self) -> tuple[str, ...]:
        """The people who sit here, each once."""
        return tuple(dict.fromkeys(chair.person for chair in self.chairs if chair.kind == "person"))

    @property
    def staying(self) -> tuple[str, ...]:
        """The people who have not got up."""
        here = (chair.person for chair in self.chairs if chair.kind == "person" and not chair.left)
        return tuple(dict.fromkeys(here))

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person: several where people share a screen."""
        if person is None:
            return ()
        return tuple(
            at for at, chair in enumerate(self.chairs) if chair.kind == "person" and chair.person == person
        )

    def with_chair(self, seat: int, chair: Chair) -> Document:
        """The same table with one chair changed."""
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return msgspec.structs.replace(self, chairs=chairs)


def new_document(wanted: NewTable, host: str, host_name: str) -> Document:
    """The document of a new table; raises where it cannot be played like that."""
    city = _city(wanted.city)
    low, high = city.players
    if not low <= len(wanted.seats) <= high:
        message = f"{city.name} is for {low} to {high} players, not {len(wanted.seats)}"
        raise TextError("bad-seats", message, offender=str(len(wanted.seats)), where="$.seats")
    if wanted.first != "random" and wanted.first >= len(wanted.seats):
        message = f"there is no seat {wanted.first} to begin: seats are 0 to {len(wanted.seats) - 1}"
        raise TextError("bad-first", message, offender=str(wanted.first), where="$.first")
    if sum(isinstance(seat, Me) for seat in wanted.seats) > 1:
        raise TextError("bad-seats", "only one seat can be yours: others are 'beside' you", where="$.seats")
    return Document(
        city=city.id,
        edition=city.sha256,
        listed=wanted.listed,
        chat=not wanted.listed if wanted.chat is None else wanted.chat,
        take_backs=wanted.take_backs,
        turn_seconds=wanted.turn_seconds,
        patience=_patience(wanted),
        first=wanted.first,
        host=host,
        chairs=tuple(_chair(seat, at, host, host_name) for at, seat in enumerate(wanted.seats)),
    )


def _city(name: str) -> City:
    if name not in built_in():
        raise TextError(
            "unknown-city",
            f"there is no city {name[:40]!r}: there are {', '.join(built_in())}",
            offender=name[:40],
            where="$.city",
        )
    return load_city(name)


def _patience(wanted: NewTable) -> int | None:
    """Two minutes at a quick table, five without a clock; by mail the clock alone decides."""
    if wanted.patience is not UNSET:
        return wanted.patience
    if wanted.turn_seconds is None:
        return 300
    return 120 if wanted.turn_seconds <= SLOW else None


def _chair(seat: Me | Beside | Anyone | Computer, at: int, host: str, host_name: str) -> Chair:
    match seat:
        case Me():
            return Chair(kind="person", name=host_name, person=host)
        case Beside():
            return Chair(kind="person", name=clean_name(seat.name, f"$.seats[{at}].name"), person=host)
        case Computer():
            return computer(seat.player, f"$.seats[{at}].player")
        case Anyone():
            return Chair(kind="open")


def computer(player: str, where: str) -> Chair:
    """A chair for a computer player that thinks no longer than a table can wait."""
    try:
        check_name(player)
    except TextError as error:
        raise TextError(error.code, error.message, offender=error.offender, where=where) from None
    name, _, option = player.partition(":")
    budget = read_budget(option)
    if (budget.seconds or 0) > LONGEST_THOUGHT or budget.simulations > MOST_SIMULATIONS:
        message = f"at a table a budget is at most {LONGEST_THOUGHT:g}s or {MOST_SIMULATIONS} simulations"
        raise TextError("bad-player-option", message, offender=player[:40], where=where)
    return Chair(kind="computer", name=name, player=player)


def row_of(
    table_id: str,
    revision: int,
    table: Document,
    state: str,
    now: int,
    turn: int | None = None,
    due: int | None = None,
) -> TableRow:
    """A table as the store keeps it."""
    return TableRow(
        id=table_id,
        revision=revision,
        document=msgspec.json.encode(table),
        state=state,
        listed=table.listed,
        people=table.people,
        touched=now,
        due=due,
        turn=turn,
        host=table.host,
    )
