"""Connections that never finish asking, and too many of them: the others are served."""

from __future__ import annotations

import asyncio
import inspect
import json
import resource
import sys
from contextlib import suppress
from importlib.util import module_from_spec
from pathlib import Path

import h11
import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from crosstown.web.security import connection_limits, penalties, request_rate_limits
from crosstown.web.security.connection_limits import (
    MAX_OPEN_FILES,
    RESERVED_FILES,
    ConnectionLimiter,
    raise_open_files_limit,
)
from crosstown.web.server.config import Config
from crosstown.web.server.processes import uvicorn_settings
from testkit.in_process_server import InProcessServer
from tests.web.security.test_websocket_limits import guest_at_a_table

pytestmark = pytest.mark.anyio

HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
BODY = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"


async def knock(inside: InProcessServer, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", inside.config.port)
    writer.write(data)
    return reader, writer


async def is_cut(reader: asyncio.StreamReader) -> bool:
    """Whether the server ends a connection without a word."""
    try:
        async with asyncio.timeout(300):
            return await reader.read() == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


async def is_answered(client: httpx.AsyncClient, inside: InProcessServer) -> bool:
    with suppress(httpx.TransportError):
        return (await client.get(f"{inside.url}/healthz")).status_code == 200
    return False


@pytest.mark.parametrize("data", [b"", HEAD[:9], HEAD, BODY, HEAD + b"\r\n" + HEAD])
async def test_who_does_not_finish_asking_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: bytes
) -> None:
    monkeypatch.setattr(connection_limits, "REQUEST_TIMEOUT", 0.4)
    async with InProcessServer(tmp_path) as inside:
        reader, writer = await knock(inside, data)
        if HEAD + b"\r\n" in data:  # the first of two is answered
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            await reader.readuntil(b'{"alive":true}')
        for _ in range(3):
            await asyncio.sleep(0.05)
            writer.write(b"X-More: and more\r\n" if data and data != BODY else b"")
        assert await is_cut(reader)
        writer.close()


async def test_who_asks_in_time_is_not_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "REQUEST_TIMEOUT", 0.4)
    async with guest_at_a_table(tmp_path) as (_, guest, table):
        waited = guest.get(f"/api/tables/{table}/events", since=0, wait=1)
        async with guest.sit(table) as seat:
            assert (await waited).status_code == 200
            assert (await seat.ask("say", text="still here"))["type"] == "done"


async def test_connections_of_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "CONNECTIONS_PER_ADDRESS", 4)
    proxies = "10.0.0.0/8,192.0.2.1"
    async with guest_at_a_table(tmp_path, limits=True, proxies=proxies) as (inside, guest, table):
        async with guest.sit(table), guest.sit(table), guest.sit(table):  # which are counted elsewhere
            here = [await knock(inside, HEAD) for _ in range(3)]
            here.append(await knock(inside, HEAD))
            assert await is_cut(here[-1][0])
            here[0][1].close()
            async with asyncio.timeout(300), httpx.AsyncClient(verify=False) as another:
                while not await is_answered(another, inside):
                    await asyncio.sleep(0.02)
        for _, writer in here:
            writer.close()


def test_a_proxy_may_have_many_and_some_files_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    limiter = ConnectionLimiter(Config(proxies="10.0.0.0/8,::1"))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    for host, many in (("10.1.2.3", True), ("::1", True), ("192.0.2.1", False), ("2001:db8::7", False)):
        assert all(limiter.accept(host, 9) for _ in range(connection_limits.CONNECTIONS_PER_ADDRESS))
        assert limiter.accept(host, 9) == many
    assert not limiter.accept("192.0.2.2", most - RESERVED_FILES)
    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["event"], line["kind"]) for line in told] == [("not-let-in", "address")] * 2 + [
        ("not-let-in", "files")
    ]


