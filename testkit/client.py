"""A client as others would write one: from the messages alone, with nothing of the server's code."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]

HANGS = 300.0  # seconds after which a server that says nothing is taken to hang

_NUMBERS = count(1)
SLOWING = 2.5  # seconds after a refusal for haste: in two the server forgives one


def fresh_id() -> str:
    return f"c{next(_NUMBERS)}"


class Guest:
    """Somebody with a browser: a name, a cookie, and requests."""

    def __init__(self, url: str, **options: Any) -> None:
        self.url = url
        # Without reading all certificates, which takes longer than most requests: the servers have none.
        self.http = httpx.AsyncClient(base_url=url, timeout=HANGS, **({"verify": False} | options))

    @classmethod
    async def arrive(cls, url: str, name: str = "Ada", **options: Any) -> Guest:
        guest = cls(url, **options)
        answer = await guest.post("/api/me", {"name": name})
        assert answer.status_code == 200, answer.text
        return guest

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.get(path, params=query)

    async def open(self, city: str = "london", seats: list[Json] | None = None, **wanted: Any) -> str:
        seats = seats or [{"type": "me"}, {"type": "open"}]
        answer = await self.post("/api/tables", {"city": city, "seats": seats, **wanted})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def command(self, table: str, kind: str, **fields: Any) -> httpx.Response:
        body = {"type": kind, "id": fresh_id()} | fields
        return await self.post(f"/api/tables/{table}/commands", body)

    async def join(self, table: str) -> None:
        answer = await self.command(table, "join")
        assert answer.status_code == 200, answer.text

    async def close(self) -> None:
        await self.http.aclose()

    @asynccontextmanager
    async def sit(
        self, table: str, since: int | None = None, address: str | None = None
    ) -> AsyncIterator[Seat]:
        """A connection to a table, as if from this address; the first snapshot has arrived."""
        headers = self._headers() | ({"X-Forwarded-For": address} if address else {})
        async with connect(self._address(table, since), additional_headers=headers) as socket:
            seat = Seat(socket)
            await seat.hear_until("snapshot")
            yield seat

    def _address(self, table: str, since: int | None) -> str:
        query = "" if since is None else f"?since={since}"
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"

    def _headers(self) -> dict[str, str]:
        cookie = self.http.cookies.get("crosstown")
        return {"Cookie": f"crosstown={cookie}"} if cookie else {}


@dataclass
class Seat:
    """What a client knows of a table: the last of everything it was told."""

    socket: ClientConnection
    version: int = 0
    table: Json = field(default_factory=dict)
    you: Json = field(default_factory=dict)
    view: Json | None = None
    clock: Json = field(default_factory=dict)
    heard: list[Json] = field(default_factory=list)

    async def send(self, kind: str, **fields: Any) -> str:
        command = {"type": kind, "id": fresh_id()} | fields
        await self.socket.send(json.dumps(command))
        return str(command["id"])

    async def hear(self, seconds: float = HANGS) -> Json:
        async with asyncio.timeout(seconds):
            message: Json = json.loads(await self.socket.recv())
        self.heard.append(message)
        self.version = message.get("version", self.version) if message["type"] != "done" else self.version
        for name in ("table", "you", "clock"):
            if isinstance(message.get(name), dict):
                setattr(self, name, message[name])
        if message["type"] in ("snapshot", "moved"):
            self.view = message["view"]
        return message

    async def hear_until(self, kind: str, seconds: float = HANGS, **wanted: Any) -> Json:
        """Listens until a message of this kind with these values has come."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.hear(seconds)
                if message["type"] == kind and all(message.get(key) == wanted[key] for key in wanted):
                    return message

    async def ask(self, kind: str, **fields: Any) -> Json:
        """A command and its answer, done or refused."""
        command = await self.send(kind, **fields)
        while True:
            message = await self.hear()
            if message["type"] in ("done", "refused") and message["id"] == command:
                return message

    @property
    def moves(self) -> list[str]:
        return list(self.view["legal_moves"]) if self.view else []

    @property
    def over(self) -> bool:
        return self.view is not None and self.view["phase"] == "over"

    async def play(self, move: str, **fields: Any) -> Json:
        return await self.ask("play", version=self.version, move=move, **fields)


async def until_over(seat: Seat, choose: Any) -> None:
    """Plays whenever there is something to decide, until the game is over."""
    while not seat.over:
        if seat.moves:
            answer = await seat.play(choose(seat.moves))
            if answer["type"] == "refused" and answer["code"] == "too-fast":
                await asyncio.sleep(SLOWING)
            else:
                assert answer["type"] == "done" or answer["code"] == "old-version", answer
        else:
            await seat.hear()


__all__ = ["ConnectionClosed", "Guest", "Json", "Seat", "fresh_id", "until_over"]
