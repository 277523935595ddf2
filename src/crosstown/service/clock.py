"""Time and background work. Both are handed in, so that tests run on a clock of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from crosstown.errors import CrosstownError

SECOND = 1000  # milliseconds, in which all times are counted

Log = Callable[..., None]
Work = Callable[[], Coroutine[Any, Any, Any]]


class Timer(Protocol):
    def cancel(self) -> None:
        """Stops it from happening."""


class Clock:
    def now(self) -> int:
        """Milliseconds since 1970: the time that is stored and told. Somebody may set it back."""
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        """Milliseconds that never go back, for turns and patience. They mean nothing in other processes."""
        return time.monotonic_ns() // 1_000_000

    def steady_at(self, at: int) -> int:
        """A stored time on the steady clock. A time to come was stored before the clock was set back."""
        return self.steady() - max(0, self.now() - at)

    def wall_at(self, steady: int) -> int:
        """A time on the steady clock as milliseconds since 1970."""
        return self.now() + steady - self.steady()

    def monotonic(self) -> float:
        """Seconds that never go back."""
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback)

    async def sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        timer = self.call_later(seconds, over.set)
        try:
            await over.wait()
        finally:
            timer.cancel()


class BackgroundTasks:
    """Work that is finished even if whoever asked for it goes away."""

    def __init__(self, clock: Clock, log: Log) -> None:
        self._clock = clock
        self._log = log
        self._running: set[asyncio.Task[Any]] = set()
        self._delayed: dict[Work, Timer] = {}
        self._finishing = False

    @property
    def running(self) -> frozenset[asyncio.Task[Any]]:
        return frozenset(self._running)

    def run(self, work: Coroutine[Any, Any, Any], *, asked: bool = False) -> asyncio.Task[Any]:
        """Starts work. ``asked``: somebody waits for it and is told of a refusal, so the log need not be."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(lambda done: self._finished(done, asked))
        return task

    def run_later(self, seconds: float, work: Work) -> None:
        """Starts work after a while, or as soon as the server stops."""
        if self._finishing:
            self.run(work())
            return
        self._delayed[work] = self._clock.call_later(seconds, lambda: self._start_delayed(work))

    def _start_delayed(self, work: Work) -> None:
        self._delayed.pop(work).cancel()
        self.run(work())

    async def finish(self) -> None:
        """Starts what was delayed, and waits until everything is done."""
        self._finishing = True
        for work in list(self._delayed):
            self._start_delayed(work)
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    def _finished(self, task: asyncio.Task[Any], asked: bool) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not (asked and isinstance(error, CrosstownError)):
            self._log("task-failed", kind=type(error).__name__, code=getattr(error, "code", ""))
