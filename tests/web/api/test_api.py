"""HTTP as clients use it: guests and tokens, tables and long polls, and what is at the door."""

from __future__ import annotations

import asyncio
import hashlib
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import httpx
import pytest

from crosstown.game.records.fairness import judge
from crosstown.game.records.record import Record
from crosstown.web.security import request_rate_limits
from testkit.client import Guest, until_over
from testkit.in_process_server import InProcessServer

pytestmark = pytest.mark.anyio


@pytest.fixture
async def inside(tmp_path: Path, anyio_backend: str) -> AsyncIterator[InProcessServer]:
    async with InProcessServer(tmp_path) as running:
        yield running


async def test_a_guest_has_a_token_that_scripts_cannot_read(inside: InProcessServer, tmp_path: Path) -> None:
    async with httpx.AsyncClient(verify=False, base_url=inside.url) as client:
        assert (await client.get("/api/me")).json() == {"name": None}
        assert "set-cookie" not in (await client.get("/api/me")).headers, "looking makes nobody a guest"
        answer = await client.post("/api/me", json={"name": "  Ada "})
        assert answer.json() == {"name": "Ada"}
        cookie = answer.headers["set-cookie"].lower()
        assert {"httponly", "samesite=lax", "path=/"} <= {part.strip() for part in cookie.split(";")}
        assert "secure" not in cookie
        token = client.cookies["crosstown"]
        assert len(token) == 43, "256 bits"
        assert (await client.get("/api/me")).json() == {"name": "Ada"}
        renamed = await client.post("/api/me", json={"name": "Ada L."})
        assert renamed.json() == {"name": "Ada L."}
        assert "set-cookie" not in renamed.headers
    files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert token.encode() not in files
    assert hashlib.sha256(token.encode()).hexdigest().encode() in files


async def test_a_link_takes_one_to_another_device_once(inside: InProcessServer) -> None:
    ada, phone, thief = await Guest.arrive(inside.url, "Ada"), Guest(inside.url), Guest(inside.url)
    table = await ada.open()
    path = (await ada.post("/api/me/link")).json()["path"]
    code = path.rsplit("#", 1)[1]
    assert (await phone.get(path)).status_code == 200
    assert (await phone.get("/api/me")).json() == {"name": None}, "opening the page does nothing"
    assert (await phone.post("/api/device", {"code": code})).json() == {"name": "Ada"}
    assert phone.http.cookies["crosstown"] != ada.http.cookies["crosstown"]
    again = await thief.post("/api/device", {"code": code})
    assert (again.status_code, again.json()["code"]) == (410, "link-used")
    mine = (await phone.get("/api/me/tables")).json()["tables"]
    assert [each["id"] for each in mine] == [table]
    assert (await phone.http.delete("/api/me")).json() == {"name": None}
    assert (await phone.get("/api/me/tables")).status_code == 401
    assert (await ada.get("/api/me")).json() == {"name": "Ada"}, "the other device stays hers"
    for guest in (ada, phone, thief):
        await guest.close()


async def test_a_forgotten_token_is_worth_nothing(inside: InProcessServer) -> None:
    ada = await Guest.arrive(inside.url)
    token = ada.http.cookies["crosstown"]
    await ada.http.delete("/api/me")
    async with httpx.AsyncClient(verify=False, base_url=inside.url, cookies={"crosstown": token}) as old:
        assert (await old.get("/api/me")).json() == {"name": None}
    await ada.close()


