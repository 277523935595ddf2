"""SQLite: one thread that writes, in groups, and a few that read.

A commit waits for the disk, so many writes share one: the writer takes all that wait, gives each a savepoint
in one transaction, and commits once. A write that fails is undone alone. Nobody is told before the commit.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from crosstown.store.databases.connection import Param, Result, Row, Work, check_params
from crosstown.store.databases.database_threads import Job, Jobs, tell
from crosstown.store.migrate import migrate
from crosstown.store.store_errors import StoreError

READERS = 2
LARGEST_GROUP = 256
PATIENCE = 5000
"""Milliseconds to wait for another process that has the file locked, such as an import."""
_FEW_BYTES = 1 << 20


class SqliteConnection:
    """A connection to the file."""

    def __init__(self, path: Path, synchronous: str = "FULL", *, writes: bool) -> None:
        self.path = path
        try:
            self.raw = sqlite3.connect(path, isolation_level=None)
        except sqlite3.Error as error:
            raise explained(error, path) from None
        try:
            self.execute(f"PRAGMA busy_timeout = {PATIENCE}")
            self.execute("PRAGMA foreign_keys = ON")
            if writes:
                self.execute("PRAGMA journal_mode = WAL")
                self.execute(f"PRAGMA synchronous = {synchronous}")
            else:
                self.execute("PRAGMA query_only = ON")
        except BaseException:
            self.raw.close()
            raise

    def execute(self, sql: str, *params: Param) -> list[Row]:
        """Runs one statement and gives its rows."""
        check_params(params)
        try:
            return self.raw.execute(sql, params).fetchall()
        except sqlite3.Error as error:
            raise explained(error, self.path) from None

    def has_table(self, name: str) -> bool:
        """Whether the database has a table of this name."""
        return bool(self.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name))

    def notify(self, table: str, ply: int) -> None:
        """Nobody else serves these tables."""

    def transact(self, work: Work[Result]) -> Result:
        """Runs work in a transaction."""
        self.execute("BEGIN IMMEDIATE")
        try:
            result = work(self)
            self.execute("COMMIT")
        except BaseException:
            self.roll_back()
            raise
        return result

    def roll_back(self) -> None:
        """Ends a transaction that went wrong, if the database has not done so itself."""
        if self.raw.in_transaction:
            with suppress(sqlite3.Error):
                self.raw.execute("ROLLBACK")

    def close(self) -> None:
        """Closes it."""
        with suppress(sqlite3.Error):
            self.raw.close()


class SqliteEngine:
    """Runs work on a SQLite file."""

    shared = False

    def __init__(self, path: Path, synchronous: str = "FULL", upto: int | None = None) -> None:
        self.on_notice: Callable[[str, int], None] | None = None
        self.path = path
        self._synchronous = synchronous
        create_private(path)
        with closing(SqliteConnection(path, synchronous, writes=True)) as connection:
            migrate(connection.transact, upto)
        self._writes = Jobs()
        self._reads = Jobs()
        self._writes.start("writer", self._write_all)
        self._reads.start("reader", self._read_all, READERS)

    async def read(self, work: Work[Result], *, snapshot: bool = False) -> Result:
        """Runs work that only reads."""
        result: Result = await self._reads.ask(Job(work, "snapshot" if snapshot else "read"))
        return result

    async def write(self, work: Work[Result], *, again: Work[Result] | None = None) -> Result:
        """Runs work and returns when it is on the disk. Here the outcome of a commit is always known."""
        result: Result = await self._writes.ask(Job(work, "write"))
        return result

    async def close(self) -> None:
        """Ends when all that was asked is done. The last connection tidies the file up."""
        await self._reads.close()
        await self._writes.close()

    def _read_all(self) -> None:
        """A thread that reads."""
        seat = _Seat(lambda: SqliteConnection(self.path, writes=False))
        while (job := self._reads.take()) is not None:
            try:
                job.result = _read(seat.connection(), job)
            except BaseException as error:
                job.error = error
                seat.doubt(error)
            tell([job])
        seat.close()

    def _write_all(self) -> None:
        """The thread that writes."""
        seat = _Seat(lambda: SqliteConnection(self.path, self._synchronous, writes=True))
        last = False
        while not last:
            jobs, last = self._writes.take_many(LARGEST_GROUP)
            if not _write_group(seat, jobs):
                # What went wrong with one has undone the others: each gets a transaction of its own.
                for job in jobs:
                    _write_group(seat, [job])
            tell(jobs)
        seat.close()


class _Seat:
    """A thread's connection: opened when needed, and anew after trouble."""

    def __init__(self, opened: Callable[[], SqliteConnection]) -> None:
        self._opened = opened
        self._open: SqliteConnection | None = None

    def connection(self) -> SqliteConnection:
        if self._open is None:
            self._open = self._opened()
        return self._open

    def doubt(self, error: BaseException) -> None:
        """After trouble with the file, nothing in memory is worth trusting."""
        if isinstance(error, StoreError) and error.code in ("store-conflict", "store-text", "store-no-table"):
            return
        self.close()

    def close(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None


def _read(connection: SqliteConnection, job: Job) -> Any:
    if job.mode == "read":
        return job.work(connection)
    connection.execute("BEGIN")
    try:
        return job.work(connection)
    finally:
        connection.roll_back()


def _write_group(seat: _Seat, jobs: list[Job]) -> bool:
    """Writes all in one transaction. False if the failure of one has undone several in the middle."""
    if not jobs:
        return True
    try:
        connection = seat.connection()
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            job.result, job.error = None, None
            if not _write_one(connection, job):
                seat.close()
                return len(jobs) == 1
        connection.execute("COMMIT")
    except StoreError as error:
        for job in jobs:
            job.error = job.error or error
        seat.close()  # and with it goes the transaction
    return True


def _write_one(connection: SqliteConnection, job: Job) -> bool:
    """One write of a group, undone alone if it fails; False where that cannot be."""
    connection.execute("SAVEPOINT one")
    try:
        job.result = job.work(connection)
    except BaseException as error:
        job.error = error
        if not connection.raw.in_transaction:  # a full disk may end the transaction as a whole
            return False
        try:
            connection.execute("ROLLBACK TO one")
        except StoreError:
            return False
    connection.execute("RELEASE one")
    return True


def create_private(path: Path) -> None:
    """Makes an empty file that nobody else can read: it will hold the seeds of games that go on."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise StoreError(
            "store-unavailable", f"cannot open the database: {reason}", where=str(path)
        ) from None


def explained(error: sqlite3.Error, path: Path) -> StoreError:
    """What SQLite reports, in our words. Never the values of a row."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code == sqlite3.SQLITE_IOERR and _is_full(path):
        code = sqlite3.SQLITE_FULL
    ours, message = _MEANINGS.get(code, ("store-unavailable", "the database failed ({error})"))
    return StoreError(ours, message.format(error=error), where=str(path))


def _is_full(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < _FEW_BYTES
    except OSError:
        return False


_MEANINGS = {
    sqlite3.SQLITE_FULL: ("store-full", "the disk is full: free some space, and it goes on by itself"),
    sqlite3.SQLITE_BUSY: ("store-busy", "another program has the database locked: try again later"),
    sqlite3.SQLITE_LOCKED: ("store-busy", "another program has the database locked: try again later"),
    sqlite3.SQLITE_READONLY: ("store-read-only", "the database cannot be written: check who owns the file"),
    sqlite3.SQLITE_PERM: ("store-read-only", "the database cannot be written: check who owns the file"),
    sqlite3.SQLITE_CANTOPEN: (
        "store-unavailable",
        "the database cannot be opened: check the folder ({error})",
    ),
    sqlite3.SQLITE_IOERR: ("store-unavailable", "the disk failed ({error}): check the disk"),
    sqlite3.SQLITE_CORRUPT: ("store-corrupt", "the database is damaged: go back to a backup"),
    sqlite3.SQLITE_NOTADB: ("store-corrupt", "this file is no database of Crosstown's"),
    sqlite3.SQLITE_CONSTRAINT: (
        "store-conflict",
        "this is there already, or what it refers to is not ({error})",
    ),
}
