"""What only a server can suffer: restarts, lost connections, commits nobody knows of; and notices."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import psycopg
import pytest

from crosstown.errors import StoreError
from crosstown.store.databases import postgres
from crosstown.store.databases.connection import Connection
from crosstown.store.databases.postgres_connection import PostgresConnection
from crosstown.store.open_store import open_store
from crosstown.store.store import Store
from testkit.postgres_server import PostgresServer
from tests.store.databases.cutting_proxy import Cut, Proxy
from tests.store.row_factory import add_game, add_people, append, game, load, person, ply, said, table

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def own_server() -> Iterator[PostgresServer]:
    """One that may be ill-treated."""
    with PostgresServer() as started:
        yield started


@pytest.fixture
def url(own_server: PostgresServer) -> str:
    return own_server.create_database()


@pytest.fixture
async def store(url: str, anyio_backend: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    yield store
    await store.close()


@pytest.fixture
def proxy(own_server: PostgresServer) -> Iterator[Proxy]:
    with Proxy(own_server.port) as started:
        yield started


@pytest.fixture
async def far(url: str, proxy: Proxy, own_server: PostgresServer, anyio_backend: str) -> AsyncIterator[Store]:
    """A store whose wire to the server can be cut."""
    store = await open_store(url.replace(f":{own_server.port}/", f":{proxy.port}/"))
    yield store
    await store.close()


async def until(true: Callable[[], bool], seconds: float = 300) -> None:
    ends = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < ends
        await asyncio.sleep(0.02)


async def test_every_change_is_told_to_all(store: Store, url: str) -> None:
    other = await open_store(url)
    heard: list[tuple[str, int]] = []
    own: list[tuple[str, int]] = []
    other.on_change = lambda *notice: heard.append(notice)
    store.on_change = lambda *notice: own.append(notice)
    await store.add_table(table())
    await store.save_table(table())
    await store.begin_game(game(), table(revision=1, state="playing"))
    await append(store, ply(0))
    await append(store, ply(1))
    await store.add_chat(said("hello", "c1"))
    expected = [("t1", -1), ("t1", -1), ("t1", 0), ("t1", 1), ("t1", -1)]
    await until(lambda: len(heard) >= 5 and len(own) >= 5)
    assert heard == own == expected
    await other.close()


async def test_what_did_not_happen_is_not_told(store: Store) -> None:
    heard: list[tuple[str, int]] = []
    store.on_change = lambda *notice: heard.append(notice)
    await add_game(store)
    await append(store, ply(0))
    assert not await append(store, ply(0))
    assert not await store.save_table(table())
    assert not await store.begin_game(game("g2", number=2), table())
    await store.add_chat(said("hello", "c1"))
    assert await store.add_chat(said("hello", "c1")) is None
    with pytest.raises(StoreError):
        await append(store, ply(1), "nowhere")
    await append(store, ply(1))
    await until(lambda: ("t1", 1) in heard)
    assert heard == [("t1", -1), ("t1", 0), ("t1", -1), ("t1", 1)]


async def test_others_on_the_channel_are_not_minded(store: Store, url: str) -> None:
    heard: list[tuple[str, int]] = []
    store.on_change = lambda *notice: heard.append(notice)
    with psycopg.connect(url, autocommit=True) as connection:
        for payload in ("", "nonsense", "t1 x", "t1 -", "t1 7"):
            connection.execute("SELECT pg_notify('crosstown', %s)", [payload])
    await until(lambda: bool(heard))
    assert heard == [("t1", 7)]


async def test_a_restart_is_waited_for(store: Store, own_server: PostgresServer) -> None:
    heard: list[tuple[str, int]] = []
    await add_game(store)
    store.on_change = lambda *notice: heard.append(notice)
    stop = asyncio.Event()
    acknowledged: list[int] = []

    async def play() -> None:
        while not stop.is_set():
            assert await append(store, ply(len(acknowledged)))
            acknowledged.append(len(acknowledged))
            assert len(await store.plies("g1", len(acknowledged) - 1)) == 1

    task = asyncio.create_task(play())
    for _ in range(2):
        before = len(acknowledged)
        await until(lambda before=before: len(acknowledged) > before + 20)  # type: ignore[misc]
        heard.clear()
        await asyncio.to_thread(own_server.restart)
        await until(lambda: ("", -1) in heard)
    before = len(acknowledged)
    await until(lambda: len(acknowledged) > before + 20)
    stop.set()
    await task
    assert [row.ply for row in await store.plies("g1")] == acknowledged
    await until(lambda: ("t1", before + 10) in heard)  # told a moment after it was acknowledged


@pytest.fixture
def attempts(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """One entry for each time that a job of the store has tried to connect."""
    made: list[None] = []

    class Counted(PostgresConnection):
        def __init__(self, *given: Any) -> None:
            if threading.current_thread().name.startswith("crosstown-postgresql-"):
                made.append(None)
            super().__init__(*given)

    monkeypatch.setattr(postgres, "PostgresConnection", Counted)
    return made


async def test_a_server_that_stays_away_is_waited_for_once_and_then_an_error_at_once(
    store: Store, own_server: PostgresServer, attempts: list[None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "RESTART_TIMEOUT", 1.0)
    await add_game(store)
    await asyncio.to_thread(own_server.stop)
    attempts.clear()
    outcomes = await asyncio.gather(*(append(store, ply(n)) for n in range(60)), return_exceptions=True)
    assert {getattr(outcome, "code", "") for outcome in outcomes} == {"store-unavailable"}
    assert len(attempts) <= 60 + 6 * postgres.THREADS, "a job tries once more after each pause of the wait"
    attempts.clear()
    with pytest.raises(StoreError):
        await store.check()
    assert len(attempts) == 1
    await asyncio.to_thread(own_server.start)
    await store.check()
    assert await append(store, ply(0))


async def test_lost_connections_are_replaced(store: Store, own_server: PostgresServer) -> None:
    await add_game(store)
    for number in range(5):
        own_server.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'crosstown'"
        )
        assert await append(store, ply(number))
        assert len(await store.plies("g1")) == number + 1


cuts = pytest.mark.parametrize("cut", ["before", "after"])


@cuts
async def test_a_ply_whose_commit_nobody_knows_of_is_there_once(far: Store, proxy: Proxy, cut: Cut) -> None:
    await add_game(far)
    for number in range(3):
        proxy.cut = cut
        assert await append(far, ply(number, command=f"c{number}"))
    assert proxy.cuts == 3
    assert await far.plies("g1") == [ply(number, command=f"c{number}") for number in range(3)]


async def test_a_ply_of_somebody_elses_is_not_taken_for_ones_own(
    far: Store, store: Store, proxy: Proxy
) -> None:
    """The commit is cut off while another process wants the same ply: whoever gets it, one does."""
    await add_game(far)
    for number in range(8):
        proxy.cut = "before" if number % 2 else "after"
        rows = [ply(number, command="ours"), ply(number, command="theirs")]
        ours, theirs = await asyncio.gather(append(far, rows[0]), append(store, rows[1]))
        assert ours != theirs
        assert await store.plies("g1", number) == [rows[0] if ours else rows[1]]
    assert proxy.cuts == 8


@cuts
async def test_other_writes_whose_commit_nobody_knows_of_happen_once(
    far: Store, proxy: Proxy, cut: Cut
) -> None:
    async def cutting() -> None:
        assert proxy.cut == ""
        proxy.cut = cut

    await cutting()
    await add_people(far, "ada")
    await cutting()
    await far.add_link("code", "p-ada", 100)
    await cutting()
    assert await far.use_link("code", "phone", 1) == person("ada")
    await cutting()
    await far.add_table(table())
    await cutting()
    assert await far.save_table(table(document=b"{}"))
    await cutting()
    assert await far.begin_game(game(), table(revision=1, state="playing"))
    await cutting()
    first = await far.add_chat(said("hello", "c1"))
    await far.add_table(table("t2"))
    await cutting()
    assert await far.drop_table("t2", 0)
    await cutting()
    assert await far.take_lease("t1", "w1", 0, 10)
    assert proxy.cuts == 9
    assert proxy.cut == ""
    loaded = await load(far)
    assert (loaded.table.revision, loaded.game, loaded.chat) == (2, game(), (first,))
    assert first is not None
    assert first.number == 1


@cuts
async def test_where_it_cannot_be_known_it_is_said(far: Store, proxy: Proxy, cut: Cut) -> None:
    await far.add_table(table())
    for work in (far.add_records([b"{}"]), far.add_chat(said("hello"))):
        proxy.cut = cut
        with pytest.raises(StoreError, match=r"\[store-unavailable\]$"):
            await work
    assert await far.count_records() == (1 if cut == "after" else 0)


async def test_nothing_hangs_for_ever(store: Store) -> None:
    def wait(db: Connection) -> None:
        db.execute("SET LOCAL statement_timeout = '200ms'")
        db.execute("SELECT pg_sleep(600)")

    with pytest.raises(StoreError, match=r"\[store-busy\]$"):
        await store._database.write(wait)
    limits = await store._database.read(
        lambda db: db.execute("SELECT current_setting('statement_timeout'), current_setting('lock_timeout')")
    )
    assert limits == [("10s", "5s")]


async def test_deadlocks_are_resolved(store: Store) -> None:
    await store.add_table(table("t1"))
    await store.add_table(table("t2"))

    def both(first: str, second: str) -> Callable[[Connection], None]:
        def work(db: Connection) -> None:
            db.execute("SET LOCAL deadlock_timeout = '50ms'")
            db.execute("UPDATE tables SET touched = touched + 1 WHERE id = ?", first)
            db.execute("SELECT pg_sleep(0.05)")
            db.execute("UPDATE tables SET touched = touched + 1 WHERE id = ?", second)

        return work

    await asyncio.gather(store._database.write(both("t1", "t2")), store._database.write(both("t2", "t1")))
    for name in ("t1", "t2"):
        assert (await load(store, name)).table.touched == 2002


@pytest.mark.parametrize(("asked", "kept"), [("FULL", "on"), ("NORMAL", "off")])
async def test_commits_wait_for_the_disk(own_server: PostgresServer, url: str, asked: str, kept: str) -> None:
    """Even if the server was told otherwise."""
    name = url.rpartition("/")[2]
    own_server.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = await open_store(url, synchronous=asked)
    found = await store._database.read(lambda db: db.execute("SELECT current_setting('synchronous_commit')"))
    assert found == [(kept,)]
    await store.close()


async def test_a_standby_is_read_only(store: Store, url: str) -> None:
    name = url.rpartition("/")[2]
    await store.add_table(table())

    def write(db: Connection) -> None:
        db.execute("SET TRANSACTION READ ONLY")
        db.execute("DELETE FROM tables")

    with pytest.raises(StoreError) as caught:
        await store._database.write(write)
    assert caught.value.code == "store-read-only"
    assert name in str(caught.value)


async def test_tables_of_something_else_are_left_alone(own_server: PostgresServer, url: str) -> None:
    own_server.execute("CREATE TABLE games (title TEXT)", url.rpartition("/")[2])
    with pytest.raises(StoreError) as caught:
        await open_store(url)
    assert caught.value.code == "store-conflict"
    assert "give Crosstown its own" in str(caught.value)
