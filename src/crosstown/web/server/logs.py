"""Logs: one JSON object a line, made of listed fields only, so that no hand, seed or token can slip in."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
import traceback
from contextlib import suppress
from pathlib import PurePath
from typing import Any, TextIO

import msgspec

from crosstown.service.bots.bot_messages import Incident

LEVELS = {"debug": 0, "info": 1, "warning": 2, "error": 3}
TABLE_ID_LETTERS = 6  # enough to follow a table, too few to open it

# A log line may hold these fields and no others.
NUMBER_FIELDS = frozenset(("workers", "worker", "milliseconds", "exit_code", "status", "connections"))
TEXT_FIELDS = frozenset(("code", "kind", "how", "player", "where", "error", "method", "city"))


class Log:
    def __init__(self, level: str = "info", out: TextIO | None = None) -> None:
        self._level = LEVELS[level]
        self._out = out or sys.stderr

    def __call__(
        self, event: str, *, level: str = "info", table: str = "", **fields: str | int | None
    ) -> None:
        """Writes one line. A field that is not listed is a bug, which tests find."""
        if LEVELS[level] < self._level:
            return
        line: dict[str, str | int | None] = {"at": round(time.time(), 3), "level": level, "event": event}  # type: ignore[dict-item]
        if table:
            line["table"] = table[:TABLE_ID_LETTERS]
        for name, value in fields.items():
            if name in NUMBER_FIELDS and (value is None or isinstance(value, int)):
                line[name] = value
            elif name in TEXT_FIELDS and isinstance(value, str):
                line[name] = value[:80]
            else:
                raise ValueError(f"a log line may not hold {name!r}")
        with suppress(OSError):  # a log that cannot be written, perhaps on a full disk, stops no game
            print(msgspec.json.encode(line).decode(), file=self._out, flush=True)

    def incident(self, incident: Incident) -> None:
        fields = {
            name: value for name, value in msgspec.structs.asdict(incident).items() if value not in ("", None)
        }
        self(fields.pop("what"), level="warning", **fields)

    def request(self, method: str, status: int, milliseconds: int) -> None:
        """Without the path: a private table's address is its key."""
        self("request", level="debug", method=method, status=status, milliseconds=milliseconds)

    def loop_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """The event loop's handler for errors in tasks that nobody awaits."""
        error = context.get("exception")
        if isinstance(error, BaseException):
            self.fault(error)
        else:
            self("fault", level="error", kind="loop")

    def fault(self, error: BaseException) -> None:
        """An unexpected error: its type and where it was raised, never its text."""
        last = traceback.extract_tb(error.__traceback__)[-1:]
        where = "".join(f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in last)
        self("fault", level="error", kind=type(error).__name__, where=where)


class LibraryLogHandler(logging.Handler):
    """Passes on which library logged something, but not its text, which may quote anything."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        level = "error" if record.levelno >= logging.ERROR else "warning"
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        self._log("library", level=level, where=record.name, kind=kind)
