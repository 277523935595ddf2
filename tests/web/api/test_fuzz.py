"""A WebSocket fuzzer against a real server: whatever is sent, nothing breaks and no other table notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from crosstown.web.security.open_connections import SOCKETS_PER_PLAYER
from testkit.client import Guest, Json, Seat, fresh_id, until_over
from testkit.server_process import ServerProcess

pytestmark = pytest.mark.anyio

HANGS = 300.0  # seconds after which a server that says nothing is taken to hang

WRONG: list[Any] = [
    *(None, True, -1, 0, 3, 99, 2**70, 1.5, float("nan"), "", "0", "draw", "x" * 3000, "\x00\ud800"),
    *([], [[[]]], {}, {"type": "play"}),
]
KINDS = [
    *("play", "first-tickets", "undo", "go-on", "ask-take-back", "answer-take-back"),
    *("join", "leave", "appoint", "free", "rematch"),
    *("say", "react", "mute", "look", "contribute", "ping", "sudo", ""),
]
FIELDS = ["type", "id", "version", "move", "seat", "player", "agree", "text", "reaction", "muted"]
FIELDS += ["contribution", "admin"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with ServerProcess(tmp_path_factory.mktemp("fuzz"), "--log-level", "debug", forked=True) as running:
        yield running


@pytest.fixture
async def quiet(server: ServerProcess, anyio_backend: str) -> AsyncIterator[list[Seat]]:
    """Another table, in the middle of a game, that must not notice anything."""
    ada, ben = await Guest.arrive(server.url, "Ada"), await Guest.arrive(server.url, "Ben")
    table = await ada.open(first=0)
    await ben.join(table)
    async with ada.sit(table) as one, ben.sit(table) as two:
        yield [one, two]
        chance = Random(1)
        await asyncio.gather(until_over(one, chance.choice), until_over(two, chance.choice))
        assert one.view is not None
        assert two.view is not None
        assert one.view["result"] == two.view["result"]
    await ada.close()
    await ben.close()


@pytest.fixture
async def guest(server: ServerProcess, anyio_backend: str) -> AsyncIterator[Guest]:
    guest = await Guest.arrive(server.url)
    yield guest
    await guest.close()


def unharmed(server: ServerProcess) -> None:
    assert server.process is not None
    assert server.process.poll() is None
    output = server.output()
    assert "Traceback" not in output
    assert '"fault"' not in output
    assert '"task-failed"' not in output


async def answers_of(socket: ClientConnection) -> list[Json]:
    """Whatever is said up to the answer to a last command, or until the connection is closed."""
    last = fresh_id()
    with contextlib.suppress(ConnectionClosed):  # what came before the end can still be read
        await socket.send(json.dumps({"type": "look", "id": last}))
    heard: list[Json] = []
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(HANGS):
            while not heard or heard[-1].get("id") != last:
                heard.append(json.loads(await socket.recv()))
    return heard


def address(server: ServerProcess, table: str, query: str = "") -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"


def cookie(guest: Guest) -> dict[str, str]:
    return {"Cookie": f"crosstown={guest.http.cookies['crosstown']}"}


def odd_frame(chance: Random, moves: list[str]) -> str | bytes:
    """Something like a command, more or less."""
    kind = chance.choice(KINDS)
    command: dict[str, Any] = {"type": kind, "id": f"f{chance.getrandbits(60)}"}
    if chance.random() < 0.7:
        command["version"] = chance.choice([0, 1, 2, 3, 2**31, -1])
    if kind == "play":
        command["move"] = chance.choice([*moves, "draw", "claim a--b red*1", "keep", "pass"])
    for _ in range(chance.randrange(4)):
        command[chance.choice(FIELDS)] = chance.choice(WRONG)
    if chance.random() < 0.2:
        command.pop(chance.choice(list(command)), None)
    text = json.dumps(command)
    damage = chance.random()
    if damage < 0.1:
        return text[: chance.randrange(len(text))]
    if damage < 0.15:
        return "[" * chance.randrange(1, 3000)
    if damage < 0.2:
        return text.replace('"', "'")
    return text


async def test_odd_frames_harm_nobody(server: ServerProcess, quiet: list[Seat]) -> None:
    chance = Random(7)
    mallory, victim = await Guest.arrive(server.url, "Mallory"), await Guest.arrive(server.url, "Vic")
    table = await victim.open(first=0)
    await mallory.join(table)
    codes: set[str] = set()
    async with victim.sit(table) as own:
        before = own.view
        for number in range(60):
            async with connect(address(server, table), additional_headers=cookie(mallory)) as socket:
                for _ in range(20):
                    frame = odd_frame(chance, own.moves)
                    if isinstance(frame, str) and '"leave"' in frame:
                        continue  # that is allowed, and the game goes on without her
                    try:
                        await socket.send(frame)
                    except ConnectionClosed:
                        break
                codes |= {message.get("code", "") for message in await answers_of(socket)}
            if number % 20 == 0:
                assert (await quiet[0].ask("look"))["type"] == "done"
        assert {"bad-json", "bad-shape", "old-version", "not-your-turn"} <= codes
        assert before is not None
        assert own.view is not None
        assert own.view["hand"] == before["hand"]
        await own.ask("look")
        assert own.view["ply"] == 0, "nobody but Vic could move"
    unharmed(server)
    await mallory.close()
    await victim.close()


@pytest.mark.parametrize(
    ("frame", "code"), [(b"\x00\x01", "binary-frame"), ("x" * 5000, "too-large")], ids=["binary", "large"]
)
async def test_frames_that_end_the_connection(
    server: ServerProcess, guest: Guest, frame: str | bytes, code: str
) -> None:
    table = await guest.open()
    async with connect(address(server, table), additional_headers=cookie(guest)) as socket:
        await socket.send(frame)
        assert (await answers_of(socket))[-1]["code"] == code
        assert socket.close_code in (1003, 1009)
    unharmed(server)


async def test_a_huge_frame_is_not_even_read(server: ServerProcess, guest: Guest) -> None:
    table = await guest.open()
    async with connect(address(server, table), additional_headers=cookie(guest)) as socket:
        with contextlib.suppress(ConnectionClosed):
            await socket.send("x" * 10_000_000)
        await answers_of(socket)
        assert socket.close_code == 1009
    unharmed(server)


async def test_a_flood_is_slowed_and_then_ended(
    server: ServerProcess, guest: Guest, quiet: list[Seat]
) -> None:
    table = await guest.open()
    async with connect(address(server, table), additional_headers=cookie(guest)) as socket:
        try:
            for number in range(5000):
                await socket.send(json.dumps({"type": "say", "id": f"n{number}", "text": "spam"}))
        except ConnectionClosed:
            pass
        heard = await answers_of(socket)
        hurried = [message for message in heard if message.get("code") == "too-fast"]
        assert any(message.get("id", "").startswith("n") for message in hurried), "it says to what"
        assert socket.close_code == 1008
    assert (await quiet[1].ask("look"))["type"] == "done"
    unharmed(server)


async def test_tables_that_are_not_there(server: ServerProcess) -> None:
    statuses: list[int] = []
    for name in ("nowhere", "x" * 500, "%00", "..%2f..", "%F0%9F%9A%8C", "a b", "' OR 1=1 --"):
        try:
            socket = await connect(address(server, name))
        except InvalidStatus as refused:
            statuses.append(refused.response.status_code)
            continue
        heard = await answers_of(socket)
        assert [message["code"] for message in heard] == ["unknown-table"]
        await socket.close()
    assert all(400 <= status < 500 for status in statuses)
    unharmed(server)


async def test_a_page_of_another_site_gets_no_connection(server: ServerProcess, guest: Guest) -> None:
    table = await guest.open()
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port}.evil.example"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(address(server, table), additional_headers=cookie(guest), origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
    async with connect(
        address(server, table),
        additional_headers=cookie(guest),
        origin=f"http://127.0.0.1:{server.port}",  # type: ignore[arg-type]
    ) as socket:
        assert (await answers_of(socket))[0]["type"] == "snapshot"


async def test_odd_cookies_and_queries_are_strangers(server: ServerProcess, guest: Guest) -> None:
    table = await guest.open()
    almost = guest.http.cookies["crosstown"][:-1]
    for value in ("", "x", "x" * 5000, "%00", '"; DROP TABLE people; --', almost):
        head = {"Cookie": f"crosstown={value}"}
        async with connect(address(server, table), additional_headers=head) as socket:
            assert (await answers_of(socket))[0]["you"]["seats"] == []
    for query in ("since=-1", "since=1e9", "since=" + "9" * 400, "since=%00", "nonsense", "since=1&since=2"):
        async with connect(address(server, table, f"?{query}"), additional_headers=cookie(guest)) as socket:
            assert (await answers_of(socket))[0]["type"] == "snapshot"
    unharmed(server)


async def test_too_many_connections_of_one_person_are_refused(server: ServerProcess, guest: Guest) -> None:
    table = await guest.open()
    sockets = [await connect(address(server, table), additional_headers=cookie(guest)) for _ in range(25)]
    first = [json.loads(await asyncio.wait_for(socket.recv(), HANGS)) for socket in sockets]
    refused = 25 - SOCKETS_PER_PLAYER
    assert [message["type"] for message in first] == ["snapshot"] * SOCKETS_PER_PLAYER + ["bye"] * refused
    await asyncio.gather(*(socket.close() for socket in sockets))
    async with connect(address(server, table), additional_headers=cookie(guest)) as socket:
        assert (await answers_of(socket))[0]["type"] == "snapshot"


def test_nothing_of_this_is_in_the_data(server: ServerProcess) -> None:
    """The last: the server is stopped in good order, and what it kept is whole."""
    unharmed(server)
    assert server.stop() == 0
    assert "Traceback" not in server.output()
    assert Path(server.data, "crosstown.sqlite").exists()
