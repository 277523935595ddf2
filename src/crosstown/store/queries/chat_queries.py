"""The SQL of chat."""

from __future__ import annotations

import msgspec

from crosstown.errors import StoreError
from crosstown.store.databases.connection import Connection
from crosstown.store.queries.table_queries import lock_table
from crosstown.store.rows import ChatRow

_COLUMNS = "table_id, number, person, seat, kind, text, at, command"


def add_chat(db: Connection, message: ChatRow) -> ChatRow | None:
    if not lock_table(db, message.table):
        raise StoreError("store-no-table", "this table does not exist", offender=message.table)
    if find_chat_command(db, message):
        return None
    [(number,)] = db.execute(
        "SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE table_id = ?", message.table
    )
    numbered = msgspec.structs.replace(message, number=number)
    db.execute(
        f"INSERT INTO chat ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *msgspec.structs.astuple(numbered)
    )
    db.notify(message.table, -1)
    return numbered


def find_chat_command(db: Connection, message: ChatRow) -> ChatRow | None:
    if not message.command:
        return None
    sql = f"SELECT {_COLUMNS} FROM chat WHERE table_id = ? AND person = ? AND command = ? AND command <> ''"
    rows = db.execute(sql, message.table, message.person, message.command)
    return ChatRow(*rows[0]) if rows else None


def last_chat(db: Connection, table: str, limit: int) -> list[ChatRow]:
    """The last messages at a table, oldest first."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?", table, limit
    )
    return [ChatRow(*row) for row in reversed(rows)]
