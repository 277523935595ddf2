"""Opening tables for players, on a server that may go away at any moment."""

from __future__ import annotations

import asyncio
import random
from http.cookiejar import DefaultCookiePolicy
from itertools import count

import httpx

from testkit.client import Json, fresh_id
from tests.faults.clients.client_log import ClientLog
from tests.faults.clients.fault_client import FaultClient

_HOUSEHOLDS = count(1)
PATIENCE = 300.0  # seconds for a request with all its repetitions


class Visitors:
    """People behind one address, with one program for all their requests; it asks until it is answered."""

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        number = next(_HOUSEHOLDS)
        self.url = url
        self.http = http
        self.address = {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}

    async def guest(self, name: str) -> dict[str, str]:
        answer = await self.ask("/api/me", {"name": name}, self.address)
        return self.address | {"Cookie": f"crosstown={answer.cookies['crosstown']}"}

    async def ask(self, path: str, body: Json, headers: dict[str, str]) -> httpx.Response:
        """Asks until something answers that is not on its way down or up."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    answer = await self.http.post(self.url + path, json=body, headers=headers)
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
                    continue
                if answer.status_code in (200, 201):
                    return answer
                assert answer.status_code == 503, answer.text
                await asyncio.sleep(0.1)


def http_client() -> httpx.AsyncClient:
    """For requests of many people: it keeps no cookies of its own."""
    http = httpx.AsyncClient(timeout=10, trust_env=False)
    http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return http


async def open_table(
    house: Visitors, city: str, people: int, computers: int, chance: random.Random, *, alone: bool = True
) -> tuple[ClientLog, list[FaultClient]]:
    """A table with so many people, all of whom have joined, and so many computer players."""
    guests = [await house.guest(f"Guest {number}") for number in range(people)]
    seats: list[Json] = [{"type": "me"}, *({"type": "open"} for _ in guests[1:])]
    seats += [{"type": "computer", "player": "easy"} for _ in range(computers)]
    opened = await house.ask("/api/tables", {"city": city, "seats": seats}, guests[0])
    table = str(opened.json()["id"])
    for guest in guests[1:]:
        await house.ask(f"/api/tables/{table}/commands", {"type": "join", "id": fresh_id()}, guest)
    diary = ClientLog(table, f"{city}, {people} people, {computers} computer players")
    address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return diary, [
        FaultClient(address, guest, diary, random.Random(chance.random()), alone=alone) for guest in guests
    ]
