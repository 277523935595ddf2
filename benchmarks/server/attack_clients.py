"""Attacks on a server by one client: ``python -m benchmarks.server.attack_clients`` runs one of them."""

from __future__ import annotations

import asyncio
import importlib.util
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from random import choice, randrange
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from crosstown.service.background_process import use_idle_time
from crosstown.service.guest_cities import MAX_PACK_BYTES
from crosstown.workshop.write_pack import write
from testkit.client import Guest
from testkit.largest_packs import largest_packs

ATTACKERS = "203.0.113.{}"  # one for each attack, so that none pays for another
ROOM_FOR_A_NUMBER = 100  # bytes, which makes a pack another one
FAILURES = (
    OSError,
    httpx.HTTPError,
    WebSocketException,
    TimeoutError,
    AssertionError,
    RuntimeError,
    KeyError,
)
PING, FRAGMENT = b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
SLOW_COOKIE = 'x="' + '\\"' * 15_000 + '"'


@dataclass
class Target:
    """The server under attack, and a table of the players' for the attacker to watch."""

    port: int
    table: str
    address: str  # the attacker's

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def guest(self, name: str = "Mallory") -> Guest:
        """A guest at the attacker's address, once the limits allow it."""
        while True:
            with suppress(*FAILURES):
                return await Guest.arrive(self.url, name, headers={"X-Forwarded-For": self.address})
            await asyncio.sleep(1)

    async def knock(self, data: bytes, *, answer: bool = True) -> bytes:
        """Sends bytes over a new connection, and returns the first line that comes back."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(data)
            async with asyncio.timeout(10):
                return await reader.readline() if answer else b""
        finally:
            writer.close()

    @asynccontextmanager
    async def raw_socket(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A WebSocket as a spectator, over which one writes bytes."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(self.head(f"/api/tables/{self.table}/socket", _UPGRADE))
            async with asyncio.timeout(10):
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            yield reader, writer
        finally:
            writer.close()

    def head(self, path: str, more: str = "") -> bytes:
        forwarded = f"X-Forwarded-For: {self.address}\r\n"
        return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{forwarded}{more}\r\n".encode()


_UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


# The attacks. Each goes on until it is cancelled; what fails is tried again at once.


async def hostile_cookies(target: Target) -> None:
    """Finding 1: cookies that Python's parser is slow for, in requests and in handshakes."""
    for path, more in (("/api/me", ""), (f"/api/tables/{target.table}/socket", _UPGRADE)):
        await target.knock(target.head(path, f"Cookie: {SLOW_COOKIE}\r\n{more}"))
        await target.knock(target.head(path, f"Cookie: {SLOW_COOKIE[:7000]}\r\n{more}"))


async def ping_flood(target: Target) -> None:
    """Finding 2: empty pings, whose answers are never read."""
    async with target.raw_socket() as (_, writer):
        while True:
            writer.write(PING * 2000)
            await writer.drain()
            await asyncio.sleep(0.01)


async def empty_fragments(target: Target) -> None:
    """Finding 2: a message of endless empty fragments."""
    async with target.raw_socket() as (_, writer):
        writer.write(b"\x01\x80\0\0\0\0")
        while True:
            writer.write(FRAGMENT * 2000)
            await writer.drain()
            await asyncio.sleep(0.01)


async def undo_flood(target: Target) -> None:
    """Findings 3 and 4: moves made and taken back for ever, and the table read from its beginning."""
    guest = await target.guest()
    seats = [{"type": "me"}, {"type": "beside", "name": "Eve"}]
    table = await guest.open(seats=seats)
    async with guest.sit(table, address=target.address) as seat:
        while True:
            if seat.view is None or not seat.moves:
                await seat.ask("look", seat=seat.view["turn"] if seat.view else 0)
                await seat.hear_until("snapshot")
            for _ in range(10):
                await seat.send("play", version=seat.version, move=(seat.moves or ["draw"])[0])
                await seat.send("undo", version=seat.version + 1)
            await guest.get(f"/api/tables/{table}", since=0)
            for _ in range(20):
                await seat.hear()


async def computer_players(target: Target) -> None:
    """Finding 5: many tables of four computer players that think for long, each watched."""
    guests = [await target.guest(f"Mallory {number}") for number in range(12)]
    seats = [{"type": "computer", "player": "hard:5s"}] * 4
    tables = [await guest.open(seats=seats) for guest in guests for _ in range(2)]

    async def watch(table: str) -> None:
        async with guests[0].sit(table, address=target.address) as seat:
            while True:
                with suppress(TimeoutError):
                    await seat.hear(5)
                await seat.socket.send('{"type":"ping"}')

    await asyncio.gather(*map(watch, tables))


