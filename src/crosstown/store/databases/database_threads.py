"""Carries work from the event loop to the threads that talk to a database, and the results back."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, Literal

from crosstown.errors import StoreError
from crosstown.store.databases.connection import Result, Work

MAX_WAITING_JOBS = 20_000  # beyond this the database cannot catch up, and an error beats a longer queue

Mode = Literal["read", "snapshot", "write"]
"""Single statements, several statements that see one state, or a transaction that is committed."""


class Job:
    __slots__ = ("error", "future", "mode", "result", "retry", "work")

    def __init__(self, work: Work[Any], mode: Mode, retry: Work[Any] | None = None) -> None:
        self.work = work
        self.mode = mode
        self.retry = retry
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: BaseException | None = None


class JobQueue:
    """Jobs in order: submitted in the event loop, taken by threads."""

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._closed = False

    def start_threads(self, name: str, run: Callable[[], None], count: int = 1) -> None:
        for number in range(count):
            thread = threading.Thread(target=run, name=f"crosstown-{name}-{number}", daemon=True)
            self._threads.append(thread)
            thread.start()

    async def submit(self, work: Work[Result], mode: Mode, retry: Work[Result] | None = None) -> Result:
        """Queues a job and waits for its result. A job whose caller is cancelled is still done."""
        if self._closed:
            raise StoreError("store-closed", "the store is closed")
        if self._waiting.qsize() >= MAX_WAITING_JOBS:
            raise StoreError("store-busy", "the database cannot keep up: try again later")
        job = Job(work, mode, retry)
        self._waiting.put(job)
        result: Result = await job.future
        return result

    def next_job(self) -> Job | None:
        """Waits for the next job; None when the queue is closed and empty."""
        return self._waiting.get()

    def next_batch(self, limit: int) -> tuple[list[Job], bool]:
        """Waits for a job and takes all others that are waiting, and says whether these are the last."""
        jobs: list[Job] = []
        job = self._waiting.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == limit:
                return jobs, False
            try:
                job = self._waiting.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    async def close(self) -> None:
        """Refuses new jobs and waits until the threads have done the rest."""
        if not self._closed:
            self._closed = True
            for _ in self._threads:
                self._waiting.put(None)
        await asyncio.to_thread(self._join)

    def _join(self) -> None:
        for thread in self._threads:
            thread.join()


def deliver_results(jobs: Sequence[Job]) -> None:
    """Hands results to the waiting futures, all in one iteration of the event loop."""
    if not jobs:
        return
    loop = jobs[0].future.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(_set_results, jobs)


def _set_results(jobs: Sequence[Job]) -> None:
    for job in jobs:
        if job.future.done():  # the caller was cancelled
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
