"""Lists of tables: the lobby for strangers, and a person's own games."""

from __future__ import annotations

from collections.abc import Iterable

from crosstown.service.clock import Clock
from crosstown.service.protocol.messages import SeatInfo, TablePhase
from crosstown.service.protocol.wire_types import FromServer
from crosstown.service.tables import table_messages
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.table_state import read_state
from crosstown.store.rows import TableRow
from crosstown.store.store import Store

MAX_LISTED = 60  # tables in a list
MAX_PER_HOST = 3  # in the lobby, tables of one host in one state
STILL_THERE = 120_000  # milliseconds for which somebody who has gone still counts


class TableSummary(FromServer, frozen=True):
    """A table in a list."""

    id: str
    city: str
    state: TablePhase
    listed: bool
    seats: tuple[SeatInfo, ...]
    turn: int | None
    your_turn: bool
    turn_seconds: int | None
    touched: int


class Lobby:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock

    async def listed_tables(self, person: str | None) -> list[TableSummary]:
        """Listed tables where somebody is or was lately: with open seats first, few of each host."""
        rows = await self._store.lobby(MAX_LISTED, self._clock.now() - STILL_THERE, MAX_PER_HOST)
        return [summarize(row, person) for row in rows]

    async def tables_of(self, person: str) -> list[TableSummary]:
        """A person's games, the latest first."""
        return [summarize(row, person) for row in await self._store.tables_of(person, MAX_LISTED)]

    async def note_company(self, tables: Iterable[LiveTable]) -> None:
        """Notes at which tables somebody is, so that strangers find them."""
        found = [table.id for table in tables if table.presence.has_company]
        if found:
            await self._store.set_seen(found, self._clock.now())


def summarize(row: TableRow, person: str | None) -> TableSummary:
    state = read_state(row)
    return TableSummary(
        id=row.id,
        city=state.city,
        state=row.state,  # type: ignore[arg-type]
        listed=row.listed,
        seats=table_messages.seats(state),
        turn=row.turn,
        your_turn=row.turn is not None and row.turn in state.seats_of(person),
        turn_seconds=state.turn_seconds,
        touched=row.touched,
    )
