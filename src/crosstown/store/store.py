"""The store: everything that must outlive a process, with the same methods for both databases.

A method that writes returns once its change is committed, and raises a StoreError if it cannot be done.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, BinaryIO, Concatenate, ParamSpec

from crosstown.errors import StoreError
from crosstown.store.databases.connection import Connection, Database, Result, Work
from crosstown.store.migrate import current_version
from crosstown.store.queries import (
    chat_queries,
    game_queries,
    pack_queries,
    people_queries,
    presence_queries,
    table_queries,
)
from crosstown.store.rows import ChatRow, GameRow, LoadedTable, PersonRow, PlyRow, TableRow

CHAT_LINES_LOADED = 100
_RECORDS_PER_QUERY = 50

Params = ParamSpec("Params")


def _reads(
    query: Callable[Concatenate[Connection, Params], Result], *, snapshot: bool = False
) -> Callable[Concatenate[Store, Params], Coroutine[Any, Any, Result]]:
    """A query that only reads, as a method. With ``snapshot`` all its statements see the same state."""

    async def read(store: Store, /, *args: Params.args, **kwargs: Params.kwargs) -> Result:
        return await store._database.read(lambda db: query(db, *args, **kwargs), snapshot=snapshot)

    return read


def _writes(
    query: Callable[Concatenate[Connection, Params], Result],
) -> Callable[Concatenate[Store, Params], Coroutine[Any, Any, Result]]:
    """A query that has the same result if it is done twice, as a method."""

    async def write(store: Store, /, *args: Params.args, **kwargs: Params.kwargs) -> Result:
        def work(db: Connection) -> Result:
            return query(db, *args, **kwargs)

        return await store._database.write(work, retry=work)

    return write


class Store:
    """Open one with `crosstown.store.open_store.open_store`. A ``lock`` is held until it is closed.

    Methods that only run a query are described where the query is.
    """

    def __init__(self, database: Database, lock: BinaryIO | None = None) -> None:
        self._database = database
        self._lock = lock

    @property
    def shared(self) -> bool:
        return self._database.shared

    @property
    def on_change(self) -> Callable[[str, int], None] | None:
        """Called in the event loop with a table and a ply when any process has changed a table.

        The ply is -1 for other changes. An empty table means that changes may have been missed. SQLite, which
        only one process serves, never calls it.
        """
        return self._database.on_change

    @on_change.setter
    def on_change(self, callback: Callable[[str, int], None] | None) -> None:
        self._database.on_change = callback

    async def close(self) -> None:
        """Waits for everything that was submitted, then closes the database."""
        await self._database.close()
        if self._lock is not None:
            self._lock.close()

    check = _reads(current_version)

    # People

    person_of = _reads(people_queries.person_of)
    signed_in = _reads(people_queries.signed_in)
    devices_of = _reads(people_queries.devices_of)
    people = _reads(people_queries.people)
    set_device_seen = _writes(people_queries.set_device_seen)
    end_devices = _writes(people_queries.end_devices)
    rename = _writes(people_queries.rename)
    add_link = _writes(people_queries.add_link)

    async def add_person(self, person: PersonRow, token_hash: str, label: str = "") -> None:
        """Adds a guest with a first device, known by its token."""
        await self._add(lambda db: people_queries.add_person(db, person, token_hash, label))

    async def use_link(self, code_hash: str, token_hash: str, now: int, label: str = "") -> PersonRow | None:
        """Uses up a link and gives its person this token. None if the link is unknown, used or expired."""
        return await self._write_once(
            lambda db: people_queries.use_link(db, code_hash, token_hash, now, label),
            lambda db: people_queries.person_of(db, token_hash),
        )

    # Tables

    pack = _reads(pack_queries.find_pack)
    add_pack = _writes(pack_queries.add_pack)
    lobby = _reads(table_queries.lobby, snapshot=True)
    tables_of = _reads(table_queries.tables_of, snapshot=True)
    count_tables_of = _reads(table_queries.count_tables_of)
    due_tables = _reads(presence_queries.due_tables)
    set_due = _writes(table_queries.set_due)
    set_seen = _writes(table_queries.set_seen)
    add_table_with_game = _writes(game_queries.add_table_with_game)

    async def add_table(self, table: TableRow, pack: str | None = None) -> None:
        """Adds a table, with the hash of the pack that a guest brought to it."""
        await self._add(lambda db: table_queries.add_table(db, table, pack))

    async def load(self, table_id: str) -> LoadedTable | None:
        """A table with its last game, that game's plies and the latest chat, all read from one state."""

        def work(db: Connection) -> LoadedTable | None:
            table = table_queries.find_table(db, table_id)
            if table is None:
                return None
            game = game_queries.last_game(db, table_id)
            log = game_queries.plies(db, game.id) if game is not None else []
            chat = chat_queries.last_chat(db, table_id, CHAT_LINES_LOADED)
            return LoadedTable(table=table, game=game, plies=tuple(log), chat=tuple(chat))

        return await self._database.read(work, snapshot=True)

    async def save_table(self, table: TableRow) -> bool:
        """Saves a table over the revision it was read at; False if it has changed meanwhile."""
        return await self._write_once(
            lambda db: table_queries.save_table(db, table), lambda db: table_queries.is_saved(db, table)
        )

    async def drop_table(self, table_id: str, revision: int) -> bool:
        """Removes a waiting table; False if it has a game or has changed since this revision."""
        return await self._write_once(
            lambda db: table_queries.drop_table(db, table_id, revision),
            lambda db: table_queries.find_table(db, table_id) is None,
        )

    async def drop_unused(self, before: int, now: int, limit: int) -> tuple[list[str], int]:
        """Removes waiting tables, guests and packs not used since: the tables' ids, how many guests."""

        def work(db: Connection) -> tuple[list[str], int]:
            tables = table_queries.drop_unused_tables(db, before, limit)
            pack_queries.drop_unused_packs(db, before, limit)
            return tables, people_queries.drop_unused_people(db, before, now, limit)

        return await self._database.write(work, retry=work)

    # Games

    plies = _reads(game_queries.plies)
    record = _reads(game_queries.record_of)
    record_at = _reads(game_queries.record_at)
    last_records = _reads(game_queries.last_records)
    count_records = _reads(game_queries.count_records)
    _records_after = _reads(game_queries.records_after)

    async def begin_game(self, game: GameRow, table: TableRow) -> bool:
        """Saves the table and adds its new game. If the table has changed meanwhile: False, and no change."""
        return await self._write_once(
            lambda db: game_queries.begin_game(db, game, table),
            lambda db: game_queries.has_game(db, game.id),
        )

    async def append(
        self,
        ply: PlyRow,
        *,
        table: str,
        due: int | None,
        touched: int,
        turn: int | None = None,
        record: bytes | None = None,
        state: str | None = None,
    ) -> bool:
        """Adds a ply and updates its table. False, and no change, if the game has a ply of that number."""

        def work(db: Connection) -> bool:
            return game_queries.append(
                db, ply, table=table, due=due, touched=touched, turn=turn, record=record, state=state
            )

        return await self._write_once(work, lambda db: game_queries.has_ply(db, ply))

    async def records(self) -> AsyncIterator[bytes]:
        """All records in the order of their hashes, so that equal stores export equal files."""
        key = ""
        while batch := await self._records_after(key, _RECORDS_PER_QUERY):
            for _, record in batch:
                yield record
            key = batch[-1][0]

    async def add_records(self, records: Sequence[bytes]) -> int:
        """Adds records and returns how many were new. The SHA-256 of its JSON identifies a record."""
        return await self._database.write(lambda db: game_queries.add_records(db, records))

    async def add_chat(self, message: ChatRow) -> ChatRow | None:
        """Adds a message under the table's next number; None if this command was already stored."""

        def retry(db: Connection) -> ChatRow | None:
            return chat_queries.add_chat(db, message) or chat_queries.find_chat_command(db, message)

        return await self._database.write(
            lambda db: chat_queries.add_chat(db, message), retry=retry if message.command else None
        )

    # Processes, and who is connected through them

    heartbeat = _writes(presence_queries.heartbeat)
    mark_connected = _writes(presence_queries.mark_connected)
    mark_disconnected = _writes(presence_queries.set_away)
    presence = _reads(presence_queries.presence)
    take_lease = _writes(presence_queries.take_lease)

    # How to write

    async def _add(self, work: Callable[[Connection], bool]) -> None:
        """Adds something that must be new. When a commit is repeated, it may already exist."""

        def once(db: Connection) -> None:
            if not work(db):
                raise StoreError("store-conflict", "this id already exists")

        def retry(db: Connection) -> None:
            work(db)

        await self._database.write(once, retry=retry)

    async def _write_once(self, work: Work[Result], is_done: Work[Result]) -> Result:
        """Runs a write. If nobody knows whether its commit happened, it is tried once more.

        What was done the first time fails then, and ``is_done`` finds it.
        """
        return await self._database.write(work, retry=lambda db: work(db) or is_done(db))
