"""Logs: one JSON object a line, made of known facts only, so that no hand, seed or token can slip in."""

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
SHOWN = 6  # letters of a table's id: enough to follow it, too few to open it

# What a log line may say, and nothing else.
NUMBERS = frozenset(("workers", "worker", "milliseconds", "exit_code", "status", "connections"))
WORDS = frozenset(("code", "kind", "how", "player", "where", "error", "method", "city"))


class Log:
    """Writes events to stderr."""

    def __init__(self, level: str = "info", out: TextIO | None = None) -> None:
        self._level = LEVELS[level]
        self._out = out or sys.stderr

    def __call__(
        self, event: str, *, level: str = "info", table: str = "", **facts: str | int | None
    ) -> None:
        """One line. A fact that is not known by name is a fault of ours, and found by the tests."""
        if LEVELS[level] < self._level:
            return
        line: dict[str, str | int | None] = {"at": round(time.time(), 3), "level": level, "event": event}  # type: ignore[dict-item]
        if table:
            line["table"] = table[:SHOWN]
        for name, value in facts.items():
            if name in NUMBERS and (value is None or isinstance(value, int)):
                line[name] = value
            elif name in WORDS and isinstance(value, str):
                line[name] = value[:80]
            else:
                raise ValueError(f"a log line may not hold {name!r}")
        with suppress(OSError):  # a log that cannot be written, on a full disk perhaps, stops no game
            print(msgspec.json.encode(line).decode(), file=self._out, flush=True)

    def incident(self, incident: Incident) -> None:
        """Something happened to a computer player."""
        facts = {
            name: value for name, value in msgspec.structs.asdict(incident).items() if value not in ("", None)
        }
        self(facts.pop("what"), level="warning", **facts)

    def answered(self, method: str, status: int, milliseconds: int) -> None:
        """A request, without its address: that of a private table is its key."""
        self("request", level="debug", method=method, status=status, milliseconds=milliseconds)

    def stray(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """An error in a task that nobody waited for."""
        error = context.get("exception")
        if isinstance(error, BaseException):
            self.fault(error)
        else:
            self("fault", level="error", kind="loop")

    def fault(self, error: BaseException) -> None:
        """An error that nobody expected: its kind and where it was raised, never its text."""
        last = traceback.extract_tb(error.__traceback__)[-1:]
        where = "".join(f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in last)
        self("fault", level="error", kind=type(error).__name__, where=where)


class Hearsay(logging.Handler):
    """What libraries log: only who and how bad, for their texts may quote anything."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """One line of a library's."""
        level = "error" if record.levelno >= logging.ERROR else "warning"
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        self._log("library", level=level, where=record.name, kind=kind)
