"""One job at a time. The hosts that want one take turns, and what can wait comes after what is urgent."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from crosstown.web.api.http_errors import HttpError

MOST_WAITING = 100
MOST_WAITING_PER_HOST = 6
HOSTS_REMEMBERED = 1000


@dataclass(eq=False)
class _Waiter:
    host: str
    urgent: bool
    turn: asyncio.Future[None]


class FairTurns:
    def __init__(self) -> None:
        self._busy = False
        self._waiting: list[_Waiter] = []
        self._served: OrderedDict[str, int] = OrderedDict()  # a count, by host
        self._count = 0

    @asynccontextmanager
    async def turn(self, host: str, *, urgent: bool = True) -> AsyncIterator[None]:
        """Waits for a turn. Raises if too many wait already that are as urgent, of all or of this host."""
        if self._busy:
            await self._wait(host, urgent)
        self._busy = True
        self._count += 1
        self._served[host] = self._count
        self._served.move_to_end(host)
        if len(self._served) > HOSTS_REMEMBERED:
            self._served.popitem(last=False)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, host: str, urgent: bool) -> None:
        hosts = Counter(waiter.host for waiter in self._waiting if waiter.urgent == urgent)
        if hosts[host] >= MOST_WAITING_PER_HOST or hosts.total() >= MOST_WAITING:
            raise HttpError("too-many", "too many cities are being drawn: try again in a moment")
        waiter = _Waiter(host, urgent, asyncio.get_running_loop().create_future())
        self._waiting.append(waiter)
        try:
            await waiter.turn
        except asyncio.CancelledError:
            if not waiter.turn.cancelled():  # it was this one's turn
                self._pass_on()
            elif waiter in self._waiting:
                self._waiting.remove(waiter)
            raise

    def _pass_on(self) -> None:
        """What is urgent comes first, then the host that was served longest ago, then who came first."""
        # Who has been cancelled may still be in the list: its task has not run since.
        self._waiting = [waiter for waiter in self._waiting if not waiter.turn.cancelled()]
        if not self._waiting:
            self._busy = False
            return
        waiter = min(self._waiting, key=lambda one: (not one.urgent, self._served.get(one.host, 0)))
        self._waiting.remove(waiter)
        waiter.turn.set_result(None)
