"""Many people who connect to a table at once."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from crosstown.service import table_registry
from crosstown.web.api import websocket
from crosstown.web.security import open_connections, request_rate_limits
from crosstown.web.security.client_address import AddressLimits
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
    monkeypatch.setattr(open_connections, "SPECTATORS_PER_TABLE", 6)
    monkeypatch.setattr(open_connections, "SPECTATORS_PER_ADDRESS", 4)
    monkeypatch.setattr(open_connections, "SOCKETS_PER_PLAYER", 3)
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
    monkeypatch.setattr(request_rate_limits, "HANDSHAKES_PER_ADDRESS", (5, 100.0))
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


async def test_seated_connections_of_one_address_are_counted(
    inside: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_connections, "SEATED_PER_ADDRESS", 3)
    guests = [await Guest.arrive(inside.url, name) for name in ("Ada", "Ben")]
    async with AsyncExitStack() as everyone:
        told = []
        for guest in guests:
            crowd = await everyone.enter_async_context(Crowd(inside, await guest.open()))
            told += [await crowd.enter("10.0.0.1", guest) for _ in range(2)]
        assert told == ["snapshot"] * 3 + ["too-many"]
        assert await crowd.enter("10.0.0.2", guests[1]) == "snapshot"
        assert await crowd.enter("10.0.0.1") == "snapshot", "spectators are counted by themselves"
    for guest in guests:
        await guest.close()


async def test_requests_that_wait_for_news_are_counted(
    inside: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_connections, "SPECTATORS_PER_ADDRESS", 1)
    ada, stranger = await Guest.arrive(inside.url), Guest(inside.url)
    table = await ada.open()
    async with Crowd(inside, table) as crowd:
        assert await crowd.enter("127.0.0.1") == "snapshot"
        refused = await stranger.get(f"/api/tables/{table}/events", since=0, wait=25)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
    await ada.close()
    await stranger.close()


async def test_commands_of_one_address_take_turns(
    inside: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "COMMAND_WAIT", 0.0)
    inside.server.sockets.pace = AddressLimits(2, 10_000.0)
    near = await Guest.arrive(inside.url, "Ada", headers={"X-Forwarded-For": "10.0.0.1"})
    table = await near.open(seats=[{"type": "me"}, {"type": "beside", "name": "Bo"}])
    async with AsyncExitStack() as seats:
        one = await seats.enter_async_context(near.sit(table, address="10.0.0.1"))
        two = await seats.enter_async_context(near.sit(table, address="10.0.0.1"))
        far = await seats.enter_async_context(near.sit(table, address="10.0.0.2"))
        answers = [await seat.ask("look", seat=0) for seat in (one, two, one, two, far)]
        codes = [answer.get("code", "done") for answer in answers]
        assert codes == ["done", "done", "too-fast", "too-fast", "done"]
    await near.close()


async def test_snapshots_of_one_address_take_turns(
    inside: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits for one gets a single snapshot of how things are by then, and nothing twice."""
    monkeypatch.setattr(websocket, "SNAPSHOT_WAIT", 0.5)
    inside.server.sockets.snapshot_pace = AddressLimits(3, 10_000.0)
    guest = await Guest.arrive(inside.url)
    table = await guest.open(seats=[{"type": "me"}, {"type": "beside", "name": "Bo"}])
    async with guest.sit(table, address="10.0.0.1") as one, guest.sit(table, address="10.0.0.2") as two:
        for _ in range(3):
            await one.send("look", seat=0)
        await one.hear_until("snapshot")
        await one.hear_until("snapshot")
        await two.send("look", seat=0)
        await two.hear_until("snapshot")
        played = await two.play(two.moves[0])
        late = await one.hear_until("snapshot")
        assert late["version"] == played["version"]
        assert (await one.ask("say", text="done"))["type"] == "done"
        assert not any(message["type"] == "moved" for message in one.heard)
    await guest.close()


async def test_who_joins_has_no_more_tables_than_who_opens(
    inside: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_registry, "MAX_TABLES", 2)
    hosts = [await Guest.arrive(inside.url, f"Host {number}") for number in range(3)]
    ada = await Guest.arrive(inside.url, "Ada")
    tables = [await host.open(seats=[{"type": "me"}, {"type": "open"}, {"type": "open"}]) for host in hosts]
    answers = [(await ada.command(table, "join")).json() for table in tables]
    assert [answer.get("code", "done") for answer in answers] == ["done", "done", "too-many-tables"]
    async with ada.sit(tables[2]) as seat:
        assert (await seat.ask("join"))["code"] == "too-many-tables"
        assert not seat.you["seats"]
    for guest in (*hosts, ada):
        await guest.close()
