from __future__ import annotations

import asyncio

import pytest

from crosstown.errors import StoreError
from crosstown.store.store import Store
from tests.store.row_factory import add_people, person, table

pytestmark = pytest.mark.anyio


async def test_a_person_is_found_by_the_hash_of_a_token(store: Store) -> None:
    await store.add_person(person("ada"), "hash-1")
    assert await store.person_of("hash-1") == person("ada")
    assert await store.person_of("hash-2") is None


async def test_people_by_id(store: Store) -> None:
    names = [f"n{number}" for number in range(450)]
    await add_people(store, *names)
    found = await store.people([f"p-{name}" for name in names] + ["nobody", "p-n0"])
    assert found == {f"p-{name}": person(name) for name in names}
    assert await store.people([]) == {}


async def test_a_name_changes(store: Store) -> None:
    await add_people(store, "ada", "bob")
    await store.rename("p-ada", "Zoë 🚋 ' ; --")
    found = await store.people(["p-ada", "p-bob"])
    assert [found["p-ada"].name, found["p-bob"].name] == ["Zoë 🚋 ' ; --", "bob"]


async def test_a_token_is_forgotten(store: Store) -> None:
    await add_people(store, "ada")
    await store.end_devices("p-ada", ["token-ada"])
    assert await store.person_of("token-ada") is None
    assert "p-ada" in await store.people(["p-ada"])


async def test_neither_person_nor_token_is_kept_of_a_failure(store: Store) -> None:
    await add_people(store, "ada")
    with pytest.raises(StoreError, match=r"\[store-conflict\]$"):
        await store.add_person(person("bob"), "token-ada")
    assert await store.people(["p-bob"]) == {}


async def test_a_link_works_once(store: Store) -> None:
    await add_people(store, "ada")
    await store.add_link("code", "p-ada", expires=100)
    assert await store.use_link("code", "token-phone", now=99) == person("ada")
    assert await store.person_of("token-phone") == person("ada")
    assert await store.person_of("token-ada") == person("ada")
    assert await store.use_link("code", "token-thief", now=99) is None
    assert await store.person_of("token-thief") is None


async def test_a_link_expires(store: Store) -> None:
    await add_people(store, "ada")
    await store.add_link("code", "p-ada", expires=100)
    assert await store.use_link("code", "token-phone", now=100) is None
    assert await store.use_link("unknown", "token-phone", now=1) is None
    assert await store.person_of("token-phone") is None


async def test_many_use_a_link_at_once_and_one_gets_it(store: Store) -> None:
    await add_people(store, "ada")
    await store.add_link("code", "p-ada", expires=100)
    outcomes = await asyncio.gather(*(store.use_link("code", f"token-{n}", now=1) for n in range(30)))
    assert [outcome for outcome in outcomes if outcome] == [person("ada")]
    won = [n for n in range(30) if await store.person_of(f"token-{n}")]
    assert [outcomes[n] for n in won] == [person("ada")]


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
async def test_what_one_database_cannot_keep_both_refuse(store: Store, name: str) -> None:
    await add_people(store, "ada")
    with pytest.raises(StoreError, match=r"\[store-text\]$"):
        await store.rename("p-ada", name)
    assert (await store.people(["p-ada"]))["p-ada"].name == "ada"


async def test_the_devices_of_a_person(store: Store) -> None:
    await store.add_person(person("ada"), "laptop", "Firefox · Linux")
    await store.add_link("code", "p-ada", expires=5000)
    await store.use_link("code", "phone", now=2000, label="Safari · iPhone")
    found = await store.devices_of("p-ada")
    assert [(device.hash, device.seen, device.label) for device in found] == [
        ("phone", 2000, "Safari · iPhone"),
        ("laptop", 1000, "Firefox · Linux"),
    ]
    await store.set_device_seen("laptop", 3000, "Chrome · Linux")
    assert [device.hash for device in await store.devices_of("p-ada")] == ["laptop", "phone"]
    signed_in = await store.signed_in("laptop")
    assert signed_in is not None
    assert (signed_in[0], signed_in[1].label, signed_in[1].created) == (person("ada"), "Chrome · Linux", 1000)


async def test_a_device_that_is_ended_takes_unused_links_along(store: Store) -> None:
    await add_people(store, "ada", "bob")
    for name in ("ada", "bob"):
        await store.add_link(f"code-{name}", f"p-{name}", expires=100)
    await store.end_devices("p-ada", ["token-ada", "token-bob"])
    assert await store.devices_of("p-ada") == []
    assert await store.person_of("token-bob") == person("bob"), "nobody ends another's device"
    assert await store.use_link("code-ada", "thief", now=1) is None
    assert await store.use_link("code-bob", "phone", now=1) == person("bob")


async def test_who_never_came_back_and_has_no_table_is_forgotten(store: Store) -> None:
    await add_people(store, "ada", "bob", "cy", "dee")
    await store.add_table(table("t1", people=("p-ada",), state="playing"))
    await store.add_table(table("t2", host="p-bob", state="playing"))
    await store.set_device_seen("token-cy", 9000, "")
    await store.add_link("code", "p-dee", expires=100)
    assert await store.drop_unused(before=5000, now=10_000, limit=10) == ([], 1)
    assert sorted(await store.people(["p-ada", "p-bob", "p-cy", "p-dee"])) == ["p-ada", "p-bob", "p-cy"]
    assert await store.person_of("token-dee") is None


async def test_a_device_of_an_older_schema_counts_as_seen_now(store: Store) -> None:
    await add_people(store, "ada")
    await store.set_device_seen("token-ada", 0, "")
    assert await store.drop_unused(before=5000, now=10_000, limit=10) == ([], 0)
    assert [device.seen for device in await store.devices_of("p-ada")] == [10_000]
    assert await store.drop_unused(before=10_001, now=20_000, limit=10) == ([], 1)
