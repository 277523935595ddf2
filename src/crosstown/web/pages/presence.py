"""Being there without a connection: who has looked at a table lately counts as sitting at it."""

from __future__ import annotations

import asyncio

from crosstown.service.table import LiveTable
from crosstown.service.watcher import Watcher


class Presence:
    """The people who look at pages of tables where they sit, or where nobody does.

    Each has a watcher that nobody reads from. It waits for a snapshot from the start, so nothing is queued.
    """

    def __init__(self) -> None:
        self._here: dict[tuple[str, str | None], Watcher] = {}
        self._timers: dict[tuple[str, str | None], asyncio.TimerHandle] = {}

    async def note(self, table: LiveTable, person: str | None, seconds: float) -> None:
        """Somebody looks at a table, and is expected to look again within so many seconds."""
        key = table.id, person
        if key in self._timers:
            self._timers[key].cancel()
        loop = asyncio.get_running_loop()
        self._timers[key] = loop.call_later(seconds, self._gone, table, key)
        watcher = self._here.get(key)
        if watcher is None or watcher not in table.watchers:
            watcher = self._here[key] = Watcher(person)
            await table.arrive(watcher)

    def _gone(self, table: LiveTable, key: tuple[str, str | None]) -> None:
        del self._timers[key]
        table.depart(self._here.pop(key))
