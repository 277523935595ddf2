"""The store: everything that must outlive a process, behind one contract for both databases.

Whatever returns has been committed. What cannot be done raises a StoreError.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import TypeVar

from crosstown.store.databases.connection import Connection, Engine
from crosstown.store.migrate import current
from crosstown.store.queries import (
    chat_queries,
    game_queries,
    people_queries,
    presence_queries,
    table_queries,
)
from crosstown.store.rows import ChatRow, GameRow, Loaded, PersonRow, PlyRow, TableRow
from crosstown.store.store_errors import StoreError

CHAT_LOADED = 100
_BATCH = 50

Result = TypeVar("Result")


class Store:
    """Games at rest. Open one with :func:`crosstown.store.open_store.open_store`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @property
    def shared(self) -> bool:
        """Whether several processes may serve the same tables."""
        return self._engine.shared

    @property
    def on_notice(self) -> Callable[[str, int], None] | None:
        """Called in the event loop with a table and a ply when a process has changed it; -1 for no ply.

        An empty table means that notices may have been missed. SQLite gives none.
        """
        return self._engine.on_notice

    @on_notice.setter
    def on_notice(self, told: Callable[[str, int], None] | None) -> None:
        self._engine.on_notice = told

    async def close(self) -> None:
        """Waits for everything that was asked, then lets go of the database."""
        await self._engine.close()

    async def check(self) -> None:
        """Raises an error unless the database answers."""
        await self._engine.read(current)

    async def add_person(self, person: PersonRow, token_hash: str) -> None:
        """A new guest with a first token."""

        await self._add(lambda db: people_queries.add_person(db, person, token_hash))

    async def person_of(self, token_hash: str) -> PersonRow | None:
        """Whose token this is."""
        return await self._engine.read(lambda db: people_queries.person_of(db, token_hash))

    async def people(self, ids: Iterable[str]) -> dict[str, PersonRow]:
        """Those of the people that there are, by id."""
        wanted = list(dict.fromkeys(ids))
        return await self._engine.read(lambda db: people_queries.people(db, wanted)) if wanted else {}

    async def rename(self, person_id: str, name: str) -> None:
        """Another name for a person."""
        await self._write_twice(lambda db: people_queries.rename(db, person_id, name))

    async def drop_token(self, token_hash: str) -> None:
        """Forgets a token."""
        await self._write_twice(lambda db: people_queries.drop_token(db, token_hash))

    async def add_link(self, code_hash: str, person_id: str, expires: int) -> None:
        """A link that takes a person to another device, once, before it expires."""
        await self._write_twice(lambda db: people_queries.add_link(db, code_hash, person_id, expires))

    async def use_link(self, code_hash: str, token_hash: str, now: int) -> PersonRow | None:
        """Uses a link up: the token becomes another one of its person's. None if it cannot be used."""

        def again(db: Connection) -> PersonRow | None:
            return people_queries.use_link(db, code_hash, token_hash, now) or people_queries.person_of(
                db, token_hash
            )

        return await self._engine.write(
            lambda db: people_queries.use_link(db, code_hash, token_hash, now), again=again
        )

    async def add_table(self, table: TableRow) -> None:
        """A new table."""

        await self._add(lambda db: table_queries.add_table(db, table))

    async def load(self, table_id: str) -> Loaded | None:
        """A table with its last game, that game's plies and the last of its chat, all of one moment."""

        def work(db: Connection) -> Loaded | None:
            table = table_queries.find_table(db, table_id)
            if table is None:
                return None
            game = game_queries.last_game(db, table_id)
            log = game_queries.plies(db, game.id) if game is not None else []
            said = chat_queries.last_chat(db, table_id, CHAT_LOADED)
            return Loaded(table=table, game=game, plies=tuple(log), chat=tuple(said))

        return await self._engine.read(work, snapshot=True)

    async def save_table(self, table: TableRow) -> bool:
        """Saves a table over the revision it was read at, as the next one; False if somebody was faster."""
        return await self._engine.write(
            lambda db: table_queries.save_table(db, table),
            again=lambda db: table_queries.save_table(db, table) or table_queries.is_saved(db, table),
        )

    async def lobby(self, limit: int, since: int = 0, few: int = 1 << 31) -> list[TableRow]:
        """Listed tables that wait or play: those that wait first, the newest touched of each first.

        Only those where somebody was seen since, and of each host only a few in each state.
        """
        return await self._engine.read(lambda db: table_queries.lobby(db, limit, since, few), snapshot=True)

    async def set_seen(self, ids: Sequence[str], now: int) -> None:
        """At these tables somebody is there."""
        await self._write_twice(lambda db: table_queries.set_seen(db, ids, now))

    async def tables_of(self, person_id: str, limit: int) -> list[TableRow]:
        """The tables a person sits at, the newest touched first."""
        return await self._engine.read(
            lambda db: table_queries.tables_of(db, person_id, limit), snapshot=True
        )

    async def tables_count_of(self, person_id: str, state: str, since: int = 0) -> int:
        """How many tables in a state a person sits at, or is the host of and something has happened since."""
        return await self._engine.read(lambda db: table_queries.tables_count_of(db, person_id, state, since))

    async def drop_table(self, table_id: str, revision: int) -> bool:
        """Removes a waiting table that has no game; False if it has, or is not at this revision."""
        return await self._engine.write(
            lambda db: table_queries.drop_table(db, table_id, revision),
            again=lambda db: (
                table_queries.drop_table(db, table_id, revision)
                or table_queries.find_table(db, table_id) is None
            ),
        )

    async def begin_game(self, game: GameRow, table: TableRow) -> bool:
        """Saves the table and adds its new game, or neither; False if somebody was faster with the table."""
        return await self._engine.write(
            lambda db: game_queries.begin_game(db, game, table),
            again=lambda db: game_queries.begin_game(db, game, table) or game_queries.has_game(db, game.id),
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
        """Adds a ply to a game's log, with whose turn it is then, and at the end its record and the state.

        All or nothing; False if the game has a ply of that number already.
        """

        def work(db: Connection) -> bool:
            return game_queries.append(
                db, ply, table=table, due=due, touched=touched, turn=turn, record=record, state=state
            )

        return await self._engine.write(work, again=lambda db: work(db) or game_queries.is_appended(db, ply))

    async def plies(self, game_id: str, since: int = 0) -> list[PlyRow]:
        """The log of a game from a ply on."""
        return await self._engine.read(lambda db: game_queries.plies(db, game_id, since))

    async def record(self, game_id: str) -> bytes | None:
        """The record of a finished game."""
        return await self._engine.read(lambda db: game_queries.record_of(db, game_id))

    async def record_at(self, table: str, number: int | None = None) -> bytes | None:
        """The record of a table's game of this number, or of the last that is finished."""
        return await self._engine.read(lambda db: game_queries.record_at(db, table, number))

    async def records(self) -> AsyncIterator[bytes]:
        """All records, in the order of their hashes: equal stores give equal files."""
        key = ""
        while batch := await self._batch_after(key):
            for _, record in batch:
                yield record
            key = batch[-1][0]

    async def _batch_after(self, key: str) -> list[tuple[str, bytes]]:
        return await self._engine.read(lambda db: game_queries.records_after(db, key, _BATCH))

    async def records_count(self) -> int:
        """How many records there are."""
        return await self._engine.read(game_queries.records_count)

    async def add_records(self, records: Sequence[bytes]) -> int:
        """Adds records, known by the SHA-256 of their JSON; how many of them were new."""
        return await self._engine.write(lambda db: game_queries.add_records(db, records))

    async def add_chat(self, said: ChatRow) -> ChatRow | None:
        """Adds what was said under the table's next number; None if this command of the person's is known."""

        def again(db: Connection) -> ChatRow | None:
            return chat_queries.add_chat(db, said) or chat_queries.said_before(db, said)

        return await self._engine.write(
            lambda db: chat_queries.add_chat(db, said), again=again if said.command else None
        )

    async def beat(self, worker_id: str, until: int) -> None:
        """The process with this id, which no other ever had, is alive until then."""
        await self._write_twice(lambda db: presence_queries.beat(db, worker_id, until))

    async def arrive(self, table: str, person: str, worker: str) -> None:
        """The person is connected to the table through this process."""
        await self._write_twice(lambda db: presence_queries.arrive(db, table, person, worker))

    async def depart(self, table: str, person: str, worker: str, at: int) -> None:
        """The person's last connection to the table through this process is gone."""
        await self._write_twice(lambda db: presence_queries.depart(db, table, person, worker, at))

    async def presence(self, table: str, now: int) -> dict[str, int | None]:
        """Everybody who ever was connected: None for those who are, else since when they are away."""
        return await self._engine.read(lambda db: presence_queries.presence(db, table, now))

    async def take_duty(self, table: str, worker: str, now: int, until: int) -> bool:
        """Takes or prolongs the lease on acting for a table; False if another process has it."""
        return await self._write_twice(lambda db: presence_queries.take_duty(db, table, worker, now, until))

    async def due_tables(self, now: int, limit: int, worker: str = "") -> list[str]:
        """Tables to be looked at by now that no process but this one has the duty for, earliest first."""
        return await self._engine.read(lambda db: presence_queries.due_tables(db, now, limit, worker))

    async def set_due(self, table: str, due: int | None) -> None:
        """When a server must look at the table at the latest."""
        await self._write_twice(lambda db: table_queries.set_due(db, table, due))

    async def _add(self, work: Callable[[Connection], bool]) -> None:
        """Adds something that must be new; after a commit nobody knows of, it may be there already."""

        def once(db: Connection) -> None:
            if not work(db):
                raise StoreError("store-conflict", "something with this id is there already")

        def again(db: Connection) -> None:
            work(db)

        await self._engine.write(once, again=again)

    async def _write_twice(self, work: Callable[[Connection], Result]) -> Result:
        """Writes what does no harm, and has the same outcome, if it is done twice."""
        return await self._engine.write(work, again=work)
