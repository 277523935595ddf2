"""The interface both databases implement. Queries are written against ``Connection``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from crosstown.errors import StoreError

Param = str | int | None
Row = tuple[Any, ...]
Result = TypeVar("Result")


class Connection(Protocol):
    """A connection inside a transaction. Placeholders are ``?`` for both databases."""

    def execute(self, sql: str, *params: Param) -> list[Row]:
        """Runs one statement and returns its rows."""

    def has_table(self, name: str) -> bool: ...

    def notify(self, table: str, ply: int) -> None:
        """Tells other processes about a change once the transaction is committed."""


Work = Callable[[Connection], Result]
"""SQL statements and their result. They may run again after a rollback, so they have no other effects."""


class Database(Protocol):
    """Runs work on a database, outside the event loop.

    ``shared`` says whether several processes may serve the same tables. ``on_change`` is called in the event
    loop when any process has changed a table.
    """

    shared: bool
    on_change: Callable[[str, int], None] | None

    async def read(self, work: Work[Result], *, snapshot: bool = False) -> Result:
        """Runs work that only reads. With ``snapshot`` all its statements see the same state."""

    async def write(self, work: Work[Result], *, retry: Work[Result] | None = None) -> Result:
        """Runs work in its own transaction and returns once it is committed.

        If the connection breaks during the commit, nobody knows whether the work was done. Then ``retry``
        runs, which must do the work only if it is not done yet. Without it, this is an error.
        """

    async def close(self) -> None:
        """Returns when everything submitted so far is done."""


_INT64_LIMIT = 1 << 63


def check_params(params: tuple[Param, ...]) -> None:
    """Refuses values that only one of the two databases can store."""
    for value in params:
        if isinstance(value, str):
            if "\0" in value or not (value.isascii() or _is_valid_unicode(value)):
                raise StoreError(
                    "store-text", "text with a NUL character or a lone surrogate cannot be stored"
                )
        elif value is not None and not -_INT64_LIMIT <= value < _INT64_LIMIT:
            raise StoreError("store-text", "a number of more than 64 bits cannot be stored")


def _is_valid_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
