"""A server as a process of its own, and scripted clients: two at each table, over real WebSockets."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from crosstown.web.server.config import Config

MARK = 150.0  # milliseconds until both players of a table see a move, for 99 of 100
SERVE = "import sys, msgspec; from crosstown.web.server.config import Config; \
from crosstown.web.server.processes import serve; \
serve(msgspec.json.decode(sys.argv[1], type=Config))"


@contextmanager
def serving(config: Config) -> Iterator[int]:
    """The server as a process of its own, by its number."""
    text = msgspec.json.encode(config).decode()
    process = subprocess.Popen([sys.executable, "-c", SERVE, text], stdout=subprocess.DEVNULL)
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait(60)


async def ready(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as client:
        for _ in range(1200):
            with suppress(httpx.TransportError):
                if (await client.get("/readyz")).status_code == 200:
                    return
            await asyncio.sleep(0.1)
    raise SystemExit("the server did not start")


def percentile(latencies: list[float], share: float) -> float:
    if not latencies:
        return float("inf")
    return sorted(latencies)[min(len(latencies) - 1, int(len(latencies) * share))]


class ClientView(msgspec.Struct):
    legal_moves: list[str]
    phase: str


class Message(msgspec.Struct):
    type: str
    version: int = 0
    view: ClientView | None = None
    code: str = ""
    message: str = ""


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Measured:
    latencies: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    moves: int = 0
    games: int = 0
    counting: bool = False


class ScriptedTable:
    def __init__(self, measured: Measured, number: int, table: str) -> None:
        self.measured = measured
        self.table = table
        self.chance = Random(number)
        self.sockets: list[ClientConnection] = []
        self.sent: dict[int, float] = {}
        self.arrived: dict[int, int] = {}
        self.pace: float | None = None
        self.messages: list[Message | None] = [None, None]
        self.planned = [-1, -1]  # the version for which a seat has decided
        self._tasks: list[asyncio.Task[None]] = []

    async def connect(self, url: str, headers: dict[str, str]) -> None:
        """A connection for the next seat."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        socket = await connect(
            address,
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            max_queue=None,
            open_timeout=60,
        )
        self.sockets.append(socket)

    def start(self, pace: float | None, spread: float) -> None:
        """Plays from now on: a move at this table every so many seconds, or at once."""
        self.pace = pace
        self._tasks += [asyncio.create_task(self._listen(seat)) for seat in (0, 1)]
        self._tasks.append(asyncio.create_task(self._begin(spread)))

    async def _begin(self, spread: float) -> None:
        await asyncio.sleep(self.chance.random() * spread)
        for seat in (0, 1):
            self._decide(seat)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        self.planned = [-1, -1]

    async def _listen(self, seat: int) -> None:
        while True:
            try:
                message = decode(await self.sockets[seat].recv())
            except ConnectionClosed as closed:
                self.measured.errors.append(f"connection lost: {closed.rcvd}")
                return
            if message.type == "moved":
                self._count_arrival(message.version)
            elif message.type == "refused" or message.type == "bye":
                self.measured.errors.append(f"{message.code}: {message.message}")
            if message.view is not None:
                self.messages[seat] = message
                self._decide(seat)

    def _count_arrival(self, version: int) -> None:
        self.arrived[version] = self.arrived.get(version, 0) + 1
        if self.arrived[version] == 2:
            del self.arrived[version]
            if self.measured.counting and version in self.sent:
                self.measured.moves += 1
                self.measured.latencies.append((time.perf_counter() - self.sent[version]) * 1000)
            self.sent.pop(version, None)

    def _decide(self, seat: int) -> None:
        message = self.messages[seat]
        if message is None or message.view is None or self.planned[seat] == message.version:
            return
        self.planned[seat] = message.version
        if message.view.phase == "over":
            self.measured.games += seat
            self._later(seat, f'{{"type":"rematch","id":"r{message.version}"}}')
        elif message.view.legal_moves:
            move = self.chance.choice(message.view.legal_moves)
            version = message.version
            text = f'{{"type":"play","id":"p{version}","version":{version},"move":"{move}"}}'
            self._later(seat, text, version + 1)

    def _later(self, seat: int, text: str, version: int = 0) -> None:
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.create_task(self._send(seat, text, version)))

    async def _send(self, seat: int, text: str, version: int) -> None:
        if self.pace is not None:
            await asyncio.sleep(self.pace * (0.75 + self.chance.random() / 2))
        if version:
            self.sent[version] = time.perf_counter()
        await self.sockets[seat].send(text)
