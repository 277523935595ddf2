"""The crew: worker processes that play jobs, and are replaced when a player brings one down."""

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

from crosstown.arena.arena_worker import BEAT, BUSY, PLY, SEAT, SEATING, SINCE, work
from crosstown.arena.chunk_results import Part, game_fault
from crosstown.arena.pairing import seatings
from crosstown.arena.player_supervisor import Clock, too_slow
from crosstown.arena.schedule import Chunk, Plan
from crosstown.errors import DataError
from crosstown.game.game import Game
from crosstown.players.faults import DIED, Fault
from crosstown.simulation.play_game import seat_names

GRACE = 3.0  # seconds beyond the patience after which a worker that cannot even call out is killed
TICK = 0.2  # seconds between looks at the workers

Job = Chunk | str  # some deals to play, or the name of a player to time
Reply = Part | Clock


@dataclass
class Hand:
    """One worker as its parent sees it."""

    process: SpawnProcess
    connection: Connection
    beat: Any
    ready: bool = False
    job: Job | None = None


class Crew:
    """Plays jobs on so many processes. Use it in a ``with`` block: none of them outlives it."""

    def __init__(self, plan: Plan, workers: int) -> None:
        self.plan = plan
        self.workers = workers
        self._hands: list[Hand] = []
        self._context = get_context("spawn")

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *rest: object) -> None:
        for hand in self._hands:
            self._dismiss(hand)
        self._hands = []

    def play(self, next_job: Callable[[], Job | None]) -> Iterator[tuple[Job, Reply] | None]:
        """Jobs with their replies as they come, and now and then nothing, so that time can be shown.

        A job is asked for when somebody can play it. The first worker is ready before the others start: what
        it has compiled, they only load.
        """
        more = self.workers > 0
        while more or any(hand.job is not None for hand in self._hands):
            for hand in [hand for hand in self._hands if hand.ready and hand.job is None]:
                hand.job = next_job()
                more = hand.job is not None
                if not more:
                    break
                hand.connection.send(hand.job)
            if more and self._may_hire():
                self._hire()
            yield None
            for hand in self._called():
                job, reply = hand.job, self._listen(hand)
                if job is not None and reply is not None:
                    hand.job = None
                    yield job, reply

    def _may_hire(self) -> bool:
        starting = any(not hand.ready for hand in self._hands)
        return not self._hands or (len(self._hands) < self.workers and not starting)

    def _hire(self) -> None:
        mine, theirs = self._context.Pipe()
        beat = self._context.RawArray("d", BEAT)
        process = self._context.Process(target=work, args=(self.plan, theirs, beat), daemon=True)
        with _deaf_to_interrupts():
            process.start()
        theirs.close()
        self._hands.append(Hand(process, mine, beat))

    def _called(self) -> list[Hand]:
        """The workers that have something to say, and those that had to be ended."""
        lines = wait([hand.connection for hand in self._hands], TICK)
        return [hand for hand in self._hands if hand.connection in lines or self._is_lost(hand)]

    def _is_lost(self, hand: Hand) -> bool:
        """Whether a player has held its worker for so long that even the watchdog cannot speak."""
        allowed = self.plan.patience + GRACE
        return (
            hand.job is not None and bool(hand.beat[BUSY]) and time.monotonic() - hand.beat[SINCE] > allowed
        )

    def _listen(self, hand: Hand) -> Reply | None:
        """What a worker says: that it is ready, its reply, or by falling silent that a player ended it."""
        if not hand.connection.poll() and self._is_lost(hand):
            return self._ended(hand, too_slow("choose", self.plan.patience))
        try:
            kind, content = hand.connection.recv()
        except (EOFError, OSError):
            hand.process.join()
            message = f"the worker process ended while it was thinking (exit code {hand.process.exitcode})"
            return self._ended(hand, Fault(DIED, message))
        if kind == "broken":
            raise content
        if kind == "ready":
            hand.ready = True
            return None
        if kind == "last":  # a player does not answer, and its worker ends itself
            self._hands.remove(hand)
            self._dismiss(hand)
        reply: Reply = content
        return reply

    def _ended(self, hand: Hand, fault: Fault) -> Reply | None:
        """The reply in place of a worker that is gone. Its position is lost, but not the deal."""
        self._hands.remove(hand)
        self._dismiss(hand)
        if not isinstance(hand.job, Chunk) or not hand.beat[BUSY]:
            code = hand.process.exitcode
            message = f"a worker process ended by itself with exit code {code}: is there enough memory?"
            raise DataError("worker-died", message)
        table = self.plan.tables[hand.job.table]
        names = [table[at] for at in seatings(table)[int(hand.beat[SEATING])]]
        fault = replace(fault, message=f"{fault.message}; its record holds only the start of the game")
        game = Game.new(self.plan.city, len(names), self.plan.deal_seed(hand.job.first), seat_names(names))
        found = game_fault(fault, game, int(hand.beat[SEAT]), hand.job.first, int(hand.beat[PLY]))
        return Part(hand.job.number, fault=found)

    @staticmethod
    def _dismiss(hand: Hand) -> None:
        with suppress(OSError):
            hand.connection.close()
        hand.process.kill()
        hand.process.join()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process that starts now ignores Ctrl-C from its first moment on: it is the parent's to notice."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
