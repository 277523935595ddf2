"""The devices of a guest: seen, signed out one by one or all at once, and then without any power."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from crosstown.web.security import client_identity
from testkit.client import Guest, Json, Seat
from testkit.in_process_server import InProcessServer, StoppedClock
from testkit.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio

Both = tuple[Guest, Guest]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1"


@pytest.fixture
async def inside(tmp_path: Path, anyio_backend: str) -> AsyncIterator[InProcessServer]:
    async with InProcessServer(tmp_path, clock=StoppedClock()) as inside:
        yield inside


@asynccontextmanager
async def two_devices(inside: InProcessServer) -> AsyncIterator[Both]:
    """One person at a computer and on a phone."""
    computer = await Guest.arrive(inside.url, headers={"User-Agent": FIREFOX})
    link = (await computer.post("/api/me/link")).json()["path"]
    phone = Guest(inside.url, headers={"User-Agent": PHONE})
    path, code = link.split("#")
    assert path == "/device", "the code is in the fragment, which browsers send to no server"
    assert (await phone.post("/api/device", {"code": code})).json() == {"name": "Ada"}
    yield computer, phone
    await computer.close()
    await phone.close()


@pytest.fixture
async def both(inside: InProcessServer) -> AsyncIterator[Both]:
    async with two_devices(inside) as devices:
        yield devices


async def devices(guest: Guest) -> list[Json]:
    found: list[Json] = (await guest.get("/api/me/devices")).json()["devices"]
    return found


async def name_of(guest: Guest) -> Any:
    return (await guest.get("/api/me")).json()["name"]


async def hear_the_end(seat: Seat) -> str:
    """Listens until the server has closed the connection: the code that it gave."""
    bye = await seat.hear_until("bye")
    with pytest.raises(ConnectionClosed):
        await seat.hear()
    return str(bye["code"])


async def test_a_list_of_devices(inside: InProcessServer, both: Both) -> None:
    computer, phone = both
    seen = {(device["label"], device["here"]) for device in await devices(computer)}
    assert seen == {("Firefox · Linux", True), ("Safari · iPhone", False)}
    assert {device["created"] for device in await devices(phone)} == {1_790_000_000_000}
    stranger = Guest(inside.url)
    assert (await stranger.get("/api/me/devices")).status_code == 401
    assert (await stranger.http.delete("/api/me/devices")).status_code == 401
    await stranger.close()


async def test_when_a_device_was_last_seen(inside: InProcessServer, both: Both) -> None:
    _, phone = both
    clock = inside.server.clock
    assert isinstance(clock, StoppedClock)
    clock.time += 90 * 60_000
    assert await name_of(phone) == "Ada"
    newest, other = await devices(phone)
    assert (newest["here"], newest["seen"]) == (True, clock.time)
    assert other["seen"] == clock.time - 90 * 60_000


async def test_one_device_is_signed_out_and_its_connection_ends(both: Both) -> None:
    computer, phone = both
    table = await computer.open()
    async with computer.sit(table) as near, phone.sit(table) as far:
        other = next(device["id"] for device in await devices(computer) if not device["here"])
        left = (await computer.http.delete(f"/api/me/devices/{other}")).json()["devices"]
        assert [device["here"] for device in left] == [True]
        assert await hear_the_end(far) == "signed-out"
        assert (await near.ask("say", text="still here"))["type"] == "done"
    assert await name_of(phone) is None
    assert (await phone.command(table, "leave")).status_code == 401
    gone = await computer.http.delete(f"/api/me/devices/{other}")
    assert (gone.status_code, gone.json()["code"]) == (404, "unknown-device")


async def test_what_a_signed_out_device_sends_is_not_done(inside: InProcessServer, both: Both) -> None:
    computer, phone = both
    table = await computer.open()
    async with phone.sit(table) as far:
        await inside.server.guests.end_all_devices(await person(inside, computer))
        await far.send("say", text="too late")
        assert await hear_the_end(far) == "signed-out"
    assert not inside.server.registry.tables[table].memory.chat


async def person(inside: InProcessServer, guest: Guest) -> Any:
    return await inside.server.guests.by_token(guest.http.cookies["crosstown"])


async def test_signing_out_everywhere(both: Both) -> None:
    computer, phone = both
    link = (await computer.post("/api/me/link")).json()["path"]
    answer = await computer.http.delete("/api/me/devices")
    assert answer.json() == {"name": None}
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert [await name_of(guest) for guest in (computer, phone)] == [None, None]
    late = await phone.post("/api/device", {"code": link.split("#")[1]})
    assert late.json()["code"] == "link-used", "links that were not used yet are gone, too"


async def test_leaving_a_device_ends_its_connections_only(both: Both) -> None:
    computer, phone = both
    table = await computer.open()
    async with computer.sit(table) as near, phone.sit(table) as far:
        assert (await phone.http.delete("/api/me")).json() == {"name": None}
        assert await hear_the_end(far) == "signed-out"
        assert (await near.ask("say", text="still here"))["type"] == "done"


async def test_a_device_that_becomes_another_persons_forgets_the_first(
    inside: InProcessServer, both: Both
) -> None:
    computer, _ = both
    ben = await Guest.arrive(inside.url, "Ben")
    bens = ben.http.cookies["crosstown"]
    link = (await computer.post("/api/me/link")).json()["path"]
    assert (await ben.post("/api/device", {"code": link.split("#")[1]})).json() == {"name": "Ada"}
    assert await inside.server.guests.by_token(bens) is None
    await ben.close()


async def test_the_cookie_over_https(inside: InProcessServer) -> None:
    """Its name is one that browsers protect. Who comes with the old one gets the new one."""
    ada = Guest(inside.url, headers={"X-Forwarded-Proto": "https"})
    made = await ada.post("/api/me", {"name": "Ada"})
    first, second = made.headers.get_list("set-cookie")
    assert first.startswith(f"{client_identity.SECURE_COOKIE_NAME}=")
    assert all(flag in first for flag in ("; Secure", "; HttpOnly", "; Path=/", "; SameSite=lax"))
    assert "Domain" not in first
    assert second.startswith("crosstown=; ")
    assert "max-age" in made.headers["strict-transport-security"]
    token = first.partition("=")[2].partition(";")[0]
    for name, told in (("crosstown", 2), (client_identity.SECURE_COOKIE_NAME, 0)):
        answer = await ask_with(inside, f"{name}={token}", "https")
        assert answer.json() == {"name": "Ada"}
        assert len(answer.headers.get_list("set-cookie")) == told
    plain = await ask_with(inside, f"crosstown={token}", "http")
    assert plain.json() == {"name": "Ada"}
    assert "set-cookie" not in plain.headers
    await ada.close()


async def ask_with(inside: InProcessServer, cookie: str, scheme: str) -> httpx.Response:
    guest = Guest(inside.url, headers={"X-Forwarded-Proto": scheme, "Cookie": cookie})
    answer = await guest.get("/api/me")
    await guest.close()
    return answer


@pytest.mark.slow
async def test_a_device_is_signed_out_on_every_server(tmp_path: Path, postgres: PostgresServer) -> None:
    """Two processes share a database: what one of them is asked ends the connections of the other."""
    database = postgres.create_database()
    async with (
        InProcessServer(tmp_path, database=database, workers=2) as one,
        InProcessServer(tmp_path, database=database, workers=2) as two,
        two_devices(one) as (computer, phone),
    ):
        table = await computer.open()
        phone.url = two.url
        async with phone.sit(table) as far:
            assert (await computer.http.delete("/api/me/devices")).json() == {"name": None}
            assert await hear_the_end(far) == "signed-out"
    postgres.drop_database(database)