async def looking(target: Target) -> None:
    """Finding 7: as many seated connections as there may be, all asking for snapshots."""
    guests = [await target.guest(f"Mallory {number}") for number in range(8)]
    seats = [{"type": "me"}, {"type": "beside", "name": "Eve"}]
    tables = [(guest, await guest.open(seats=seats)) for guest in guests for _ in range(3)]

    async def look(guest: Guest, table: str) -> None:
        while True:
            with suppress(*FAILURES):
                async with guest.sit(table, address=target.address) as seat:
                    while True:
                        await seat.ask("look", seat=0)
            await asyncio.sleep(0.2)

    await asyncio.gather(*(look(*table) for table in tables for _ in range(8)))


async def refused_requests(target: Target) -> None:
    """Finding 7: requests without end, however often they are refused."""
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
    try:
        while True:
            writer.write(target.head("/api/tables") * 10)
            async with asyncio.timeout(10):
                if not await reader.read(1 << 16):
                    return
    finally:
        writer.close()


async def junk(target: Target) -> None:
    """Finding 7: what is not HTTP, over one connection after another."""
    await target.knock(b"junk\r\n\r\n")


async def bursts(target: Target) -> None:
    """Finding 7: everything that the limits allow, at once, and again when they allow it again."""
    asking = target.head(f"/api/tables/{target.table}")
    await asyncio.gather(*(target.knock(asking) for _ in range(240)), return_exceptions=True)
    await asyncio.sleep(10)


async def probes(target: Target) -> None:
    """Finding 7: health checks without end."""
    await target.knock(target.head("/readyz"))


async def no_attack(_: Target) -> None:
    """Keeps one processor busy in idle time and leaves the server alone: what any work beside it costs."""
    use_idle_time(niceness=19)
    while True:
        sum(range(100_000))


async def packs(target: Target) -> None:
    """Cities to check and draw, a new one each time, from ever new addresses: no limit by address helps.

    The server works one off at a time, so the attacker mostly waits. What it does itself is done in idle
    time: an attacker has a machine of its own.
    """
    use_idle_time(niceness=19)
    address = f"198.18.{randrange(256)}.{randrange(256)}"
    guest = await Guest.arrive(target.url, "Mallory", headers={"X-Forwarded-For": address})
    try:
        for _ in range(5):
            pack = choice(large_packs())
            answer = await guest.post("/api/cities", {"pack": f"{pack}\n# {randrange(2**64)}\n"})
            if answer.status_code == 201:
                await guest.post("/api/print", {"pack": pack})
    finally:
        await guest.close()


@cache
def large_packs() -> tuple[str, ...]:
    """As large as the check allows and a server takes, with scenery that takes long to draw."""
    texts = (write({**pack, "provenance": "original"}) for pack in largest_packs().values())
    return tuple(text for text in texts if len(text.encode()) < MAX_PACK_BYTES - ROOM_FOR_A_NUMBER)


Attack = Callable[[Target], Coroutine[Any, Any, None]]
ATTACKS: dict[str, tuple[Attack, int]] = {  # each with how many times it runs side by side
    "cookies": (hostile_cookies, 4),
    "pings": (ping_flood, 4),
    "fragments": (empty_fragments, 4),
    "undo": (undo_flood, 1),
    "computers": (computer_players, 1),
    "looking": (looking, 1),
    "refused": (refused_requests, 20),
    "junk": (junk, 20),
    "bursts": (bursts, 1),
    "probes": (probes, 20),
    "packs": (packs, 8),
    "no-attack": (no_attack, 1),
}


@contextmanager
def attacking(name: str, port: int, table: str) -> Iterator[None]:
    """An attack from a process of its own, so that it does not slow the players' clients down."""
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.server.attack_clients", name, str(port), table]
    )
    try:
        yield
    finally:
        process.kill()
        process.wait()


async def attack_from_here(name: str, port: int, table: str) -> None:
    attack, times = ATTACKS[name]
    target = Target(port, table, ATTACKERS.format(list(ATTACKS).index(name)))

    async def repeat() -> None:
        while True:
            with suppress(*FAILURES):
                await attack(target)
            await asyncio.sleep(0.002)

    await asyncio.gather(*(repeat() for _ in range(times)))


def run_loop(main: Coroutine[Any, Any, int | None]) -> int:
    """Runs a coroutine to its end, on uvloop where there is one."""
    if importlib.util.find_spec("uvloop"):
        import uvloop

        return uvloop.run(main) or 0
    return asyncio.run(main) or 0


if __name__ == "__main__":
    run_loop(attack_from_here(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
