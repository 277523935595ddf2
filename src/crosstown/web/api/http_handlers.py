"""The handlers of the HTTP API, and the list of its endpoints."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated

from msgspec import Meta

from crosstown.cities.load import editions
from crosstown.game.records.record import Record
from crosstown.players import LEVELS, player_names
from crosstown.players.computer_names import COMPUTER_NAMES
from crosstown.players.own_players import own_names
from crosstown.service.guests import id_of
from crosstown.service.lobby import TableSummary
from crosstown.service.protocol.commands import Command
from crosstown.service.protocol.messages import Done, Refused, Snapshot
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.protocol.wire_types import FromClient, FromServer, Millis, Name, SeatNumber
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.new_table import NewTable
from crosstown.service.tables.subscription import Subscription
from crosstown.service.tables.table_messages import encode
from crosstown.service.tokens import hashed
from crosstown.web.api.build_city_info import cities_file, city_file
from crosstown.web.api.city_info import Cities, CityInfo
from crosstown.web.api.endpoint import Call, Endpoint
from crosstown.web.api.http_errors import HttpError, NotFound, Problem, status_of_answer
from crosstown.web.files.static_files import StaticFile
from crosstown.web.security.client_address import host_of, origin_of
from crosstown.web.security.client_identity import token_of
from crosstown.web.security.device_label import label_of

LONGEST_WAIT = 25  # seconds

Since = Annotated[int, Meta(ge=0, le=2**31)]


class ChosenName(FromClient, frozen=True):
    """The name that a guest chooses."""

    name: Name


class LinkCode(FromClient, frozen=True):
    """The code in a link to another device."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Whoami(FromServer, frozen=True):
    """The guest who asks; null if they have no name yet."""

    name: str | None


class Device(FromServer, frozen=True):
    """A device on which the guest is signed in. ``seen`` is when it was last here, within an hour."""

    id: str
    label: str
    created: Millis | None
    seen: Millis | None
    here: bool


class Devices(FromServer, frozen=True):
    """The devices on which the guest is signed in, the last seen first."""

    devices: tuple[Device, ...]


class Link(FromServer, frozen=True):
    """A page that signs the guest in on another device. It works once, until it expires."""

    path: str
    expires: Millis


class Players(FromServer, frozen=True):
    """The computer players of this server; ``levels`` are those for people, the weakest first.

    ``names`` are what a computer player at a table may be called.
    Below 100 ``percent``, a new server is still compiling the rules and the players, and they answer later.
    """

    players: tuple[str, ...]
    levels: tuple[str, ...]
    names: tuple[str, ...]
    percent: Annotated[int, Meta(ge=0, le=100)]


class Tables(FromServer, frozen=True):
    """A list of tables."""

    tables: tuple[TableSummary, ...]


class OpenedTable(FromServer, frozen=True):
    """A new table, the page to send to those invited, and the seal of its first shuffle."""

    id: str
    path: str
    server_seal: str | None


class CityQuery(FromClient, frozen=True):
    """The SHA-256 of an edition, as a table names it. Without it, the current edition."""

    edition: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")] | None = None


class SnapshotQuery(FromClient, frozen=True):
    """``seat`` chooses among several seats of one's own. ``since`` is the version that the client has."""

    seat: SeatNumber | None = None
    since: Since | None = None


class RecordQuery(FromClient, frozen=True):
    """Which game at a table, counted from 1. Without it, the last finished one."""

    game: Annotated[int, Meta(ge=1, le=2**31)] | None = None


class EventsQuery(FromClient, frozen=True):
    """``since`` is the version that the client has. ``wait`` is how many seconds to wait for a newer one."""

    since: Since = 0
    lines: Annotated[
        int, Meta(ge=-1, le=2**31, description="The number of the last chat message received.")
    ] = -1
    wait: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] = LONGEST_WAIT
    seat: SeatNumber | None = None


async def who_am_i(call: Call) -> Whoami:
    """The guest who asks."""
    return Whoami(name=call.person.name if call.person else None)


