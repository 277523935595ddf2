"""One connection to PostgreSQL, and what its errors mean for the work that met them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import psycopg

from crosstown.errors import StoreError
from crosstown.store.databases.connection import Param, Result, Row, Work, check_params
from crosstown.store.databases.database_threads import Mode

CHANNEL = "crosstown"
_MIGRATION_LOCK = 0x63726F7373
_SETTINGS = {"statement_timeout": "10s", "lock_timeout": "5s", "idle_in_transaction_session_timeout": "30s"}
_BEGIN = {
    "snapshot": "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY",
    "write": "BEGIN ISOLATION LEVEL READ COMMITTED, READ WRITE",
}


class ConnectionLost(Exception):
    """The connection broke, and nothing was committed."""


class CommitUnknown(Exception):
    """The connection broke during a commit, which may or may not have happened."""


class TransactionConflict(Exception):
    """A deadlock or a serialization failure: this transaction was rolled back."""


class PostgresConnection:
    def __init__(self, conninfo: str, place: str, synchronous: str = "FULL") -> None:
        self.place = place
        self.raw = psycopg.connect(conninfo, autocommit=True)
        try:
            self._set(_SETTINGS)
            [(synchronous_commit,)] = self.execute("SELECT current_setting('synchronous_commit')")
            if synchronous == "NORMAL":
                self._set({"synchronous_commit": "off"})
            elif synchronous_commit == "off":
                self._set({"synchronous_commit": "on"})
        except BaseException:
            self.close()
            raise

    def _set(self, settings: dict[str, str]) -> None:
        for name, value in settings.items():
            self.execute("SELECT set_config(?, ?, false)", name, value)

    def execute(self, sql: str, *params: Param) -> list[Row]:
        check_params(params)
        try:
            cursor = self.raw.execute(_with_driver_placeholders(sql), params)
            return cursor.fetchall() if cursor.description else []
        except psycopg.Error as error:
            raise self._translate_error(error) from None

    def has_table(self, name: str) -> bool:
        [(exists,)] = self.execute("SELECT to_regclass(?) IS NOT NULL", name)
        return bool(exists)

    def notify(self, table: str, ply: int) -> None:
        self.execute(f"SELECT pg_notify('{CHANNEL}', ?)", f"{table} {ply}")

    def run(self, work: Work[Result], mode: Mode) -> Result:
        """Runs work in the kind of transaction its mode asks for."""
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
        """Runs work in a transaction without time limits while no other process does the same."""

        def alone(db: object) -> Result:
            self.execute("SET LOCAL statement_timeout = 0")
            self.execute("SET LOCAL lock_timeout = 0")
            self.execute("SELECT pg_advisory_xact_lock(?)", _MIGRATION_LOCK)
            return work(self)

        try:
            return self.run(alone, "write")
        except (ConnectionLost, CommitUnknown, TransactionConflict):
            message = "the connection broke while the schema was being upgraded: start the server again"
            raise StoreError("store-unavailable", message, where=self.place) from None

    def _commit(self) -> None:
        try:
            outcome = self.raw.execute("COMMIT").statusmessage
        except psycopg.Error as error:
            translated = self._translate_error(error)
            raise CommitUnknown if isinstance(translated, ConnectionLost) else translated from None
        if outcome != "COMMIT":
            message = "the database rolled back a transaction instead of committing it"
            raise StoreError("store-unavailable", message, where=self.place)

    def _roll_back(self) -> None:
        try:
            self.raw.execute("ROLLBACK")
        except psycopg.Error:
            self.close()

    def close(self) -> None:
        self.raw.close()

    def _translate_error(self, error: psycopg.Error) -> Exception:
        """PostgreSQL's error as ours, without its details: they quote the values of rows."""
        state = error.sqlstate or ""
        if self.raw.closed or state.startswith("08") or state in _DISCONNECT_STATES:
            self.close()
            return ConnectionLost()
        if state in ("40001", "40P01"):
            return TransactionConflict()
        reason = error.diag.message_primary or type(error).__name__
        code, message = _ERRORS.get(state) or _ERRORS.get(state[:2], _UNKNOWN_ERROR)
        return StoreError(code, message.format(reason=reason), where=self.place)


@lru_cache(maxsize=1024)
def _with_driver_placeholders(sql: str) -> Any:
    return sql.replace("%", "%%").replace("?", "%s").encode()


_DISCONNECT_STATES = ("57P01", "57P02", "57P03", "57P05", "25P03", "25P04")
"""SQLSTATEs before a disconnect: the server stops, has crashed, or the session was idle for too long."""
_UNKNOWN_ERROR = ("store-unavailable", "the database failed: {reason}")
_ERRORS = {
    "53100": (
        "store-full",
        "the database's disk is full: free some space, and the server carries on by itself",
    ),
    "25006": ("store-read-only", "the database is read-only: is it a standby?"),
    "42501": ("store-read-only", "the database user lacks a permission: {reason}"),
    "55P03": ("store-busy", "another program has locked the database: try again later"),
    "57014": ("store-busy", "the database took too long: try again later"),
    "23": ("store-conflict", "this already exists, or refers to something that does not ({reason})"),
    "22": ("store-text", "this cannot be stored ({reason})"),
    "42P07": (
        "store-conflict",
        "the database holds another program's tables: give Crosstown its own database ({reason})",
    ),
    "XX001": ("store-corrupt", "the database is damaged: restore a backup"),
    "XX002": ("store-corrupt", "the database is damaged: restore a backup"),
}
