"""Crowds at the door of a table."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from crosstown.web.api import websocket
from crosstown.web.security import middleware
from testkit.client import Guest
from testkit.in_process_server import InProcessServer

pytestmark = pytest.mark.anyio


@pytest.fixture
async def inside(tmp_path: Path, anyio_backend: str) -> AsyncIterator[InProcessServer]:
    async with InProcessServer(tmp_path, limits=True) as inside:
        yield inside


class Crowd(AsyncExitStack):
    def __init__(self, inside: InProcessServer, table: str) -> None:
        super().__init__()
        self.url = f"{inside.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    async def enter(self, address: str, guest: Guest | None = None) -> str:
        """What one is told first: that one is too many, or a snapshot."""
        headers = {"X-Forwarded-For": address}
        if guest is not None:
            headers["Cookie"] = f"crosstown={guest.http.cookies['crosstown']}"
        one: ClientConnection = await self.enter_async_context(connect(self.url, additional_headers=headers))
        told = json.loads(await one.recv())
        return str(told.get("code", told["type"]))


async def test_a_crowd_keeps_nobody_from_the_own_table(
    inside: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "SPECTATORS_PER_TABLE", 6)
    monkeypatch.setattr(websocket, "SPECTATORS_PER_ADDRESS", 4)
    monkeypatch.setattr(websocket, "SOCKETS_PER_PLAYER", 3)
    ada, ben = await Guest.arrive(inside.url, "Ada"), await Guest.arrive(inside.url, "Ben")
    table = await ada.open()
    await ben.join(table)
    async with Crowd(inside, table) as crowd:
        assert [await crowd.enter("10.0.0.1") for _ in range(6)] == ["snapshot"] * 4 + ["too-many"] * 2
        assert [await crowd.enter("10.0.0.2") for _ in range(3)] == ["snapshot"] * 2 + ["too-many"]
        assert await crowd.enter("10.0.0.1", ada) == "snapshot", "from the address of the crowd, too"
        assert [await crowd.enter("10.0.0.3", ben) for _ in range(4)] == ["snapshot"] * 3 + ["too-many"]
    await ada.close()
    await ben.close()


async def test_handshakes_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "HANDSHAKES_PER_ADDRESS", (5, 100.0))
    async with InProcessServer(tmp_path, limits=True) as inside:
        for _ in range(5):
            async with Crowd(inside, "nowhere") as crowd:
                assert await crowd.enter("10.0.0.1") == "unknown-table"
        async with Crowd(inside, "nowhere") as crowd:
            with pytest.raises(InvalidStatus) as caught:
                await crowd.enter("10.0.0.1")
            refused = caught.value.response
            assert (refused.status_code, json.loads(refused.body or b"")["code"]) == (429, "too-fast")
            assert int(refused.headers["retry-after"]) > 0
            assert await crowd.enter("10.0.0.2") == "unknown-table"
