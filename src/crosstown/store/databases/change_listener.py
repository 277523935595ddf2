"""Listens for changes that other processes made, by PostgreSQL's LISTEN."""

from __future__ import annotations

import os
import selectors
import threading
from collections.abc import Callable

import psycopg

from crosstown.errors import StoreError
from crosstown.store.databases.postgres_connection import CHANNEL, ConnectionLost, PostgresConnection

RECONNECT_DELAY = 0.5  # seconds


class ChangeListener:
    """A thread that calls ``on_change`` with a table and a ply; with no table if changes may be missed."""

    def __init__(
        self, connect: Callable[[], PostgresConnection], on_change: Callable[[str, int], None]
    ) -> None:
        self._connect = connect
        self._on_change = on_change
        self._closing = threading.Event()
        self._wake_reader, self._wake_writer = os.pipe()
        self._thread = threading.Thread(
            target=self._run, args=(self._listen(),), name="crosstown-listener", daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        os.write(self._wake_writer, b"x")
        self._thread.join()
        os.close(self._wake_reader)
        os.close(self._wake_writer)

    def _listen(self) -> PostgresConnection:
        connection = self._connect()
        try:
            connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _run(self, connection: PostgresConnection | None) -> None:
        while not self._closing.is_set():
            try:
                if connection is None:
                    connection = self._listen()
                    self._on_change("", -1)
                self._forward_notifications(connection)
            except (psycopg.Error, ConnectionLost, StoreError):
                if connection is not None:
                    connection.close()
                connection = None
                self._closing.wait(RECONNECT_DELAY)
        if connection is not None:
            connection.close()

    def _forward_notifications(self, connection: PostgresConnection) -> None:
        """Forwards what has arrived, then waits for more or for ``close``."""
        for notification in connection.raw.notifies(timeout=0):
            table, _, ply = notification.payload.rpartition(" ")
            if ply.lstrip("-").isdecimal():  # other programs may use the channel too
                self._on_change(table, int(ply))
        with selectors.DefaultSelector() as selector:
            selector.register(connection.raw.fileno(), selectors.EVENT_READ)
            selector.register(self._wake_reader, selectors.EVENT_READ)
            selector.select()