async def say_name(call: Call) -> Whoami:
    """Become a guest, or change the name. A new guest gets a token as a cookie."""
    if call.person is not None:
        return Whoami(name=(await call.guests.rename(call.person, call.body.name)).name)
    person, call.token = await call.guests.create(call.body.name, label_of(call.request))
    return Whoami(name=person.name)


async def leave_device(call: Call) -> Whoami:
    """Sign out on this device: its token and unused links become invalid, its connections end."""
    await _end_own_device(call)
    call.forget = True
    return Whoami(name=None)


async def _end_own_device(call: Call) -> None:
    token = token_of(call.request)
    if token and call.person is not None:
        await call.guests.end_token(call.person, token)


async def list_devices(call: Call) -> Devices:
    """The devices on which the guest is signed in."""
    return await _devices(call)


async def end_device(call: Call) -> Devices:
    """Sign out on one device. Its connections end."""
    device = call.request.path_params["device"]
    await call.guests.end_device(call.me, device)
    call.forget = device == _own_device(call)
    return await _devices(call)


async def end_all_devices(call: Call) -> Whoami:
    """Sign out everywhere, on this device too."""
    await call.guests.end_all_devices(call.me)
    call.forget = True
    return Whoami(name=None)


async def _devices(call: Call) -> Devices:
    here = _own_device(call)
    found = await call.guests.devices(call.me)
    devices = (
        Device(
            id=id_of(device.hash),
            label=device.label,
            created=device.created or None,
            seen=device.seen or None,
            here=id_of(device.hash) == here,
        )
        for device in found
    )
    return Devices(devices=tuple(devices))


def _own_device(call: Call) -> str:
    return id_of(hashed(token_of(call.request) or ""))


async def make_link(call: Call) -> Link:
    """Make a one-time link that signs the guest in on another device."""
    code, expires = await call.guests.create_link(call.me)
    return Link(path=f"/device#{code}", expires=expires)  # a fragment, which no server or proxy logs


async def follow_link(call: Call) -> Whoami:
    """Use such a link on this device. Whoever was signed in here before is signed out."""
    person, call.token = await call.guests.use_link(call.body.code, label_of(call.request))
    await _end_own_device(call)
    return Whoami(name=person.name)


async def list_cities(call: Call) -> StaticFile:
    """The cities of this server."""
    return cities_file()


async def show_city(call: Call) -> StaticFile:
    """Everything about a city: its board, cards, tickets and pictures."""
    name = call.request.path_params["city"]
    known = list(editions(name))
    if not known:
        raise NotFound("unknown-city", "this city does not exist", offender=name[:40], where="path")
    edition = call.query.edition
    city = next((city for city in known if edition in (None, city.sha256)), None)
    if city is None:
        message = f"no edition of {name} has this hash"
        raise NotFound("unknown-edition", message, offender=edition, where="query.edition")
    return await asyncio.to_thread(city_file, city)


async def list_players(call: Call) -> Players:
    """The computer players of this server."""
    return Players(
        players=(*own_names(), *player_names()),
        levels=LEVELS,
        names=COMPUTER_NAMES,
        percent=call.registry.players_percent(),
    )


async def list_lobby(call: Call) -> Tables:
    """The listed tables, waiting ones first."""
    return Tables(
        tables=tuple(await call.registry.lobby.listed_tables(call.person.id if call.person else None))
    )


async def list_mine(call: Call) -> Tables:
    """The guest's own tables, newest first."""
    return Tables(tables=tuple(await call.registry.lobby.tables_of(call.me.id)))


async def open_table(call: Call) -> OpenedTable:
    """Open a table."""
    opening = call.registry.tasks.run(
        call.registry.open_table(call.me, call.body, origin_of(call.request)), asked=True
    )
    table = await asyncio.shield(opening)
    server_seal = table.broadcast.table_info().server_seal
    return OpenedTable(id=table.id, path=f"/t/{table.id}", server_seal=server_seal)


async def show_table(call: Call) -> bytes:
    """A table as the guest may see it. This never takes a seat."""
    table = await call.table()
    return _snapshot(call, table, call.query.seat, call.query.since)


