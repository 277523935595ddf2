from __future__ import annotations

import asyncio

import msgspec
import pytest

from crosstown.errors import StoreError
from crosstown.store.rows import LoadedTable, TableRow
from crosstown.store.store import Store
from tests.store.conftest import Opener
from tests.store.row_factory import add_game, add_people, append, game, load, ply, said, table

pytestmark = pytest.mark.anyio


async def stored(store: Store, name: str = "t1") -> TableRow:
    return (await load(store, name)).table


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    await add_people(store, "ada", "bob")
    row = table(people=("p-bob", "p-ada"), due=123, listed=False)
    await store.add_table(row)
    assert await store.load("t1") == LoadedTable(table=row, game=None, plies=(), chat=())
    assert await store.load("t2") is None


async def test_a_table_id_is_given_once(store: Store) -> None:
    await store.add_table(table())
    with pytest.raises(StoreError, match=r"\[store-conflict\]$"):
        await store.add_table(table(document=b"{}"))
    assert await stored(store) == table()


async def test_saving_counts_the_revision(store: Store) -> None:
    await add_people(store, "ada", "bob", "cyd")
    await store.add_table(table(people=("p-ada", "p-bob")))
    changed = table(people=("p-cyd", "p-ada"), state="playing", document=b'{"x":1}', touched=9, due=7)
    assert await store.save_table(changed)
    assert await stored(store) == msgspec.structs.replace(changed, revision=1)
    assert [row.id for row in await store.tables_of("p-cyd", 9)] == ["t1"]
    assert await store.tables_of("p-bob", 9) == []


async def test_saving_over_another_revision_does_nothing(store: Store) -> None:
    await add_people(store, "ada")
    await store.add_table(table(revision=4))
    for revision in (3, 5):
        assert not await store.save_table(table(revision=revision, people=("p-ada",), state="over"))
    assert not await store.save_table(table("other"))
    assert await stored(store) == table(revision=4)
    assert await store.tables_of("p-ada", 9) == []


async def test_of_many_who_save_at_once_one_wins(opened: Opener) -> None:
    stores = [await opened(), await opened()]
    await stores[0].add_table(table())
    rows = [table(document=f'{{"by":{number}}}'.encode()) for number in range(40)]
    outcomes = await asyncio.gather(*(stores[n % 2].save_table(row) for n, row in enumerate(rows)))
    assert outcomes.count(True) == 1
    won = rows[outcomes.index(True)]
    assert await stored(stores[1]) == msgspec.structs.replace(won, revision=1)


async def test_somebody_with_two_seats_sits_there_once(store: Store) -> None:
    await add_people(store, "ada", "bob")
    await store.add_table(table(people=("p-ada", "p-bob", "p-ada")))
    assert (await stored(store)).people == ("p-ada", "p-bob")
    assert await store.count_tables_of("p-ada", "waiting") == 1


async def test_nobody_sits_who_does_not_exist(store: Store) -> None:
    with pytest.raises(StoreError, match=r"\[store-conflict\]$"):
        await store.add_table(table(people=("p-ghost",)))
    assert await store.load("t1") is None


async def test_the_lobby(store: Store) -> None:
    for number, state in enumerate(("playing", "waiting", "waiting", "over", "waiting", "playing")):
        await store.add_table(table(f"t{number}", state=state, listed=number != 2, touched=number))
    assert [row.id for row in await store.lobby(10)] == ["t4", "t1", "t5", "t0"]
    assert [row.id for row in await store.lobby(3)] == ["t4", "t1", "t5"]
    assert [row.id for row in await store.lobby(1)] == ["t4"]


async def test_one_origin_cannot_fill_the_lobby(store: Store) -> None:
    for number in range(20):
        await store.add_table(
            table(f"a{number:02}", host=f"guest-{number}", origin="aaaa", touched=5000 + number)
        )
    for name, touched in (("b", 10), ("c", 20)):
        await store.add_table(table(name, host=name, origin=name * 4, touched=touched))
    assert [row.id for row in await store.lobby(5)] == ["a19", "a18", "a17", "c", "b"]
    assert len(await store.lobby(60)) == 22, "places that nobody else needs are given to anyone"


async def test_a_table_where_nobody_ever_played_is_dropped(store: Store) -> None:
    await add_people(store, "ada")
    await store.add_table(table("old", touched=100, people=("p-ada",)))
    await store.add_table(table("touched", touched=900))
    await store.add_table(table("seen", touched=100))
    await store.set_seen(["seen"], 900)
    await add_game(store, "g1", "played")
    assert await store.drop_unused(before=500, now=1000, limit=10) == (["old"], 0)
    found = {name: await store.load(name) is not None for name in ("old", "touched", "seen", "played")}
    assert found == {"old": False, "touched": True, "seen": True, "played": True}


