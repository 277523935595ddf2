"""The store: everything that must outlive a process, with the same methods for both databases.

A method that writes returns once its change is committed, and raises a StoreError if it cannot be done.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import TypeVar

from crosstown.errors import StoreError
from crosstown.store.databases.connection import Connection, Database
from crosstown.store.migrate import current_version
from crosstown.store.queries import (
    chat_queries,
    game_queries,
    pack_queries,
    people_queries,
    presence_queries,
    table_queries,
)
from crosstown.store.rows import (
    ChatRow,
    DeviceRow,
    GameRow,
    LoadedTable,
    PackQuota,
    PackRow,
    PersonRow,
    PlyRow,
    TableRow,
)

CHAT_LINES_LOADED = 100
_RECORDS_PER_QUERY = 50

Result = TypeVar("Result")


class Store:
    """Open one with `crosstown.store.open_store.open_store`."""

    def __init__(self, database: Database) -> None:
        self._database = database

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

    async def check(self) -> None:
        await self._database.read(current_version)

    async def add_person(self, person: PersonRow, token_hash: str, label: str = "") -> None:
        """Adds a guest with a first device, known by its token."""
        await self._add(lambda db: people_queries.add_person(db, person, token_hash, label))

    async def person_of(self, token_hash: str) -> PersonRow | None:
        return await self._database.read(lambda db: people_queries.person_of(db, token_hash))

    async def signed_in(self, token_hash: str) -> tuple[PersonRow, DeviceRow] | None:
        """The person and the device that a token belongs to."""
        return await self._database.read(lambda db: people_queries.signed_in(db, token_hash))

    async def devices_of(self, person_id: str) -> list[DeviceRow]:
        """The devices on which a person is signed in, the last seen first."""
        return await self._database.read(lambda db: people_queries.devices_of(db, person_id))

    async def set_device_seen(self, token_hash: str, now: int, label: str) -> None:
        await self._write_idempotent(lambda db: people_queries.set_device_seen(db, token_hash, now, label))

    async def end_devices(self, person_id: str, hashes: Sequence[str]) -> None:
        """Signs devices of a person out, and makes their unused links invalid."""
        await self._write_idempotent(lambda db: people_queries.end_devices(db, person_id, hashes))

    async def people(self, ids: Iterable[str]) -> dict[str, PersonRow]:
        """The people with these ids, by id; unknown ids are left out."""
        wanted = list(dict.fromkeys(ids))
        return await self._database.read(lambda db: people_queries.people(db, wanted)) if wanted else {}

    async def rename(self, person_id: str, name: str) -> None:
        await self._write_idempotent(lambda db: people_queries.rename(db, person_id, name))

    async def add_link(self, code_hash: str, person_id: str, expires: int) -> None:
        """Adds a one-time link that signs a person in on another device, until it expires."""
        await self._write_idempotent(lambda db: people_queries.add_link(db, code_hash, person_id, expires))

    async def use_link(self, code_hash: str, token_hash: str, now: int, label: str = "") -> PersonRow | None:
        """Uses up a link and gives its person this token. None if the link is unknown, used or expired."""

        def work(db: Connection) -> PersonRow | None:
            return people_queries.use_link(db, code_hash, token_hash, now, label)

        def retry(db: Connection) -> PersonRow | None:
            return work(db) or people_queries.person_of(db, token_hash)

        return await self._database.write(work, retry=retry)

    async def add_pack(self, row: PackRow, quota: PackQuota) -> bool:
        """Adds the pack of a city that a guest brought, or uses it again. False if the quota is full."""
        return await self._write_idempotent(lambda db: pack_queries.add_pack(db, row, quota))

    async def pack(self, sha256: str) -> PackRow | None:
        return await self._database.read(lambda db: pack_queries.find_pack(db, sha256))

    async def add_table(self, table: TableRow, pack: str | None = None) -> None:
        """Adds a table, with the hash of the pack that a guest brought to it."""

        def work(db: Connection) -> bool:
            added = table_queries.add_table(db, table)
            if added and pack is not None:
                pack_queries.use_pack(db, table.id, pack)
            return added

        await self._add(work)

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
        return await self._database.write(
            lambda db: table_queries.save_table(db, table),
            retry=lambda db: table_queries.save_table(db, table) or table_queries.is_saved(db, table),
        )

    async def lobby(self, limit: int, since: int = 0, per_host: int = 1 << 31) -> list[TableRow]:
        """Listed tables seen since, waiting ones first, places shared among the origins of tables.

        ``per_host`` limits the tables of a host in each state.
        """
        return await self._database.read(
            lambda db: table_queries.lobby(db, limit, since, per_host), snapshot=True
        )

    async def set_seen(self, ids: Sequence[str], now: int) -> None:
        """Records that somebody was at these tables."""
        await self._write_idempotent(lambda db: table_queries.set_seen(db, ids, now))

    async def tables_of(self, person_id: str, limit: int) -> list[TableRow]:
        """The tables a person sits at, newest first."""
        return await self._database.read(
            lambda db: table_queries.tables_of(db, person_id, limit), snapshot=True
        )

    async def count_tables_of(self, person_id: str, state: str, since: int = 0) -> int:
        """How many tables in a state a person sits at, or hosts and that have changed since."""
        return await self._database.read(
            lambda db: table_queries.count_tables_of(db, person_id, state, since)
        )

    async def drop_table(self, table_id: str, revision: int) -> bool:
        """Removes a waiting table; False if it has a game or has changed since this revision."""
        return await self._database.write(
            lambda db: table_queries.drop_table(db, table_id, revision),
            retry=lambda db: (
                table_queries.drop_table(db, table_id, revision)
                or table_queries.find_table(db, table_id) is None
            ),
        )

    async def drop_unused(self, before: int, now: int, limit: int) -> tuple[list[str], int]:
        """Removes waiting tables, guests and packs not used since: the tables' ids, how many guests."""

        def work(db: Connection) -> tuple[list[str], int]:
            tables = table_queries.drop_unused_tables(db, before, limit)
            pack_queries.drop_unused_packs(db, before, limit)
            return tables, people_queries.drop_unused_people(db, before, now, limit)

        return await self._write_idempotent(work)

    async def begin_game(self, game: GameRow, table: TableRow) -> bool:
        """Saves the table and adds its new game. If the table has changed meanwhile: False, and no change."""
        return await self._database.write(
            lambda db: game_queries.begin_game(db, game, table),
            retry=lambda db: game_queries.begin_game(db, game, table) or game_queries.has_game(db, game.id),
        )

    async def add_table_with_game(
        self, table: TableRow, game: GameRow, log: Sequence[PlyRow], pack: str | None = None
    ) -> bool:
        """Adds a table whose game has begun elsewhere. False, and no change, if the table's id is taken."""

        def work(db: Connection) -> bool:
            added = game_queries.add_table_with_game(db, table, game, log)
            if added and pack is not None:
                pack_queries.use_pack(db, table.id, pack)
            return added

        return await self._write_idempotent(work)

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

        return await self._database.write(work, retry=lambda db: work(db) or game_queries.has_ply(db, ply))

    async def plies(self, game_id: str, since: int = 0) -> list[PlyRow]:
        return await self._database.read(lambda db: game_queries.plies(db, game_id, since))

    async def record(self, game_id: str) -> bytes | None:
        return await self._database.read(lambda db: game_queries.record_of(db, game_id))

    async def record_at(self, table: str, number: int | None = None) -> bytes | None:
        """The record of a table's game with this number, or of the last finished one."""
        return await self._database.read(lambda db: game_queries.record_at(db, table, number))

    async def last_records(self, tables: Sequence[str]) -> dict[str, tuple[int, bytes]]:
        """The last finished game of each of these tables: its number and its record."""
        return await self._database.read(lambda db: game_queries.last_records(db, tables))

    async def records(self) -> AsyncIterator[bytes]:
        """All records in the order of their hashes, so that equal stores export equal files."""
        key = ""
        while batch := await self._batch_after(key):
            for _, record in batch:
                yield record
            key = batch[-1][0]

    async def _batch_after(self, key: str) -> list[tuple[str, bytes]]:
        return await self._database.read(lambda db: game_queries.records_after(db, key, _RECORDS_PER_QUERY))

    async def count_records(self) -> int:
        return await self._database.read(game_queries.count_records)

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

    async def heartbeat(self, worker_id: str, until: int) -> None:
        """Records that a process is alive until then. Worker ids are never used twice."""
        await self._write_idempotent(lambda db: presence_queries.heartbeat(db, worker_id, until))

    async def mark_connected(self, table: str, person: str, worker: str) -> None:
        await self._write_idempotent(lambda db: presence_queries.mark_connected(db, table, person, worker))

    async def mark_disconnected(self, table: str, person: str, worker: str, at: int) -> None:
        """Records that a person's last connection to a table through this process has ended."""
        await self._write_idempotent(lambda db: presence_queries.set_away(db, table, person, worker, at))

    async def presence(self, table: str, now: int) -> dict[str, int | None]:
        """Everyone who was ever connected: None if they are now, otherwise since when they have been away."""
        return await self._database.read(lambda db: presence_queries.presence(db, table, now))

    async def take_lease(self, table: str, worker: str, now: int, until: int) -> bool:
        """Takes or renews the lease on acting for a table; False if another process holds it."""
        return await self._write_idempotent(
            lambda db: presence_queries.take_lease(db, table, worker, now, until)
        )

    async def due_tables(self, now: int, limit: int, worker: str = "") -> list[str]:
        """Tables that are due and that no other process holds the lease on, earliest first."""
        return await self._database.read(lambda db: presence_queries.due_tables(db, now, limit, worker))

    async def set_due(self, table: str, due: int | None) -> None:
        """Sets when a server must look at the table, even if nobody has it open."""
        await self._write_idempotent(lambda db: table_queries.set_due(db, table, due))

    async def _add(self, work: Callable[[Connection], bool]) -> None:
        """Adds something that must be new. When a commit is repeated, it may already exist."""

        def once(db: Connection) -> None:
            if not work(db):
                raise StoreError("store-conflict", "this id already exists")

        def retry(db: Connection) -> None:
            work(db)

        await self._database.write(once, retry=retry)

    async def _write_idempotent(self, work: Callable[[Connection], Result]) -> Result:
        """Runs a write that has the same result if it is done twice."""
        return await self._database.write(work, retry=work)
