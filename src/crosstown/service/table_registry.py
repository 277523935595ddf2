"""The hall: all tables that are alive in this process, and what is to be done at them without being asked."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from crosstown.errors import CrosstownError, StoreError
from crosstown.game.seeds import player_seeds, seed_text
from crosstown.service import lobby
from crosstown.service.bots.bot_pool import BotPool
from crosstown.service.bots.choose_move import make_question
from crosstown.service.lobby import Brief, brief
from crosstown.service.metrics import Metrics
from crosstown.service.protocol.messages import Bye
from crosstown.service.protocol.wire_types import TABLE_ID
from crosstown.service.rate_limit import Bucket
from crosstown.service.tables import handlers, table_messages
from crosstown.service.tables.deadlines import Duty, warning_at
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.seating import NotAllowed
from crosstown.service.tables.table_state import Document, NewTable, new_document, row_of
from crosstown.service.tokens import Entropy
from crosstown.store.queries.table_queries import OPEN_STATES
from crosstown.store.rows import PersonRow
from crosstown.store.store import Store

PAUSE = 700  # milliseconds before a computer player moves, so that people can follow
IDLE = 60.0  # seconds after which a table that nobody watches is put away
BEAT = 2.0  # seconds between signs of life
BREATH = 6_000  # milliseconds for which a sign of life counts
LEASE = 2_000  # milliseconds for which one process acts for a table; if it dies, so long nobody does
ROUND = 1.0  # seconds between looks at what is due
MOST_TABLES = 40  # tables that a person may sit at, or have opened for others, before one of them is over
HOSTED = 24 * 3600 * 1000  # milliseconds for which a table counts that one has opened for others
COMPLAINTS = (5, 10.0)  # lines in the log about commands that the store failed, and as many again in seconds
MOST_DUE = 500  # tables looked after in one round

Log = Callable[..., None]
_ID = re.compile(TABLE_ID)


class Hall:
    """Tables by their id. They come alive when somebody asks for them, and are put away when nobody does."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        entropy: Entropy | None = None,
        log: Log = lambda event, **facts: None,
        pause: int = PAUSE,
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.entropy = entropy or Entropy()
        self.log = log
        self.pause = pause
        self.metrics = metrics or Metrics()
        self.worker = self.entropy.name()
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._rounds: list[asyncio.Task[None]] = []
        self._closing = asyncio.Event()
        self._complaints = Bucket(*COMPLAINTS)

    async def start(self) -> None:
        """From now on what is due is done."""
        self.store.on_change = self._noticed
        await self._beat()
        self._rounds = [asyncio.create_task(self._go_round(ROUND, self._look_for_due))]
        self._rounds.append(asyncio.create_task(self._go_round(IDLE / 6, self._put_away)))
        self._rounds.append(asyncio.create_task(self._go_round(lobby.NOTING, self._note_all)))
        if self.store.shared:
            self._rounds.append(asyncio.create_task(self._go_round(BEAT, self._beat)))

    async def stop(self) -> None:
        """Says goodbye, and waits for what has been begun: nothing that was promised is lost."""
        self._closing.set()
        for task in self._rounds:
            task.cancel()
        for table in self.tables.values():
            if table.timer:
                table.timer.cancel()
            for watcher in tuple(table.watchers):
                again = random.randrange(200, 2000)  # not all of them at the same moment
                bye = Bye(code="restart", message="the server is being restarted", again=again)
                watcher.close(table_messages.encode(bye))
            table.stirred.set()
        await asyncio.gather(*self._rounds, *self._tasks, return_exceptions=True)
        self.store.on_change = None

    # Tables

    async def table(self, table_id: str) -> LiveTable | None:
        """The table, read from the store where it is not alive yet; None where there is none."""
        live = self.tables.get(table_id)
        if live is not None or not _ID.fullmatch(table_id):
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable | None:
        loaded = await self.store.load(table_id)
        if loaded is None:
            return None
        document = msgspec.json.decode(loaded.table.document, type=Document)
        away = await self.away_from(table_id, document)
        people = {*document.people, *(line.person for line in loaded.chat)}
        names = {id: person.name for id, person in (await self.store.people(list(people))).items()}
        table = LiveTable(self, loaded, away, names)
        async with table.lock:
            await handlers.begin_if_full(table)  # a crash may have come between the last seat and the game
        self.tables[table_id] = table
        self.metrics.tables_loaded.inc()
        self.attend(table)
        return table

    async def away_from(self, table: str, document: Document) -> dict[str, int]:
        """The people of a table who are connected nowhere, and since when."""
        now = self.entropy.now()
        if not self.store.shared:
            return dict.fromkeys(document.people, now)
        found = await self.store.presence(table, now)
        since = {person: found.get(person, now) for person in document.people}
        return {person: left for person, left in since.items() if left is not None}

    async def open_table(self, person: PersonRow, wanted: NewTable) -> LiveTable:
        """A new table; its game begins at once where no seat is open."""
        document = new_document(wanted, person.id, person.name)
        since = self.entropy.now() - HOSTED
        counts = [await self.store.count_tables_of(person.id, state, since) for state in OPEN_STATES]
        if sum(counts) >= MOST_TABLES:
            message = f"you have {MOST_TABLES} tables already: finish or leave one first"
            raise NotAllowed("too-many-tables", message)
        row = row_of(self.entropy.name(), 0, document, "waiting", self.entropy.now())
        await self.store.add_table(row)
        table = await self.table(row.id)
        assert table is not None
        self.metrics.tables_opened.inc()
        self.log("table-opened", table=table.id, city=document.city)
        async with table.lock:
            await handlers.begin_if_full(table)
        return table

    async def drop(self, table: LiveTable) -> None:
        """A table that nobody sits at, before its first game."""
        if await self.store.drop_table(table.id, table.revision):
            self._forget(table)
            for watcher in tuple(table.watchers):
                bye = Bye(code="table-gone", message="everybody has left this table", again=None)
                watcher.close(table_messages.encode(bye))

    def _forget(self, table: LiveTable) -> None:
        if table.timer:
            table.timer.cancel()
        self.tables.pop(table.id, None)

    async def lobby(self, person: str | None) -> list[Brief]:
        """The listed tables where somebody is or was lately: with open seats first, few of each host."""
        since = self.entropy.now() - lobby.LATELY
        return [brief(row, person) for row in await self.store.lobby(lobby.LISTED, since, lobby.FEW)]

    async def note_seen(self, *tables: LiveTable) -> None:
        """Notes where somebody is, so that strangers find it."""
        attended = [table.id for table in tables if lobby.is_attended(table)]
        if attended:
            await self.store.set_seen(attended, self.entropy.now())

    async def tables_of(self, person: str) -> list[Brief]:
        """A person's games, the latest first."""
        return [brief(row, person) for row in await self.store.tables_of(person, lobby.LISTED)]

    # Duties

    def attend(self, table: LiveTable) -> None:
        """Sees to it that the next duty at a table is done in time."""
        if table.timer:
            table.timer.cancel()
            table.timer = None
        duty = table.duty()
        if duty is None or table.busy or self._closing.is_set():
            return
        at = duty.at if self._is_warned(table, duty) else warning_at(table.document, duty.at)
        delay = max(0, at - self.entropy.now()) / 1000
        table.timer = asyncio.get_running_loop().call_later(min(delay, 3600), self._wake, table)

    def _is_warned(self, table: LiveTable, duty: Duty) -> bool:
        return duty.cause != "clock" or (table.match is not None and table.warned == table.match.turn_began)

    def _wake(self, table: LiveTable) -> None:
        if table.id in self.tables and not self._closing.is_set():
            self.run(self._serve(table))

    async def _serve(self, table: LiveTable) -> None:
        """Does the duty of a table if it is time."""
        duty, match = table.duty(), table.match
        if table.busy or duty is None or match is None:
            return
        if duty.at > self.entropy.now():
            if not self._is_warned(table, duty) and warning_at(table.document, duty.at) <= self.entropy.now():
                table.warned = match.turn_began
                table.warn(duty.seat)
            self.attend(table)
            return
        table.busy = True
        again = 0.0
        try:
            if not await self._act(table, duty):
                again = LEASE / 8000  # seconds: a quarter of it
        except CrosstownError as error:
            again = (
                0.0 if error.code == "old-version" else 1.0
            )  # somebody was faster, or the store is in trouble
            if again:
                self.log("duty-failed", table=table.id, code=error.code)
        finally:
            table.busy = False
        if again:
            self.later(again, self._attended(table))
        else:
            self.attend(table)

    async def _attended(self, table: LiveTable) -> None:
        self.attend(table)

    async def _act(self, table: LiveTable, duty: Duty) -> bool:
        """Lets a computer player move; False where another process sees to it."""
        match = table.match
        assert match is not None
        if not await self._take_duty(table):
            return False
        version = match.version
        seed = player_seeds(match.game.seed or 0)[duty.seat]  # the game's own cannot be found from it
        asked = make_question(match.game.view(duty.seat), duty.player, seed_text(seed))
        thinking = asyncio.ensure_future(self.bots.choose(asked, host=table.document.host))
        closing = asyncio.ensure_future(self._closing.wait())
        try:
            while not await _any_done(thinking, closing, seconds=LEASE / 2000):
                await self._take_duty(table)
            if closing.done():  # the server stops: whoever comes next thinks again
                return False
            await table.move_for(version, duty, thinking.result().move)
        finally:
            thinking.cancel()
            closing.cancel()
        return True

    async def _take_duty(self, table: LiveTable) -> bool:
        """From now on, or for longer, this process acts for a table; False where another one does."""
        now = self.entropy.now()
        return not self.store.shared or await self.store.take_lease(table.id, self.worker, now, now + LEASE)

    def _noticed(self, table_id: str, ply: int) -> None:
        """Another process changed a table, or may have changed any of them."""
        for table in [self.tables.get(table_id)] if table_id else list(self.tables.values()):
            if table is None or (table.match and 0 <= ply < len(table.match.log)):
                continue
            self.run(self._read_again(table, ply))

    async def _read_again(self, table: LiveTable, ply: int) -> None:
        async with table.lock:
            if table.match and 0 <= ply < len(table.match.log):
                return
            if ply >= 0 and await table.read_on():
                return
            await table.catch_up()
        await table.look_who_is_there()

    # Rounds

    async def _go_round(self, seconds: float, what: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await what()
            except StoreError as error:
                self.log("store-trouble", code=error.code)
            except Exception as error:  # a round that fails must not be the last one
                self.log("round-failed", kind=type(error).__name__)
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        await self.store.heartbeat(self.worker, self.entropy.now() + BREATH)

    async def _look_for_due(self) -> None:
        """Tables where something is due that nobody has open: after a restart, or by mail."""
        for table_id in await self.store.due_tables(self.entropy.now(), MOST_DUE):
            if table_id in self.tables:
                continue
            table = await self.table(table_id)
            duty = table.duty() if table else None
            if duty is None or duty.at > self.entropy.now():
                await self.store.set_due(table_id, duty.at if duty else None)

    async def _put_away(self) -> None:
        """Tables that nobody watches are forgotten here. The store has them."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            unused = not table.watchers and not table.busy and not table.lock.locked()
            if unused and now - table.touched > IDLE:
                self._forget(table)

    async def _note_all(self) -> None:
        await self.note_seen(*self.tables.values())

    def count_refusal(self, error: CrosstownError) -> None:
        """Where the store is to blame, whoever runs the server must know; but not a thousand times."""
        self.metrics.refusals.labels(error.code).inc()
        if isinstance(error, StoreError) and self._complaints.take():
            self.log("store-trouble", level="error", code=error.code)

    # Tasks

    def run(self, work: Coroutine[Any, Any, Any], *, asked: bool = False) -> asyncio.Task[Any]:
        """Starts work that is finished even if whoever asked for it goes away; who asked hears a refusal."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._done(done, asked))
        return task

    def later(self, seconds: float, work: Coroutine[Any, Any, Any]) -> None:
        """Starts work after a while."""

        async def waited() -> None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), seconds)
            await work

        self.run(waited())

    def _done(self, task: asyncio.Task[Any], asked: bool) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not (asked and isinstance(error, CrosstownError)):
            self.log("task-failed", kind=type(error).__name__, code=getattr(error, "code", ""))


async def _any_done(*tasks: asyncio.Future[Any], seconds: float) -> bool:
    """Waits for one of them, for so long."""
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    return bool(done)
