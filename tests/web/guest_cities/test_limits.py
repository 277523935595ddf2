"""How much guests may bring: sizes, quotas, turns, and a process that may be ended."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from crosstown.service import guest_cities
from crosstown.web.api.http_errors import HttpError
from crosstown.web.app import PIECE, Server, build_app
from crosstown.web.guest_cities import pack_worker_supervisor
from crosstown.web.guest_cities.fair_turns import MOST_WAITING, MOST_WAITING_PER_HOST, FairTurns
from crosstown.web.guest_cities.pack_worker_supervisor import PackWorker
from crosstown.web.guest_cities.worker_messages import DrawCity, DrawnCity, RefusedPack
from crosstown.web.server.config import Config
from tests.web.guest_cities.hostile_packs import TOYTOWN, broken_packs

pytestmark = pytest.mark.anyio

HANGS = (sys.executable, "-c", "import time; time.sleep(600)")
DIES = (sys.executable, "-c", "import sys; sys.stdin.buffer.read(1)")


@asynccontextmanager
async def client(folder: Path, **settings: object) -> AsyncIterator[httpx.AsyncClient]:
    """A guest with a name, at a server without a socket."""
    config = {"database": f"sqlite:///{folder}/crosstown.sqlite", "thinkers": 0, "limits": False}
    server = Server(Config(**(config | settings)))  # type: ignore[arg-type]
    await server.start()
    try:
        transport = httpx.ASGITransport(build_app(server))
        async with httpx.AsyncClient(
            verify=False, transport=transport, base_url="http://near.example"
        ) as http:
            assert (await http.post("/api/me", json={"name": "Ada"})).status_code == 200
            yield http
    finally:
        await server.stop()


async def bring(http: httpx.AsyncClient, pack: str) -> httpx.Response:
    return await http.post("/api/cities", json={"pack": pack})


def edition(number: int) -> str:
    return f"{TOYTOWN}\n# {number}\n"


async def test_refusals_have_codes(tmp_path: Path) -> None:
    broken = broken_packs()
    async with client(tmp_path) as http:
        rules = (await http.get("/api/guest-cities")).json()
        assert rules == {"allowed": True, "most_bytes": 65536, "printing": True}
        expected = {
            "too large": "pack-too-large",
            "a built-in id": "city-taken",
            "a printed game": "city-not-original",
            "no TOML": "pack-syntax",
            "deep": "pack-syntax",
            "many corners": "too-many",
            "huge numbers": "out-of-range",
            "no numbers": "out-of-range",
            "path as a place": "bad-id",
            "style sheet as colour": "bad-colour",
        }
        for what, code in expected.items():
            answer = await bring(http, broken[what])
            assert (answer.status_code, answer.json()["code"]) == (422, code), what
        huge = await http.post("/api/cities", json={"pack": "x" * 200_000})
        assert (huge.status_code, huge.json()["code"]) == (413, "too-large")
        unknown = {"city": "toytown", "edition": "ab" * 32, "seats": [{"type": "me"}, {"type": "open"}]}
        answer = await http.post("/api/tables", json=unknown)
        assert (answer.status_code, answer.json()["code"]) == (422, "unknown-city")
        http.cookies.clear()
        assert (await bring(http, TOYTOWN)).json()["code"] == "no-name"


async def test_the_host_may_forbid_it(tmp_path: Path) -> None:
    """What was brought before is still played and shown."""
    async with client(tmp_path) as http:
        city = (await bring(http, TOYTOWN)).json()
        wanted = {"city": city["id"], "edition": city["sha256"], "seats": [{"type": "me"}, {"type": "open"}]}
        table = (await http.post("/api/tables", json=wanted)).json()["id"]
        cookies = http.cookies
    async with client(tmp_path, guest_cities=False) as http:
        http.cookies = cookies
        assert not (await http.get("/api/guest-cities")).json()["allowed"]
        for path in ("/api/cities", "/api/print"):
            answer = await http.post(path, json={"pack": TOYTOWN})
            assert (answer.status_code, answer.json()["code"]) == (403, "guest-cities-off")
        again = await http.post("/api/tables", json=wanted)
        assert (again.status_code, again.json()["code"]) == (403, "guest-cities-off")
        assert (await http.get(f"/api/tables/{table}")).json()["table"]["guest_city"] == "Toytown"
        assert (await http.get(city["facts"])).status_code == 200


async def test_quotas_hold_for_guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest_cities, "KEPT_PER_PERSON", 2)
    async with client(tmp_path) as http:
        for number in range(2):
            assert (await bring(http, edition(number))).status_code == 201
        refused = await bring(http, edition(2))
        assert (refused.status_code, refused.json()["code"]) == (409, "too-many-cities")
        assert (await bring(http, edition(1))).status_code == 201


async def test_cities_are_printed(tmp_path: Path) -> None:
    async with client(tmp_path) as http:
        printed = await http.post("/api/print", json={"pack": TOYTOWN, "paper": "a3", "language": "da"})
        assert printed.status_code == 200, printed.text
        assert printed.headers["content-type"] == "application/pdf"
        assert printed.content.startswith(b"%PDF-")
        assert printed.content.rstrip().endswith(b"%%EOF")
        assert int(printed.headers["content-length"]) == len(printed.content) > PIECE, "it comes in pieces"
        refused = await http.post("/api/print", json={"pack": broken_packs()["a printed game"]})
        assert (refused.status_code, refused.json()["code"]) == (422, "print-refused")
        assert (await http.post("/api/print", json={"pack": TOYTOWN, "paper": "a0"})).status_code == 422


@pytest.mark.parametrize("command", [HANGS, DIES])
async def test_a_process_that_does_not_answer_is_replaced(command: tuple[str, ...]) -> None:
    worker = PackWorker(lambda event, **facts: None, command, seconds=0.5)
    reply = await worker.run(DrawCity(TOYTOWN), "here")
    assert isinstance(reply, RefusedPack)
    assert reply.code == "pack-too-slow"
    worker._command, worker._seconds = pack_worker_supervisor.WORKER, 60.0
    try:
        assert isinstance(await worker.run(DrawCity(TOYTOWN), "here"), DrawnCity)
    finally:
        await worker.stop()


async def test_hosts_take_turns() -> None:
    turns, done = FairTurns(), list[str]()
    first = asyncio.Event()

    async def want(host: str, name: str, until: asyncio.Event | None = None) -> None:
        async with turns.turn(host):
            if until:
                await until.wait()
            done.append(name)

    tasks = [asyncio.create_task(want("a", "a1", first))]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(want("a", f"a{number}")) for number in range(2, 2 + MOST_WAITING_PER_HOST)]
    tasks.append(asyncio.create_task(want("b", "b1")))
    await asyncio.sleep(0)
    with pytest.raises(HttpError, match="too-many"):
        await want("a", "one too many")
    tasks[2].cancel()  # somebody gives up
    first.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == ["a1", "b1", "a2", "a4", "a5", "a6", "a7"]


async def test_what_is_urgent_comes_first() -> None:
    """However many want to print, whoever brings a city has the next turn."""
    turns, done = FairTurns(), list[str]()
    first = asyncio.Event()

    async def want(host: str, *, urgent: bool) -> None:
        async with turns.turn(host, urgent=urgent):
            await first.wait()
            done.append(host)

    tasks = [
        asyncio.create_task(want(f"printer {number}", urgent=False)) for number in range(MOST_WAITING + 1)
    ]
    await asyncio.sleep(0)
    with pytest.raises(HttpError, match="too-many"):
        await want("one too many", urgent=False)
    tasks.append(asyncio.create_task(want("a guest", urgent=True)))
    await asyncio.sleep(0)
    first.set()
    await asyncio.gather(*tasks)
    assert done[:2] == ["printer 0", "a guest"]


async def test_many_may_give_up_at_once() -> None:
    """Nobody gets a turn that it no longer waits for, no turn is lost, and no two have one."""
    turns, inside, most = FairTurns(), 0, 0

    async def want(host: str) -> None:
        nonlocal inside, most
        async with turns.turn(host):
            inside += 1
            most = max(most, inside)
            try:
                await asyncio.sleep(0)
            finally:
                inside -= 1

    for leaving in range(8):
        tasks = [asyncio.create_task(want(f"host {number}")) for number in range(8)]
        for _ in range(leaving):
            await asyncio.sleep(0)
        for task in tasks[:: 1 + leaving % 2]:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(result is None or isinstance(result, asyncio.CancelledError) for result in results)
    await asyncio.wait_for(want("afterwards"), 5)
    assert most == 1