def test_the_limit_of_the_system_is_raised() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        raise_open_files_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (min(hard, MAX_OPEN_FILES), hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_system_without_such_limits_admits_by_address_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows, where Python has no module ``resource`` and file numbers mean nothing."""
    monkeypatch.setitem(sys.modules, "resource", None)
    assert connection_limits.__spec__ is not None
    assert connection_limits.__spec__.loader is not None
    without = module_from_spec(connection_limits.__spec__)
    connection_limits.__spec__.loader.exec_module(without)
    without.raise_open_files_limit()
    limiter = without.ConnectionLimiter(Config())
    assert all(limiter.accept("192.0.2.1", 1 << 40) for _ in range(without.CONNECTIONS_PER_ADDRESS))
    assert not limiter.accept("192.0.2.1", 9)


@pytest.mark.parametrize(("installed", "package"), [(True, "uvloop"), (False, "asyncio")])
def test_uvloop_runs_where_it_is_installed(
    monkeypatch: pytest.MonkeyPatch, installed: bool, package: str
) -> None:
    if not installed:
        monkeypatch.setitem(sys.modules, "uvloop", None)
    factory = uvicorn_settings(Starlette(), Config()).get_loop_factory()
    assert factory is not None
    loop = factory()
    try:
        assert type(loop).__module__.partition(".")[0] == package
    finally:
        loop.close()


async def test_uvicorns_protocol_still_has_what_ours_builds_on() -> None:
    """It is private to uvicorn, and may change with any of its versions."""
    settings = uvicorn.Config(Starlette())
    settings.load()
    protocol = H11Protocol(settings, ServerState(), {})
    told = f"uvicorn {uvicorn.__version__} has changed H11Protocol: adapt LimitedProtocol, or bound it lower"
    for name in ("connection_made", "data_received", "handle_websocket_upgrade", "connection_lost"):
        assert callable(getattr(H11Protocol, name, None)), f"{told} (no {name})"
    for name in ("client", "conn", "loop", "transport"):
        assert hasattr(protocol, name), f"{told} (no {name})"
    assert isinstance(protocol.conn, h11.Connection), told
    upgrade = inspect.signature(H11Protocol.handle_websocket_upgrade)
    assert list(upgrade.parameters) == ["self", "event"], told


@pytest.mark.parametrize(
    "head",
    [
        b"".join(b"X-%d: a\r\n" % number for number in range(200)),
        b"".join(b"X-%d: %s\r\n" % (number, b"a" * 900) for number in range(30)),
        b"Cookie: " + b"a" * 31_000 + b"\r\n",
    ],
)
async def test_headers_are_bounded_however_they_arrive(tmp_path: Path, head: bytes) -> None:
    async with InProcessServer(tmp_path) as inside:
        reader, writer = await knock(inside, HEAD + head + b"\r\n")
        assert int((await reader.readline()).split()[1]) in (400, 413)
        writer.close()


@pytest.mark.parametrize("more", [b"a:\r\n" * 40_000, b"X: " + b"a" * 200_000])
async def test_what_waits_behind_a_request_is_bounded(tmp_path: Path, more: bytes) -> None:
    async with guest_at_a_table(tmp_path) as (inside, _, table):
        waiting = f"GET /api/tables/{table}/events?since=9&wait=20 HTTP/1.1\r\nHost: x\r\n\r\n"
        reader, writer = await knock(inside, waiting.encode())
        while not inside.server.registry.tables[table].broadcast.subscriptions:
            await asyncio.sleep(0.01)
        writer.write(HEAD + more)
        assert await is_cut(reader)
        writer.close()


async def test_who_goes_on_sending_junk_is_no_longer_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(penalties, "REFUSALS_PER_ADDRESS", (3, 10_000.0))
    monkeypatch.setattr(penalties, "HELD_PER_ADDRESS", 1)
    monkeypatch.setattr(connection_limits, "HOLD_SECONDS", 0.2)
    async with InProcessServer(tmp_path, limits=True) as inside:
        for _ in range(3):
            reader, writer = await knock(inside, b"junk\r\n\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 400")
            writer.close()
        doors = [await knock(inside, b"junk\r\n\r\n") for _ in range(4)]
        assert [await is_cut(reader) for reader, _ in doors] == [True] * 4
        async with httpx.AsyncClient(verify=False) as another:
            assert await is_answered(another, inside), "requests are counted by themselves"
        for _, writer in doors:
            writer.close()


async def test_who_goes_on_after_refusals_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_rate_limits, "REQUESTS_PER_ADDRESS", (1, 10_000.0))
    monkeypatch.setattr(penalties, "REFUSALS_PER_ADDRESS", (1, 10_000.0))
    monkeypatch.setattr(penalties, "HELD_PER_ADDRESS", 0)
    async with InProcessServer(tmp_path, limits=True) as inside:
        asking = b"GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n"
        for status in (b"404", b"429"):
            reader, writer = await knock(inside, asking)
            assert (await reader.readline()).split()[1] == status
            writer.close()
        reader, writer = await knock(inside, asking)
        assert await is_cut(reader)
        writer.close()


def test_trusting_every_proxy_does_not_lift_the_limit_for_strangers() -> None:
    limiter = ConnectionLimiter(Config(proxies="*"))
    most = connection_limits.CONNECTIONS_PER_ADDRESS
    assert all(limiter.accept("8.8.8.8", 9) for _ in range(most))
    assert not limiter.accept("8.8.8.8", 9)
    assert all(limiter.accept("172.18.0.1", 9) for _ in range(most + 1))
