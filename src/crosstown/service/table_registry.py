"""The tables in this process's memory: opened, loaded when somebody asks for them, and forgotten again."""

from __future__ import annotations

import asyncio
import random
import re
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from crosstown.errors import CrosstownError
from crosstown.service.bots.bot_messages import Chosen, Question
from crosstown.service.clock import SECOND, BackgroundTasks, Clock, Log
from crosstown.service.guest_cities import GuestCities
from crosstown.service.lobby import Lobby
from crosstown.service.metrics import Metrics
from crosstown.service.protocol.commands import Command, Join
from crosstown.service.protocol.messages import Bye, Done, Refused
from crosstown.service.protocol.refusals import NotAllowed, refused
from crosstown.service.protocol.wire_types import TABLE_ID
from crosstown.service.tables.deadlines_and_absences import UNDO_WINDOW
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.moved_game import MovedGame, moved_table_id, play_moved_game
from crosstown.service.tables.new_table import NewTable, new_table_state
from crosstown.service.tables.subscribers.presence import find_away
from crosstown.service.tables.subscribers.subscription import Subscription
from crosstown.service.tables.table_context import TableContext
from crosstown.service.tables.table_state import TableMemory, read_state, row_of
from crosstown.service.tokens import Tokens
from crosstown.store.queries.people_queries import DEVICE_SIGN
from crosstown.store.queries.table_queries import OPEN_STATES
from crosstown.store.rows import PersonRow
from crosstown.store.store import Store

MAX_TABLES = 40  # that a person may sit at, or have opened for others, before one of them is over
HOSTED_FOR = 24 * 3600 * SECOND  # for which a table counts that one has opened for others
CHAT_LINES = 100  # kept in memory for each table
IDLE_SECONDS = 60.0  # after which a table without connections is forgotten
RECONNECT_MILLISECONDS = (200, 2000)  # after a restart, so that not all come back at once

_ID = re.compile(TABLE_ID)


def _ignore(event: str, **facts: object) -> None:
    pass


async def _no_advice(question: Question, host: str) -> Chosen | None:
    """Where no computer players run."""
    return None


