"""Whom the limits of requests count as one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from crosstown.web.app import Server, build_app
from crosstown.web.security import penalties, request_rate_limits
from crosstown.web.security.client_address import SITE_FACTOR, address_of, networks_of
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
    assert (address_of(one) == address_of(other)) == same


def test_the_addresses_of_one_site_count_together() -> None:
    hosts = [f"2001:db8:7:{at:x}::1" for at in range(1, 60_000, 7)]
    assert len({address_of(host) for host in hosts}) == len(hosts)
    assert {networks_of(host)[1] for host in hosts} == {("2001:db8:7::/48", SITE_FACTOR)}
    assert networks_of("192.0.2.1") == (("192.0.2.1", 1),)


class Asker:
    """Asks an application directly, from any address."""

    def __init__(self, folder: Path) -> None:
        config = Config(database=f"sqlite:///{folder}/crosstown.sqlite", thinkers=0, limits=True)
        self.app = build_app(Server(config))

    async def ask(self, host: str, path: str = "/nowhere") -> int:
        transport = httpx.ASGITransport(self.app, client=(host, 1))
        async with httpx.AsyncClient(
            verify=False, transport=transport, base_url="http://test.example"
        ) as client:
            return (await client.get(path)).status_code


async def test_a_household_cannot_multiply_its_limit_by_its_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_rate_limits, "REQUESTS_PER_ADDRESS", (5, 10_000.0))
    asker = Asker(tmp_path)
    assert [await asker.ask(f"2001:db8::{at:x}") for at in range(1, 7)] == [404] * 5 + [429]
    assert await asker.ask("2001:db8:0:1::1") == 404
    networks = [await asker.ask(f"2001:db8:0:{at:x}::1") for at in range(2, 40)]
    left = 5 * SITE_FACTOR - 6
    assert networks == [404] * left + [429] * (38 - left), "the /48 counts too"
    assert await asker.ask("2001:db8:1::1") == 404


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
async def test_probes_are_limited_by_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(request_rate_limits, "PROBES_PER_ADDRESS", (3, 10_000.0))
    monkeypatch.setattr(request_rate_limits, "REQUESTS_PER_ADDRESS", (1, 10_000.0))
    asker = Asker(tmp_path)
    answers = [await asker.ask("192.0.2.1", path) for _ in range(4)]
    assert [status == 429 for status in answers] == [False] * 3 + [True]
    assert await asker.ask("192.0.2.1") == 404
    assert await asker.ask("192.0.2.1") == 429
    assert await asker.ask("192.0.2.2", path) == answers[0]


async def test_who_goes_on_asking_waits_for_the_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_rate_limits, "REQUESTS_PER_ADDRESS", (1, 10_000.0))
    monkeypatch.setattr(penalties, "REFUSALS_PER_ADDRESS", (3, 10_000.0))
    monkeypatch.setattr(penalties, "HELD_PER_ADDRESS", 2)
    monkeypatch.setattr(request_rate_limits, "HOLD_SECONDS", 3600.0)
    asker = Asker(tmp_path)
    assert [await asker.ask("192.0.2.1") for _ in range(4)] == [404, 429, 429, 429]
    held = [asyncio.create_task(asker.ask("192.0.2.1")) for _ in range(2)]
    await asyncio.sleep(0)  # until both wait
    assert await asker.ask("192.0.2.2") == 404
    assert await asker.ask("192.0.2.1") == 429, "where two wait, the third is cut off"
    assert not any(task.done() for task in held)
    for task in held:
        task.cancel()
    await asyncio.gather(*held, return_exceptions=True)


async def test_requests_of_one_address_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_rate_limits, "PACE_PER_ADDRESS", (2, 7200.0))
    monkeypatch.setattr(request_rate_limits, "LONGEST_PACE", 36_000.0)
    asker = Asker(tmp_path)
    assert [await asker.ask("192.0.2.1") for _ in range(2)] == [404, 404]
    waiting = asyncio.create_task(asker.ask("192.0.2.1"))
    await asyncio.sleep(0)  # until it waits
    assert await asker.ask("192.0.2.2") == 404
    assert await asker.ask("192.0.2.1", "/assets/nothing") == 404, "files cost little"
    assert not waiting.done()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
