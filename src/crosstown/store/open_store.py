"""Opens a store: finds the data, picks the database, and keeps a second server off the same file."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from typing import BinaryIO
from urllib.parse import unquote

from crosstown.errors import StoreError, TextError
from crosstown.files import lock_file
from crosstown.store.databases.connection import Database
from crosstown.store.databases.sqlite import SqliteDatabase, create_private_file
from crosstown.store.store import Store

DATABASE_FILE = "crosstown.sqlite"
POSTGRES_SCHEMES = ("postgresql://", "postgres://")
SQLITE_SCHEME = "sqlite://"
_DRIVE = re.compile(r"[A-Za-z]:[\\/]")  # of Windows
SYNCHRONOUS_MODES = ("FULL", "NORMAL")


def data_folder() -> Path:
    """The default place for data: ``$CROSSTOWN_DATA``, or the user's data folder."""
    chosen = os.environ.get("CROSSTOWN_DATA", "")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return Path(base or Path.home() / ".local" / "share") / "crosstown"


def is_postgres(database: str | Path) -> bool:
    return isinstance(database, str) and database.startswith(POSTGRES_SCHEMES)


def sqlite_path(database: str | Path) -> Path:
    """The file of a SQLite database, given as a path or as ``sqlite:///`` and an absolute path."""
    if isinstance(database, Path):
        return database
    if not database.startswith(SQLITE_SCHEME + "/"):
        raise TextError(
            "bad-database",
            "this is no database address: write sqlite:///path/to/file or postgresql://user@host/name",
            offender=database.partition("://")[0][:20],
        )
    path = unquote(database.removeprefix(SQLITE_SCHEME)).lstrip("/")
    return Path(path if _DRIVE.match(path) else f"/{path}")


async def open_store(
    database: str | Path,
    *,
    synchronous: str = "FULL",
    exclusive: bool = False,
    create: bool = True,
    schema_version: int | None = None,
) -> Store:
    """Opens a database, upgrades its schema, and starts its threads.

    ``synchronous`` is FULL, or NORMAL for commits that survive a crash of the process but not of the machine.
    ``exclusive`` refuses a file that another server has open. Without ``create`` the file must exist.
    ``schema_version`` stops at an earlier schema, for tests of migrations.
    """
    if synchronous not in SYNCHRONOUS_MODES:
        raise TextError(
            "bad-synchronous", "synchronous must be FULL or NORMAL", offender=str(synchronous)[:20]
        )
    if is_postgres(database):
        from crosstown.store.databases.postgres import PostgresDatabase

        opened: Database = await asyncio.to_thread(
            PostgresDatabase, str(database), asyncio.get_running_loop(), synchronous, schema_version
        )
        return Store(opened)
    path = sqlite_path(database)
    if not create and not path.exists():
        raise StoreError("store-missing", "there is no database here", where=str(path))
    lock = lock_database(path) if exclusive else None
    try:
        return Store(await asyncio.to_thread(SqliteDatabase, path, synchronous, schema_version), lock)
    except BaseException:
        if lock is not None:
            lock.close()
        raise


def lock_database(path: Path) -> BinaryIO:
    """Locks a database file: a second server would run the same clocks and computer players again."""
    lock_path = path.with_name(path.name + ".lock")
    create_private_file(lock_path)
    file = lock_path.open("r+b")
    if not lock_file(file):
        file.close()
        raise StoreError(
            "store-in-use",
            "another server is using this database: stop it first, or choose another --data folder. "
            "To share a database between processes, use PostgreSQL",
            where=str(path),
        )
    return file
