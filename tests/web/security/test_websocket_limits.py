"""Frames that no handler sees: pings, pongs and empty fragments are counted, and a flood is cut off."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from crosstown.web.security import penalties, request_rate_limits, websocket_limits
from testkit.client import Guest
from testkit.in_process_server import InProcessServer

pytestmark = pytest.mark.anyio

MASK = b"\0\0\0\0"
PING, PONG = b"\x89\x80" + MASK, b"\x8a\x80" + MASK
BEGINNING, FRAGMENT = b"\x01\x80" + MASK, b"\x00\x80" + MASK
LONG_PING = b"\x89\xfd" + MASK + bytes(125)
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def guest_at_a_table(
    folder: Path, **settings: object
) -> AsyncIterator[tuple[InProcessServer, Guest, str]]:
    """A server, somebody there, and the table that they have opened."""
    async with InProcessServer(folder, **settings) as inside:  # type: ignore[arg-type]
        guest = await Guest.arrive(inside.url)
        yield inside, guest, await guest.open()
        await guest.close()


@asynccontextmanager
async def watching(inside: InProcessServer, table: str, address: str = "10.0.0.1") -> AsyncIterator[Streams]:
    """A WebSocket by hand: after the handshake, one writes bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", inside.config.port)
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    )
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    try:
        writer.write(f"{head}X-Forwarded-For: {address}\r\n\r\n".encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def is_cut_off(reader: asyncio.StreamReader) -> bool:
    try:
        async with asyncio.timeout(300):
            while await reader.read(1 << 16):
                pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize("flood", [PING * 3000, PONG * 3000, BEGINNING + FRAGMENT * 3000, LONG_PING * 3000])
async def test_a_flood_of_frames_is_cut_off(tmp_path: Path, flood: bytes) -> None:
    async with (
        guest_at_a_table(tmp_path, limits=True) as (inside, ada, table),
        ada.sit(table) as seat,
        watching(inside, table) as (reader, writer),
    ):
        writer.write(flood)
        assert await is_cut_off(reader)
        assert (await seat.ask("say", text="still here"))["type"] == "done"


async def test_who_floods_again_waits_at_the_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(penalties, "REFUSALS_PER_ADDRESS", (2 * penalties.FLOOD_WEIGHT, 10_000.0))
    monkeypatch.setattr(penalties, "HELD_PER_ADDRESS", 0)
    async with guest_at_a_table(tmp_path, limits=True) as (inside, _, table):
        for _ in range(2):
            async with watching(inside, table) as (reader, writer):
                writer.write(PING * 3000)
                assert await is_cut_off(reader)
        with pytest.raises((asyncio.IncompleteReadError, ConnectionResetError)):
            async with watching(inside, table):
                pass
        async with watching(inside, table, "10.0.0.2") as (reader, writer):
            assert await reader.read(1)


async def test_a_refused_handshake_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(request_rate_limits, "HANDSHAKES_PER_ADDRESS", (1, 10_000.0))
    async with guest_at_a_table(tmp_path, limits=True) as (inside, _, table), watching(inside, table):
        with pytest.raises(AssertionError):
            async with watching(inside, table):
                pass
    # whether news are logged depends on what other tests have set up
    assert [one for one in caplog.records if one.levelno > logging.INFO] == []


async def test_a_handshake_with_a_long_header_is_refused(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as inside:
        reader, writer = await asyncio.open_connection("127.0.0.1", inside.config.port)
        head = "GET /api/tables/nowhere/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\n"
        head += f"Upgrade: websocket\r\nCookie: {'a' * 12_000}\r\n\r\n"
        writer.write(head.encode())
        async with asyncio.timeout(300):
            assert (await reader.read()).startswith(b"HTTP/1.1 431")
        writer.close()


async def test_a_few_pings_are_answered(tmp_path: Path) -> None:
    async with guest_at_a_table(tmp_path, limits=True) as (_, ada, table), ada.sit(table) as seat:
        for _ in range(20):
            await (await seat.socket.ping())
        assert (await seat.ask("say", text="still here"))["type"] == "done"


async def test_frames_of_one_address_count_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_limits, "FRAMES_PER_ADDRESS", (100, 10_000.0))
    async with (
        guest_at_a_table(tmp_path, limits=True) as (inside, ada, table),
        ada.sit(table) as seat,
        watching(inside, table) as (one, to_one),
        watching(inside, table) as (two, to_two),
    ):
        for writer in (to_one, to_two):
            writer.write(PING * 80)
        cut = [asyncio.create_task(is_cut_off(reader)) for reader in (one, two)]
        await asyncio.wait(cut, return_when=asyncio.FIRST_COMPLETED)
        assert (await seat.ask("say", text="from another address"))["type"] == "done"
        for task in cut:
            task.cancel()
        await asyncio.gather(*cut, return_exceptions=True)


async def test_pongs_that_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    """Without other limits: only the answers that are not read end the connection."""
    async with (
        guest_at_a_table(tmp_path) as (inside, _, table),
        watching(inside, table) as (reader, writer),
    ):
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        sent = 0
        with suppress(ConnectionError):
            while not writer.is_closing() and sent < 64 << 20:
                writer.write(LONG_PING * 200)
                await writer.drain()
                sent += 200 * len(LONG_PING)
        assert sent < 64 << 20


def test_uvicorns_protocol_still_has_what_ours_builds_on() -> None:
    """It is private to uvicorn, and may change with any of its versions."""
    told = (
        f"uvicorn {uvicorn.__version__} has changed its WebSocket: adapt LimitedWebSocket, or bound it lower"
    )
    for name in ("text", "bytes", "cont", "pong", "connect"):
        parameters = inspect.signature(getattr(WebSocketsSansIOProtocol, f"handle_{name}")).parameters
        assert list(parameters) == ["self", "event"], told
    assert list(inspect.signature(WebSocketsSansIOProtocol.handle_ping).parameters) == ["self"], told
    assert list(inspect.signature(WebSocketsSansIOProtocol.data_received).parameters) == ["self", "data"], (
        told
    )
