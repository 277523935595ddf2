"""Logs: one JSON object a line, made of known facts only, so that no hand, seed or token can slip in."""

from __future__ import annotations

import sys
import time
import traceback
from pathlib import PurePath
from typing import TextIO

import msgspec

from crosstown.service.thinking.messages import Incident

LEVELS = {"debug": 0, "info": 1, "warning": 2, "error": 3}
SHOWN = 6  # letters of a table's id: enough to follow it, too few to open it

# What a log line may say, and nothing else.
NUMBERS = frozenset(
    (
        "port",
        "workers",
        "worker",
        "milliseconds",
        "exit_code",
        "status",
        "tables",
        "connections",
        "pid",
        "metrics_port",
    )
)
WORDS = frozenset(
    ("code", "kind", "how", "player", "where", "host", "database", "endpoint", "what", "version", "signal")
)


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
        print(msgspec.json.encode(line).decode(), file=self._out, flush=True)

    def incident(self, incident: Incident) -> None:
        """Something happened to a computer player."""
        facts = {
            name: value for name, value in msgspec.structs.asdict(incident).items() if value not in ("", None)
        }
        self(facts.pop("what"), level="warning", **facts)

    def fault(self, error: BaseException) -> None:
        """An error that nobody expected: its kind and where it was raised, never its text."""
        last = traceback.extract_tb(error.__traceback__)[-1:]
        where = "".join(f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in last)
        self("fault", level="error", kind=type(error).__name__, where=where)
