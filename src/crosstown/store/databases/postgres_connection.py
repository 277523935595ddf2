"""One connection to PostgreSQL, and what its errors mean for the work that met them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import psycopg

from crosstown.store.databases.connection import Param, Result, Row, Work, check_params
from crosstown.store.databases.database_threads import Mode
from crosstown.store.store_errors import StoreError

CHANNEL = "crosstown"
_MIGRATION_LOCK = 0x63726F7373
_SETTINGS = {
    "statement_timeout": "10s",
    "lock_timeout": "5s",
    "idle_in_transaction_session_timeout": "30s",
}
_BEGIN = {
    "snapshot": "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY",
    "write": "BEGIN ISOLATION LEVEL READ COMMITTED, READ WRITE",
}


class Lost(Exception):
    """The connection broke, and nothing was committed."""


class Doubt(Exception):
    """The connection broke during a commit: it may or may not have happened."""


class Clash(Exception):
    """Two transactions stood in each other's way, and this one was undone."""


class PostgresConnection:
    """A connection to the server."""

    def __init__(self, conninfo: str, place: str, synchronous: str = "FULL") -> None:
        self.place = place
        self.raw = psycopg.connect(conninfo, autocommit=True)
        try:
            self._set(_SETTINGS)
            [(commits,)] = self.execute("SELECT current_setting('synchronous_commit')")
            if synchronous == "NORMAL":
                self._set({"synchronous_commit": "off"})
            elif commits == "off":
                self._set({"synchronous_commit": "on"})
        except BaseException:
            self.close()
            raise

    def _set(self, settings: dict[str, str]) -> None:
        for name, value in settings.items():
            self.execute("SELECT set_config(?, ?, false)", name, value)

    def execute(self, sql: str, *params: Param) -> list[Row]:
        """Runs one statement and gives its rows."""
        check_params(params)
        try:
            cursor = self.raw.execute(_translated(sql), params)
            return cursor.fetchall() if cursor.description else []
        except psycopg.Error as error:
            raise self._explained(error) from None

    def has_table(self, name: str) -> bool:
        """Whether the database has a table of this name."""
        [(there,)] = self.execute("SELECT to_regclass(?) IS NOT NULL", name)
        return bool(there)

    def notify(self, table: str, ply: int) -> None:
        """Tells all processes of a change, when and if the transaction is committed."""
        self.execute(f"SELECT pg_notify('{CHANNEL}', ?)", f"{table} {ply}")

    def run(self, work: Work[Result], mode: Mode) -> Result:
        """Runs work in the way it needs."""
        if mode == "read":
            return work(self)
        self.execute(_BEGIN[mode])
        try:
            result = work(self)
        except BaseException:
            self._roll_back()
            raise
        self._commit()
        return result

    def transact_alone(self, work: Work[Result]) -> Result:
        """Runs work in a transaction while no other process does; it may take its time."""

        def alone(db: object) -> Result:
            self.execute("SET LOCAL statement_timeout = 0")
            self.execute("SET LOCAL lock_timeout = 0")
            self.execute("SELECT pg_advisory_xact_lock(?)", _MIGRATION_LOCK)
            return work(self)

        try:
            return self.run(alone, "write")
        except (Lost, Doubt, Clash):
            message = "the connection broke while the schema was brought up to date: start again"
            raise StoreError("store-unavailable", message, where=self.place) from None

    def _commit(self) -> None:
        try:
            outcome = self.raw.execute("COMMIT").statusmessage
        except psycopg.Error as error:
            explained = self._explained(error)
            raise Doubt if isinstance(explained, Lost) else explained from None
        if outcome != "COMMIT":
            raise StoreError("store-unavailable", "the database undid a transaction", where=self.place)

    def _roll_back(self) -> None:
        try:
            self.raw.execute("ROLLBACK")
        except psycopg.Error:
            self.close()

    def close(self) -> None:
        """Closes it."""
        self.raw.close()

    def _explained(self, error: psycopg.Error) -> Exception:
        """What PostgreSQL reports, in our words. Never its details: they quote the values of rows."""
        state = error.sqlstate or ""
        if self.raw.closed or state.startswith("08") or state in _LAST_WORDS:
            self.close()
            return Lost()
        if state in ("40001", "40P01"):
            return Clash()
        reason = error.diag.message_primary or type(error).__name__
        code, message = _MEANINGS.get(state) or _MEANINGS.get(state[:2], _UNKNOWN)
        return StoreError(code, message.format(reason=reason), where=self.place)


@lru_cache(maxsize=1024)
def _translated(sql: str) -> Any:
    """The statement with the driver's placeholders."""
    return sql.replace("%", "%%").replace("?", "%s").encode()


_LAST_WORDS = ("57P01", "57P02", "57P03", "57P05", "25P03", "25P04")
"""What a server says before it cuts a connection: it stops, it crashed, or the session was idle too long."""
_UNKNOWN = ("store-unavailable", "the database failed: {reason}")
_MEANINGS = {
    "53100": ("store-full", "the database's disk is full: free some space, and it goes on by itself"),
    "25006": ("store-read-only", "the database cannot be written: is it a standby?"),
    "42501": ("store-read-only", "the database's user may not do this: {reason}"),
    "55P03": ("store-busy", "the database is locked by something else: try again later"),
    "57014": ("store-busy", "the database took too long: try again later"),
    "23": ("store-conflict", "this is there already, or what it refers to is not ({reason})"),
    "22": ("store-text", "this cannot be stored ({reason})"),
    "42P07": (
        "store-conflict",
        "the database holds tables of something else: give Crosstown its own ({reason})",
    ),
    "XX001": ("store-corrupt", "the database is damaged: go back to a backup"),
    "XX002": ("store-corrupt", "the database is damaged: go back to a backup"),
}
