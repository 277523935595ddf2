"""Doing things once: a form that is sent twice gets the same answer twice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

MOST = 1024
SECONDS = 60.0


class Once:
    """What was begun lately, by key. Commands of tables need none of this: tables remember them."""

    def __init__(self, run: Callable[[Coroutine[Any, Any, Any]], asyncio.Task[Any]]) -> None:
        self._run = run
        self._begun: OrderedDict[tuple[str, ...], asyncio.Task[Any]] = OrderedDict()

    async def do(self, key: tuple[str, ...], work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """The result of the work with this key; what failed may be tried again."""
        task = self._begun.get(key)
        if task is None or _has_failed(task):
            task = self._begun[key] = self._run(work())
            asyncio.get_running_loop().call_later(SECONDS, self._begun.pop, key, None)
            if len(self._begun) > MOST:
                self._begun.popitem(last=False)
        return await asyncio.shield(task)


def _has_failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
