"""A new table: the settings that somebody asks for, checked, as the first state of the table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, structs

from crosstown.cities.city import City
from crosstown.cities.guest_city import find_guest_city
from crosstown.cities.load import city_names, load_city
from crosstown.errors import TextError
from crosstown.players.computer_names import COMPUTER_NAMES
from crosstown.players.own_players import check_table_player
from crosstown.players.search_player import MAX_TABLE_SECONDS, read_budget
from crosstown.service.protocol.wire_types import Edition, FromClient, Name, PlayerSpec, SeatNumber
from crosstown.service.sanitize import clean_name
from crosstown.service.tables.table_state import NextDeal, SeatHolder, TableState, with_computer_names

TURN_SECONDS_RANGE = (15, 3 * 24 * 3600)
PATIENCE_SECONDS_RANGE = (60, 7 * 24 * 3600)
BY_MAIL_SECONDS = 600  # a longer turn is play by mail, where being away is normal
MAX_SIMULATIONS = 50_000

TurnSeconds = Annotated[int, Meta(ge=TURN_SECONDS_RANGE[0], le=TURN_SECONDS_RANGE[1])]
Patience = Annotated[int, Meta(ge=PATIENCE_SECONDS_RANGE[0], le=PATIENCE_SECONDS_RANGE[1])]


class OwnSeat(FromClient, frozen=True, tag="me"):
    """A seat for the person who opens the table."""


class SharedScreenSeat(FromClient, frozen=True, tag="beside"):
    """Hot-seat: a second player at the same screen."""

    name: Name


class OpenSeat(FromClient, frozen=True, tag="open"):
    """A seat for whoever takes it."""


class ComputerSeat(FromClient, frozen=True, tag="computer"):
    """A seat for a computer player. ``name`` is one of those that the server offers, or null for any."""

    player: PlayerSpec = "medium"
    name: Name | None = None


SeatChoice = OwnSeat | SharedScreenSeat | OpenSeat | ComputerSeat


class NewTable(FromClient, frozen=True):
    """The settings of a new table.

    ``chat`` is on for private tables and off for listed ones unless set. ``patience`` is how long
    a player may be away while others wait; null waits forever. ``hints`` allows everybody to ask what a
    computer player would do; beside computer players alone one always may. ``first`` is the seat that
    begins, or random.
    ``contributing``: the first game waits until you have added to its shuffle, which needs a seat of yours.
    ``edition`` is the SHA-256 of a pack that a guest has brought; its ``city`` is not one of the server's.
    """

    city: Annotated[str, Meta(max_length=80)]
    seats: Annotated[tuple[SeatChoice, ...], Meta(min_length=2, max_length=4)]
    listed: bool = False
    chat: bool | None = None
    take_backs: bool = True
    hints: bool = False
    turn_seconds: TurnSeconds | None = None
    patience: Patience | UnsetType | None = UNSET
    first: SeatNumber | Literal["random"] = "random"
    contributing: bool = False
    edition: Edition | None = None


def new_table_state(
    wanted: NewTable, host: str, host_name: str, server_seed: str, salt: str = ""
) -> TableState:
    """The state of a new table. Raises if nobody could play it like that. ``salt`` varies the opponents."""
    city, guest = _city(wanted)
    low, high = city.players
    if not low <= len(wanted.seats) <= high:
        message = f"{city.name} is for {low} to {high} players, not {len(wanted.seats)}"
        raise TextError("bad-seats", message, offender=str(len(wanted.seats)), where="$.seats")
    if wanted.first != "random" and wanted.first >= len(wanted.seats):
        message = f"there is no seat {wanted.first} to begin: seats are 0 to {len(wanted.seats) - 1}"
        raise TextError("bad-first", message, offender=str(wanted.first), where="$.first")
    if sum(isinstance(seat, OwnSeat) for seat in wanted.seats) > 1:
        raise TextError("bad-seats", "only one seat can be yours: others are 'beside' you", where="$.seats")
    state = TableState(
        city=city.id,
        edition=city.sha256,
        listed=wanted.listed,
        chat=not wanted.listed if wanted.chat is None else wanted.chat,
        take_backs=wanted.take_backs,
        hints=wanted.hints,
        turn_seconds=wanted.turn_seconds,
        patience=_patience(wanted),
        first=wanted.first,
        host=host,
        holders=tuple(_holder(seat, at, host, host_name) for at, seat in enumerate(wanted.seats)),
        next_deal=NextDeal(server_seed=server_seed),
        waits_for_host=wanted.contributing,
        guest_city=city.name if guest else None,
    )
    return with_computer_names(state, salt)


def _city(wanted: NewTable) -> tuple[City, bool]:
    """The city of a new table, and whether a guest brought it: such a one is known to this process by now."""
    name = wanted.city
    guest = find_guest_city(name, wanted.edition) if wanted.edition else None
    if guest is not None:
        return guest.city, True
    if name not in city_names():
        raise TextError(
            "unknown-city",
            f"there is no city {name[:40]!r}: there are {', '.join(city_names())}",
            offender=name[:40],
            where="$.city",
        )
    city = load_city(name)
    if wanted.edition not in (None, city.sha256):
        message = f"this server does not have that edition of {name}"
        raise TextError("unknown-edition", message, offender=wanted.edition or "", where="$.edition")
    return city, False


def _patience(wanted: NewTable) -> int | None:
    """Two minutes where turns are short, five without a clock. By mail only the clock counts."""
    if wanted.patience is not UNSET:
        return wanted.patience
    if wanted.turn_seconds is None:
        return 300
    return 120 if wanted.turn_seconds <= BY_MAIL_SECONDS else None


def _holder(seat: SeatChoice, at: int, host: str, host_name: str) -> SeatHolder:
    match seat:
        case OwnSeat():
            return SeatHolder(kind="person", name=host_name, person=host)
        case SharedScreenSeat():
            return SeatHolder(kind="person", name=clean_name(seat.name, f"$.seats[{at}].name"), person=host)
        case ComputerSeat():
            holder = computer_holder(seat.player, f"$.seats[{at}].player")
            return structs.replace(holder, name=_computer_name(seat.name, f"$.seats[{at}].name"))
        case OpenSeat():
            return SeatHolder(kind="open")


def _computer_name(name: str | None, where: str) -> str:
    """A name from the list: a computer player must not pass for a person."""
    if name is not None and name not in COMPUTER_NAMES:
        message = f"no computer player is called {name!r}: there are {', '.join(COMPUTER_NAMES[:3])}, …"
        raise TextError("bad-name", message, offender=name, where=where)
    return name or ""


def computer_holder(player: str, where: str) -> SeatHolder:
    """A seat for a computer player that thinks no longer than a table can wait."""
    try:
        check_table_player(player)
    except TextError as error:
        raise TextError(error.code, error.message, offender=error.offender, where=where) from None
    _, _, option = player.partition(":")
    budget = read_budget(option)
    if (budget.seconds or 0) > MAX_TABLE_SECONDS or (budget.simulations or 0) > MAX_SIMULATIONS:
        message = f"at a table a budget is at most {MAX_TABLE_SECONDS:g}s or {MAX_SIMULATIONS} simulations"
        raise TextError("bad-player-option", message, offender=player[:40], where=where)
    return SeatHolder(kind="computer", player=player)
