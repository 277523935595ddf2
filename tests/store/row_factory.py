"""Rows for tests."""

from __future__ import annotations

from typing import Any

from crosstown.store.rows import ChatRow, GameRow, LoadedTable, PersonRow, PlyRow, TableRow
from crosstown.store.store import Store

SEED = "5eed" * 8


def person(name: str = "ada") -> PersonRow:
    return PersonRow(id=f"p-{name}", name=name, created=1000)


def table(name: str = "t1", **changes: Any) -> TableRow:
    facts: dict[str, Any] = {
        "id": name,
        "revision": 0,
        "document": f'{{"table":"{name}","sign":"Grüße 🚋"}}'.encode(),
        "state": "waiting",
        "listed": True,
        "people": (),
        "touched": 2000,
    }
    return TableRow(**facts | changes)


def game(name: str = "g1", table: str = "t1", number: int = 1) -> GameRow:
    names, deal = b'[{"name":"ada"}]', b'{"server_seed":"5eed"}'
    return GameRow(name, table, number, 3, "london", "ab" * 32, SEED, names, 3000, deal)


def ply(number: int = 0, game: str = "g1", **changes: Any) -> PlyRow:
    facts: dict[str, Any] = {"seat": number % 2, "move": "draw", "at": 4000 + number}
    return PlyRow(game, number, **facts | changes)


def said(text: str, command: str = "", table: str = "t1", person: str = "p-ada") -> ChatRow:
    return ChatRow(
        table=table, number=0, person=person, seat=0, kind="text", text=text, at=5000, command=command
    )


async def add_people(store: Store, *names: str) -> None:
    for name in names:
        await store.add_person(person(name), f"token-{name}")


async def add_game(store: Store, name: str = "g1", at: str = "t1") -> None:
    await store.add_table(table(at))
    assert await store.begin_game(game(name, at), table(at, state="playing"))


async def load(store: Store, name: str = "t1") -> LoadedTable:
    loaded = await store.load(name)
    assert loaded is not None
    return loaded


async def append(store: Store, row: PlyRow, at: str = "t1", **more: Any) -> bool:
    return await store.append(row, table=at, **{"due": None, "touched": 6000} | more)
