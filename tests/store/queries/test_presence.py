from __future__ import annotations

import asyncio

import pytest

from crosstown.store.queries.presence_queries import FORGET_AFTER
from crosstown.store.store import Store
from tests.store.conftest import Opener
from tests.store.row_factory import table

pytestmark = pytest.mark.anyio


async def test_who_is_there(store: Store) -> None:
    await store.heartbeat("w1", 100)
    await store.mark_connected("t1", "ada", "w1")
    await store.mark_connected("t1", "bob", "w1")
    await store.mark_disconnected("t1", "bob", "w1", 40)
    assert await store.presence("t1", 50) == {"ada": None, "bob": 40}
    await store.mark_connected("t1", "bob", "w1")
    assert await store.presence("t1", 60) == {"ada": None, "bob": None}
    assert await store.presence("t2", 60) == {}


async def test_connected_anywhere_is_connected(store: Store) -> None:
    await store.heartbeat("w1", 100)
    await store.heartbeat("w2", 100)
    await store.mark_connected("t1", "ada", "w1")
    await store.mark_connected("t1", "ada", "w2")
    await store.mark_disconnected("t1", "ada", "w1", 40)
    assert await store.presence("t1", 50) == {"ada": None}
    await store.mark_disconnected("t1", "ada", "w2", 45)
    assert await store.presence("t1", 50) == {"ada": 45}


async def test_a_dead_process_has_nobody(store: Store) -> None:
    await store.heartbeat("w1", 100)
    await store.heartbeat("w2", 300)
    await store.mark_connected("t1", "ada", "w1")
    await store.mark_connected("t1", "bob", "w1")
    await store.mark_connected("t1", "bob", "w2")
    assert await store.presence("t1", 99) == {"ada": None, "bob": None}
    assert await store.presence("t1", 100) == {"ada": 100, "bob": None}
    await store.mark_disconnected("t1", "bob", "w2", 50)
    assert await store.presence("t1", 200) == {"ada": 100, "bob": 100}
    await store.heartbeat("w1", 250)
    assert await store.presence("t1", 200) == {"ada": None, "bob": None}


async def test_a_process_that_never_said_it_lives_has_nobody(store: Store) -> None:
    await store.mark_connected("t1", "ada", "w1")
    assert await store.presence("t1", 10) == {"ada": 0}


async def test_the_long_dead_are_forgotten_but_not_since_when_people_are_away(store: Store) -> None:
    await store.heartbeat("w1", 100)
    await store.mark_connected("t1", "ada", "w1")
    await store.heartbeat("w2", 101 + FORGET_AFTER)
    await store.heartbeat("w1", 200 + FORGET_AFTER)
    assert await store.presence("t1", 150) == {"ada": 100}
    await store.mark_connected("t1", "ada", "w2")
    assert await store.presence("t1", 150) == {"ada": None}


async def test_a_duty_is_taken_kept_and_lost(store: Store) -> None:
    await store.add_table(table())
    assert await store.take_lease("t1", "w1", now=10, until=20)
    assert not await store.take_lease("t1", "w2", now=19, until=30)
    assert await store.take_lease("t1", "w1", now=19, until=40)
    assert not await store.take_lease("t1", "w2", now=39, until=50)
    assert await store.take_lease("t1", "w2", now=40, until=50)
    assert not await store.take_lease("t1", "w1", now=41, until=60)
    assert not await store.take_lease("no-table", "w1", now=1, until=2)


async def test_a_lease_from_before_the_clock_was_set_back_is_void(store: Store) -> None:
    await store.add_table(table())
    assert await store.take_lease("t1", "dead", now=7_200_000, until=7_202_000)
    assert await store.take_lease("t1", "w1", now=1_000, until=3_000)
    assert not await store.take_lease("t1", "w2", now=900, until=2_900), "a little difference does no harm"


async def test_of_many_one_gets_the_duty(opened: Opener) -> None:
    stores = [await opened(), await opened()]
    await stores[0].add_table(table())
    for now in (10, 20):
        outcomes = await asyncio.gather(
            *(stores[n % 2].take_lease("t1", f"w{n} {now}", now, now + 10) for n in range(30))
        )
        assert outcomes.count(True) == 1


async def test_tables_that_are_due(store: Store) -> None:
    for number, due in enumerate([30, 10, None, 50, 20]):
        await store.add_table(table(f"t{number}", due=due))
    assert await store.due_tables(9, 10) == []
    assert await store.due_tables(30, 10) == ["t1", "t4", "t0"]
    assert await store.due_tables(60, 2) == ["t1", "t4"]
    assert await store.take_lease("t1", "w1", 10, 40)
    assert await store.due_tables(30, 10) == ["t4", "t0"]
    assert await store.due_tables(30, 10, "w2") == ["t4", "t0"]
    assert await store.due_tables(30, 10, "w1") == ["t1", "t4", "t0"]
    assert await store.due_tables(40, 10) == ["t1", "t4", "t0"]
