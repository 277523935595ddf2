"""Workers that are processes of this machine. One that a job brings down is replaced."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Generic, NoReturn

from crosstown.errors import CrosstownError
from crosstown.workers.work import Job, Reply, Work, worker_died

TICK = 0.2  # seconds between two checks of the workers
STATUS_FIELDS = 8


class ThisProcess(Generic[Job, Reply]):
    """No workers: jobs are done here, one after the other."""

    size = 1

    def __init__(self, work: Work[Job, Reply]) -> None:
        self.status = [0.0] * STATUS_FIELDS
        self._do = work.start(self)

    def __enter__(self) -> ThisProcess[Job, Reply]:
        return self

    def __exit__(self, *error: object) -> None:
        return

    def play(self, next_job: Callable[[], Job | None]) -> Iterator[tuple[Job, Reply] | None]:
        while (job := next_job()) is not None:
            yield job, self._do(job)

    def end_with(self, reply: Any) -> NoReturn:
        raise NotImplementedError("work that may hang is done in processes of its own")


@dataclass
class _Worker(Generic[Job]):
    process: SpawnProcess
    connection: Connection
    status: Any
    ready: bool = False
    job: Job | None = None


class LocalProcesses(Generic[Job, Reply]):
    """Does jobs on so many processes, which all end with the ``with`` block."""

    def __init__(self, work: Work[Job, Reply], workers: int) -> None:
        self.size = workers
        self._work = work
        self._workers: list[_Worker[Job]] = []
        self._compiled = False
        self._context = get_context("spawn")

    def __enter__(self) -> LocalProcesses[Job, Reply]:
        return self

    def __exit__(self, *error: object) -> None:
        for worker in self._workers:
            self._stop(worker)
        self._workers = []

    def play(self, next_job: Callable[[], Job | None]) -> Iterator[tuple[Job, Reply] | None]:
        """The first worker is ready before the others start, so they find the kernel compiled."""
        kept: Job | None = None  # a job that waits for its worker to start
        while True:
            for worker in self._idle():
                worker.job, kept = (next_job() if kept is None else kept), None
                if worker.job is None:
                    break
                worker.connection.send(worker.job)
            if not self._idle() and self._may_start():
                kept = next_job() if kept is None else kept
                while kept is not None and self._may_start():
                    self._start()
            if kept is None and all(worker.job is None for worker in self._workers):
                return
            yield None
            for worker in self._ready_to_read():
                job, reply = worker.job, self._receive(worker)
                if job is not None and reply is not None:
                    worker.job = None
                    yield job, reply

    def _idle(self) -> list[_Worker[Job]]:
        return [worker for worker in self._workers if worker.ready and worker.job is None]

    def _may_start(self) -> bool:
        return len(self._workers) < self.size and (self._compiled or not self._workers)

    def _start(self) -> None:
        mine, theirs = self._context.Pipe()
        status = self._context.RawArray("d", STATUS_FIELDS)
        process = self._context.Process(target=_run_worker, args=(self._work, theirs, status), daemon=True)
        with _ignoring_interrupts():
            process.start()
        theirs.close()
        self._workers.append(_Worker(process, mine, status))

    def _ready_to_read(self) -> list[_Worker[Job]]:
        """The workers that have sent something or have ended, and those that are stuck."""
        lines = wait([worker.connection for worker in self._workers], TICK)
        return [worker for worker in self._workers if worker.connection in lines or self._is_stuck(worker)]

    def _is_stuck(self, worker: _Worker[Job]) -> bool:
        return worker.job is not None and self._work.is_stuck(worker.status)

    def _receive(self, worker: _Worker[Job]) -> Reply | None:
        """Reads what a worker sent; one that has ended or is stuck gets its reply made up."""
        if not worker.connection.poll() and self._is_stuck(worker):
            return self._replace(worker, None)
        try:
            kind, content = worker.connection.recv()
        except (EOFError, OSError):
            worker.process.join()
            return self._replace(worker, worker.process.exitcode)
        if kind == "broken":
            raise content
        if kind == "ready":
            worker.ready = self._compiled = True
            return None
        if kind == "last":  # the worker ends itself
            self._workers.remove(worker)
            self._stop(worker)
        reply: Reply = content
        return reply

    def _replace(self, worker: _Worker[Job], exit_code: int | None) -> Reply:
        self._workers.remove(worker)
        self._stop(worker)
        if worker.job is None:
            raise worker_died(exit_code)
        return self._work.reply_for_lost(worker.job, worker.status, exit_code)

    @staticmethod
    def _stop(worker: _Worker[Job]) -> None:
        with suppress(OSError):
            worker.connection.close()
        worker.process.kill()
        worker.process.join()


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """A process that starts in this block ignores Ctrl-C from the beginning: the parent handles it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _Parent:
    """A worker process's end of the line to its parent."""

    def __init__(self, connection: Connection, status: Any) -> None:
        self.status = status
        self._connection = connection

    def end_with(self, reply: Any) -> NoReturn:
        try:
            self._connection.send(("last", reply))
        finally:
            os._exit(0)


def _run_worker(work: Work[Job, Reply], connection: Connection, status: Any) -> None:
    """What a worker process runs: it takes jobs and sends replies until its parent closes the connection.

    Whatever jobs print goes to the error stream. The parent handles Ctrl-C.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout.flush()
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    try:
        do = work.start(_Parent(connection, status))
        connection.send(("ready", None))
        while (job := connection.recv()) is not None:
            connection.send(("done", do(job)))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return  # the parent is gone
    except CrosstownError as error:
        connection.send(("broken", error))
    except Exception:
        import traceback

        connection.send(("broken", RuntimeError(f"a worker failed:\n{traceback.format_exc()}")))
