"""Logs: made of listed fields only, so that no hand, seed or token can slip in.

A line is a JSON object for programs that collect logs, or a few words for somebody at a terminal.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from contextlib import suppress
from typing import Any, TextIO

import msgspec

from crosstown.errors import StoreError
from crosstown.service.background_process import place_of
from crosstown.service.bots.bot_messages import Incident
from crosstown.service.rate_limit_bucket import Bucket

LEVELS = {"debug": 0, "info": 1, "warning": 2, "error": 3}
LIBRARY_LOG_RATE = (10, 60.0)  # lines of libraries at once, and per how many seconds
STORE_LOG_RATE = (5, 10.0)
TABLE_ID_LETTERS = 6  # enough to follow a table, too few to open it

# A log line may hold these fields and no others.
NUMBER_FIELDS = frozenset(
    ("workers", "worker", "milliseconds", "exit_code", "status", "connections", "count", "tables", "guests")
)
TEXT_FIELDS = frozenset(("code", "kind", "how", "player", "where", "error", "method", "city"))


FORMATS = ("json", "plain")
_PREPARING = "Preparing the computer players for this machine, only this once: {} %"
_IN_FRONT = ("at", "level", "event")
_PREPARED = "The computer players are ready."


class Log:
    def __init__(self, level: str = "info", out: TextIO | None = None, style: str = "json") -> None:
        self._level = LEVELS[level]
        self._out = out or sys.stderr
        self._plain = style == "plain"
        self._compiling = False
        self._store_rate = Bucket(*STORE_LOG_RATE)

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
        self._write(_in_words(line) if self._plain else msgspec.json.encode(line).decode())

    def compiling(self, percent: int) -> None:
        """How far the computer players are compiled: a line that counts, or one event at each end."""
        done = percent >= 100
        if done and not self._compiling:
            return
        if self._plain:
            self._write(_PREPARED if done else _PREPARING.format(percent), end="\n" if done else "\r")
        elif done or not self._compiling:
            self("players-ready" if done else "players-compiling")
        self._compiling = not done

    def _write(self, text: str, end: str = "\n") -> None:
        if self._plain and self._compiling:
            text = text.ljust(len(_PREPARING) + 1)  # covers the line that counts
        with suppress(OSError):  # a log that cannot be written, perhaps on a full disk, stops no game
            print(text, end=end, file=self._out, flush=True)

    def incident(self, incident: Incident) -> None:
        fields = {
            name: value for name, value in msgspec.structs.asdict(incident).items() if value not in ("", None)
        }
        self(fields.pop("what"), level="warning", **fields)

    def store_trouble(self, error: StoreError) -> None:
        """What the database says: clients are told only that something is wrong with it."""
        if self._store_rate.take():
            self("store-trouble", level="error", code=error.code, where=error.where, error=error.message)

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
        self("fault", level="error", kind=type(error).__name__, where=place_of(error))


def _in_words(line: dict[str, str | int | None]) -> str:
    """``12:30:05 table opened: city london``; with the level if it is a warning or an error."""
    facts = ", ".join(
        f"{name.replace('_', ' ')} {value}" for name, value in line.items() if name not in _IN_FRONT
    )
    alarm = f"{line['level']}: " if LEVELS[str(line["level"])] >= LEVELS["warning"] else ""
    event = str(line["event"]).replace("-", " ")
    return f"{time.strftime('%H:%M:%S')} {alarm}{event}{': ' if facts else ''}{facts}"


class LibraryLogHandler(logging.Handler):
    """Passes on which library logged something, but not its text, which may quote anything.

    Whoever sends broken requests could write a line with each. So a few are written, the rest counted.
    """

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log
        self._rate = Bucket(*LIBRARY_LOG_RATE)
        self._left_out = 0

    def emit(self, record: logging.LogRecord) -> None:
        if not self._rate.take():
            self._left_out += 1
            return
        level = "error" if record.levelno >= logging.ERROR else "warning"
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        count, self._left_out = self._left_out + 1, 0
        self._log("library", level=level, where=record.name, kind=kind, count=count)