def _snapshot(call: Call, table: LiveTable, seat: int | None, since: int | None) -> bytes:
    person = call.person.id if call.person else None
    seats = table.state.seats_of(person)
    if seat is not None and seat not in seats:
        raise NotAllowed("bad-seat", "this seat is not yours", offender=str(seat), where="query.seat")
    viewer = seats[0] if len(seats) == 1 else seat
    return encode(table.broadcast.snapshot_for(person, viewer, since))


async def await_events(call: Call) -> bytes:
    """Wait until a table has changed since a version, then return the table."""
    table = await call.table()
    with call.connections.counted(host_of(call.request), table, call.person) as admitted:
        if not admitted:
            raise HttpError("too-many", "too many connections are open: close some, or try again later")
        await _wait_for_news(call, table)
    await call.check_signed_in()
    return _snapshot(call, table, call.query.seat, call.query.since)


async def _wait_for_news(call: Call, table: LiveTable) -> None:
    subscription = Subscription(call.person.id if call.person else None)
    await table.subscribe(subscription)
    try:
        news, chat = table.broadcast.news, table.memory.chat
        last_line = chat[-1].number if chat else -1
        if table.version <= call.query.since and last_line <= call.query.lines and call.query.wait:
            with suppress(TimeoutError):
                async with asyncio.timeout(call.query.wait):
                    await news.wait()
    finally:
        table.unsubscribe(subscription)


async def give_command(call: Call) -> Done | Refused:
    """Send a command, as over a WebSocket."""
    table = await call.table()
    doing = call.registry.tasks.run(call.registry.run_command(table, call.person, call.body))
    answer: Done | Refused = await asyncio.shield(doing)
    call.status = status_of_answer(answer)
    return answer


async def show_record(call: Call) -> bytes:
    """The record of a finished game: everything that happened, and the seed."""
    table = await call.table()
    record = await call.registry.store.record_at(table.id, call.query.game)
    if record is None:
        raise NotAllowed("no-record", "a game has a record only when it is over")
    return record


_TABLE = "/api/tables/{table}"

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me", who_am_i, Whoami),
    Endpoint("POST", "/api/me", say_name, Whoami, body=ChosenName),
    Endpoint("DELETE", "/api/me", leave_device, Whoami),
    Endpoint("POST", "/api/me/link", make_link, Link, refusals=(401,)),
    Endpoint("POST", "/api/device", follow_link, Whoami, body=LinkCode, refusals=(410,)),
    Endpoint("GET", "/api/me/devices", list_devices, Devices, refusals=(401,)),
    Endpoint("DELETE", "/api/me/devices", end_all_devices, Whoami, refusals=(401,)),
    Endpoint("DELETE", "/api/me/devices/{device}", end_device, Devices, refusals=(401, 404)),
    Endpoint("GET", "/api/me/tables", list_mine, Tables, refusals=(401,)),
    Endpoint("GET", "/api/cities", list_cities, Cities, raw=True),
    Endpoint("GET", "/api/cities/{city}", show_city, CityInfo, query=CityQuery, raw=True, refusals=(404,)),
    Endpoint("GET", "/api/players", list_players, Players),
    Endpoint("GET", "/api/tables", list_lobby, Tables),
    Endpoint("POST", "/api/tables", open_table, OpenedTable, body=NewTable, status=201, refusals=(401, 409)),
    Endpoint("GET", _TABLE, show_table, Snapshot, query=SnapshotQuery, raw=True, refusals=(404,)),
    Endpoint("GET", f"{_TABLE}/events", await_events, Snapshot, query=EventsQuery, raw=True, refusals=(404,)),
    Endpoint(
        "POST",
        f"{_TABLE}/commands",
        give_command,
        Done,
        body=Command,
        refusals=(401, 403, 404, 409),
        refusal=Refused | Problem,
    ),
    Endpoint("GET", f"{_TABLE}/record", show_record, Record, query=RecordQuery, raw=True, refusals=(404,)),
)
