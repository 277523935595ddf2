from __future__ import annotations

import asyncio

import msgspec
import pytest

from crosstown.errors import StoreError
from crosstown.store.store import Store
from tests.store.conftest import Opener
from tests.store.row_factory import load, said, table

pytestmark = pytest.mark.anyio


async def test_what_is_said_is_numbered_at_each_table(store: Store) -> None:
    await store.add_table(table())
    await store.add_table(table("t2"))
    first = await store.add_chat(said("hello <b>'\"; 🚋", "c1"))
    second = await store.add_chat(msgspec.structs.replace(said("wave", "c2"), kind="reaction", number=77))
    other = await store.add_chat(said("hi", "c1", "t2"))
    assert [row.number for row in (first, second, other) if row] == [1, 2, 1]
    assert (await load(store)).chat == (first, second)


async def test_a_command_is_said_once(store: Store) -> None:
    await store.add_table(table())
    assert await store.add_chat(said("hello", "c1"))
    assert await store.add_chat(said("hello", "c1")) is None
    assert await store.add_chat(said("hello", "c1", person="p-bob"))
    assert await store.add_chat(said("hello"))
    assert await store.add_chat(said("hello"))
    assert [row.number for row in (await load(store)).chat] == [1, 2, 3, 4]


async def test_the_last_hundred_are_loaded(store: Store) -> None:
    await store.add_table(table())
    for number in range(130):
        await store.add_chat(said(f"text {number}"))
    loaded = await load(store)
    assert [row.number for row in loaded.chat] == list(range(31, 131))
    assert loaded.chat[0].text == "text 30"


async def test_many_speak_at_once_and_each_gets_a_number(opened: Opener) -> None:
    stores = [await opened(), await opened()]
    await stores[0].add_table(table())
    rows = await asyncio.gather(*(stores[n % 2].add_chat(said(f"text {n}", f"c{n // 2}")) for n in range(60)))
    assert sorted(row.number for row in rows if row) == list(range(1, 31))


async def test_nothing_is_said_where_there_is_no_table(store: Store) -> None:
    with pytest.raises(StoreError, match=r"\[store-no-table\]$"):
        await store.add_chat(said("hello"))