class TableRegistry:
    """Tables by their id. ``on_changed`` is told the id of a table that changed or is gone.

    ``on_device_ended`` is told of devices that other processes signed out; empty, it may be any of them.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        tokens: Tokens | None = None,
        log: Log = _ignore,
        metrics: Metrics | None = None,
        undo_window: int = UNDO_WINDOW,
    ) -> None:
        self.store = store
        self.clock = clock or Clock()
        self.tokens = tokens or Tokens()
        self.log = log
        self.metrics = metrics or Metrics()
        self.process_id = self.tokens.new_id()
        self.tasks = BackgroundTasks(self.clock, log)
        self.lobby = Lobby(store, self.clock)
        self.guest_cities = GuestCities(store, self.clock)
        self.tables: dict[str, LiveTable] = {}
        self.on_changed: Callable[[str], None] = lambda table_id: None
        self.rules_loaded = asyncio.Event()  # no table is loaded before
        self.rules_loaded.set()
        self.players_percent: Callable[[], int] = lambda: 100  # how far the computer players are compiled
        self.on_device_ended: Callable[[str], None] = lambda token_hash: None
        self.advise: Callable[[Question, str], Awaitable[Chosen | None]] = _no_advice
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._changed_while_loading: set[str] = set()
        self._context = TableContext(
            store=store,
            clock=self.clock,
            tokens=self.tokens,
            log=log,
            metrics=self.metrics,
            tasks=self.tasks,
            process_id=self.process_id,
            on_changed=lambda table_id: self.on_changed(table_id),
            on_dropped=self.forget,
            advise=lambda question, host: self.advise(question, host),
            undo_window=undo_window,
        )
        self.undo_window = undo_window
        store.on_change = self._changed_elsewhere

    async def get(self, table_id: str) -> LiveTable | None:
        """The table, loaded if need be; None if there is no such table."""
        table = self.tables.get(table_id)
        if table is not None or not _ID.fullmatch(table_id):
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._end_loading(table_id))
        return await asyncio.shield(loading)

    def _end_loading(self, table_id: str) -> None:
        del self._loading[table_id]
        self._changed_while_loading.discard(table_id)

    async def _load(self, table_id: str) -> LiveTable | None:
        await self.rules_loaded.wait()
        loaded = await self.store.load(table_id)
        if loaded is None:
            return None
        state = read_state(loaded.table)
        guest_city = await self.guest_cities.of_table(state)
        people = {*state.people, *(line.person for line in loaded.chat)}
        away = await find_away(self._context, table_id, state)
        memory = TableMemory(
            id=table_id,
            revision=loaded.table.revision,
            state=state,
            game=await self._context.replay(loaded),
            away=away,
            names={id: person.name for id, person in (await self.store.people(list(people))).items()},
            chat=deque(loaded.chat, CHAT_LINES),
            origin=loaded.table.origin,
            guest_city=guest_city,
        )
        table = LiveTable(self._context, memory)
        await table.begin_if_full()  # a crash may have come between the last seat and the game
        self.tables[table_id] = table
        if table_id in self._changed_while_loading:
            self.tasks.run(table.read_changes(-1))
        self.metrics.tables_loaded.inc()
        self.on_changed(table_id)
        return table

    async def open_table(self, person: PersonRow, wanted: NewTable, origin: str = "") -> LiveTable:
        """A new table. Its game begins at once if no seat is open. Tables of one origin share the lobby."""
        table_id = self.tokens.new_id()
        guest = await self.guest_cities.for_new_table(wanted.city, wanted.edition)
        state = new_table_state(wanted, person.id, person.name, self.tokens.seed(), salt=table_id)
        await self._check_tables_of(person)
        row = row_of(table_id, 0, state, "waiting", self.clock.now())
        pack = guest.city.sha256 if guest else None
        await self.store.add_table(msgspec.structs.replace(row, origin=origin), pack)
        return await self._opened(row.id)

    async def take_over_game(self, person: PersonRow, moved: MovedGame, origin: str = "") -> LiveTable:
        """A table on which a game that was begun in a page goes on. The same game is taken over once."""
        await self.rules_loaded.wait()
        table_id = moved_table_id(person, moved)
        known = await self.get(table_id)
        if known is not None:
            return known
        await self._check_tables_of(person)
        guest = await self.guest_cities.for_new_table(moved.city, moved.edition)
        rows = await self._context.outside_the_loop(
            lambda: play_moved_game(moved, person, self.tokens, self.clock.now(), origin)
        )
        pack = guest.city.sha256 if guest else None
        await self.store.add_table_with_game(*rows, pack)
        return await self._opened(table_id)

    async def _opened(self, table_id: str) -> LiveTable:
        table = await self.get(table_id)
        assert table is not None
        self.metrics.tables_opened.inc()
        self.log("table-opened", table=table.id, city=table.state.city)
        return table

    async def run_command(
        self,
        table: LiveTable,
        person: PersonRow | None,
        command: Command,
        subscription: Subscription | None = None,
    ) -> Done | Refused:
        """Does what a person asks at a table, unless it would give them too many tables."""
        if isinstance(command, Join) and person is not None and person.id not in table.state.people:
            try:
                await self._check_tables_of(person)
            except CrosstownError as error:
                return refused(command.id, table.version, error)
        return await table.run_command(person, command, subscription)

    async def _check_tables_of(self, person: PersonRow) -> None:
        since = self.clock.now() - HOSTED_FOR
        counts = [await self.store.count_tables_of(person.id, phase, since) for phase in OPEN_STATES]
        if sum(counts) >= MAX_TABLES:
            message = f"you have {MAX_TABLES} tables already: finish or leave one first"
            raise NotAllowed("too-many-tables", message)

    def forget(self, table_id: str) -> None:
        """Removes a table from memory. If the store has it, it can be loaded again."""
        self.tables.pop(table_id, None)
        self.on_changed(table_id)

    def idle_tables(self) -> list[LiveTable]:
        since = self.clock.monotonic() - IDLE_SECONDS
        return [
            table
            for table in self.tables.values()
            if not table.broadcast.subscriptions and not table.lock.locked() and table.used_at < since
        ]

    def say_goodbye(self) -> None:
        """Tells every connection that the server restarts, and when to come back."""
        message = "the server is being restarted"
        for table in self.tables.values():
            table.broadcast.close(
                lambda: Bye(code="restart", message=message, again=random.randrange(*RECONNECT_MILLISECONDS))
            )

    async def close(self) -> None:
        """Finishes what was begun: nothing that was promised is lost."""
        await self.tasks.finish()
        self.store.on_change = None

    def _changed_elsewhere(self, table_id: str, ply: int) -> None:
        """Another process changed a table, or signed a device out; without an id it may be any of them."""
        if not table_id or table_id.startswith(DEVICE_SIGN):
            self.on_device_ended(table_id.removeprefix(DEVICE_SIGN))
        self._changed_while_loading.update({table_id} & self._loading.keys() if table_id else self._loading)
        for table in [self.tables.get(table_id)] if table_id else list(self.tables.values()):
            if table is not None and not (table.game and 0 <= ply < len(table.game.log)):
                self.tasks.run(table.read_changes(ply))
