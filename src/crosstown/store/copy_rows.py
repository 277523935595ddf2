"""Copies all rows between SQLite and PostgreSQL: both have the same tables.

So the games of a file, running ones too, move to PostgreSQL, and a backup of PostgreSQL needs none of its
programs.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from crosstown.errors import StoreError
from crosstown.store.databases.connection import Connection, Database
from crosstown.store.databases.sqlite import SqliteConnection
from crosstown.store.migrate import migrate, migrations

ROWS_AT_ONCE = 500
OF_RUNNING_PROCESSES = {"workers", "presence", "duty"}  # nothing of them is true elsewhere

Progress = Callable[[int, int], None]
"""Called with how much is done and how much there is."""


def tables() -> list[str]:
    """All tables that hold something to keep, those that others refer to first."""
    created = re.compile(r"CREATE TABLE (\w+)")
    statements = (statement for step in migrations() for statement in step.statements)
    names = [found[1] for statement in statements if (found := created.match(statement))]
    return [name for name in names if name not in OF_RUNNING_PROCESSES]


async def copy_to_postgres(file: Path, url: str, progress: Progress) -> None:
    """Fills an empty PostgreSQL database from a file of SQLite, in one transaction."""
    database = await _open(url)
    try:

        def fill(target: Connection) -> None:
            if any(_count(target, name) for name in tables()):
                message = "this database is not empty: restore into a new one"
                raise StoreError("restore-not-empty", message)
            with closing(SqliteConnection(file, writes=False)) as source:
                _copy_all(source, target, source, progress)

        await database.write(fill)
    finally:
        await database.close()


async def copy_from_postgres(url: str, file: Path, progress: Progress) -> None:
    """Writes a PostgreSQL database to an empty file of SQLite, as it is at one moment."""
    database = await _open(url)
    try:

        def fill(source: Connection) -> None:
            with closing(SqliteConnection(file, writes=True)) as target:
                migrate(target.transact)
                target.transact(lambda db: _copy_all(source, db, target, progress))
                target.execute("PRAGMA journal_mode = DELETE")

        await database.read(fill, snapshot=True)
    finally:
        await database.close()


async def _open(url: str) -> Database:
    from crosstown.store.databases.postgres import PostgresDatabase  # an extra that SQLite does not need

    return await asyncio.to_thread(PostgresDatabase, url, asyncio.get_running_loop())


def _copy_all(source: Connection, target: Connection, sqlite: SqliteConnection, progress: Progress) -> None:
    total, done = sum(_count(source, name) for name in tables()), 0
    for name in tables():
        known = sqlite.execute(f"PRAGMA table_info({name})")
        columns = [str(row[1]) for row in known]
        keys = [str(row[1]) for row in known if row[5]]
        one = f"({', '.join('?' * len(columns))})"
        count = 0
        while rows := source.execute(
            f"SELECT {', '.join(columns)} FROM {name} ORDER BY {', '.join(keys)} "
            f"LIMIT {ROWS_AT_ONCE} OFFSET {count}"
        ):
            target.execute(
                f"INSERT INTO {name} ({', '.join(columns)}) VALUES {', '.join([one] * len(rows))}",
                *(value for row in rows for value in row),
            )
            count += len(rows)
            progress(done := done + len(rows), total)


def _count(db: Connection, name: str) -> int:
    [(count,)] = db.execute(f"SELECT COUNT(*) FROM {name}")
    return int(count)
