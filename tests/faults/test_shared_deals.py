"""``kill -9`` around the start of a game: whatever people were told is in the shuffle stays there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from crosstown import Record
from crosstown.game.records.fairness import judge
from testkit.client import Guest, Json, until_over
from testkit.postgres_server import PostgresServer
from testkit.server_process import ServerProcess

pytestmark = pytest.mark.anyio

ONE, TWO, OTHER = "1a" * 32, "2b" * 32, "3c" * 32


@pytest.fixture(params=["sqlite", "postgresql"])
async def server(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[ServerProcess]:
    database = None
    if request.param == "postgresql":
        postgres: PostgresServer = request.getfixturevalue("postgres")
        database = postgres.create_database()
    with ServerProcess(tmp_path / "data", database=database, forked=True) as started:
        yield started


async def table_info(guest: Guest, table: str) -> Json:
    told: Json = (await guest.get(f"/api/tables/{table}")).json()["table"]
    return told


async def add(guest: Guest, table: str, kind: str, seal: str, digits: str) -> int:
    """A command with a contribution; its status."""
    contribution = {"seal": seal, "digits": digits}
    return (await guest.command(table, kind, contribution=contribution)).status_code


def restart(server: ServerProcess) -> None:
    server.kill()
    server.start()


async def test_killed_between_contribution_and_start(server: ServerProcess) -> None:
    ada, ben = await Guest.arrive(server.url, "Ada"), await Guest.arrive(server.url, "Ben")
    table = await ada.open(contributing=True)
    seal = (await table_info(ada, table))["server_seal"]
    restart(server)
    assert (await table_info(ada, table))["server_seal"] == seal
    assert await add(ada, table, "contribute", seal, ONE) == 200
    restart(server)
    assert (await table_info(ben, table))["server_seal"] == seal
    assert await add(ada, table, "contribute", seal, OTHER) == 409, "what was added stays"
    assert await add(ben, table, "join", seal, TWO) == 200
    restart(server)
    assert (await table_info(ada, table))["server_seal"] == seal
    async with ada.sit(table) as one, ben.sit(table) as two:
        chance = Random(1)
        await asyncio.gather(until_over(one, chance.choice), until_over(two, chance.choice))
    restart(server)
    told = await table_info(ada, table)
    assert told["next_seal"] not in (None, seal)
    record = Record.from_json((await ada.get(f"/api/tables/{table}/record")).content)
    for digits in (ONE, TWO):
        verdict = judge(record, seal, contribution=digits)
        assert verdict.fair, verdict
    for guest in (ada, ben):
        await guest.close()
