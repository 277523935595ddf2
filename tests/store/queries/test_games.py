from __future__ import annotations

import asyncio
import hashlib

import msgspec
import pytest

from crosstown.errors import StoreError
from crosstown.store.rows import LoadedTable
from crosstown.store.store import Store
from tests.store.conftest import Opener
from tests.store.row_factory import SEED, add_game, append, game, load, ply, table

pytestmark = pytest.mark.anyio


async def test_a_game_begins_with_its_table(store: Store) -> None:
    await store.add_table(table())
    changed = table(state="playing", document=b'{"playing":true}', due=8)
    assert await store.begin_game(game(), changed)
    assert await store.load("t1") == LoadedTable(
        table=msgspec.structs.replace(changed, revision=1), game=game(), plies=(), chat=()
    )


async def test_a_game_from_elsewhere_comes_with_its_table_and_plies_once(store: Store) -> None:
    playing, log = table(state="playing"), [ply(number) for number in range(3)]
    assert await store.add_table_with_game(playing, game(), log)
    whole = LoadedTable(table=playing, game=game(), plies=tuple(log), chat=())
    assert await store.load("t1") == whole
    assert not await store.add_table_with_game(playing, game("g2"), [])
    assert await store.load("t1") == whole


async def test_a_game_that_begins_too_late_does_not(store: Store) -> None:
    await add_game(store)
    assert not await store.begin_game(game("g2", number=2), table(state="playing", document=b"{}"))
    loaded = await load(store)
    assert loaded.game == game()
    assert loaded.table.revision == 1


async def test_of_many_games_that_begin_at_once_one_does(opened: Opener) -> None:
    stores = [await opened(), await opened()]
    await stores[0].add_table(table())
    rows = [game(f"g{number}") for number in range(20)]
    outcomes = await asyncio.gather(
        *(stores[n % 2].begin_game(row, table(state="playing")) for n, row in enumerate(rows))
    )
    assert outcomes.count(True) == 1
    assert (await load(stores[0])).game == rows[outcomes.index(True)]


async def test_a_number_is_given_once_and_the_table_is_not_saved_for_nothing(store: Store) -> None:
    await add_game(store)
    with pytest.raises(StoreError, match=r"\[store-conflict\]$"):
        await store.begin_game(game("g2", number=1), table(revision=1, state="over"))
    loaded = await load(store)
    assert (loaded.table.revision, loaded.table.state) == (1, "playing")


async def test_the_last_game_is_loaded_with_its_plies_alone(store: Store) -> None:
    await add_game(store)
    await append(store, ply(0))
    assert await store.begin_game(game("a-rematch", number=2), table(revision=1, state="playing"))
    for number in range(3):
        assert await append(store, ply(number, "a-rematch", move=f"undo {number}"))
    loaded = await load(store)
    assert loaded.game == game("a-rematch", number=2)
    assert loaded.plies == tuple(ply(number, "a-rematch", move=f"undo {number}") for number in range(3))


async def test_a_ply_comes_back_as_it_was(store: Store) -> None:
    await add_game(store)
    rows = [
        ply(0, move="claim baker-street--hyde-park black*4", person="p-ada", command="c1"),
        ply(1, cause="away"),
        ply(2, person="p-ada", command="c2"),
    ]
    for row in rows:
        assert await append(store, row, due=55, touched=66)
    assert await store.plies("g1") == rows
    assert await store.plies("g1", 2) == rows[2:]
    assert await store.plies("g1", 3) == []
    assert await store.plies("unknown") == []
    loaded = await load(store)
    assert loaded.plies == tuple(rows)
    assert (loaded.table.due, loaded.table.touched, loaded.table.revision) == (55, 66, 1)


async def test_a_ply_that_is_taken_changes_nothing(store: Store) -> None:
    await add_game(store)
    assert await append(store, ply(0), due=1, touched=2)
    before = await store.load("t1")
    assert not await append(store, ply(0, move="other"), due=3, touched=4, record=b"{}", state="over")
    assert not await append(store, ply(0), due=3, touched=4)
    assert await store.load("t1") == before
    assert await store.record("g1") is None
    assert await store.count_records() == 0


