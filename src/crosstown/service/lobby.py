"""Tables in lists: what is told of each, and which of the listed ones are shown to strangers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from crosstown.service.protocol.messages import SeatInfo, TableState
from crosstown.service.protocol.wire_types import Told
from crosstown.service.tables import table_messages
from crosstown.service.tables.table_state import Document
from crosstown.store.rows import TableRow

if TYPE_CHECKING:
    from crosstown.service.tables.live_table import LiveTable

LISTED = 60  # tables in a list
FEW = 3  # of those in the lobby, tables of one host in one state
NOTING = 30.0  # seconds between notes of where somebody is there
LATELY = 120_000  # milliseconds for which somebody who has gone counts as being there


class Brief(Told, frozen=True):
    """A table in a list."""

    id: str
    city: str
    state: TableState
    listed: bool
    seats: tuple[SeatInfo, ...]
    turn: int | None
    your_turn: bool
    turn_seconds: int | None
    touched: int


def brief(row: TableRow, person: str | None) -> Brief:
    """A table as a list shows it to a person."""
    table = msgspec.json.decode(row.document, type=Document)
    return Brief(
        id=row.id,
        city=table.city,
        state=row.state,  # type: ignore[arg-type]
        listed=row.listed,
        seats=table_messages.seats(table),
        turn=row.turn,
        your_turn=row.turn is not None and row.turn in table.seats_of(person),
        turn_seconds=table.turn_seconds,
        touched=row.touched,
    )


def is_attended(table: LiveTable) -> bool:
    """Whether a listed table has somebody whom a stranger would meet: its host, or one who sits there."""
    there = {watcher.person for watcher in table.watchers}
    return table.document.listed and not there.isdisjoint((table.document.host, *table.document.people))
