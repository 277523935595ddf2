"""Lists of tables: the lobby for strangers, and a person's own games."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from crosstown.service.clock import Clock
from crosstown.service.protocol.messages import SeatInfo, TablePhase
from crosstown.service.protocol.wire_types import FromServer
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.subscribers import table_messages
from crosstown.service.tables.table_state import read_state
from crosstown.store.rows import TableRow
from crosstown.store.store import Store

MAX_LISTED = 60  # tables in a list
MAX_RESULTS = 12  # finished games of which a list tells the result
MAX_PER_HOST = 3  # in the lobby, tables of one host in one state
STILL_THERE = 120_000  # milliseconds for which somebody who has gone still counts


class SeatScore(FromServer, frozen=True):
    """What became of a seat. Seats that are equal share a place."""

    place: int
    points: int


class TableSummary(FromServer, frozen=True):
    """A table in a list. ``scores`` are by seat: only in one's own list, for the latest finished games.

    ``guest_city`` is the name of a city that a guest brought; null for a city of the server.
    """

    id: str
    city: str
    edition: str
    guest_city: str | None
    state: TablePhase
    listed: bool
    seats: tuple[SeatInfo, ...]
    turn: int | None
    your_turn: bool
    your_seats: tuple[int, ...]
    turn_seconds: int | None
    touched: int
    scores: tuple[SeatScore, ...] | None


class _Total(msgspec.Struct):
    total: int


class _Outcome(msgspec.Struct):
    seats: tuple[_Total, ...]
    ranking: tuple[int, ...]


class _Finished(msgspec.Struct):
    """As much of a record as a list tells."""

    result: _Outcome


class Lobby:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock

    async def listed_tables(self, person: str | None) -> list[TableSummary]:
        """Listed tables where somebody is or was lately: with open seats first, few of each host."""
        rows = await self._store.lobby(MAX_LISTED, self._clock.now() - STILL_THERE, MAX_PER_HOST)
        return [summarize(row, person) for row in rows]

    async def tables_of(self, person: str) -> list[TableSummary]:
        """A person's games, the latest first."""
        rows = await self._store.tables_of(person, MAX_LISTED)
        finished = [row.id for row in rows if row.state == "over"][:MAX_RESULTS]
        records = await self._store.last_records(finished)
        return [summarize(row, person, records.get(row.id)) for row in rows]

    async def note_company(self, tables: Iterable[LiveTable]) -> None:
        """Notes at which tables somebody is, so that strangers find them."""
        found = [table.id for table in tables if table.presence.has_company]
        if found:
            await self._store.set_seen(found, self._clock.now())


def summarize(row: TableRow, person: str | None, last: tuple[int, bytes] | None = None) -> TableSummary:
    """``last`` is the number and the record of the last finished game."""
    state = read_state(row)
    mine = state.seats_of(person)
    return TableSummary(
        id=row.id,
        city=state.city,
        edition=state.edition,
        guest_city=state.guest_city,
        state=row.state,  # type: ignore[arg-type]
        listed=row.listed,
        seats=table_messages.seats(state),
        turn=row.turn,
        your_turn=row.turn is not None and row.turn in mine,
        your_seats=mine,
        turn_seconds=state.turn_seconds,
        touched=row.touched,
        scores=scores_of(last[1]) if last and last[0] == state.game_number else None,
    )


def scores_of(record: bytes) -> tuple[SeatScore, ...]:
    result = msgspec.json.decode(record, type=_Finished).result
    return tuple(
        SeatScore(place, seat.total) for place, seat in zip(result.ranking, result.seats, strict=True)
    )
