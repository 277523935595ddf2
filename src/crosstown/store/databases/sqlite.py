"""SQLite: one thread that writes, in groups, and a few that read.

A commit waits for the disk, so many writes share one: the writer takes all waiting writes, gives each a
savepoint in one transaction, and commits once. A write that fails is rolled back alone. Nobody gets a result
before the commit.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from crosstown.errors import StoreError
from crosstown.files import system_reason
from crosstown.store.databases.connection import Param, Result, Row, Work, check_params
from crosstown.store.databases.database_threads import Job, JobQueue, deliver_results
from crosstown.store.migrate import migrate

READER_THREADS = 2
MAX_WRITES_PER_COMMIT = 256
LOCK_TIMEOUT = 5000  # milliseconds to wait for another process, such as an import, to unlock the file
LOCK_POLL = 0.01  # seconds
_DISK_FULL_BELOW = 1 << 20  # free bytes


class SqliteConnection:
    def __init__(self, path: Path, synchronous: str = "FULL", *, writes: bool) -> None:
        self.path = path
        try:
            self.raw = sqlite3.connect(path, isolation_level=None)
        except sqlite3.Error as error:
            raise translate_error(error, path) from None
        try:
            self.execute(f"PRAGMA busy_timeout = {LOCK_TIMEOUT}")
            self.execute("PRAGMA foreign_keys = ON")
            if writes:
                self._use_write_ahead_log()
                self.execute(f"PRAGMA synchronous = {synchronous}")
            else:
                self.execute("PRAGMA query_only = ON")
        except BaseException:
            self.raw.close()
            raise

    def _use_write_ahead_log(self) -> None:
        """Of several that open a new file at once, SQLite may refuse one at once, whatever the timeout is."""
        give_up = time.monotonic() + LOCK_TIMEOUT / 1000
        while True:
            try:
                self.execute("PRAGMA journal_mode = WAL")
                return
            except StoreError as error:
                if error.code != "store-busy" or time.monotonic() > give_up:
                    raise
            time.sleep(LOCK_POLL)

    def execute(self, sql: str, *params: Param) -> list[Row]:
        check_params(params)
        try:
            return self.raw.execute(sql, params).fetchall()
        except sqlite3.Error as error:
            raise translate_error(error, self.path) from None

    def has_table(self, name: str) -> bool:
        return bool(self.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name))

    def notify(self, table: str, ply: int) -> None:
        """Does nothing: no other process serves these tables."""

    def transact(self, work: Work[Result]) -> Result:
        self.execute("BEGIN IMMEDIATE")
        try:
            result = work(self)
            self.execute("COMMIT")
        except BaseException:
            self.roll_back()
            raise
        return result

    def roll_back(self) -> None:
        """Rolls back, unless the database has already done so itself."""
        if self.raw.in_transaction:
            with suppress(sqlite3.Error):
                self.raw.execute("ROLLBACK")

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self.raw.close()


class SqliteDatabase:
    shared = False

    def __init__(self, path: Path, synchronous: str = "FULL", schema_version: int | None = None) -> None:
        self.on_change: Callable[[str, int], None] | None = None
        self.path = path
        self._synchronous = synchronous
        create_private_file(path)
        with closing(SqliteConnection(path, synchronous, writes=True)) as connection:
            migrate(connection.transact, schema_version)
        self._write_jobs = JobQueue()
        self._read_jobs = JobQueue()
        self._write_jobs.start_threads("writer", self._run_writes)
        self._read_jobs.start_threads("reader", self._run_reads, READER_THREADS)

    async def read(self, work: Work[Result], *, snapshot: bool = False) -> Result:
        return await self._read_jobs.submit(work, "snapshot" if snapshot else "read")

    async def write(self, work: Work[Result], *, retry: Work[Result] | None = None) -> Result:
        """Returns when the work is on the disk. It never needs ``retry``: a commit succeeds or fails."""
        return await self._write_jobs.submit(work, "write")

    async def close(self) -> None:
        # The writer closes last: the last connection cleans up the write-ahead log.
        await self._read_jobs.close()
        await self._write_jobs.close()

    def _run_reads(self) -> None:
        own = _ThreadConnection(lambda: SqliteConnection(self.path, writes=False))
        while (job := self._read_jobs.next_job()) is not None:
            try:
                job.result = _read(own.connection(), job)
            except BaseException as error:
                job.error = error
                own.discard_after(error)
            deliver_results([job])
        own.close()

    def _run_writes(self) -> None:
        own = _ThreadConnection(lambda: SqliteConnection(self.path, self._synchronous, writes=True))
        last = False
        while not last:
            jobs, last = self._write_jobs.next_batch(MAX_WRITES_PER_COMMIT)
            if not _write_group(own, jobs):
                # One failure rolled back the others too: give each its own transaction.
                for job in jobs:
                    _write_group(own, [job])
            deliver_results(jobs)
        own.close()


class _ThreadConnection:
    """A thread's connection: opened when needed, and reopened after an error."""

    def __init__(self, open_connection: Callable[[], SqliteConnection]) -> None:
        self._open_connection = open_connection
        self._open: SqliteConnection | None = None

    def connection(self) -> SqliteConnection:
        if self._open is None:
            self._open = self._open_connection()
        return self._open

    def discard_after(self, error: BaseException) -> None:
        """Closes the connection, unless the error was about the values and not the file."""
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


