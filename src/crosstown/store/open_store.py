"""Opening a store: where the data lie, which database it is, and that only one server has a file."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import BinaryIO
from urllib.parse import unquote

from crosstown.errors import TextError
from crosstown.files import keep_out
from crosstown.store.databases.connection import Engine
from crosstown.store.databases.sqlite import SqliteEngine, create_private
from crosstown.store.store import Store
from crosstown.store.store_errors import StoreError

FILE = "crosstown.sqlite"
POSTGRES = ("postgresql://", "postgres://")
SQLITE = "sqlite://"
SYNCHRONOUS = ("FULL", "NORMAL")


def data_folder() -> Path:
    """Where the data lie unless another place is said: ``$CROSSTOWN_DATA``, or the user's data folder."""
    chosen = os.environ.get("CROSSTOWN_DATA", "")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "crosstown"


def is_postgres(database: str | Path) -> bool:
    """Whether this is the address of a PostgreSQL database."""
    return isinstance(database, str) and database.startswith(POSTGRES)


def sqlite_path(database: str | Path) -> Path:
    """The file of a SQLite database: a path, or ``sqlite:///`` and an absolute one."""
    if isinstance(database, Path):
        return database
    if not database.startswith(SQLITE + "/"):
        raise TextError(
            "bad-database",
            "a database is sqlite:///path/to/file or postgresql://user@host/name",
            offender=database.partition("://")[0][:20],
        )
    return Path("/" + unquote(database.removeprefix(SQLITE)).lstrip("/"))


async def open_store(
    database: str | Path,
    *,
    synchronous: str = "FULL",
    exclusive: bool = False,
    create: bool = True,
    upto: int | None = None,
) -> Store:
    """Opens a database, brings its schema up to date, and starts serving it.

    ``synchronous`` is FULL, or NORMAL for commits that survive the end of the process but not of the machine.
    ``exclusive`` refuses a file that another server has. Without ``create`` a file must be there. ``upto``
    stops at an earlier schema; only the tests of migrations want that.
    """
    if synchronous not in SYNCHRONOUS:
        raise TextError("bad-synchronous", "synchronous is FULL or NORMAL", offender=str(synchronous)[:20])
    if is_postgres(database):
        from crosstown.store.databases.postgres import PostgresEngine

        engine: Engine = await asyncio.to_thread(
            PostgresEngine, str(database), asyncio.get_running_loop(), synchronous, upto
        )
        return Store(engine)
    path = sqlite_path(database)
    if not create and not path.exists():
        raise StoreError("store-missing", "there is no database here", where=str(path))
    lock = _lock(path) if exclusive else None
    try:
        return _SqliteStore(await asyncio.to_thread(SqliteEngine, path, synchronous, upto), lock)
    except BaseException:
        if lock is not None:
            lock.close()
        raise


class _SqliteStore(Store):
    """A store that holds the lock of its file until it is closed."""

    def __init__(self, engine: Engine, lock: BinaryIO | None) -> None:
        super().__init__(engine)
        self._lock = lock

    async def close(self) -> None:
        await super().close()
        if self._lock is not None:
            self._lock.close()


def _lock(path: Path) -> BinaryIO:
    """Keeps other servers off a file: each would play the clocks and the computer players of its tables."""
    beside = path.with_name(path.name + ".lock")
    create_private(beside)
    file = beside.open("r+b")
    if not keep_out(file):
        file.close()
        raise StoreError(
            "store-in-use",
            "another server is running on this database: stop it first, or choose another --data folder. "
            "Several processes can share a PostgreSQL database",
            where=str(path),
        )
    return file
