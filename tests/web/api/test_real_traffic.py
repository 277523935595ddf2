"""Real traffic is as the schemas describe it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import cast

import httpx
import jsonschema_rs
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from crosstown import City
from crosstown.service.protocol.messages import Message, TurnClock, Warned
from crosstown.web.api.endpoint_list import ENDPOINTS
from crosstown.web.api.openapi import messages_schema, openapi
from testkit.client import ConnectionClosed, Guest, Json, Seat
from testkit.server_process import ServerProcess
from tests.web.api.test_schema import only_known, tags

PAUSE = 0.08  # seconds before a move


class Check:
    """Validates all that is said, and remembers which kinds of it there were."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.asked: set[tuple[str, str, int]] = set()
        self._described = openapi()
        self._parts = only_known(self._described["components"])
        messages = only_known(messages_schema())
        self._ways = {
            way: jsonschema_rs.Draft202012Validator(
                {"$ref": f"#/$defs/{way}", "$defs": messages["$defs"]}, validate_formats=False
            )
            for way in ("Frame", "Message")
        }

    def frame(self, way: str, message: Json) -> None:
        self._ways[way].validate(message)
        self.kinds.add(message["type"])
        steps = [message["step"]] if "step" in message else message.get("missed", ())
        self.kinds |= {event["type"] for step in steps for event in step["events"]}

    async def response(self, response: httpx.Response) -> None:
        await response.aread()
        request, status = response.request, response.status_code
        path = re.sub(r"^/api/tables/(?!moved$)[^/]+", "/api/tables/{table}", request.url.path)
        path = re.sub(r"^/api/cities/[^/]+", "/api/cities/{city}", path)
        path = re.sub(r"^/api/me/devices/[^/]+", "/api/me/devices/{device}", path)
        operation = self._described["paths"][path][request.method.lower()]
        told = operation["responses"][str(status)]
        if "$ref" in told:
            told = self._parts["responses"][told["$ref"].rpartition("/")[2]]
        self._validate(told["content"], response.headers["content-type"], response.content)
        if "requestBody" in operation and status < 400:
            content = operation["requestBody"]["content"]
            self._validate(content, request.headers["content-type"], request.content)
        self.asked.add((request.method, path, status))

    def _validate(self, content: Json, kind: str, body: bytes) -> None:
        schema = only_known(content[kind]["schema"]) | {"components": self._parts}
        validator = jsonschema_rs.Draft202012Validator(schema, validate_formats=False)
        validator.validate(json.loads(body))


class Tap:
    def __init__(self, socket: ClientConnection, check: Check) -> None:
        self._socket, self._check = socket, check

    async def send(self, frame: str) -> None:
        self._check.frame("Frame", json.loads(frame))
        await self._socket.send(frame)

    async def recv(self) -> str:
        frame = str(await self._socket.recv())
        self._check.frame("Message", json.loads(frame))
        return frame


def tapped(seat: Seat, check: Check) -> Seat:
    for message in seat.heard:
        check.frame("Message", message)
    seat.socket = cast(ClientConnection, Tap(seat.socket, check))
    return seat


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path, forked=True) as server:
        yield server


@pytest.mark.anyio
async def test_real_traffic_is_as_described(server: ServerProcess) -> None:
    check = Check()
    hooks = {"response": [check.response]}
    ada = await Guest.arrive(server.url, "Ada", event_hooks=hooks)
    ben = await Guest.arrive(server.url, "Ben", event_hooks=hooks)
    await look_around(ada, ben)
    table = await ada.open(city="berlin", listed=True, chat=True, first=0)
    await ben.join(table)
    async with ada.sit(table) as first, ben.sit(table) as second, Guest(server.url).sit(table) as watching:
        tapped(first, check), tapped(second, check), tapped(watching, check)
        await talk(first)
        await play(first, second)
        await ask_over_http(ada, table)
        await rematch(first, second)
        assert server.stop() == 0
        with suppress(ConnectionClosed):
            while True:
                await watching.hear()
    await ada.close()
    await ben.close()
    check.frame(
        "Message",
        msgspec.to_builtins(Warned(version=1, seat=0, clock=TurnClock(deadline=2, stalled_at=None, now=1))),
    )
    assert tags(Message) <= check.kinds
    assert {"kept", "claimed", "ended"} <= check.kinds  # in every game
    assert {(one.method, one.path) for one in ENDPOINTS} == {
        (method, path) for method, path, _ in check.asked
    }
    assert {200, 201, 400, 401, 403, 404, 409, 410, 413, 415, 422} == {status for *_, status in check.asked}


