"""The pool of worker processes that choose moves for the computer players at all tables of a server."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from crosstown.game.view import View
from crosstown.service.background_process import background_command
from crosstown.service.bots.bot_messages import (
    NOT_READY,
    QUICK_READY,
    RULES_READY,
    SEARCH_READY,
    BotMove,
    Chosen,
    Incident,
    Outcome,
    Question,
)
from crosstown.service.bots.choose_move import (
    choose_move,
    needed_readiness,
    random_move,
    substitute_for,
    view_of,
)
from crosstown.service.bots.fair_queue import FairQueue
from crosstown.service.bots.warm_up import QUICK_FAMILIES, warm_up_player
from crosstown.service.bots.worker_slot import MoveRequest, WorkerSlot

WORKER = background_command("crosstown.service.bots.bot_worker")
ANSWER_GRID = 0.1  # seconds: answers of slow players come at multiples of it
WAIT_FACTOR = 3  # an answer may take this many times the seconds of a move, waiting included


class BotPool:
    """Worker processes that choose moves. A player may think about a move for ``move_seconds``."""

    def __init__(
        self,
        workers: int = 1,
        move_seconds: float = 10.0,
        log: Callable[[Incident], None] = lambda incident: None,
        command: Sequence[str] = WORKER,
    ) -> None:
        self._deadline = WAIT_FACTOR * move_seconds
        self._log = log
        warm_up_lock = asyncio.Lock()
        self._slots = [
            WorkerSlot(command, move_seconds, warm_up_lock, self._assign, log) for _ in range(workers)
        ]
        self._queue = FairQueue(workers)
        self._tasks: list[asyncio.Task[None]] = []
        self._first_ready = asyncio.Event()
        self._rules_settled = asyncio.Event()
        self._warm = False

    async def start(self) -> None:
        """Starts the processes and does not wait for them."""
        self._tasks = [asyncio.create_task(slot.run()) for slot in self._slots]
        self._tasks.append(asyncio.create_task(self._warm_up()))
        self._assign()

    async def stop(self) -> None:
        """Ends the processes. Open questions are answered without them."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._assign()

    @property
    def ready(self) -> bool:
        """Whether a worker can run at least the quick players."""
        return self._readiness >= QUICK_READY

    @property
    def percent(self) -> int:
        """How much of all players is compiled: 100 if a worker can run them, or none ever will."""
        if self._readiness >= min(self._expected_readiness, SEARCH_READY):
            return 100
        return max(slot.percent for slot in self._slots)

    async def rules_compiled(self) -> None:
        """Returns when a worker has compiled the rules, or when no worker will."""
        await self._rules_settled.wait()

    async def choose(
        self, question: Question, deadline: float | None = None, host: str = "", *, attended: bool = True
    ) -> BotMove:
        """A legal move within ``deadline`` seconds, by default three times those of a move.

        The hosts of tables take turns. ``attended`` is whether people wait for the move. Whatever happens to
        the workers, there is an answer. Only a question without any answer raises: an unknown city, bytes
        that are no view, a seat that has nothing to decide.
        """
        began = time.perf_counter()
        view = view_of(question)
        request = MoveRequest(question, view.legal_moves, needed_readiness(question.player), host, attended)
        how, move = await self._answer(
            request, self._deadline if deadline is None else deadline, patient=deadline is None
        )
        if how == "thought":
            await asyncio.sleep(seconds_to_hold(request, asyncio.get_running_loop().time()))
        else:
            move = self._fall_back(request, view)
        milliseconds = round((time.perf_counter() - began) * 1000)
        if how != "thought":
            self._log(Incident("move-replaced", how, question.player, milliseconds))
        return BotMove(move, how, milliseconds)

    async def advise(self, question: Question, host: str = "") -> Chosen | None:
        """A worker's whole answer to a person who asks for advice, or None if none answers in time."""
        legal_moves = view_of(question).legal_moves
        request = MoveRequest(question, legal_moves, needed_readiness(question.player), host)
        await self._answer(request, self._deadline, patient=False)
        return request.chosen

    async def _answer(self, request: MoveRequest, deadline: float, patient: bool) -> tuple[Outcome, str]:
        """What a worker answers in time, or why none does. A late worker may finish its thought.

        The patient wait on while the players are compiled: better late than a move by chance.
        """
        if request.needed > self._expected_readiness:
            return "not-ready", ""
        self._queue.add(request)
        self._assign()
        try:
            await asyncio.wait([request.outcome], timeout=deadline)
            while not request.outcome.done() and patient and self._is_warming_up(request.needed):
                await asyncio.wait([request.outcome], timeout=deadline)
        finally:
            self._queue.remove(request)
        if request.outcome.done():
            return request.outcome.result()
        return ("too-slow" if request.started or self._readiness >= request.needed else "not-ready"), ""

    def _is_warming_up(self, needed: int) -> bool:
        return self._readiness < needed <= self._expected_readiness

    def _assign(self) -> None:
        """Gives waiting questions to free workers; answers those that no worker will ever be ready for."""
        if self.ready:
            self._first_ready.set()
        if self._readiness >= RULES_READY or self._expected_readiness == NOT_READY:
            self._rules_settled.set()
        for slot in self._slots:
            for lane in (QUICK_READY, SEARCH_READY):
                if slot.is_free(lane) and (request := self._queue.take(lane)):
                    slot.ask(request)
        expected = self._expected_readiness
        if expected < SEARCH_READY:
            for request in self._queue.waiting:
                if request.needed > expected:
                    request.settle("not-ready")

    def _fall_back(self, request: MoveRequest, view: View) -> str:
        """A legal move without a worker. A player that has just failed in one is not tried in here."""
        question = request.question
        player = substitute_for(question.player)
        if self._warm and not (request.started and player == question.player):
            with suppress(Exception):
                return choose_move(question, view, player)
        return random_move(question, view)

    async def _warm_up(self) -> None:
        """Loads the quick players in this process too, once a worker has compiled them: that is quick."""
        await self._first_ready.wait()
        for player in QUICK_FAMILIES:
            await asyncio.to_thread(warm_up_player, player)
        self._warm = True

    @property
    def _expected_readiness(self) -> int:
        return max((slot.expected for slot in self._slots), default=NOT_READY) if self._tasks else NOT_READY

    @property
    def _readiness(self) -> int:
        return max((slot.readiness for slot in self._slots), default=NOT_READY)


def seconds_to_hold(request: MoveRequest, now: float) -> float:
    """How long an answer is held back, so that the time of a move tells nothing of the player's hand.

    Quick players take a few milliseconds and are not held back. Others answer when their time is up, and at
    steps of the grid if they need longer or have no clock.
    """
    if not request.is_slow:
        return 0.0
    taken = now - request.started_at
    held = request.seconds or ANSWER_GRID
    if taken > held:
        held = ANSWER_GRID * math.ceil(taken / ANSWER_GRID)
    return held - taken
