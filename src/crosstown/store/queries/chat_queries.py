"""What is said at tables."""

from __future__ import annotations

import msgspec

from crosstown.store.databases.connection import Connection, Row
from crosstown.store.queries.table_queries import hold_table
from crosstown.store.rows import ChatRow
from crosstown.store.store_errors import StoreError

_COLUMNS = "table_id, number, person, seat, kind, text, at, command"


def add_chat(db: Connection, said: ChatRow) -> ChatRow | None:
    """Adds it under the table's next number; None if this command of this person's is known."""
    if not hold_table(db, said.table):
        raise StoreError("store-no-table", "there is no such table", offender=said.table)
    if said_before(db, said):
        return None
    [(number,)] = db.execute("SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE table_id = ?", said.table)
    numbered = msgspec.structs.replace(said, number=number)
    db.execute(
        f"INSERT INTO chat ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *msgspec.structs.astuple(numbered)
    )
    db.notify(said.table, -1)
    return numbered


def said_before(db: Connection, said: ChatRow) -> ChatRow | None:
    """What this command of this person's said."""
    if not said.command:
        return None
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM chat WHERE table_id = ? AND person = ? AND command = ? AND command <> ''",
        said.table,
        said.person,
        said.command,
    )
    return _chat(rows[0]) if rows else None


def last_chat(db: Connection, table: str, limit: int) -> list[ChatRow]:
    """The last things said at a table, in their order."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?", table, limit
    )
    return [_chat(row) for row in reversed(rows)]


def _chat(row: Row) -> ChatRow:
    table, number, person, seat, kind, text, at, command = row
    return ChatRow(
        table=table, number=number, person=person, seat=seat, kind=kind, text=text, at=at, command=command
    )
