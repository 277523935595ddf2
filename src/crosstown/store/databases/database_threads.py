"""The way between the event loop and the threads that talk to a database."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, Literal

from crosstown.store.databases.connection import Work
from crosstown.store.store_errors import StoreError

MOST_WAITING = 20_000
"""Beyond this the database is hopelessly behind, and an honest error is better than a longer queue."""


Mode = Literal["read", "snapshot", "write"]
"""What a job needs: single statements, several that see one moment, or a transaction that is committed."""


class Job:
    """Some work, and the future that waits for it."""

    __slots__ = ("again", "error", "future", "mode", "result", "work")

    def __init__(self, work: Work[Any], mode: Mode, again: Work[Any] | None = None) -> None:
        self.work = work
        self.mode = mode
        self.again = again
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: BaseException | None = None


class Jobs:
    """A queue of jobs. Asked in the event loop, taken by threads, in order."""

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._closed = False

    def start(self, name: str, run: Callable[[], None], count: int = 1) -> None:
        """Starts threads that take jobs until there are no more."""
        for number in range(count):
            thread = threading.Thread(target=run, name=f"crosstown-{name}-{number}", daemon=True)
            self._threads.append(thread)
            thread.start()

    async def ask(self, job: Job) -> Any:
        """Queues a job and waits for what comes of it. If the asker gives up, it is done all the same."""
        if self._closed:
            raise StoreError("store-closed", "the store is closed")
        if self._waiting.qsize() >= MOST_WAITING:
            raise StoreError("store-busy", "the database cannot keep up: try again later")
        self._waiting.put(job)
        return await job.future

    def take(self) -> Job | None:
        """The next job; None when the store is closed and no job is left."""
        return self._waiting.get()

    def take_many(self, most: int) -> tuple[list[Job], bool]:
        """All jobs that wait, at least one if more can come; and whether these are the last."""
        jobs: list[Job] = []
        job = self._waiting.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == most:
                return jobs, False
            try:
                job = self._waiting.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    async def close(self) -> None:
        """Lets nobody ask any more and waits until the threads have done what was asked."""
        if not self._closed:
            self._closed = True
            for _ in self._threads:
                self._waiting.put(None)
        await asyncio.to_thread(self._join)

    def _join(self) -> None:
        for thread in self._threads:
            thread.join()


def tell(jobs: Sequence[Job]) -> None:
    """Hands outcomes to those who wait, all in one turn of the event loop."""
    if not jobs:
        return
    loop = jobs[0].future.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(_settle, jobs)


def _settle(jobs: Sequence[Job]) -> None:
    for job in jobs:
        if job.future.done():  # the asker was cancelled
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