async def test_a_whole_game_without_a_connection(inside: InProcessServer) -> None:
    ada, ben = await Guest.arrive(inside.url, "Ada"), await Guest.arrive(inside.url, "Ben")
    table = await ada.open("berlin", first=0)
    await ben.join(table)

    async def play(guest: Guest, chance: Random) -> None:
        version = 0
        while True:
            answer = await guest.get(f"/api/tables/{table}/events", since=version, wait=20)
            told = answer.json()
            assert [step["version"] for step in told["missed"]] == list(
                range(max(version, 1) + 1, told["version"] + 1)
            )
            version = told["version"]
            if told["view"]["phase"] == "over":
                return
            if told["view"]["legal_moves"]:
                move = chance.choice(told["view"]["legal_moves"])
                done = await guest.command(table, "play", version=version, move=move)
                assert done.status_code == 200, done.text

    async with asyncio.timeout(300):
        await asyncio.gather(play(ada, Random(1)), play(ben, Random(2)))
    told = (await ada.get(f"/api/tables/{table}")).json()
    record = await ada.get(f"/api/tables/{table}/record")
    assert judge(Record.from_json(record.content), told["table"]["seal"]).fair
    for guest in (ada, ben):
        assert (await guest.command(table, "rematch")).status_code == 200
    assert (await ada.get(f"/api/tables/{table}")).json()["table"]["game"] == 2
    for which in ({}, {"game": 1}):
        assert (await ada.get(f"/api/tables/{table}/record", **which)).content == record.content
    assert (await ada.get(f"/api/tables/{table}/record", game=2)).json()["code"] == "no-record"
    await ada.close()
    await ben.close()


async def test_a_long_poll_waits_for_news_and_no_longer(inside: InProcessServer) -> None:
    ada, ben = await Guest.arrive(inside.url, "Ada"), await Guest.arrive(inside.url, "Ben")
    table = await ada.open(first=0)
    await ben.join(table)
    waiting = asyncio.create_task(ben.get(f"/api/tables/{table}/events", since=1, wait=25))
    told = (await ben.get(f"/api/tables/{table}/events", since=1, wait=1)).json()
    assert told["version"] == 1
    assert not waiting.done(), "who is ready to wait longer does"
    move = (await ada.get(f"/api/tables/{table}")).json()["view"]["legal_moves"][0]
    assert (await ada.command(table, "play", version=1, move=move)).status_code == 200
    assert (await waiting).json()["version"] == 2
    await ada.command(table, "say", text="well?")
    told = (await ben.get(f"/api/tables/{table}/events", since=2, wait=25)).json()
    assert told["chat"][-1]["text"] == "well?", "what was said counts as news"
    await ada.close()
    await ben.close()


async def test_refusals_have_status_code_and_reason(inside: InProcessServer) -> None:
    ada, eve = await Guest.arrive(inside.url, "Ada"), await Guest.arrive(inside.url, "Eve")
    stranger = Guest(inside.url)
    table = await ada.open(seats=[{"type": "me"}, {"type": "computer"}], first=0)
    cases = [
        (await stranger.post("/api/tables", {"city": "london", "seats": []}), 422, "bad-shape"),
        (await ada.post("/api/tables", {"city": "oslo", "seats": [{"type": "me"}] * 2}), 422, "unknown-city"),
        (await stranger.command(table, "join"), 401, "no-name"),
        (await eve.command(table, "join"), 409, "table-full"),
        (await eve.command(table, "play", version=1, move="draw"), 403, "not-seated"),
        (await ada.command(table, "play", version=9, move="draw"), 409, "old-version"),
        (await ada.command(table, "play", version=1, move="draw"), 422, "keep-first"),
        (await ada.command("nowhere", "leave"), 404, "unknown-table"),
        (await ada.get(f"/api/tables/{table}/record"), 404, "no-record"),
        (await eve.get(f"/api/tables/{table}", seat=0), 422, "bad-seat"),
        (await ada.command(table, "look", seat=0), 422, "no-connection"),
    ]
    for answer, status, code in cases:
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    for guest in (ada, eve, stranger):
        await guest.close()


async def test_people_at_one_screen_ask_for_one_seat_at_a_time(inside: InProcessServer) -> None:
    ada = await Guest.arrive(inside.url, "Ada")
    table = await ada.open(seats=[{"type": "me"}, {"type": "beside", "name": "Ben"}], first=0)
    public = (await ada.get(f"/api/tables/{table}")).json()
    assert (public["you"]["seats"], public["view"]["seat"], public["view"]["hand"]) == ([0, 1], None, {})
    for seat in (0, 1):
        assert (await ada.get(f"/api/tables/{table}", seat=seat)).json()["view"]["seat"] == seat
    await ada.close()


