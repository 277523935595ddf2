"""Hearing of changes that other processes made."""

from __future__ import annotations

import os
import selectors
import threading
from collections.abc import Callable

import psycopg

from crosstown.store.databases.postgres_connection import CHANNEL, Lost, PostgresConnection
from crosstown.store.store_errors import StoreError

PAUSE = 0.5
"""Seconds between attempts to listen again."""


class Listener:
    """A thread with a connection of its own. ``told`` is called there with a table and a ply.

    After a connection was lost it is called with an empty table: something may have been missed.
    """

    def __init__(self, connect: Callable[[], PostgresConnection], told: Callable[[str, int], None]) -> None:
        self._connect = connect
        self._told = told
        self._closing = threading.Event()
        self._woken, self._waker = os.pipe()
        self._thread = threading.Thread(
            target=self._listen, args=(self._begin(),), name="crosstown-listener", daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        """Stops listening."""
        self._closing.set()
        os.write(self._waker, b"x")
        self._thread.join()
        os.close(self._woken)
        os.close(self._waker)

    def _begin(self) -> PostgresConnection:
        connection = self._connect()
        try:
            connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _listen(self, connection: PostgresConnection | None) -> None:
        while not self._closing.is_set():
            try:
                if connection is None:
                    connection = self._begin()
                    self._told("", -1)
                self._hear(connection)
            except (psycopg.Error, Lost, StoreError):
                if connection is not None:
                    connection.close()
                connection = None
                self._closing.wait(PAUSE)
        if connection is not None:
            connection.close()

    def _hear(self, connection: PostgresConnection) -> None:
        """Passes on what there is, and waits for more or to be woken for the end."""
        for notice in connection.raw.notifies(timeout=0):
            table, _, ply = notice.payload.rpartition(" ")
            if ply.lstrip("-").isdecimal():  # anybody may use the channel
                self._told(table, int(ply))
        with selectors.DefaultSelector() as either:
            either.register(connection.raw.fileno(), selectors.EVENT_READ)
            either.register(self._woken, selectors.EVENT_READ)
            either.select()
