"""How many tables one server can hold: at the pace of people, as fast as it can, and how its memory grows.

Run ``python -m benchmarks.server.server_load``. Server and clients share this machine. The server is a
process of its own, with SQLite and every write on disk before it is sent; the clients are in this process.
What is measured is the time from sending a move until both players of the table have its view.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import httpx
import psutil
import uvloop
from websockets.exceptions import ConnectionClosed

from benchmarks.server.load_clients import MARK, Measured, ScriptedTable, percentile, ready, serving
from crosstown.web.server.config import Config
from testkit.server_process import free_port


class Load:
    def __init__(self, database: str, workers: int) -> None:
        self.config = Config(
            port=free_port(), database=database, workers=workers, limits=False, log_level="warning"
        )
        self.url = f"http://127.0.0.1:{self.config.port}"
        self.measured = Measured()
        self.tables: list[ScriptedTable] = []
        self.cookies: list[tuple[str, str]] = []
        self.cpu = 0.0, 0.0
        self._awake: asyncio.Task[None]

    @contextmanager
    def serving(self) -> Iterator[None]:
        with serving(self.config) as number:
            self.process = psutil.Process(number)
            yield

    async def open_tables(self, count: int) -> None:
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
                    self.tables.append(ScriptedTable(self.measured, number, table))
                    self.cookies.append((tokens[0], tokens[1]))

            start = len(self.tables)
            await asyncio.gather(*(one(start + number) for number in range(count)))

    async def connect_all(self) -> None:
        limit = asyncio.Semaphore(32)

        async def one(table: ScriptedTable, tokens: tuple[str, str]) -> None:
            async with limit:
                for token in tokens:
                    await table.connect(self.url, {"Cookie": f"crosstown={token}"})

        waiting = [each for each in zip(self.tables, self.cookies, strict=True) if not each[0].sockets]
        await asyncio.gather(*(one(*each) for each in waiting))

    async def play(
        self, seconds: float, pace: float | None, settle: float, tables: int | None = None
    ) -> Measured:
        playing = self.tables[:tables]
        for table in playing:
            table.start(pace, spread=pace or 0.1)
        await asyncio.sleep(settle)
        self.measured.latencies.clear()
        self.measured.moves = 0
        self.measured.counting = True
        servers = self._processes()
        for server in servers:
            server.cpu_percent()
        me = psutil.Process()
        me.cpu_percent()
        gc.disable()
        await asyncio.sleep(seconds)
        gc.enable()
        self.measured.counting = False
        self.cpu = sum(server.cpu_percent() for server in servers), me.cpu_percent()
        await asyncio.gather(*(table.stop() for table in playing))
        return self.measured

    def keep_awake(self) -> None:
        self._awake = asyncio.create_task(self._stay_awake())

    async def _stay_awake(self) -> None:
        """A ping from every client now and then, as from people who think for long."""
        while True:
            for table in list(self.tables):
                for socket in table.sockets:
                    with suppress(ConnectionClosed):
                        await socket.send('{"type":"ping"}')
                await asyncio.sleep(8 / max(1, len(self.tables)))
            await asyncio.sleep(0.1)

    async def close(self) -> None:
        self._awake.cancel()
        await asyncio.gather(*(socket.close() for table in self.tables for socket in table.sockets))

    @property
    def memory(self) -> float:
        """Megabytes of the server, without the processes for computer players."""
        return sum(float(each.memory_info().rss) for each in self._processes()) / 2**20

    def _processes(self) -> list[psutil.Process]:
        """The processes that serve: one, or the workers of a parent."""
        return [self.process] if self.config.workers == 1 else self.process.children()


def result_line(load: Load, label: str, seconds: float) -> str:
    measured = load.measured
    if not measured.latencies:
        return f"{label}: no move arrived"
    p50, p95, p99, worst = (percentile(measured.latencies, share) for share in (0.5, 0.95, 0.99, 1))
    return (
        f"{label}: {measured.moves / seconds:7.1f} moves/s, command to both views p50 {p50:.1f} ms, "
        f"p95 {p95:.1f}, p99 {p99:.1f}, worst {worst:.1f}; "
        f"errors {len(measured.errors)}; CPU server {load.cpu[0]:.0f} %, clients {load.cpu[1]:.0f} %"
    )


async def measure(options: argparse.Namespace, load: Load) -> int:
    """The three parts, one after another on one server."""
    await ready(load.url)
    load.keep_awake()
    empty = load.memory
    print(f"empty server: {empty:.1f} MB")
    print("growth, a move every 2 s at each table:")
    for count in [*(size for size in options.growth if size < options.tables), options.tables]:
        await grow(load, count, options.seconds)
    latencies = load.measured.latencies
    steady = statistics.quantiles(latencies, n=100)[98] if latencies else float("inf")
    verdict = "holds" if steady < MARK and not load.measured.errors else "IS MISSED"
    print(f"the mark of p99 < {MARK:.0f} ms at {options.tables} tables {verdict}: {steady:.1f} ms")
    for error in sorted(set(load.measured.errors))[:5]:
        print(f"  error: {error}")
    load.measured.errors.clear()
    await load.play(options.seconds, None, settle=1, tables=options.fast)
    print(result_line(load, f"as fast as it can, {options.fast} tables", options.seconds))
    for count in (size for size in options.growth if size > options.tables):
        await grow(load, count, options.seconds)
    await load.close()
    return int(verdict != "holds")


async def grow(load: Load, count: int, seconds: float) -> None:
    """Opens tables until there are so many, and plays at all of them."""
    more = count - len(load.tables)
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
    await load.play(seconds, 2.0, settle=3)
    print("  " + result_line(load, f"{count:5d} tables", seconds))


def main() -> None:
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
