"""What all tables of a process share. It is handed to each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

from crosstown.errors import CrosstownError, StoreError
from crosstown.service.bots.bot_messages import Chosen, Question
from crosstown.service.clock import BackgroundTasks, Clock, Log
from crosstown.service.metrics import Metrics
from crosstown.service.rate_limit_bucket import Bucket
from crosstown.service.tables.live_game import LiveGame, replay
from crosstown.service.tokens import Tokens
from crosstown.store.rows import LoadedTable
from crosstown.store.store import Store

Result = TypeVar("Result")

REPLAYS_AT_ONCE = 2  # more threads would only take the event loop's time
STORE_ERRORS_LOGGED = (5, 10.0)  # at once, and as many again in so many seconds


@dataclass
class TableContext:
    """The store, the clock and so on, and whom to tell that a table changed or is gone."""

    store: Store
    clock: Clock
    tokens: Tokens
    log: Log
    metrics: Metrics
    tasks: BackgroundTasks
    process_id: str
    on_changed: Callable[[str], None]
    on_dropped: Callable[[str], None]
    advise: Callable[[Question, str], Awaitable[Chosen | None]]  # asks the computer players
    undo_window: int  # milliseconds for which computer players wait for an undo
    _replays: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(REPLAYS_AT_ONCE))
    _store_errors: Bucket = field(default_factory=lambda: Bucket(*STORE_ERRORS_LOGGED))

    async def replay(self, loaded: LoadedTable) -> LiveGame | None:
        """The game of a table as it was left, replayed outside of the event loop: its log may be long."""
        if loaded.game is None:
            return None
        return await self.outside_the_loop(lambda: replay(loaded, self.clock.steady_at))

    async def outside_the_loop(self, work: Callable[[], Result]) -> Result:
        """Runs what takes longer than other tables can wait in a thread, a few at a time."""
        async with self._replays:
            return await asyncio.to_thread(work)

    def note_refusal(self, error: CrosstownError) -> None:
        """Counts a refusal. One that the store is to blame for is logged, but not a thousand times."""
        self.metrics.refusals.labels(error.code).inc()
        if isinstance(error, StoreError) and self._store_errors.take():
            self.log("store-trouble", level="error", code=error.code, where=error.where, error=error.message)
