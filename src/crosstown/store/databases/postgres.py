"""PostgreSQL: a few threads, each with its own connection, and one thread that listens for changes.

A lost connection is opened again; while the server restarts, this waits. Work that was not being committed
yet is simply done again. When the connection breaks during a commit, nobody knows whether the commit
happened: then the work's ``retry`` checks first, or the caller gets an error that says so.
"""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from crosstown.errors import StoreError, TextError
from crosstown.store.databases.change_listener import ChangeListener
from crosstown.store.databases.connection import Result, Work
from crosstown.store.databases.database_threads import Job, JobQueue, deliver_results
from crosstown.store.databases.postgres_connection import (
    CommitUnknown,
    ConnectionLost,
    PostgresConnection,
    TransactionConflict,
)
from crosstown.store.migrate import migrate

THREADS = 6
RESTART_TIMEOUT = 6.0
"""Seconds for which a silent server is assumed to be restarting.

Shorter than the nine seconds after which a client gives up on a silent connection, so that the client still
hears what is wrong."""
MAX_ATTEMPTS = 6
_DEFAULTS = {
    "connect_timeout": "5",
    "application_name": "crosstown",
    "client_encoding": "utf8",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
}
"""A server that vanished is noticed within half a minute."""


class PostgresDatabase:
    shared = True

    def __init__(
        self,
        url: str,
        loop: asyncio.AbstractEventLoop,
        synchronous: str = "FULL",
        schema_version: int | None = None,
    ) -> None:
        self.on_change: Callable[[str, int], None] | None = None
        self._loop = loop
        self._synchronous = synchronous
        self._conninfo, self._place = _read_url(url)
        self._down_since: float | None = None
        self._closing = threading.Event()
        with closing(self._connect(opening=True)) as connection:
            migrate(connection.transact_alone, schema_version)
        self._jobs = JobQueue()
        self._listener = ChangeListener(self._connect, self._forward_change)
        self._jobs.start_threads("postgresql", self._run_jobs, THREADS)

    async def read(self, work: Work[Result], *, snapshot: bool = False) -> Result:
        return await self._jobs.submit(work, "snapshot" if snapshot else "read")

    async def write(self, work: Work[Result], *, retry: Work[Result] | None = None) -> Result:
        return await self._jobs.submit(work, "write", retry)

    async def close(self) -> None:
        await self._jobs.close()
        self._closing.set()
        await asyncio.to_thread(self._listener.close)

    def _run_jobs(self) -> None:
        connection: PostgresConnection | None = None
        while (job := self._jobs.next_job()) is not None:
            connection = self._run_job(connection, job)
            deliver_results([job])
        if connection is not None:
            connection.close()

    def _run_job(self, connection: PostgresConnection | None, job: Job) -> PostgresConnection | None:
        """Does a job, more than once if need be, and returns the connection that is open afterwards."""
        try:
            for _ in range(MAX_ATTEMPTS):
                try:
                    connection = connection or self._connect()
                    job.result = connection.run(job.work, job.mode)
                    return connection
                except TransactionConflict:
                    continue
                except CommitUnknown:
                    if job.retry is None:
                        raise self._unavailable("the connection broke during a commit") from None
                    job.work = job.retry
                except ConnectionLost:
                    pass
                if connection is not None:
                    connection.close()
                connection = None
            raise self._unavailable("the connection keeps breaking")
        except BaseException as error:
            job.error = error
        return connection

    def _connect(self, *, opening: bool = False) -> PostgresConnection:
        """A new connection. While the server is down this waits, but not beyond RESTART_TIMEOUT in total."""
        pause = 0.05
        while True:
            try:
                connection = PostgresConnection(self._conninfo, self._place, self._synchronous)
            except (psycopg.Error, ConnectionLost) as error:
                now = time.monotonic()
                self._down_since = self._down_since or now
                give_up = self._closing.is_set() or (opening and _is_permanent(error))
                if give_up or now - self._down_since > RESTART_TIMEOUT:
                    raise self._unavailable(_reason(error, self._conninfo)) from None
            else:
                self._down_since = None
                return connection
            self._closing.wait(pause)
            pause = min(2 * pause, 1.0)

    def _unavailable(self, reason: str) -> StoreError:
        message = f"the database does not answer: {reason}"
        return StoreError("store-unavailable", message, where=self._place)

    def _forward_change(self, table: str, ply: int) -> None:
        """Carries a notification from the listener's thread to the event loop."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._call_on_change, table, ply)

    def _call_on_change(self, table: str, ply: int) -> None:
        if self.on_change is not None:
            self.on_change(table, ply)


def _read_url(url: str) -> tuple[str, str]:
    """Connection settings with our defaults, and the server's address without the password, for messages."""
    _check_characters(url)
    try:
        known: dict[str, Any] = conninfo_to_dict(url)
        conninfo = make_conninfo(**(_DEFAULTS | known))
    except psycopg.Error:
        message = "cannot read the database address: write postgresql://user:password@host:port/name"
        raise TextError("bad-database", message) from None
    return conninfo, f"postgresql://{known.get('host', '')}/{known.get('dbname', '')}"


def _check_characters(url: str) -> None:
    """Refuses an address in which part of the password would be taken for the host, and printed with it."""
    authority = re.split("[/?#]", url.partition("://")[2], maxsplit=1)[0]
    if url.count("@") > 1 or url.count("@") != authority.count("@"):
        message = (
            "the database address has an @ too many, or a password with special characters: "
            "write @ in it as %40, / as %2F, ? as %3F, # as %23, or put the password into $PGPASSWORD"
        )
        raise TextError("bad-database", message)


def _is_permanent(error: Exception) -> bool:
    """Whether waiting cannot help: the address makes no sense, or a running server refuses us."""
    text = str(error)
    temporary = ("starting up", "shutting down", "too many")
    return "invalid" in text or ("FATAL" in text and not any(word in text for word in temporary))


def _reason(error: Exception, conninfo: str) -> str:
    """The last line of the driver's message, without the password; earlier lines list addresses it tried."""
    lines = str(error).strip().splitlines()
    reason = lines[-1].strip()[:200] if lines else "no connection"
    password = str(conninfo_to_dict(conninfo).get("password") or "")
    return reason.replace(password, "…") if password else reason
