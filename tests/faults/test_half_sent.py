"""A crash between two writes that belong together: the second is made up for."""

from __future__ import annotations

import msgspec
import pytest

from crosstown.service.tables import seating
from crosstown.service.tables.table_state import TableState
from crosstown.store.open_store import open_store
from testkit.client import Guest
from testkit.server_process import ServerProcess

pytestmark = pytest.mark.anyio


async def test_the_last_seat_was_taken_but_the_game_not_begun(server: ServerProcess) -> None:
    ada, bob = await Guest.arrive(server.url, "Ada"), await Guest.arrive(server.url, "Bob")
    table = await ada.open()
    other = await bob.open()
    server.kill()
    await take_the_last_seat(server, table, other)
    server.start()
    async with ada.sit(table) as seat:
        assert seat.table["state"] == "playing"
        assert seat.view is not None
    await ada.close()
    await bob.close()


async def take_the_last_seat(server: ServerProcess, table: str, other: str) -> None:
    """What a join writes first. Who joins is the host of the other table."""
    store = await open_store(server.data / "crosstown.sqlite")
    one, two = await store.load(table), await store.load(other)
    assert one is not None
    assert two is not None
    joining = msgspec.json.decode(two.table.document, type=TableState).host
    state = msgspec.json.decode(one.table.document, type=TableState)
    state = seating.join(state, joining, "Bob", None, playing=False)
    row = msgspec.structs.replace(one.table, document=msgspec.json.encode(state), people=state.people)
    assert await store.save_table(row)
    await store.close()
