"""A server that has yet to compile the rules: pages come at once, tables as soon as they can."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from crosstown.web import app
from testkit.in_process_server import InProcessServer
from testkit.server_process import ServerProcess

pytestmark = pytest.mark.anyio

TABLE = {"city": "london", "seats": [{"type": "me"}, {"type": "computer", "player": "medium"}]}


async def test_pages_do_not_wait_for_the_rules_and_tables_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loads = iter((False, True))
    compiled = asyncio.Event()
    monkeypatch.setattr(app, "load_rules", lambda: next(loads))
    inside = InProcessServer(tmp_path)
    inside.server._rules_loaded = False
    async with inside, httpx.AsyncClient(verify=False, base_url=inside.url) as client:
        monkeypatch.setattr(inside.server.bots, "rules_compiled", compiled.wait)
        monkeypatch.setattr(inside.server.registry, "players_percent", lambda: 40)
        loading = asyncio.create_task(inside.server.load_rules())
        await client.post("/api/me", json={"name": "Ada"})
        opening = asyncio.create_task(client.post("/api/tables", json=TABLE))
        while not inside.server.registry._loading:  # it has come as far as it can
            await asyncio.sleep(0)
        for path in ("/", "/api/cities", "/api/cities/berlin", "/api/tables", "/readyz"):
            assert (await client.get(path)).status_code == 200, path
        assert (await client.get("/api/players")).json()["percent"] == 40
        assert not opening.done()
        compiled.set()
        await loading
        assert (await opening).status_code == 201


async def test_a_server_whose_rules_are_loaded_says_that_all_is_ready(tmp_path: Path) -> None:
    async with (
        InProcessServer(tmp_path) as inside,
        httpx.AsyncClient(verify=False, base_url=inside.url) as client,
    ):
        assert (await client.get("/api/players")).json()["percent"] == 100


def test_a_server_that_stops_while_it_prepares_logs_no_fault(tmp_path: Path) -> None:
    """All pictures of all cities take seconds: they are still being drawn."""
    server = ServerProcess(tmp_path, settings={"prepare": True})
    with server:
        assert server.stop() == 0
    assert '"stopped"' in server.output()
    assert '"fault"' not in server.output()