async def test_of_fifty_plies_of_one_number_one_stands(opened: Opener) -> None:
    stores = [await opened(), await opened()]
    await add_game(stores[0])
    for number in range(4):
        rows = [ply(number, move=f"move {n}", command=f"c{n}") for n in range(50)]
        outcomes = await asyncio.gather(*(append(stores[n % 2], row) for n, row in enumerate(rows)))
        assert outcomes.count(True) == 1
        assert await stores[1].plies("g1", number) == [rows[outcomes.index(True)]]


async def test_even_if_all_fifty_are_the_same(store: Store) -> None:
    await add_game(store)
    outcomes = await asyncio.gather(*(append(store, ply(0)) for _ in range(50)))
    assert outcomes.count(True) == 1


async def test_the_last_ply_brings_record_and_state(store: Store) -> None:
    await add_game(store)
    record = '{"format":"crosstown-record/1","name":"Zoë"}'.encode()
    assert await append(store, ply(0), record=record, state="over", due=None)
    assert await store.record("g1") == record
    assert await store.record("unknown") is None
    loaded = await load(store)
    assert (loaded.table.state, loaded.table.due) == ("over", None)
    assert [one async for one in store.records()] == [record]


async def test_the_record_of_a_table_is_of_a_game_that_is_over(store: Store) -> None:
    await add_game(store)
    assert await store.record_at("t1") is None
    record = b'{"number":1}'
    assert await append(store, ply(0), record=record, state="over", due=None)
    assert await store.record_at("t1") == await store.record_at("t1", 1) == record
    assert await store.begin_game(game("g2", number=2), table(revision=1, state="playing"))
    assert await store.record_at("t1") == record, "the second is not over"
    assert await store.record_at("t1", 2) is await store.record_at("t2") is None
    assert await append(store, ply(0, "g2"), record=b"{}", state="over", due=None)
    assert (await store.record_at("t1"), await store.record_at("t1", 1)) == (b"{}", record)


async def test_equal_records_of_two_games_belong_to_both(store: Store) -> None:
    await add_game(store)
    await add_game(store, "g2", "t2")
    assert await append(store, ply(0), record=b"{}")
    assert await append(store, ply(0, "g2"), "t2", record=b"{}")
    assert await store.record("g1") == await store.record("g2") == b"{}"
    assert await store.count_records() == 1


@pytest.mark.parametrize(("row", "at"), [(ply(0), "nowhere"), (ply(0, "no-game"), "t1")])
async def test_a_ply_of_nothing_is_refused_whole(store: Store, row: object, at: str) -> None:
    await add_game(store)
    with pytest.raises(StoreError) as caught:
        await append(store, row, at, record=b"{}")  # type: ignore[arg-type]
    assert caught.value.code == ("store-no-table" if at == "nowhere" else "store-conflict")
    assert await store.plies("g1") == []
    assert await store.count_records() == 0


async def test_records_are_added_once(store: Store) -> None:
    records = [f'{{"number":{number}}}'.encode() for number in range(120)]
    assert await store.add_records(records[:70]) == 70
    assert await store.add_records([*records, records[0]]) == 50
    assert await store.add_records(records) == 0
    assert await store.count_records() == 120
    found = [record async for record in store.records()]
    assert found == sorted(records, key=lambda record: hashlib.sha256(record).hexdigest())


async def test_the_seed_is_kept_and_never_printed(store: Store) -> None:
    await add_game(store)
    loaded = await load(store)
    assert loaded.game is not None
    assert loaded.game.seed == SEED
    assert SEED not in repr(loaded)
    await store.add_table(table("other"))
    for row in (game(), game("g2", "no-table", 2), game("g\0", number=3)):
        with pytest.raises(StoreError) as caught:
            await store.begin_game(row, table("other"))
        error: BaseException | None = caught.value
        while error is not None:
            assert SEED not in f"{error!r} {error} {error.args}"
            error = error.__cause__ or error.__context__
