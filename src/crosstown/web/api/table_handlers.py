"""Tables, over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Annotated, Any

from msgspec import Meta

from crosstown.service.lobby import TableSummary
from crosstown.service.protocol.messages import Done, Refused
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.protocol.wire_types import FromClient, FromServer, SeatNumber
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.subscribers.subscription import Subscription
from crosstown.service.tables.subscribers.table_messages import encode
from crosstown.web.api.endpoint import Call
from crosstown.web.api.http_errors import HttpError, status_of
from crosstown.web.security.client_address import host_of, origin_of

LONGEST_WAIT = 25  # seconds

Since = Annotated[int, Meta(ge=0, le=2**31)]


class Tables(FromServer, frozen=True):
    """A list of tables."""

    tables: tuple[TableSummary, ...]


class OpenedTable(FromServer, frozen=True):
    """A new table, the page to send to those invited, and the seal of its first shuffle."""

    id: str
    path: str
    server_seal: str | None


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
    return await _opened(call, call.registry.open_table(call.me, call.body, origin_of(call.request)))


async def take_over_game(call: Call) -> OpenedTable:
    """Go on here with a game that was begun in a page."""
    return await _opened(call, call.registry.take_over_game(call.me, call.body, origin_of(call.request)))


async def _opened(call: Call, opening: Coroutine[Any, Any, LiveTable]) -> OpenedTable:
    """A table is opened even if the client does not wait for it."""
    table = await asyncio.shield(call.registry.tasks.run(opening, asked=True))
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
    if isinstance(answer, Refused):
        call.status = status_of(answer.code)
    return answer


async def show_record(call: Call) -> bytes:
    """The record of a finished game: everything that happened, and the seed."""
    table = await call.table()
    record = await call.registry.store.record_at(table.id, call.query.game)
    if record is None:
        raise NotAllowed("no-record", "a game has a record only when it is over")
    return record
