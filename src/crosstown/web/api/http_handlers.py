"""The handlers of the HTTP API, and the list of its endpoints."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta

from crosstown.cities.load import editions
from crosstown.game.records.record import Record
from crosstown.players import LEVELS, player_names
from crosstown.players.computer_names import COMPUTER_NAMES
from crosstown.service.lobby import TableSummary
from crosstown.service.protocol.commands import Command
from crosstown.service.protocol.messages import Done, Refused, Snapshot
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.protocol.wire_types import FromClient, FromServer, Millis, Name, SeatNumber
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.new_table import NewTable
from crosstown.service.tables.subscription import Subscription
from crosstown.service.tables.table_messages import encode
from crosstown.web.api.build_city_info import cities_file, city_file
from crosstown.web.api.city_info import Cities, CityInfo
from crosstown.web.api.endpoint import Call, Endpoint
from crosstown.web.api.http_errors import NotFound, Problem, status_of_answer
from crosstown.web.files.static_files import StaticFile
from crosstown.web.security.client_identity import token_of

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
    person, call.token = await call.guests.create(call.body.name)
    return Whoami(name=person.name)


async def leave_device(call: Call) -> Whoami:
    """Sign out on this device: its token becomes invalid."""
    token = token_of(call.request)
    if token:
        await call.guests.forget_token(token)
    call.forget = True
    return Whoami(name=None)


async def make_link(call: Call) -> Link:
    """Make a one-time link that signs the guest in on another device."""
    code, expires = await call.guests.create_link(call.me)
    return Link(path=f"/device/{code}", expires=expires)


async def follow_link(call: Call) -> Whoami:
    """Use such a link on this device."""
    person, call.token = await call.guests.use_link(call.body.code)
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
        players=player_names(),
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
    opening = call.registry.tasks.run(call.registry.open_table(call.me, call.body), asked=True)
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
    subscription = Subscription(call.person.id if call.person else None)
    await table.subscribe(subscription)
    try:
        news, chat = table.broadcast.news, table.memory.chat
        last_line = chat[-1].number if chat else -1
        if table.version <= call.query.since and last_line <= call.query.lines and call.query.wait:
            try:
                async with asyncio.timeout(call.query.wait):
                    await news.wait()
            except TimeoutError:
                pass
        return _snapshot(call, table, call.query.seat, call.query.since)
    finally:
        table.unsubscribe(subscription)


async def give_command(call: Call) -> Done | Refused:
    """Send a command, as over a WebSocket."""
    table = await call.table()
    doing = call.registry.tasks.run(table.run_command(call.person, call.body))
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
