"""A place in the crew: one worker process sits there, and another one when it has to go."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass

from crosstown.game.legal_list import LegalMoves
from crosstown.service.bots.bot_messages import (
    HEAD,
    NOTHING,
    SEARCHES,
    Chosen,
    Failed,
    How,
    Incident,
    Message,
    Nonsense,
    Question,
    Ready,
    framed,
    length_of,
    read_message,
)

WARM_UP = 300.0  # seconds; the first compile takes half a minute of a processor that is free
SHORTEST_PAUSE = 0.1  # seconds before a worker is replaced, doubled whenever the last one gave no answer
LONGEST_PAUSE = 30.0
GRACE = 0.5  # seconds to end by itself


@dataclass(eq=False)
class Errand:
    """A question on its way: what may be answered, who is able to, for whom, and what came of it."""

    question: Question
    moves: LegalMoves
    needs: int
    outcome: asyncio.Future[tuple[How, str]]
    whom: str = ""
    begun: bool = False

    def settle(self, how: How, move: str = "") -> None:
        """Tells whoever asked, if they are still waiting."""
        if not self.outcome.done():
            self.outcome.set_result((how, move))


class GaveUp(Exception):
    """A worker says that it cannot go on."""


class Place:
    """Keeps a worker. ``able`` is what it can do now, ``hope`` what this place may be able to do soon."""

    def __init__(
        self,
        command: Sequence[str],
        patience: float,
        warming: asyncio.Lock,
        changed: Callable[[], None],
        log: Callable[[Incident], None],
    ) -> None:
        self.able = NOTHING
        self.hope = SEARCHES
        self._command = command
        self._patience = patience
        self._warming = warming
        self._changed = changed
        self._log = log
        self._process: Process | None = None
        self._limit = asyncio.Timeout(None)
        self._warm_by = 0.0
        self._errand: Errand | None = None
        self._answered = False

    def is_free(self, needs: int) -> bool:
        """Whether it can be asked something now."""
        return self.able >= needs and self._errand is None and not self._limit.expired()

    def ask(self, errand: Errand) -> None:
        """Sends a question to the worker; its time runs from now."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._errand = errand
        errand.begun = True
        self._limit.reschedule(_now() + self._patience)
        with suppress(OSError, RuntimeError):  # it is gone, and whoever listens to it will notice
            self._process.stdin.write(framed(errand.question))

    async def keep(self) -> None:
        """One worker after another, until this is cancelled; ever more slowly while none of them answers."""
        pause = SHORTEST_PAUSE
        while True:
            await self._employ()
            pause = SHORTEST_PAUSE if self._answered else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def _employ(self) -> None:
        """A worker from its first to its last moment."""
        self._answered = False
        try:
            await self._serve()
        except Exception as error:
            how = _reason(error)
            self.hope = self.able
            self._leave(how)
            exit_code = await self._dismiss()
            self._log(Incident("worker-replaced", how, exit_code=exit_code, error=_told(error)))
        finally:
            self._leave("not-ready")
            await self._dismiss()

    async def _serve(self) -> None:
        """Starts a worker and listens to it. They warm up one by one: what one compiles, the next loads."""
        async with AsyncExitStack() as turn:
            await turn.enter_async_context(self._warming)
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                start_new_session=True,  # Ctrl-C in the server's terminal is not for it
            )
            self._warm_by = _now() + WARM_UP
            async with asyncio.timeout_at(self._warm_by) as self._limit:
                while self.able < SEARCHES:
                    self._hear(await self._message())
                await turn.aclose()
                while True:
                    self._hear(await self._message())

    async def _message(self) -> Message:
        assert self._process is not None
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(HEAD)
        return read_message(await self._process.stdout.readexactly(length_of(head)))

    def _hear(self, message: Message) -> None:
        match message:
            case Ready(able):
                self.able, self.hope = able, max(able, self.hope)
            case Chosen(move):
                if self._errand is None or move not in self._errand.moves:
                    raise Nonsense
                self._errand.settle("thought", move)
                self._errand = None
                self._answered = True
            case Failed(error):
                raise GaveUp(error)
        if self._errand is None:
            self._limit.reschedule(self._warm_by if self.able < SEARCHES else None)
        self._changed()

    def _leave(self, how: How) -> None:
        """Nobody is here any more; whoever asked is told at once."""
        self.able = NOTHING
        if self._errand is not None:
            self._errand.settle(how)
            self._errand = None
        self._changed()

    async def _dismiss(self) -> int | None:
        """Sends the process away, if there is one, and waits until nothing is left of it."""
        if self._process is None:
            return None
        assert self._process.stdin is not None
        self._process.stdin.close()  # a worker in its right mind goes by itself now
        try:
            async with asyncio.timeout(GRACE):
                await self._process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._process.communicate()
        exit_code, self._process = self._process.returncode, None
        return exit_code


def _now() -> float:
    return asyncio.get_running_loop().time()


def _reason(error: Exception) -> How:
    match error:
        case TimeoutError():
            return "too-slow"
        case Nonsense():
            return "illegal"
        case _:
            return "crashed"


def _told(error: Exception) -> str:
    match error:
        case asyncio.IncompleteReadError() | TimeoutError() | Nonsense():
            return ""  # the reason says it all
        case GaveUp():
            return str(error)
        case _:
            return type(error).__name__