async def test_every_answer_has_the_security_headers(inside: InProcessServer) -> None:
    async with httpx.AsyncClient(verify=False, base_url=inside.url) as client:
        for path in ("/", "/api/me", "/api/tables", "/nothing", "/healthz", "/api/tables/x", "/t/x"):
            head = (await client.get(path)).headers
            policy = head["content-security-policy"]
            assert "default-src 'none'" in policy
            assert re.findall(r"'[\w-]*unsafe[\w-]*'", policy) == ["'wasm-unsafe-eval'"]
            assert "frame-ancestors 'none'" in policy
            assert head["x-content-type-options"] == "nosniff"
            assert head["referrer-policy"] == "same-origin"
            assert "server" not in head


async def test_other_sites_pages_can_change_nothing(inside: InProcessServer) -> None:
    ada = await Guest.arrive(inside.url)
    table = await ada.open()
    for head in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"origin": f"{inside.url}.evil.example"},
    ):
        for path in ("/api/me", f"/api/tables/{table}/commands", "/"):
            answer = await ada.http.post(path, json={"type": "leave", "id": "x"}, headers=head)
            assert (answer.status_code, "bad-origin" in answer.text) == (403, True)
    own = await ada.http.post("/api/me", json={"name": "Ada"}, headers={"origin": inside.url})
    assert own.status_code == 200
    await ada.close()


async def test_too_many_requests_are_told_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_rate_limits, "REQUESTS_PER_ADDRESS", (5, 10_000.0))
    async with (
        InProcessServer(tmp_path, limits=True) as limited,
        httpx.AsyncClient(verify=False, base_url=limited.url) as client,
    ):
        answers = [await client.get("/api/me") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[-1].json()["code"] == "too-fast"
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert (await client.get("/healthz")).status_code == 200, "whoever watches over it is let in"


async def test_health_and_readiness(inside: InProcessServer) -> None:
    async with httpx.AsyncClient(verify=False, base_url=inside.url) as client:
        assert (await client.get("/healthz")).json() == {"alive": True}
        assert (await client.get("/readyz")).json() == {"ready": True}
        inside.server.ready = False
        answer = await client.get("/readyz")
        assert answer.status_code == 503
        inside.server.ready = True


async def test_a_spectator_gets_the_public_view(inside: InProcessServer) -> None:
    ada, ben, stranger = (
        await Guest.arrive(inside.url, "Ada"),
        await Guest.arrive(inside.url, "Ben"),
        Guest(inside.url),
    )
    table = await ada.open(first=0)
    await ben.join(table)
    async with stranger.sit(table) as eyes, ada.sit(table) as one, ben.sit(table) as two:
        chance = Random(5)
        await asyncio.gather(until_over(one, chance.choice), until_over(two, chance.choice))
        while not eyes.over:
            await eyes.hear()
        shown = [message["view"] for message in eyes.heard if message.get("view")]
        assert all(view["hand"] == {} and view["tickets"] == [] and view["seat"] is None for view in shown)
        assert all(view["legal_moves"] == [] for view in shown)
    for guest in (ada, ben, stranger):
        await guest.close()


async def test_what_is_stored_of_people_is_no_secret(inside: InProcessServer, tmp_path: Path) -> None:
    ada = await Guest.arrive(inside.url)
    await ada.post("/api/me/link")
    await ada.close()
    database = sqlite3.connect(tmp_path / "crosstown.sqlite")
    [(token,)] = database.execute("SELECT hash FROM tokens").fetchall()
    [(link,)] = database.execute("SELECT hash FROM links").fetchall()
    database.close()
    assert {len(token), len(link)} == {64}
