"""Does at tables what nobody asks for: moves of computer players, clocks, warnings, and periodic work."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from crosstown.errors import CrosstownError, StoreError
from crosstown.game.records.seeds import player_seeds, seed_text
from crosstown.service.bots.bot_pool import BotPool
from crosstown.service.bots.choose_move import make_question
from crosstown.service.clock import SECOND, Timer
from crosstown.service.table_registry import TableRegistry
from crosstown.service.tables.deadlines_and_absences import DueMove, next_due_move, warning_at
from crosstown.service.tables.first_tickets import choosing_seats
from crosstown.service.tables.live_table import LiveTable

BOT_PAUSE = 400  # milliseconds before a computer player moves; pages show moves at a pace of their own
LEASE = 2_000  # milliseconds for which one process acts for a table; if it dies, nobody acts for so long
HEARTBEAT_SECONDS = 2.0
HEARTBEAT_VALID = 6_000  # milliseconds for which a process counts as alive after a heartbeat
DUE_SECONDS = 1.0  # between looks at tables where something is due
MAX_DUE = 500  # tables looked at in one round
UNLOAD_SECONDS = 10.0  # between looks at idle tables
LOBBY_SECONDS = 30.0  # between notes of where somebody is
RETRY_SECONDS = 1.0  # after the store failed
MAX_TIMER_SECONDS = 3600.0


@dataclass
class _Schedule:
    timer: Timer | None = None
    busy: bool = False  # a computer player is thinking
    warned_turn: int = 0  # the turn whose player was warned, by when it began

    def cancel(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Scheduler:
    """Makes due moves in time. ``registry`` reports every table that changed."""

    def __init__(self, registry: TableRegistry, bots: BotPool, bot_pause: int = BOT_PAUSE) -> None:
        self.registry = registry
        self.bots = bots
        self.bot_pause = bot_pause
        self._store, self._clock = registry.store, registry.clock
        self._schedules: dict[str, _Schedule] = {}
        self._rounds: list[asyncio.Task[None]] = []
        self._stopping = asyncio.Event()
        registry.on_changed = self.schedule
        registry.advise = bots.advise

    async def start(self) -> None:
        await self.send_heartbeat()
        self._repeat(DUE_SECONDS, self.look_for_due)
        self._repeat(UNLOAD_SECONDS, self.unload_idle)
        self._repeat(LOBBY_SECONDS, self.note_company)
        if self._store.shared:
            self._repeat(HEARTBEAT_SECONDS, self.send_heartbeat)

    async def stop(self) -> None:
        """Says goodbye to everyone, and waits for what has been begun."""
        self._stopping.set()
        self.stop_rounds()
        for schedule in self._schedules.values():
            schedule.cancel()
        self.registry.say_goodbye()
        await asyncio.gather(*self._rounds, return_exceptions=True)
        await self.registry.close()

    def stop_rounds(self) -> None:
        for task in self._rounds:
            task.cancel()

    # Due moves

    def next_move(self, table: LiveTable) -> DueMove | None:
        """The next move that this table needs of a server. Without people it plays while it is watched."""
        memory = table.memory
        attended = memory.state.people or table.broadcast.subscriptions
        if memory.game is None or memory.phase != "playing" or not attended:
            return None
        return next_due_move(memory, self.bot_pause, self.registry.undo_window)

    def schedule(self, table_id: str) -> None:
        """Sets the timer for the next due move of a table, or for the warning before it."""
        table = self.registry.tables.get(table_id)
        if table is None:
            schedule = self._schedules.pop(table_id, None)
            if schedule is not None:
                schedule.cancel()
            return
        schedule = self._schedules.setdefault(table_id, _Schedule())
        schedule.cancel()
        due = self.next_move(table)
        if due is None or schedule.busy or self._stopping.is_set():
            return
        at = warning_at(table.state, due.at) if self._needs_warning(table, due) else due.at
        seconds = max(0, at - self._clock.steady()) / SECOND
        schedule.timer = self._clock.call_later(
            min(seconds, MAX_TIMER_SECONDS), lambda: self._wake(table, schedule)
        )

    def _needs_warning(self, table: LiveTable, due: DueMove) -> bool:
        schedule = self._schedules[table.id]
        return (
            due.cause == "clock" and table.game is not None and schedule.warned_turn != table.game.turn_began
        )

    def _wake(self, table: LiveTable, schedule: _Schedule) -> None:
        if self._schedules.get(table.id) is schedule and not self._stopping.is_set():
            self.registry.tasks.run(self._act(table, schedule))

    async def _act(self, table: LiveTable, schedule: _Schedule) -> None:
        """Makes the due move of a table, or warns its player, if it is time."""
        due, game = self.next_move(table), table.game
        if schedule.busy or due is None or game is None:
            return
        now = self._clock.steady()
        if due.at > now:
            if self._needs_warning(table, due) and warning_at(table.state, due.at) <= now:
                schedule.warned_turn = game.turn_began
                for seat in choosing_seats(game) or (due.seat,):
                    table.broadcast.time_is_short(seat)
            self.schedule(table.id)
            return
        schedule.busy = True
        retry_seconds = 0.0
        try:
            if not await self._make_move(table, due):
                retry_seconds = LEASE / 8000  # a quarter of the lease
        except CrosstownError as error:
            if error.code != "old-version":  # else somebody was faster
                retry_seconds = RETRY_SECONDS
                self.registry.log("duty-failed", table=table.id, code=error.code)
        finally:
            schedule.busy = False
        if not retry_seconds:
            self.schedule(table.id)
        elif not self._stopping.is_set():
            schedule.timer = self._clock.call_later(retry_seconds, lambda: self.schedule(table.id))

    async def _make_move(self, table: LiveTable, due: DueMove) -> bool:
        """Lets a computer player move. False if another process does that, or this one stops."""
        game = table.game
        assert game is not None
        if due.choice is not None:
            await table.play_choice(due.choice)
            return True
        if not await self._take_lease(table):
            return False
        version = game.version
        seed = player_seeds(game.position.seed or 0)[due.seat]  # the game's own cannot be found from it
        question = make_question(game.position.view(due.seat), due.player, seed_text(seed))
        memory = table.memory
        attended = any(person not in memory.away for person in memory.state.people)
        choosing = asyncio.ensure_future(
            self.bots.choose(question, host=memory.origin or memory.state.host, attended=attended)
        )
        stopping = asyncio.ensure_future(self._stopping.wait())
        try:
            while not await self._wait_for_any(LEASE / 2000, choosing, stopping):
                await self._take_lease(table)
            if stopping.done():  # the next server to run lets it think again
                return False
            await table.play_due_move(version, due, choosing.result().move)
        finally:
            choosing.cancel()
            stopping.cancel()
        return True

    async def _take_lease(self, table: LiveTable) -> bool:
        """Takes or prolongs the lease on acting for a table. False if another process has it."""
        if not self._store.shared:
            return True
        now = self._clock.now()
        return await self._store.take_lease(table.id, self.registry.process_id, now, now + LEASE)

    async def _wait_for_any(self, seconds: float, *futures: asyncio.Future[Any]) -> bool:
        """Waits until one of them is done; False if none is within the time."""
        time_limit = asyncio.ensure_future(self._clock.sleep(seconds))
        try:
            await asyncio.wait((*futures, time_limit), return_when=asyncio.FIRST_COMPLETED)
        finally:
            time_limit.cancel()
        return any(future.done() for future in futures)

    # Periodic work

    def _repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._rounds.append(asyncio.create_task(self._run_rounds(seconds, work)))

    async def _run_rounds(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except StoreError as error:
                self.registry.log("store-trouble", code=error.code)
            except Exception as error:  # the next round must come all the same
                self.registry.log("round-failed", kind=type(error).__name__)
            await self._clock.sleep(seconds)

    async def send_heartbeat(self) -> None:
        await self._store.heartbeat(self.registry.process_id, self._clock.now() + HEARTBEAT_VALID)

    async def look_for_due(self) -> None:
        """Loads tables where something is due that nobody has open: after a restart, or by mail."""
        for table_id in await self._store.due_tables(self._clock.now(), MAX_DUE):
            if table_id in self.registry.tables:
                continue
            table = await self.registry.get(table_id)
            due = self.next_move(table) if table else None
            if due is None or due.at > self._clock.steady():
                await self._store.set_due(table_id, self._clock.wall_at(due.at) if due else None)

    async def unload_idle(self) -> None:
        for table in self.registry.idle_tables():
            schedule = self._schedules.get(table.id)
            if schedule is None or not schedule.busy:
                self.registry.forget(table.id)

    async def note_company(self) -> None:
        await self.registry.lobby.note_company(self.registry.tables.values())
