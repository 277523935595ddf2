"""Whom the limits of requests count as one."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from crosstown.web.app import Server, build_app
from crosstown.web.security import middleware
from crosstown.web.security.client_identity import client_network
from crosstown.web.server.config import Config

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8::1", "2001:db8:0:0:ffff:ffff:ffff:ffff", True),
        ("2001:DB8:0:0::1", "2001:db8::1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("2001:db8::1", "2001:db9::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("::ffff:c000:201", "192.0.2.1", True),
        ("?", "?", True),
        ("unknown", "_hidden", False),
    ],
)
def test_a_client_is_an_ipv4_address_or_a_64_network(one: str, other: str, same: bool) -> None:
    assert (client_network(one) == client_network(other)) == same


async def test_a_household_cannot_multiply_its_limit_by_its_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(middleware, "REQUESTS_PER_ADDRESS", (5, 10_000.0))
    server = Server(Config(database=f"sqlite:///{tmp_path}/crosstown.sqlite", thinkers=0, limits=True))
    app = build_app(server)

    async def ask(host: str) -> int:
        transport = httpx.ASGITransport(app, client=(host, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://test.example") as client:
            return (await client.get("/nowhere")).status_code

    assert [await ask(f"2001:db8::{at:x}") for at in range(1, 7)] == [404] * 5 + [429]
    assert await ask("2001:db8:0:1::1") == 404