async def look_around(ada: Guest, ben: Guest) -> None:
    """All that can be asked before there is a table, and how it is refused."""
    paths = (
        "me",
        "cities",
        "cities/london",
        "cities/berlin",
        "guest-cities",
        "players",
        "tables",
        "me/tables",
    )
    for path in paths:
        assert (await ada.get(f"/api/{path}")).status_code == 200
    assert (await ada.get("/api/cities/atlantis")).status_code == 404
    assert (await ada.post("/api/cities", {"pack": "no pack"})).status_code == 422
    assert (await ada.post("/api/print", {"pack": "no pack"})).status_code == 422
    code = (await ada.post("/api/me/link")).json()["path"].rpartition("#")[2]
    await ben.http.delete("/api/me")
    assert (await ben.get("/api/me/tables")).status_code == 401
    assert (await ben.post("/api/device", {"code": code})).json() == {"name": "Ada"}
    assert (await ben.post("/api/device", {"code": code})).status_code == 410
    [other] = [one["id"] for one in (await ada.get("/api/me/devices")).json()["devices"] if not one["here"]]
    assert [(await ada.http.delete(f"/api/me/devices/{other}")).status_code for _ in range(2)] == [200, 404]
    assert (await ben.post("/api/me", {"name": "Ben"})).json() == {"name": "Ben"}
    assert (await ben.http.delete("/api/me/devices")).json() == {"name": None}
    assert (await ben.post("/api/me", {"name": "Ben"})).json() == {"name": "Ben"}
    assert (await ada.get("/api/tables/nowhere")).status_code == 404
    assert (await ada.post("/api/me", {"name": " "})).status_code == 422
    assert (await ada.http.post("/api/me", content=b"{}")).status_code == 415
    bad, head = b"{" * 20_000, {"Content-Type": "application/json"}
    assert (await ada.http.post("/api/me", content=bad, headers=head)).status_code == 413
    assert (await ada.http.post("/api/me", content=bad[:9], headers=head)).status_code == 400
    begun = {
        "id": "from-a-page",
        "city": "london",
        "edition": City.load("london").sha256,
        "seats": [{"type": "me"}, {"type": "computer", "player": "easy"}],
        "seed": "0" * 32,
        "moves": [],
    }
    assert (await ada.post("/api/tables/moved", begun)).status_code == 201
    page = head | {"Origin": "http://elsewhere.example"}
    assert (await ada.http.post("/api/me", content=b"{}", headers=page)).status_code == 403


async def talk(seat: Seat) -> None:
    """Everything that one can do at a table beside playing."""
    await seat.ask("say", text="Hello!")
    await seat.ask("react", reaction="hello")
    await seat.ask("mute", seat=1, muted=True)
    await seat.ask("look", seat=0)
    await seat.socket.send('{"type":"ping"}')
    await seat.hear_until("pong")
    for refused in (
        seat.ask("play", version=999, move="pass"),
        seat.ask("first-tickets", move="keep nowhere--nowhere"),
        seat.ask("undo", version=seat.version),
        seat.ask("go-on", version=seat.version),
        seat.ask("ask-take-back", version=seat.version),
        seat.ask("answer-take-back", version=seat.version, agree=True),
        seat.ask("appoint", seat=1, player="medium"),
        seat.ask("free", seat=1),
        seat.ask("rematch"),
    ):
        assert (await refused)["type"] == "refused"


async def play(first: Seat, second: Seat) -> None:
    async with asyncio.TaskGroup() as group:
        for seat in (first, second):
            group.create_task(play_until_over(seat, Random(4)))


async def play_until_over(seat: Seat, chance: Random) -> None:
    """Claims what can be claimed, and no faster than the server allows."""
    while not seat.over:
        if seat.moves:
            await asyncio.sleep(PAUSE)
            claims = [move for move in seat.moves if move.startswith("claim")]
            assert (await seat.play(chance.choice(claims or seat.moves)))["type"] == "done"
        else:
            await seat.hear()


async def ask_over_http(ada: Guest, table: str) -> None:
    """What a connection tells, without one."""
    assert (await ada.get(f"/api/tables/{table}", since=1)).json()["missed"]
    assert (await ada.get(f"/api/tables/{table}/events", since=0)).json()["view"]["result"]
    assert (await ada.get(f"/api/tables/{table}/record")).json()["result"]
    assert (await ada.command(table, "react", reaction="well-played")).status_code == 200
    assert (await ada.command(table, "play", version=0, move="pass")).status_code == 409
    assert (await ada.command(table, "play", move="pass")).status_code == 422


async def rematch(first: Seat, second: Seat) -> None:
    await first.ask("rematch")
    await second.ask("rematch")
    await first.hear_until("snapshot")
    assert (await second.ask("leave"))["type"] == "done"
