"""What the store's SQL is written against: one connection, of either database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from crosstown.store.store_errors import StoreError

Param = str | int | None
Row = tuple[Any, ...]
Result = TypeVar("Result")


class Connection(Protocol):
    """A connection inside a transaction. Placeholders are ``?`` for both databases."""

    def execute(self, sql: str, *params: Param) -> list[Row]:
        """Runs one statement and gives its rows."""

    def has_table(self, name: str) -> bool:
        """Whether the database has a table of this name."""

    def notify(self, table: str, ply: int) -> None:
        """Tells other processes of a change, when and if the transaction is committed."""


Work = Callable[[Connection], Result]
"""Some SQL and what comes of it. It may be run again after it was rolled back: it touches nothing else."""


class Engine(Protocol):
    """Runs work on a database, away from the event loop."""

    shared: bool
    on_notice: Callable[[str, int], None] | None

    async def read(self, work: Work[Result], *, snapshot: bool = False) -> Result:
        """Runs work that only reads; with ``snapshot`` all its statements see one moment."""

    async def write(self, work: Work[Result], *, again: Work[Result] | None = None) -> Result:
        """Runs work in a transaction of its own and returns when it is committed.

        Where the connection is lost in the middle of the commit, nobody knows whether it happened. Then
        ``again`` is run, which must do the work only if it is not done; without it that is an error.
        """

    async def close(self) -> None:
        """Ends when all that was asked is done."""


_LARGEST = 1 << 63


def check_params(params: tuple[Param, ...]) -> None:
    """Refuses what only one of the databases could keep, so that both keep the same."""
    for value in params:
        if isinstance(value, str):
            if "\0" in value or not (value.isascii() or _encodes(value)):
                raise StoreError("store-text", "a text with NUL or half a character cannot be stored")
        elif value is not None and not -_LARGEST <= value < _LARGEST:
            raise StoreError("store-text", "a number of more than 64 bits cannot be stored")


def _encodes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
