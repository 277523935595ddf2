"""PostgreSQL: a few threads, each with its own connection, and one that listens.

A connection that is lost is opened again, with patience while the server restarts. What was not yet being
committed is simply done again. When the connection breaks during a commit, nobody knows whether it happened:
then the work's ``again`` looks before it does anything, or the asker is told that it is not known.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from crosstown.errors import TextError
from crosstown.store.databases.change_listener import Listener
from crosstown.store.databases.connection import Result, Work
from crosstown.store.databases.database_threads import Job, Jobs, tell
from crosstown.store.databases.postgres_connection import Clash, Doubt, Lost, PostgresConnection
from crosstown.store.migrate import migrate
from crosstown.store.store_errors import StoreError

THREADS = 6
PATIENCE = 6.0
"""Seconds for which a server that does not answer is taken to be restarting.

Fewer than the nine after which a client takes a silent connection for dead: it is to hear what is wrong."""
MOST_TRIES = 6
_DEFAULTS = {
    "connect_timeout": "5",
    "application_name": "crosstown",
    "client_encoding": "utf8",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
}
"""A server that vanished without a word is noticed within half a minute."""


class PostgresEngine:
    """Runs work on a PostgreSQL database."""

    shared = True

    def __init__(
        self, url: str, loop: asyncio.AbstractEventLoop, synchronous: str = "FULL", upto: int | None = None
    ) -> None:
        self.on_notice: Callable[[str, int], None] | None = None
        self._loop = loop
        self._synchronous = synchronous
        self._conninfo, self._place = _read_url(url)
        self._down_since: float | None = None
        self._closing = threading.Event()
        with closing(self._connect(opening=True)) as connection:
            migrate(connection.transact_alone, upto)
        self._jobs = Jobs()
        self._listener = Listener(self._connect, self._hear)
        self._jobs.start("postgresql", self._serve, THREADS)

    async def read(self, work: Work[Result], *, snapshot: bool = False) -> Result:
        """Runs work that only reads."""
        result: Result = await self._jobs.ask(Job(work, "snapshot" if snapshot else "read"))
        return result

    async def write(self, work: Work[Result], *, again: Work[Result] | None = None) -> Result:
        """Runs work and returns when it is committed."""
        result: Result = await self._jobs.ask(Job(work, "write", again))
        return result

    async def close(self) -> None:
        """Ends when all that was asked is done."""
        await self._jobs.close()
        self._closing.set()
        await asyncio.to_thread(self._listener.close)

    def _serve(self) -> None:
        """A thread that works."""
        connection: PostgresConnection | None = None
        while (job := self._jobs.take()) is not None:
            connection = self._do(connection, job)
            tell([job])
        if connection is not None:
            connection.close()

    def _do(self, connection: PostgresConnection | None, job: Job) -> PostgresConnection | None:
        """Does a job, if need be more than once; the connection that is open afterwards."""
        try:
            for _ in range(MOST_TRIES):
                try:
                    connection = connection or self._connect()
                    job.result = connection.run(job.work, job.mode)
                    return connection
                except Clash:
                    continue
                except Doubt:
                    if job.again is None:
                        raise self._unavailable("the connection broke during a commit") from None
                    job.work = job.again
                except Lost:
                    pass
                if connection is not None:
                    connection.close()
                connection = None
            raise self._unavailable("it breaks connections again and again")
        except BaseException as error:
            job.error = error
        return connection

    def _connect(self, *, opening: bool = False) -> PostgresConnection:
        """A new connection. While the server is down this waits, but all in all no longer than PATIENCE."""
        pause = 0.05
        while True:
            try:
                connection = PostgresConnection(self._conninfo, self._place, self._synchronous)
            except (psycopg.Error, Lost) as error:
                now = time.monotonic()
                self._down_since = self._down_since or now
                hopeless = self._closing.is_set() or (opening and _is_final(error))
                if hopeless or now - self._down_since > PATIENCE:
                    raise self._unavailable(_reason(error)) from None
            else:
                self._down_since = None
                return connection
            self._closing.wait(pause)
            pause = min(2 * pause, 1.0)

    def _unavailable(self, reason: str) -> StoreError:
        message = f"the database does not answer: {reason}"
        return StoreError("store-unavailable", message, where=self._place)

    def _hear(self, table: str, ply: int) -> None:
        """A notice, on its way from the listening thread to the event loop."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._pass_on, table, ply)

    def _pass_on(self, table: str, ply: int) -> None:
        if self.on_notice is not None:
            self.on_notice(table, ply)


def _read_url(url: str) -> tuple[str, str]:
    """The URL with our defaults, and the place it names, without a password, for people to read."""
    try:
        known: dict[str, Any] = conninfo_to_dict(url)
        conninfo = make_conninfo(**(_DEFAULTS | known))
    except psycopg.Error:
        message = (
            "the address of the database cannot be read: it is postgresql://user:password@host:port/name"
        )
        raise TextError("bad-database", message) from None
    return conninfo, f"postgresql://{known.get('host', '')}/{known.get('dbname', '')}"


def _is_final(error: Exception) -> bool:
    """Whether waiting will not help: the address makes no sense, or the server is there and says no."""
    text = str(error)
    passing = ("starting up", "shutting down", "too many")
    return "invalid" in text or ("FATAL" in text and not any(word in text for word in passing))


def _reason(error: Exception) -> str:
    """The last line of what the driver says: the one without addresses tried before."""
    lines = str(error).strip().splitlines()
    return lines[-1].strip()[:200] if lines else "no connection"
