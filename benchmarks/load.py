"""How much one server bears: many tables at a walking pace, then as fast as it can, and how it grows.

Run ``python -m benchmarks.load``. Server and clients share this machine. The server is a process of its own
with SQLite and every write on disk before it is told; the clients are this process, real WebSockets on
loopback. What is measured is the time from sending a move until both players of the table have its view.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from random import Random

import httpx
import msgspec
import psutil
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from crosstown.web.server.config import Config
from testkit.server_process import free_port

SERVE = "import sys, msgspec; from crosstown.web.server.config import Config; \
from crosstown.web.server.processes import serve; \
serve(msgspec.json.decode(sys.argv[1], type=Config))"


class Sight(msgspec.Struct):
    """What a scripted client needs of a view."""

    legal_moves: list[str]
    phase: str


class Frame(msgspec.Struct):
    """What a scripted client needs of a message."""

    type: str
    version: int = 0
    view: Sight | None = None
    code: str = ""
    message: str = ""


decode = msgspec.json.Decoder(Frame).decode


@dataclass
class Book:
    """What happened, from the clients' side."""

    latencies: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    moves: int = 0
    games: int = 0
    counting: bool = False


class Pair:
    """A table and the two scripted clients that play at it."""

    def __init__(self, book: Book, number: int, table: str) -> None:
        self.book = book
        self.table = table
        self.chance = Random(number)
        self.sockets: list[ClientConnection] = []
        self.sent: dict[int, float] = {}
        self.told: dict[int, int] = {}
        self.pace: float | None = None
        self.frames: list[Frame | None] = [None, None]
        self.planned = [-1, -1]  # the version for which a seat has decided
        self._tasks: list[asyncio.Task[None]] = []

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
        """No more moves, and no more frames."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        self.planned = [-1, -1]

    async def _listen(self, seat: int) -> None:
        while True:
            try:
                frame = decode(await self.sockets[seat].recv())
            except ConnectionClosed as closed:
                self.book.errors.append(f"connection lost: {closed.rcvd}")
                return
            if frame.type == "moved":
                self._arrived(frame.version)
            elif frame.type == "refused" or frame.type == "bye":
                self.book.errors.append(f"{frame.code}: {frame.message}")
            if frame.view is not None:
                self.frames[seat] = frame
                self._decide(seat)

    def _arrived(self, version: int) -> None:
        self.told[version] = self.told.get(version, 0) + 1
        if self.told[version] == 2:
            del self.told[version]
            if self.book.counting and version in self.sent:
                self.book.moves += 1
                self.book.latencies.append((time.perf_counter() - self.sent[version]) * 1000)
            self.sent.pop(version, None)

    def _decide(self, seat: int) -> None:
        frame = self.frames[seat]
        if frame is None or frame.view is None or self.planned[seat] == frame.version:
            return
        self.planned[seat] = frame.version
        if frame.view.phase == "over":
            self.book.games += seat
            self._later(seat, f'{{"type":"rematch","id":"r{frame.version}"}}')
        elif frame.view.legal_moves:
            move = self.chance.choice(frame.view.legal_moves)
            version = frame.version
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


class Load:
    """A server and its tables."""

    def __init__(self, database: str, workers: int) -> None:
        self.config = Config(
            port=free_port(),
            database=database,
            workers=workers,
            limits=False,
            log_level="warning",
        )
        self.url = f"http://127.0.0.1:{self.config.port}"
        self.book = Book()
        self.pairs: list[Pair] = []
        self.cookies: list[tuple[str, str]] = []
        self.cpu = 0.0, 0.0
        self._awake: asyncio.Task[None]

    @contextmanager
    def serving(self) -> Iterator[None]:
        """The server as a process of its own."""
        text = msgspec.json.encode(self.config).decode()
        process = subprocess.Popen([sys.executable, "-c", SERVE, text], stdout=subprocess.DEVNULL)
        self.process = psutil.Process(process.pid)
        try:
            yield
        finally:
            process.terminate()
            process.wait(60)

    async def ready(self) -> None:
        """Waits until the server answers."""
        async with httpx.AsyncClient(base_url=self.url) as client:
            for _ in range(1200):
                try:
                    if (await client.get("/readyz")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.1)
        raise SystemExit("the server did not start")

    async def open_tables(self, count: int) -> None:
        """So many tables more, each with two guests."""
        limit = asyncio.Semaphore(32)
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as client:

            async def one(number: int) -> None:
                async with limit:
                    tokens = []
                    for name in ("Ada", "Ben"):
                        answer = await client.post("/api/me", json={"name": name}, headers={"cookie": ""})
                        tokens.append(answer.cookies["crosstown"])
                        client.cookies.clear()
                    first, second = ({"cookie": f"crosstown={token}"} for token in tokens)
                    wanted = {"city": "london", "seats": [{"type": "me"}, {"type": "open"}], "first": 0}
                    table = (await client.post("/api/tables", json=wanted, headers=first)).json()["id"]
                    join = {"type": "join", "id": "join"}
                    await client.post(f"/api/tables/{table}/commands", json=join, headers=second)
                    self.pairs.append(Pair(self.book, number, table))
                    self.cookies.append((tokens[0], tokens[1]))

            start = len(self.pairs)
            await asyncio.gather(*(one(start + number) for number in range(count)))

    async def connect_all(self) -> None:
        """Two connections for each table that has none."""
        limit = asyncio.Semaphore(32)

        async def one(pair: Pair, tokens: tuple[str, str]) -> None:
            async with limit:
                for token in tokens:
                    address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{pair.table}/socket"
                    socket = await connect(
                        address,
                        additional_headers={"Cookie": f"crosstown={token}"},
                        compression=None,
                        ping_interval=None,
                        max_queue=None,
                    )
                    pair.sockets.append(socket)

        waiting = [each for each in zip(self.pairs, self.cookies, strict=True) if not each[0].sockets]
        await asyncio.gather(*(one(*each) for each in waiting))

    async def play(
        self, seconds: float, pace: float | None, settle: float, tables: int | None = None
    ) -> Book:
        """All tables play; what happens after they have settled counts."""
        playing = self.pairs[:tables]
        for pair in playing:
            pair.start(pace, spread=pace or 0.1)
        await asyncio.sleep(settle)
        self.book.latencies.clear()
        self.book.moves = 0
        self.book.counting = True
        servers = self._processes()
        for server in servers:
            server.cpu_percent()
        me = psutil.Process()
        me.cpu_percent()
        gc.disable()
        await asyncio.sleep(seconds)
        gc.enable()
        self.book.counting = False
        self.cpu = sum(server.cpu_percent() for server in servers), me.cpu_percent()
        await asyncio.gather(*(pair.stop() for pair in playing))
        return self.book

    def wake(self) -> None:
        """From now on nobody is silent for long."""
        self._awake = asyncio.create_task(self._stay_awake())

    async def _stay_awake(self) -> None:
        """A ping from every client now and then, as from people who think for long."""
        while True:
            for pair in list(self.pairs):
                for socket in pair.sockets:
                    with suppress(ConnectionClosed):
                        await socket.send('{"type":"ping"}')
                await asyncio.sleep(8 / max(1, len(self.pairs)))
            await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Hangs up."""
        self._awake.cancel()
        await asyncio.gather(*(socket.close() for pair in self.pairs for socket in pair.sockets))

    @property
    def memory(self) -> float:
        """Megabytes of the server, without the processes for computer players."""
        return sum(float(each.memory_info().rss) for each in self._processes()) / 2**20

    def _processes(self) -> list[psutil.Process]:
        """The processes that serve: one, or the foreman's workers."""
        return [self.process] if self.config.workers == 1 else self.process.children()


