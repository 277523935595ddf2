"""What the clients of one table lived through: everything acknowledged to them, and how long they waited."""

from __future__ import annotations

import time
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Acknowledged:
    """A command of ours that the server said was done, and at which version of the table."""

    version: int
    move: str
    command: str


@dataclass
class ClientLog:
    table: str
    kind: str  # what table it is, for people to read
    acknowledged: list[Acknowledged] = field(default_factory=list)
    unanswered: set[str] = field(default_factory=set)  # commands that may or may not have been done
    version: int = 0  # the latest that anybody was told
    seal: str | None = None
    over: bool = False
    longest_wait: float = 0.0
    _waits_since: float | None = None

    def hear(self, version: int, seal: str | None = None) -> None:
        """Somebody was told this version."""
        if seal is not None:
            assert self.seal in (None, seal), "another seed was announced"
            self.seal = seal
        if version > self.version:
            self.version = version
            self.longest_wait = max(self.longest_wait, self.waited)
            self._waits_since = None

    def wait(self) -> None:
        self._waits_since = None if self.over else time.monotonic()

    def stop_waiting(self) -> None:
        self._waits_since = None

    @property
    def waited(self) -> float:
        """Seconds for which nothing has happened though it could have."""
        if self._waits_since is None or self.over:
            return 0.0
        return time.monotonic() - self._waits_since
