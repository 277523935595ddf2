"""Work that is done in jobs: what a worker is given, and what hands jobs to workers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, NoReturn, Protocol, TypeVar

from crosstown.cities.city import City
from crosstown.errors import DataError

Job = TypeVar("Job")
Reply = TypeVar("Reply")

AHEAD = 4  # jobs for each worker that may be done before an earlier one is


class WorkerLink(Protocol):
    """What a worker has of its parent."""

    status: Any  # numbers that the parent can read while a job is being done

    def end_with(self, reply: Any) -> NoReturn:
        """Sends the reply to the job and ends the process: for jobs that can be stopped in no other way."""


class Work(ABC, Generic[Job, Reply]):
    """What every worker is given once, by pickle. Jobs can be done anywhere and in any order."""

    city: City
    isolated = False  # whether a job may hang or bring its process down

    @abstractmethod
    def start(self, link: WorkerLink) -> Callable[[Job], Reply]:
        """Loads and compiles what the jobs need; returns the function that does one."""

    def is_stuck(self, status: Any) -> bool:
        """Whether a worker is to be killed, because it can no longer end itself."""
        return False

    def reply_for_lost(self, job: Job, status: Any, exit_code: int | None) -> Reply:
        """The reply in place of a worker that has ended, or was stuck (no exit code); or an error."""
        raise worker_died(exit_code)


class Pool(Protocol[Job, Reply]):
    """Workers, which all end with the ``with`` block."""

    @property
    def size(self) -> int:
        """How many jobs are done at a time."""

    def play(self, next_job: Callable[[], Job | None]) -> Iterator[tuple[Job, Reply] | None]:
        """Yields jobs with their replies as they come, and now and then None, so that time can be shown.

        ``next_job`` is called when a worker is free; it returns None if there is nothing to do now. The end
        is reached when there is nothing to do and nothing being done.
        """

    def __enter__(self) -> Pool[Job, Reply]: ...

    def __exit__(self, *error: object) -> None: ...


def replies_in_order(pool: Pool[Job, Reply], jobs: Sequence[Job]) -> Iterator[Reply]:
    """Does all jobs and yields the replies in the order of the jobs, holding only a few of them."""
    number = {job: at for at, job in enumerate(jobs)}
    waiting: dict[int, Reply] = {}
    sent = done = 0

    def next_job() -> Job | None:
        nonlocal sent
        if sent == len(jobs) or sent >= done + AHEAD * pool.size:
            return None
        sent += 1
        return jobs[sent - 1]

    for played in pool.play(next_job):
        if played is not None:
            job, reply = played
            waiting[number[job]] = reply
        while done in waiting:
            yield waiting.pop(done)
            done += 1


def worker_died(exit_code: int | None) -> DataError:
    message = f"a worker process ended by itself with exit code {exit_code}: is there enough memory?"
    return DataError("worker-died", message)
