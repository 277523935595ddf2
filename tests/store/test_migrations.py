"""From every earlier schema to the newest, with rows in it, on both databases."""

from __future__ import annotations

import asyncio

import pytest

from crosstown.errors import StoreError
from crosstown.store import migrate
from crosstown.store.databases.connection import Connection, Work
from crosstown.store.open_store import open_store
from crosstown.store.rows import LoadedTable, TableRow
from crosstown.store.store import Store
from tests.store.row_factory import load, ply, said, table

pytestmark = pytest.mark.anyio

ROWS = {
    1: [
        "INSERT INTO people (id, name, created) VALUES ('p-ada', 'Zoë', 7)",
        "INSERT INTO tokens (hash, person) VALUES ('hash', 'p-ada')",
        "INSERT INTO links (hash, person, expires) VALUES ('code', 'p-ada', 100)",
        "INSERT INTO tables (id, revision, document, state, listed, touched, due) "
        "VALUES ('t1', 5, '{\"old\":1}', 'playing', 1, 9, 11)",
        "INSERT INTO seated (table_id, person, place) VALUES ('t1', 'p-ada', 0)",
    ],
    2: [
        "INSERT INTO records (sha256, document) VALUES ('aa', '{}')",
        "INSERT INTO games (id, table_id, number, base, city, sha256, seed, names, began, record) "
        "VALUES ('g1', 't1', 1, 3, 'london', 'ab', '5eed', '[]', 8, 'aa')",
        "INSERT INTO plies (game, ply, seat, move, at, person, command, cause) "
        "VALUES ('g1', 0, 0, 'draw', 4000, '', '', '')",
    ],
    3: [
        "INSERT INTO chat (table_id, number, person, seat, kind, text, at, command) "
        "VALUES ('t1', 1, 'p-ada', 0, 'text', 'hello', 5000, 'c1')"
    ],
    4: [
        "INSERT INTO workers (id, until) VALUES ('w1', 500)",
        "INSERT INTO presence (table_id, person, worker, away) VALUES ('t1', 'p-ada', 'w1', NULL)",
        "INSERT INTO duty (table_id, worker, until) VALUES ('t1', 'w1', 500)",
    ],
    5: ["UPDATE tables SET turn = 1 WHERE id = 't1'"],
    6: ["UPDATE tables SET host = 'p-ada' WHERE id = 't1'"],
    7: ["UPDATE tables SET seen = 9 WHERE id = 't1'"],
    8: ["UPDATE games SET deal = '{\"mixed\":1}' WHERE id = 'g1'"],
    9: [
        "UPDATE tokens SET created = 7, seen = 8, device = 'Firefox' WHERE hash = 'hash'",
        "UPDATE tables SET origin = 'ab12' WHERE id = 't1'",
    ],
    10: [
        "INSERT INTO guest_packs (sha256, city, pack, person, origin, added) "
        "VALUES ('cd', 'toytown', 'format = 1', 'p-ada', 'ab12', 12)",
        "INSERT INTO pack_uses (table_id, sha256) VALUES ('t1', 'cd')",
    ],
}
"""What a server of each schema may have written, on top of those before it. A new schema adds to it."""


def test_there_are_rows_of_every_schema() -> None:
    assert [step.number for step in migrate.migrations()] == list(range(1, migrate.newest_version() + 1))
    assert sorted(ROWS) == list(range(1, migrate.newest_version() + 1))


def statement(sql: str) -> Work[object]:
    return lambda db: db.execute(sql)


@pytest.mark.parametrize("earlier", range(migrate.newest_version() + 1))
async def test_from_every_earlier_schema(database: str, earlier: int) -> None:
    old = await open_store(database, schema_version=earlier)
    for number in range(1, earlier + 1):
        for sql in ROWS[number]:
            await old._database.write(statement(sql))
    assert await old._database.read(migrate.current_version) == earlier
    await old.close()
    store = await open_store(database)
    assert await store._database.read(migrate.current_version) == migrate.newest_version()
    await check_rows(store, earlier)
    await store.close()


async def check_rows(store: Store, earlier: int) -> None:
    """What was written is there, and what the schema lacked works now."""
    if earlier < 1:
        await store.add_table(table())
        return
    loaded = await load(store)
    assert loaded.table == TableRow(
        id="t1",
        revision=5,
        document=b'{"old":1}',
        state="playing",
        listed=True,
        people=("p-ada",),
        touched=9,
        due=11,
        turn=1 if earlier >= 5 else None,
        host="p-ada" if earlier >= 6 else "",
        origin="ab12" if earlier >= 9 else "",
    )
    person = await store.person_of("hash")
    assert person is not None
    assert person.name == "Zoë"
    assert [device.seen for device in await store.devices_of("p-ada")] == [8 if earlier >= 9 else 0]
    assert await store.use_link("code", "hash-2", now=99) == person
    await check_games(store, earlier, loaded)
    assert await store.presence("t1", 100) == ({"p-ada": None} if earlier >= 4 else {})
    assert await store.take_lease("t1", "w2", 100, 600) == (earlier < 4)


async def check_games(store: Store, earlier: int, loaded: LoadedTable) -> None:
    if earlier >= 2:
        assert loaded.game is not None
        assert loaded.game.seed == "5eed"
        assert loaded.game.deal == (b'{"mixed":1}' if earlier >= 8 else b"")
        assert loaded.plies == (ply(0),)
        assert await store.record("g1") == b"{}"
        assert await store.append(ply(1), table="t1", due=None, touched=1)
    if earlier >= 3:
        assert [row.text for row in loaded.chat] == ["hello"]
        assert await store.add_chat(said("hello", "c1")) is None
    added = await store.add_chat(said("more", "c2"))
    assert added is not None
    assert added.number == (2 if earlier >= 3 else 1)


async def test_many_start_at_once(database: str) -> None:
    stores = await asyncio.gather(*(open_store(database) for _ in range(6)))
    versions = await stores[0]._database.read(lambda db: db.execute("SELECT version FROM schema_version"))
    assert sorted(versions) == [(step.number,) for step in migrate.migrations()]
    for store in stores:
        await store.close()


async def test_a_step_that_fails_leaves_the_schema_before_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(database)
    await store.add_table(table())
    await store.close()
    steps = migrate.migrations()
    bad = migrate.Migration(
        steps[-1].number + 1, "bad", ("ALTER TABLE tables ADD COLUMN odd TEXT", "SELEKT 1")
    )
    monkeypatch.setattr(migrate, "migrations", lambda: (*steps, bad))
    with pytest.raises(StoreError):
        await open_store(database)
    monkeypatch.undo()
    store = await open_store(database)
    assert await store.load("t1") == LoadedTable(table=table(), game=None, plies=(), chat=())
    with pytest.raises(StoreError):
        await store._database.read(lambda db: db.execute("SELECT odd FROM tables"))
    await store.close()


async def test_a_database_of_a_newer_program_is_refused(database: str) -> None:
    store = await open_store(database)

    def grow(db: Connection) -> None:
        db.execute("INSERT INTO schema_version (version, name) VALUES (99, 'flying-trams')")

    await store._database.write(grow)
    await store.close()
    with pytest.raises(StoreError, match=r"schema 99.*\[store-newer\]$"):
        await open_store(database)
