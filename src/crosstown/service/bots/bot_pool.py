"""The crew that thinks for the computer players at all tables of a server."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress

from crosstown.game.view import View
from crosstown.service.bots.bot_messages import NOTHING, PLANS, SEARCHES, How, Incident, Question, Thought
from crosstown.service.bots.choose_move import (
    FAMILIES,
    any_move,
    needs,
    practise,
    stand_in,
    think,
    view_of,
)
from crosstown.service.bots.worker_slot import Errand, Place

WORKER = (sys.executable, "-m", "crosstown.service.bots.bot_worker")
REMEMBERED = 1000  # for whom a slow player was asked lately
ROUNDS = 3  # how many times its patience an answer may take with all the waiting

_LOG = logging.getLogger(__name__)


def write(incident: Incident) -> None:
    """Writes an incident to the program's log."""
    _LOG.warning("%s", incident)


class Thinkers:
    """Worker processes that choose moves. ``patience`` is how many seconds one may think about a move."""

    def __init__(
        self,
        workers: int = 1,
        patience: float = 10.0,
        log: Callable[[Incident], None] = write,
        command: Sequence[str] = WORKER,
    ) -> None:
        self._deadline = ROUNDS * patience
        self._log = log
        warming = asyncio.Lock()
        self._places = [Place(command, patience, warming, self._share_out, log) for _ in range(workers)]
        self._waiting: list[Errand] = []
        # Who had a turn of a slow player lately, and when.
        self._served: OrderedDict[str, int] = OrderedDict()
        self._turn = 0
        self._tasks: list[asyncio.Task[None]] = []
        self._somebody_ready = asyncio.Event()
        self._practised = False

    async def start(self) -> None:
        """Starts the processes and does not wait for them."""
        self._tasks = [asyncio.create_task(place.keep()) for place in self._places]
        self._tasks.append(asyncio.create_task(self._practise()))

    async def stop(self) -> None:
        """Ends the processes. Questions still open are answered without them."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._share_out()

    @property
    def ready(self) -> bool:
        """Whether a thinker would answer now, a quick one at least."""
        return self._able >= PLANS

    async def choose(self, question: Question, deadline: float | None = None, whom: str = "") -> Thought:
        """A legal move, in so many seconds at the latest: by default three times the patience.

        Those for whom it is asked take turns.

        Whatever becomes of the thinkers, there is an answer. Only a question that nobody could answer raises
        an error: an unknown city, bytes that are no view, a seat that has nothing to decide.
        """
        began = time.perf_counter()
        view = view_of(question)
        outcome: asyncio.Future[tuple[How, str]] = asyncio.get_running_loop().create_future()
        errand = Errand(question, view.legal_moves, needs(question.player), outcome, whom)
        how, move = await self._answer(errand, self._deadline if deadline is None else deadline)
        if how != "thought":
            move = self._fall_back(errand, view)
        milliseconds = round((time.perf_counter() - began) * 1000)
        if how != "thought":
            self._log(Incident("move-replaced", how, question.player, milliseconds))
        return Thought(move, how, milliseconds)

    async def _answer(self, errand: Errand, deadline: float) -> tuple[How, str]:
        """What a thinker says in time, or why none did. One that is late may finish its thought."""
        if errand.needs > self._hope:
            return "not-ready", ""
        self._waiting.append(errand)
        self._share_out()
        try:
            await asyncio.wait([errand.outcome], timeout=deadline)
        finally:
            if errand in self._waiting:
                self._waiting.remove(errand)
        if errand.outcome.done():
            return errand.outcome.result()
        return ("too-slow" if errand.begun or self._able >= errand.needs else "not-ready"), ""

    def _share_out(self) -> None:
        """Whoever is free and able gets the next question. Nobody waits for what will not be."""
        if self.ready:
            self._somebody_ready.set()
        for place in self._places:
            able = [one for one in self._waiting if place.is_free(one.needs)]
            if able:
                errand = min(able, key=self._rank)
                self._waiting.remove(errand)
                if errand.needs > PLANS:
                    self._note(errand.whom)
                place.ask(errand)
        hope = self._hope
        if hope < SEARCHES:
            for errand in self._waiting:
                if errand.needs > hope:
                    errand.settle("not-ready")

    def _rank(self, errand: Errand) -> tuple[int, int]:
        """Quick players first, for they keep nobody waiting; then whoever was served longest ago.

        Whoever asks for many tables at once waits for them, and not the others. Of equals the first is first.
        """
        return errand.needs, self._served.get(errand.whom, 0)

    def _note(self, whom: str) -> None:
        self._turn += 1
        self._served[whom] = self._turn
        self._served.move_to_end(whom)
        if len(self._served) > REMEMBERED:
            self._served.popitem(last=False)

    def _fall_back(self, errand: Errand, view: View) -> str:
        """A legal move without a thinker: by a quick player, or by chance.

        A player that has just failed in a worker is not tried in here, where it could do more harm.
        """
        question = errand.question
        player = stand_in(question.player)
        if self._practised and not (errand.begun and player == question.player):
            with suppress(Exception):
                return think(question, view, player)
        return any_move(question, view)

    async def _practise(self) -> None:
        """The quick players in this process, too, once a worker has compiled them: to load them is short."""
        await self._somebody_ready.wait()
        for player in FAMILIES:
            await asyncio.to_thread(practise, player)
        self._practised = True

    @property
    def _hope(self) -> int:
        return max((place.hope for place in self._places), default=NOTHING) if self._tasks else NOTHING

    @property
    def _able(self) -> int:
        return max((place.able for place in self._places), default=NOTHING)
