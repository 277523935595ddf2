"""Cookies that are slow to parse: Python's parser never sees them, and ours is found all the same."""

from __future__ import annotations

import http.cookies
import json
import os
import sys
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect

from crosstown.web.security.client_identity import token_of
from testkit.server_process import ServerProcess
from tests.web.security.test_websocket_limits import guest_at_a_table

pytestmark = pytest.mark.anyio

SLOW = 'x="' + '\\"' * 3_500 + '"'
"""A quarter of a second's work for http.cookies of Python 3.11.0 to 3.11.9 and 3.12.0 to 3.12.5."""


@pytest.mark.parametrize(
    ("cookies", "token"),
    [
        (["crosstown=abc"], "abc"),
        (["a=b; crosstown=abc;c=d"], "abc"),
        ([f"{SLOW}; crosstown=abc"], "abc"),
        (["a=b", "crosstown=abc"], "abc"),
        (["crosstown=old; __Host-crosstown=new"], "new"),
        (["__Host-crosstown=new; crosstown=old"], "new"),
        (['crosstown="abc"'], None),
        (["crosstown=a b"], None),
        (["crosstown=" + "a" * 65], None),
        (["xcrosstown=abc; crosstown"], None),
        (["Crosstown=abc"], None),
        ([";;==;=crosstown=abc"], None),
        ([], None),
    ],
)
def test_the_token_of_a_cookie(cookies: list[str], token: str | None) -> None:
    headers = [(b"cookie", cookie.encode()) for cookie in cookies]
    assert token_of(HTTPConnection({"type": "http", "headers": headers})) == token


async def test_pythons_parser_sees_no_cookie_of_a_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("a client's cookie was parsed")

    async with guest_at_a_table(tmp_path, limits=True) as (inside, ada, table):
        headers = {"Cookie": f"{SLOW}; crosstown={ada.http.cookies['crosstown']}"}
        monkeypatch.setattr(http.cookies, "_unquote", fail)
        monkeypatch.setattr("starlette.requests.cookie_parser", fail)
        async with httpx.AsyncClient(verify=False, base_url=inside.url, headers=headers) as client:
            for path in ("/", "/api/me", "/api/me/tables", f"/api/tables/{table}", "/api/cities", "/nowhere"):
                assert (await client.get(path)).status_code in (200, 404, 503), path
            assert (await client.get("/api/me")).json() == {"name": "Ada"}
            made = await client.post("/api/me/link")
            assert made.status_code == 200
        socket = f"{inside.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(socket, additional_headers=headers) as seat:
            assert json.loads(await seat.recv())["you"]["seats"] == [0]


def cpu_seconds(process: int) -> float:
    """How long a process has run, however busy the machine is."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_hostile_cookies_cost_a_server_nothing(tmp_path: Path) -> None:
    """On an affected Python each of them cost a quarter of a second of the event loop."""
    with ServerProcess(tmp_path, forked=True) as server:
        assert server.process is not None
        before = cpu_seconds(server.process.pid)
        with httpx.Client(verify=False, base_url=server.url, headers={"Cookie": SLOW}, timeout=300) as client:
            for _ in range(60):
                assert client.get("/api/me").json() == {"name": None}
        assert cpu_seconds(server.process.pid) - before < 5
