"""A slot of the pool: it runs one worker process, and replaces it when it fails."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field

import msgspec

from crosstown.game.move_choices import LegalMoves
from crosstown.service.background_process import HEADER_BYTES, frame
from crosstown.service.bots.bot_messages import (
    NOT_READY,
    QUICK_READY,
    SEARCH_READY,
    BadMessage,
    Chosen,
    Compiling,
    Failed,
    Incident,
    Message,
    Outcome,
    Question,
    Ready,
    length_of,
    read_message,
)

WARM_UP_SECONDS = 300.0  # the very first compile takes half a minute of an idle processor
MIN_RESTART_SECONDS = 0.1  # before a worker is replaced; doubled while workers give no answer
MAX_RESTART_SECONDS = 30.0
EXIT_SECONDS = 0.5  # for a worker to exit by itself


@dataclass(eq=False)
class MoveRequest:
    """A question to a worker: the legal moves, the readiness it needs, and the outcome.

    ``host`` is for whom a worker thinks, and ``attended`` whether people wait for the move. ``seconds`` and
    ``started_at`` are set when a worker gets the question, ``chosen`` when it has answered.
    """

    question: Question
    legal_moves: LegalMoves
    needed: int
    host: str = ""
    attended: bool = True
    seconds: float | None = None
    chosen: Chosen | None = None
    started_at: float = 0.0
    deadline: float = 0.0
    outcome: asyncio.Future[tuple[Outcome, str]] = field(default_factory=asyncio.Future)

    @property
    def started(self) -> bool:
        return self.started_at > 0

    @property
    def is_slow(self) -> bool:
        return self.needed > QUICK_READY

    def settle(self, how: Outcome, move: str = "") -> None:
        """Answers whoever asked, if they are still waiting."""
        if not self.outcome.done():
            self.outcome.set_result((how, move))


class WorkerGaveUp(Exception):
    """A worker reports that it cannot go on."""


class WorkerSlot:
    """Runs one worker, which answers a question of each lane at a time.

    ``readiness`` is which players it can run now, ``expected`` which it may run soon.
    """

    def __init__(
        self,
        command: Sequence[str],
        move_seconds: float,
        warm_up_lock: asyncio.Lock,
        changed: Callable[[], None],
        log: Callable[[Incident], None],
    ) -> None:
        self.readiness = NOT_READY
        self.expected = SEARCH_READY
        self.percent = 0  # how much of the players is compiled, while that is going on
        self._command = command
        self._move_seconds = move_seconds
        self._warm_up_lock = warm_up_lock
        self._changed = changed
        self._log = log
        self._process: Process | None = None
        self._timeout = asyncio.Timeout(None)
        self._warm_up_deadline = 0.0
        self._requests: dict[int, MoveRequest] = {}  # by lane
        self._answered = False

    def is_free(self, lane: int) -> bool:
        return self.readiness >= lane and lane not in self._requests and not self._timeout.expired()

    def ask(self, request: MoveRequest) -> None:
        """Sends a question to the worker, whose time runs from now on."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._requests[request.needed] = request
        request.started_at = _now()
        request.deadline = request.started_at + self._move_seconds
        self._set_timeout()
        with suppress(OSError, RuntimeError):  # it has died: the reader will notice
            question = msgspec.structs.replace(request.question, seconds=request.seconds)
            self._process.stdin.write(frame(question))

    async def run(self) -> None:
        """Runs one worker after another until cancelled, with longer pauses while none of them answers."""
        pause = MIN_RESTART_SECONDS
        while True:
            await self._run_worker()
            pause = restart_pause(pause, answered=self._answered)
            await asyncio.sleep(pause)

    async def _run_worker(self) -> None:
        self._answered = False
        try:
            await self._start_and_read()
        except Exception as error:
            how = _reason(error)
            self.expected = self.readiness
            self._end_worker(how)
            exit_code = await self._stop_process()
            self._log(Incident("worker-replaced", how, exit_code=exit_code, error=_error_text(error)))
        finally:
            self._end_worker("not-ready")
            await self._stop_process()

    async def _start_and_read(self) -> None:
        """Starts a worker and reads its messages. They warm up in turn: one compiles, the next load."""
        async with AsyncExitStack() as warm_up:
            await warm_up.enter_async_context(self._warm_up_lock)
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
            )
            self._warm_up_deadline = _now() + WARM_UP_SECONDS
            async with asyncio.timeout_at(self._warm_up_deadline) as self._timeout:
                while self.readiness < SEARCH_READY:
                    self._handle(await self._message())
                await warm_up.aclose()
                while True:
                    self._handle(await self._message())

    async def _message(self) -> Message:
        assert self._process is not None
        assert self._process.stdout is not None
        header = await self._process.stdout.readexactly(HEADER_BYTES)
        return read_message(await self._process.stdout.readexactly(length_of(header)))

    def _handle(self, message: Message) -> None:
        match message:
            case Ready(readiness):
                self.readiness, self.expected = readiness, max(readiness, self.expected)
            case Compiling(percent):
                self.percent = percent
            case Chosen(move, lane):
                request = self._requests.get(lane)
                if request is None or move not in request.legal_moves:
                    raise BadMessage
                del self._requests[lane]
                request.chosen = message
                request.settle("thought", move)
                self._answered = True
            case Failed(error):
                raise WorkerGaveUp(error)
        self._set_timeout()
        self._changed()

    def _set_timeout(self) -> None:
        """The worker must answer the question that it has had longest, or else warm up in time."""
        deadlines = [request.deadline for request in self._requests.values()]
        if not deadlines and self.readiness < SEARCH_READY:
            deadlines = [self._warm_up_deadline]
        self._timeout.reschedule(min(deadlines, default=None))

    def _end_worker(self, how: Outcome) -> None:
        """The worker is gone: an open question is answered at once."""
        self.readiness = NOT_READY
        self.percent = 0
        requests, self._requests = self._requests, {}
        for request in requests.values():
            if how == "too-slow" and request.deadline > _now():  # the other question took too long
                request.started_at = 0.0
                request.settle("not-ready")
            request.settle(how)
        self._changed()

    async def _stop_process(self) -> int | None:
        if self._process is None:
            return None
        assert self._process.stdin is not None
        self._process.stdin.close()  # a healthy worker exits now
        try:
            async with asyncio.timeout(EXIT_SECONDS):
                await self._process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._process.communicate()
        exit_code, self._process = self._process.returncode, None
        return exit_code


def restart_pause(last: float, *, answered: bool) -> float:
    """Seconds before the next worker starts, which depends on whether the last one gave any answer."""
    return MIN_RESTART_SECONDS if answered else min(2 * last, MAX_RESTART_SECONDS)


def _now() -> float:
    return asyncio.get_running_loop().time()


def _reason(error: Exception) -> Outcome:
    match error:
        case TimeoutError():
            return "too-slow"
        case BadMessage():
            return "illegal"
        case _:
            return "crashed"


def _error_text(error: Exception) -> str:
    match error:
        case asyncio.IncompleteReadError() | TimeoutError() | BadMessage():
            return ""  # the outcome says it all
        case WorkerGaveUp():
            return str(error)
        case _:
            return type(error).__name__