def _write_group(own: _ThreadConnection, jobs: list[Job]) -> bool:
    """Writes all jobs in one transaction; False if one failure has rolled back several of them."""
    if not jobs:
        return True
    try:
        connection = own.connection()
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            job.result, job.error = None, None
            if not _write_one(connection, job):
                own.close()
                return len(jobs) == 1
        connection.execute("COMMIT")
    except StoreError as error:
        for job in jobs:
            job.error = job.error or error
        own.close()  # which rolls back the transaction
    return True


def _write_one(connection: SqliteConnection, job: Job) -> bool:
    """One write of a group. If it fails it is rolled back alone; False if that is impossible."""
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


def create_private_file(path: Path) -> None:
    """Creates an empty file that only its owner can read: it will hold the seeds of unfinished games."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except (OSError, ValueError) as error:
        raise StoreError(
            "store-unavailable", f"cannot open the database: {system_reason(error)}", where=str(path)
        ) from None


def translate_error(error: sqlite3.Error, path: Path) -> StoreError:
    """SQLite's error as ours, without the values of rows."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code == sqlite3.SQLITE_IOERR and _is_full(path):
        code = sqlite3.SQLITE_FULL
    ours, message = _ERRORS.get(code, ("store-unavailable", "the database failed ({error})"))
    return StoreError(ours, message.format(error=error), where=str(path))


def _is_full(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < _DISK_FULL_BELOW
    except (OSError, AttributeError):  # not every system can tell
        return False


_ERRORS = {
    sqlite3.SQLITE_FULL: (
        "store-full",
        "the disk is full: free some space, and the server carries on by itself",
    ),
    sqlite3.SQLITE_BUSY: ("store-busy", "another program has locked the database: try again later"),
    sqlite3.SQLITE_LOCKED: ("store-busy", "another program has locked the database: try again later"),
    sqlite3.SQLITE_READONLY: ("store-read-only", "the database is not writable: check who owns the file"),
    sqlite3.SQLITE_PERM: ("store-read-only", "the database is not writable: check who owns the file"),
    sqlite3.SQLITE_CANTOPEN: (
        "store-unavailable",
        "the database cannot be opened: check the folder ({error})",
    ),
    sqlite3.SQLITE_IOERR: ("store-unavailable", "the disk failed ({error}): check the disk"),
    sqlite3.SQLITE_CORRUPT: ("store-corrupt", "the database is damaged: restore a backup"),
    sqlite3.SQLITE_NOTADB: ("store-corrupt", "this file is not a Crosstown database"),
    sqlite3.SQLITE_CONSTRAINT: (
        "store-conflict",
        "this already exists, or refers to something that does not ({error})",
    ),
}
