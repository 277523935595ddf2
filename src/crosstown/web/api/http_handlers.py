"""What can be asked over HTTP: people, cities, tables, and everything a connection can do, without one."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta

from crosstown.cities.load import city_names, load_city, load_edition
from crosstown.game.record import Record
from crosstown.players.built_in_players import player_names
from crosstown.service.lobby import TableSummary
from crosstown.service.protocol.commands import Command
from crosstown.service.protocol.messages import Done, Refused, Snapshot
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.protocol.wire_types import Millis, Name, SeatNumber, Strict, Told
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.new_table import NewTable
from crosstown.service.tables.subscription import Subscription
from crosstown.service.tables.table_messages import encode
from crosstown.web.api.city_info import Cities, CityInfo, cities_file, city_file
from crosstown.web.api.endpoint import Call, Endpoint
from crosstown.web.api.http_errors import NotFound, Problem, status_of_answer
from crosstown.web.files.static_files import StaticFile
from crosstown.web.security.client_identity import token_of

LONGEST_WAIT = 25

Since = Annotated[int, Meta(ge=0, le=2**31)]


class Naming(Strict, frozen=True):
    """How somebody wants to be called."""

    name: Name


class Code(Strict, frozen=True):
    """The code of a link to another device."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Whoami(Told, frozen=True):
    """The one who asks; null for somebody who has not said a name."""

    name: str | None


class Link(Told, frozen=True):
    """The way to another device: a page that works once, until it expires."""

    path: str
    expires: Millis


class Players(Told, frozen=True):
    """The computer players of this server."""

    players: tuple[str, ...]


class Tables(Told, frozen=True):
    """Some tables."""

    tables: tuple[TableSummary, ...]


class Opened(Told, frozen=True):
    """A new table, and the page to invite people with."""

    id: str
    path: str


class Edition(Strict, frozen=True):
    """Which edition of a city: the SHA-256 that a table names. Without it, that of today."""

    edition: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")] | None = None


class Looking(Strict, frozen=True):
    """From which of one's seats to look, where one has several; and what one has seen already."""

    seat: SeatNumber | None = None
    since: Since | None = None


class Which(Strict, frozen=True):
    """Which of the games at a table, counted from 1. Without it, the last that is over."""

    game: Annotated[int, Meta(ge=1, le=2**31)] | None = None


class Waiting(Strict, frozen=True):
    """The version that one has, and for how many seconds to wait for another."""

    since: Since = 0
    lines: Annotated[
        int, Meta(ge=-1, le=2**31, description="The number of the last line of chat heard.")
    ] = -1
    wait: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] = LONGEST_WAIT
    seat: SeatNumber | None = None


async def who_am_i(call: Call) -> Whoami:
    """Who is asking."""
    return Whoami(name=call.person.name if call.person else None)


async def say_name(call: Call) -> Whoami:
    """Become a guest, or take another name. The token comes as a cookie, once."""
    if call.person is not None:
        return Whoami(name=(await call.guests.rename(call.person, call.body.name)).name)
    person, call.token = await call.guests.create(call.body.name)
    return Whoami(name=person.name)


async def leave_device(call: Call) -> Whoami:
    """Forget this device: its token is worth nothing any more."""
    token = token_of(call.request)
    if token:
        await call.guests.forget_token(token)
    call.forget = True
    return Whoami(name=None)


async def make_link(call: Call) -> Link:
    """A link that takes one to another device, once."""
    code, expires = await call.guests.create_link(call.me)
    return Link(path=f"/device/{code}", expires=expires)


async def follow_link(call: Call) -> Whoami:
    """Use such a link: this device becomes that person's."""
    person, call.token = await call.guests.use_link(call.body.code)
    return Whoami(name=person.name)


async def list_cities(call: Call) -> StaticFile:
    """The cities that can be played."""
    return cities_file()


async def show_city(call: Call) -> StaticFile:
    """All about a city: its board, cards, tickets and pictures."""
    name = call.request.path_params["city"]
    if name not in city_names():
        raise NotFound("unknown-city", "there is no such city", offender=name[:40], where="path")
    edition = call.query.edition
    city = load_edition(name, edition) if edition else load_city(name)
    if edition and city.sha256 != edition:
        message = f"there is no edition of {name} with this hash"
        raise NotFound("unknown-edition", message, offender=edition, where="query.edition")
    return await asyncio.to_thread(city_file, city)


async def list_players(call: Call) -> Players:
    """The computer players that can sit at a table."""
    return Players(players=player_names())


async def list_lobby(call: Call) -> Tables:
    """The listed tables, those with open seats first."""
    return Tables(
        tables=tuple(await call.registry.lobby.listed_tables(call.person.id if call.person else None))
    )


async def list_mine(call: Call) -> Tables:
    """One's own games, the latest first."""
    return Tables(tables=tuple(await call.registry.lobby.tables_of(call.me.id)))


async def open_table(call: Call) -> Opened:
    """Open a table."""
    opening = call.registry.tasks.run(call.registry.open_table(call.me, call.body), asked=True)
    table = await asyncio.shield(opening)
    return Opened(id=table.id, path=f"/t/{table.id}")


async def show_table(call: Call) -> bytes:
    """A table as the one who asks may see it. Looking never takes a seat."""
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
    """Wait until something has happened since a version, then answer as for the table itself."""
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
    """The same commands as over a connection."""
    table = await call.table()
    doing = call.registry.tasks.run(table.run_command(call.person, call.body))
    answer: Done | Refused = await asyncio.shield(doing)
    call.status = status_of_answer(answer)
    return answer


async def show_record(call: Call) -> bytes:
    """The record of a finished game, the last one or that of a number: all that happened, and the seed."""
    table = await call.table()
    record = await call.registry.store.record_at(table.id, call.query.game)
    if record is None:
        raise NotAllowed("no-record", "a game's record can be had when it is over")
    return record


_TABLE = "/api/tables/{table}"

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me", who_am_i, Whoami),
    Endpoint("POST", "/api/me", say_name, Whoami, body=Naming),
    Endpoint("DELETE", "/api/me", leave_device, Whoami),
    Endpoint("POST", "/api/me/link", make_link, Link, refusals=(401,)),
    Endpoint("POST", "/api/device", follow_link, Whoami, body=Code, refusals=(410,)),
    Endpoint("GET", "/api/me/tables", list_mine, Tables, refusals=(401,)),
    Endpoint("GET", "/api/cities", list_cities, Cities, raw=True),
    Endpoint("GET", "/api/cities/{city}", show_city, CityInfo, query=Edition, raw=True, refusals=(404,)),
    Endpoint("GET", "/api/players", list_players, Players),
    Endpoint("GET", "/api/tables", list_lobby, Tables),
    Endpoint("POST", "/api/tables", open_table, Opened, body=NewTable, status=201, refusals=(401, 409)),
    Endpoint("GET", _TABLE, show_table, Snapshot, query=Looking, raw=True, refusals=(404,)),
    Endpoint("GET", f"{_TABLE}/events", await_events, Snapshot, query=Waiting, raw=True, refusals=(404,)),
    Endpoint(
        "POST",
        f"{_TABLE}/commands",
        give_command,
        Done,
        body=Command,
        refusals=(401, 403, 404, 409),
        refusal=Refused | Problem,
    ),
    Endpoint("GET", f"{_TABLE}/record", show_record, Record, query=Which, raw=True, refusals=(404,)),
)