def told(load: Load, label: str, seconds: float) -> str:
    """One line of results."""
    book = load.book
    ordered = sorted(book.latencies)
    if not ordered:
        return f"{label}: no move arrived"
    at = {share: ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.95, 0.99)}
    return (
        f"{label}: {book.moves / seconds:7.1f} moves/s, command to both views p50 {at[0.5]:.1f} ms, "
        f"p95 {at[0.95]:.1f}, p99 {at[0.99]:.1f}, worst {ordered[-1]:.1f}; "
        f"errors {len(book.errors)}; CPU server {load.cpu[0]:.0f} %, clients {load.cpu[1]:.0f} %"
    )


async def measure(options: argparse.Namespace, load: Load) -> int:
    """The three parts, one after another on one server."""
    await load.ready()
    load.wake()
    empty = load.memory
    print(f"empty server: {empty:.1f} MB")
    print("growth, a move every 2 s at each table:")
    for count in [*(size for size in options.growth if size < options.tables), options.tables]:
        await grow(load, count)
        await load.play(options.seconds, 2.0, settle=3)
        print("  " + told(load, f"{count:5d} tables", options.seconds))
    steady = statistics.quantiles(load.book.latencies, n=100)[98] if load.book.latencies else float("inf")
    verdict = "holds" if steady < 150 and not load.book.errors else "IS MISSED"
    print(f"the mark of p99 < 150 ms at {options.tables} tables {verdict}: {steady:.1f} ms")
    for error in sorted(set(load.book.errors))[:5]:
        print(f"  error: {error}")
    load.book.errors.clear()
    await load.play(options.seconds, None, settle=1, tables=options.fast)
    print(told(load, f"as fast as it can, {options.fast} tables", options.seconds))
    for count in (size for size in options.growth if size > options.tables):
        await grow(load, count)
        await load.play(options.seconds, 2.0, settle=3)
        print("  " + told(load, f"{count:5d} tables", options.seconds))
    await load.close()
    return int(verdict != "holds")


async def grow(load: Load, count: int) -> None:
    """More tables, then their connections; prints what each costs."""
    more = count - len(load.pairs)
    before = load.memory
    await load.open_tables(more)
    opened = load.memory
    await load.connect_all()
    await asyncio.sleep(0.5)
    connected = load.memory
    print(
        f"  {count:5d} tables: server {connected:.0f} MB; "
        f"each new table {(opened - before) / more * 1024:.0f} KB, "
        f"each connection {(connected - opened) / more / 2 * 1024:.0f} KB"
    )


def main() -> None:
    """Reads the options and measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500, help="tables of the steady part")
    parser.add_argument("--seconds", type=float, default=15, help="how long each part is measured")
    parser.add_argument("--fast", type=int, default=100, help="tables of the part without pauses")
    parser.add_argument("--growth", type=int, nargs="*", default=[50, 200, 1000], help="sizes to look at")
    parser.add_argument("--database", default="", help="postgresql://… instead of a file")
    parser.add_argument("--workers", type=int, default=1, help="processes; several need PostgreSQL")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        load = Load(options.database or f"sqlite://{folder}/crosstown.sqlite", options.workers)
        with load.serving():
            sys.exit(uvloop.run(measure(options, load)))


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    main()
