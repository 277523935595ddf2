"""A pool of worker processes. A worker that a player brings down is replaced."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from crosstown.arena.arena_worker import work
from crosstown.arena.chunk_results import ChunkResult, MoveTimes, game_fault
from crosstown.arena.player_supervisor import BUSY, PLY, SEAT, SEATING, SINCE, STATUS_FIELDS, too_slow
from crosstown.arena.schedule import Chunk, Plan, seatings
from crosstown.errors import DataError
from crosstown.game.game import Game
from crosstown.players.faults import DIED, Fault
from crosstown.simulation.play_game import seat_names

GRACE = 3.0  # seconds beyond the patience after which a worker that cannot even end itself is killed
TICK = 0.2  # seconds between two checks of the workers

Job = Chunk | str  # some deals to play, or the name of a player to time
Reply = ChunkResult | MoveTimes


@dataclass
class WorkerHandle:
    process: SpawnProcess
    connection: Connection
    status: Any
    ready: bool = False
    job: Job | None = None


class WorkerPool:
    """Plays jobs on so many processes, which all end with the ``with`` block."""

    def __init__(self, plan: Plan, workers: int) -> None:
        self.plan = plan
        self.size = workers
        self._workers: list[WorkerHandle] = []
        self._context = get_context("spawn")

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(self, *rest: object) -> None:
        for worker in self._workers:
            self._stop(worker)
        self._workers = []

    def play(self, next_job: Callable[[], Job | None]) -> Iterator[tuple[Job, Reply] | None]:
        """Yields jobs with their replies as they come, and now and then None, so that time can be shown.

        The next job is asked for when a worker is free. The first worker is ready before the others start,
        so they find the kernel compiled.
        """
        more = self.size > 0
        while more or any(worker.job is not None for worker in self._workers):
            for worker in [worker for worker in self._workers if worker.ready and worker.job is None]:
                worker.job = next_job()
                more = worker.job is not None
                if not more:
                    break
                worker.connection.send(worker.job)
            if more and self._may_start_worker():
                self._start_worker()
            yield None
            for worker in self._ready_to_read():
                job, reply = worker.job, self._receive(worker)
                if job is not None and reply is not None:
                    worker.job = None
                    yield job, reply

    def _may_start_worker(self) -> bool:
        starting = any(not worker.ready for worker in self._workers)
        return not self._workers or (len(self._workers) < self.size and not starting)

    def _start_worker(self) -> None:
        mine, theirs = self._context.Pipe()
        status = self._context.RawArray("d", STATUS_FIELDS)
        process = self._context.Process(target=work, args=(self.plan, theirs, status), daemon=True)
        with _ignoring_interrupts():
            process.start()
        theirs.close()
        self._workers.append(WorkerHandle(process, mine, status))

    def _ready_to_read(self) -> list[WorkerHandle]:
        """The workers that have sent something or have ended, and those that are stuck."""
        lines = wait([worker.connection for worker in self._workers], TICK)
        return [worker for worker in self._workers if worker.connection in lines or self._is_stuck(worker)]

    def _is_stuck(self, worker: WorkerHandle) -> bool:
        """Whether a player holds its worker so tightly that not even the timer's thread can run."""
        allowed = self.plan.patience + GRACE
        return (
            worker.job is not None
            and bool(worker.status[BUSY])
            and time.monotonic() - worker.status[SINCE] > allowed
        )

    def _receive(self, worker: WorkerHandle) -> Reply | None:
        """Reads what a worker sent; one that has ended or is stuck gets its reply made up."""
        if not worker.connection.poll() and self._is_stuck(worker):
            return self._lost(worker, too_slow("choose", self.plan.patience))
        try:
            kind, content = worker.connection.recv()
        except (EOFError, OSError):
            worker.process.join()
            message = f"the worker process ended while it was thinking (exit code {worker.process.exitcode})"
            return self._lost(worker, Fault(DIED, message))
        if kind == "broken":
            raise content
        if kind == "ready":
            worker.ready = True
            return None
        if kind == "last":  # a player does not answer, and its worker ends itself
            self._workers.remove(worker)
            self._stop(worker)
        reply: Reply = content
        return reply

    def _lost(self, worker: WorkerHandle, fault: Fault) -> Reply | None:
        """The reply in place of a worker that is gone. The position is lost, the deal is known."""
        self._workers.remove(worker)
        self._stop(worker)
        if not isinstance(worker.job, Chunk) or not worker.status[BUSY]:
            code = worker.process.exitcode
            message = f"a worker process ended by itself with exit code {code}: is there enough memory?"
            raise DataError("worker-died", message)
        table = self.plan.tables[worker.job.table]
        names = [table[at] for at in seatings(table)[int(worker.status[SEATING])]]
        fault = replace(fault, message=f"{fault.message}; its record holds only the start of the game")
        game = Game.new(self.plan.city, len(names), self.plan.deal_seed(worker.job.first), seat_names(names))
        found = game_fault(fault, game, int(worker.status[SEAT]), worker.job.first, int(worker.status[PLY]))
        return ChunkResult(worker.job.number, fault=found)

    @staticmethod
    def _stop(worker: WorkerHandle) -> None:
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