async def test_the_lobby_has_few_tables_of_each_host_and_none_where_nobody_was(store: Store) -> None:
    hosts = ["", "p-ada", "p-ada", "", "p-ada", "p-bob", "p-ada"]
    for number, host in enumerate(hosts):
        state = "playing" if number == 6 else "waiting"
        await store.add_table(table(f"t{number}", host=host, state=state, touched=number))
    assert [row.id for row in await store.lobby(10, per_host=2)] == ["t5", "t4", "t3", "t2", "t0", "t6"]
    assert await store.lobby(10, since=1) == []
    await store.set_seen(["t1", "t3", "t6"], 100)
    await store.set_seen(["t5"], 99)
    assert [row.id for row in await store.lobby(10, since=100)] == ["t3", "t1", "t6"]
    assert await stored(store, "t3") == table("t3", touched=3), "nothing else has changed"


async def test_the_tables_of_a_person(store: Store) -> None:
    await add_people(store, "ada", "bob")
    for number in range(5):
        people = ("p-ada", "p-bob") if number % 2 else ("p-bob",)
        await store.add_table(table(f"t{number}", people=people, touched=10 - number, listed=False))
    assert await store.save_table(table("t3", people=("p-ada",), touched=50, state="over"))
    assert [row.id for row in await store.tables_of("p-ada", 10)] == ["t3", "t1"]
    assert [row.id for row in await store.tables_of("p-bob", 3)] == ["t0", "t1", "t2"]
    assert (await store.tables_of("p-bob", 2))[1].people == ("p-ada", "p-bob")
    assert await store.count_tables_of("p-ada", "waiting") == 1
    assert await store.count_tables_of("p-ada", "over") == 1
    assert await store.count_tables_of("p-bob", "waiting") == 4


async def test_the_tables_that_a_person_has_opened_count_for_a_while(store: Store) -> None:
    await add_people(store, "ada")
    for number in range(3):
        people = ("p-ada",) if number == 0 else ()
        await store.add_table(table(f"t{number}", people=people, touched=number, host="p-ada"))
    assert await store.count_tables_of("p-ada", "waiting") == 3
    assert await store.count_tables_of("p-ada", "waiting", since=2) == 2, "the one to sit at and the newest"
    assert await store.save_table(table("t2", touched=9, host="p-bob"))
    assert await store.count_tables_of("p-ada", "waiting", since=2) == 1


async def test_a_waiting_table_is_dropped(store: Store) -> None:
    await add_people(store, "ada")
    await store.add_table(table(people=("p-ada",), due=1))
    await store.add_chat(said("hello"))
    await store.mark_connected("t1", "p-ada", "w")
    await store.take_lease("t1", "w", 0, 10)
    assert not await store.drop_table("t1", 1)
    assert await store.drop_table("t1", 0)
    assert not await store.drop_table("t1", 0)
    assert await store.load("t1") is None
    assert await store.presence("t1", 0) == {}
    assert await store.tables_of("p-ada", 9) == []
    await store.add_table(table())
    assert await store.load("t1") == LoadedTable(table=table(), game=None, plies=(), chat=())


async def test_a_table_with_a_game_stays(store: Store) -> None:
    await add_game(store)
    assert await store.save_table(table(revision=1, state="waiting"))
    assert not await store.drop_table("t1", 2)
    await store.add_table(table("t2", state="playing"))
    assert not await store.drop_table("t2", 0)


async def test_dropping_and_beginning_at_once_never_leaves_half(store: Store) -> None:
    for number in range(12):
        name = f"t{number}"
        await store.add_table(table(name))
        dropped, began = await asyncio.gather(
            store.drop_table(name, 0),
            store.begin_game(game(f"g{number}", name), table(name, state="playing")),
        )
        assert dropped != began
        loaded = await store.load(name)
        assert (loaded is None) == dropped
        assert loaded is None or loaded.game is not None


async def test_what_is_loaded_is_of_one_moment(opened: Opener) -> None:
    """The table says how far its game is, in the same transaction as the ply: a load never sees one alone."""
    writer, reader = await opened(), await opened()
    await add_game(writer)
    done = asyncio.Event()

    async def write() -> None:
        for number in range(80):
            assert await append(writer, ply(number), touched=number)
        done.set()

    task = asyncio.create_task(write())
    while not done.is_set():
        loaded = await load(reader)
        if loaded.plies:
            assert loaded.table.touched == loaded.plies[-1].ply == len(loaded.plies) - 1
    await task


async def test_due_is_set(store: Store) -> None:
    await store.add_table(table(due=5))
    await store.set_due("t1", 77)
    assert await stored(store) == table(due=77)
    await store.set_due("t1", None)
    assert (await stored(store)).due is None
