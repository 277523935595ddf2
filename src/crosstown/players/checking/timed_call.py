"""Times calls that may never return."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable

SILENT_SECONDS = 3.0


class CallTimeout(Exception):
    """A call did not return in time. Its thread is left alone: only the end of the process ends it."""


class _Call:
    def __init__(self, function: Callable[[], object]) -> None:
        self.function = function
        self.done = threading.Event()
        self.answer: object = None
        self.error: BaseException | None = None
        self.seconds = 0.0

    def run(self) -> None:
        began = time.perf_counter()
        try:
            self.answer = self.function()
        except BaseException as error:
            self.error = error
        self.seconds = time.perf_counter() - began
        self.done.set()


class TimedCaller:
    """Makes calls in a thread of its own, until the end of the ``with`` block.

    ``seconds`` is how long the last call took.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self._calls: queue.SimpleQueue[_Call | None] = queue.SimpleQueue()
        threading.Thread(target=self._work, daemon=True).start()

    def __enter__(self) -> TimedCaller:
        return self

    def __exit__(self, *rest: object) -> None:
        self._calls.put(None)

    def _work(self) -> None:
        while (call := self._calls.get()) is not None:
            call.run()

    def call(
        self, function: Callable[[], object], limit: float, on_wait: Callable[[], None] = lambda: None
    ) -> object:
        """What the function returns or raises; `CallTimeout` if it does neither in time.

        ``on_wait`` is called once if that takes longer than one likes to wait without a word.
        """
        call = _Call(function)
        self._calls.put(call)
        if limit > SILENT_SECONDS and not call.done.wait(SILENT_SECONDS):
            on_wait()
            limit -= SILENT_SECONDS
        if not call.done.wait(limit):
            raise CallTimeout
        self.seconds = call.seconds
        if call.error is not None:
            raise call.error
        return call.answer
