"""Packs that guests brought: kept while a table uses them, and counted."""

from __future__ import annotations

import asyncio

import pytest

from crosstown.errors import DataError
from crosstown.store.rows import PackQuota, PackRow
from crosstown.store.store import Store
from tests.store.row_factory import add_people, game, ply, table

pytestmark = pytest.mark.anyio

ROOMY = PackQuota(of_person=10, of_origin=10, of_all=10, fresh_since=0)


def pack(sha256: str = "ab", person: str = "ada", origin: str = "o1", added: int = 1000) -> PackRow:
    return PackRow(sha256, "toytown", f"name = 'Grüße 🚋 {sha256}'", person, origin, added)


async def test_a_pack_comes_back_as_it_was(store: Store) -> None:
    assert await store.add_pack(pack(), ROOMY)
    assert await store.pack("ab") == pack()
    assert await store.pack("cd") is None


async def test_the_same_pack_is_kept_once(store: Store) -> None:
    assert await store.add_pack(pack(), ROOMY)
    assert await store.add_pack(pack(person="ben", added=2000), ROOMY)
    found = await store.pack("ab")
    assert found == pack(added=2000)


@pytest.mark.parametrize(
    "quota",
    [
        PackQuota(of_person=2, of_origin=10, of_all=10, fresh_since=0),
        PackQuota(of_person=10, of_origin=2, of_all=10, fresh_since=0),
        PackQuota(of_person=10, of_origin=10, of_all=2, fresh_since=0),
    ],
)
async def test_quotas_hold(store: Store, quota: PackQuota) -> None:
    assert await store.add_pack(pack("a"), quota)
    assert await store.add_pack(pack("b"), quota)
    assert not await store.add_pack(pack("c"), quota)
    assert await store.pack("c") is None
    assert await store.add_pack(pack("b"), quota)  # one that is there costs nothing
    others = PackRow("d", "toytown", "", "ben", "o2", 1000)
    assert await store.add_pack(others, quota) == (quota.of_all > 2)


async def test_packs_without_a_table_make_room(store: Store) -> None:
    """Somebody tries out one draft after another; only what was just brought is safe."""
    quota = PackQuota(of_person=2, of_origin=10, of_all=10, fresh_since=1500)
    await store.add_pack(pack("used"), quota)
    await store.add_table(table("t1"), "used")
    assert await store.add_pack(pack("old"), quota)
    assert await store.add_pack(pack("new", added=2000), quota)
    assert await store.pack("old") is None
    assert await store.pack("used") is not None
    assert not await store.add_pack(pack("newer", added=2000), quota)
    assert await store.pack("new") is not None


async def test_a_table_needs_its_pack(store: Store) -> None:
    with pytest.raises(DataError, match=r"\[unknown-edition\]$"):
        await store.add_table(table("t1"), "gone")
    assert await store.load("t1") is None
    with pytest.raises(DataError):
        await store.add_table_with_game(table("t2"), game("g2", "t2"), [ply(0, "g2")], "gone")
    assert await store.load("t2") is None


async def test_a_pack_goes_with_its_last_table(store: Store) -> None:
    await add_people(store, "ada")
    for name in ("kept", "dropped", "alone", "fresh"):
        added = 9000 if name == "fresh" else 1000
        assert await store.add_pack(pack(name, added=added), ROOMY)
    await store.add_table(table("playing"), "kept")
    assert await store.begin_game(game("g1", "playing"), table("playing", state="playing"))
    await store.add_table(table("empty"), "dropped")
    await store.add_table_with_game(table("moved"), game("g2", "moved"), [ply(0, "g2")], "kept")
    await store.drop_unused(before=5000, now=9000, limit=100)
    await store.drop_unused(before=5000, now=9000, limit=100)
    left = {name for name in ("kept", "dropped", "alone", "fresh") if await store.pack(name)}
    assert left == {"kept", "fresh"}


async def test_tables_and_retention_at_the_same_time(store: Store) -> None:
    """A pack is removed or used, never both."""
    for name in range(20):
        await store.add_pack(pack(f"p{name}"), PackQuota(99, 99, 99, 0))

    async def use(name: int) -> bool:
        try:
            await store.add_table(table(f"t{name}", touched=9000), f"p{name}")
        except DataError:
            return False
        return True

    used, *_ = await asyncio.gather(
        asyncio.gather(*map(use, range(20))),
        *(store.drop_unused(before=5000, now=9000, limit=100) for _ in range(3)),
    )
    for name, is_used in enumerate(used):
        assert (await store.pack(f"p{name}") is not None) == is_used
        assert (await store.load(f"t{name}") is not None) == is_used
