"""Two processes on PostgreSQL: one of them dies, or the database does. Every game goes on all the same."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest

from testkit.client import Guest, Seat
from testkit.postgres_server import PostgresServer
from testkit.server_process import ServerProcess, free_port
from tests.faults.clients.two_players import TwoPlayers, ask, done, draw, post
from tests.faults.database_check import assert_one_line, check
from tests.faults.kill_storm import HANGS, Storm

pytestmark = pytest.mark.anyio

WORKERS = 2
CONNECTIONS = 6  # of one person, so that both workers have some of them


@pytest.fixture
def database(postgres: PostgresServer) -> str:
    return postgres.create_database()


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path, "--workers", str(WORKERS), database=database, forked=True)
    try:
        server.start()
        yield server
    finally:
        server.stop()


def workers(server: ServerProcess) -> list[int]:
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    return [int(child) for child in children.split()]


async def all_started(server: ServerProcess, count: int) -> None:
    async with asyncio.timeout(HANGS):
        while server.output().count('"started"') < count:
            await asyncio.sleep(0.1)


@pytest.mark.long
async def test_a_worker_is_killed(server: ServerProcess, database: str) -> None:
    chance = random.Random(5)
    storm = Storm(server.url, at_once=16, mixed=3, alone=False)
    kills = 4

    async def kill() -> None:
        for number in range(kills):
            await all_started(server, WORKERS + number)
            await storm.in_full_swing()
            await asyncio.sleep(chance.uniform(0, 1))
            storm.can_go_on()
            os.kill(chance.choice(workers(server)), signal.SIGKILL)
            await storm.all_go_on()
        await storm.played(300)

    await storm.run(kill, to_the_end=False)
    print(f"\n{kills} workers killed; {storm.summary()}")
    assert server.output().count('"worker-died"') == kills
    assert server.stop() == 0
    assert await check(database, storm.diaries) > 200


async def test_the_process_that_watches_over_the_workers_is_killed(
    server: ServerProcess, database: str
) -> None:
    """They do not go on without it, for nobody could stop them, nor start another server on their port."""
    storm = Storm(server.url, at_once=16, alone=False)

    async def kill() -> None:
        await storm.in_full_swing()
        storm.cannot_go_on()
        orphans = workers(server)
        server.kill()
        async with asyncio.timeout(HANGS):
            while any(Path(f"/proc/{orphan}").exists() for orphan in orphans):
                await asyncio.sleep(0.1)
        server.start(wait=False)
        await asyncio.to_thread(server.wait_until_ready)
        storm.can_go_on()
        await storm.all_go_on()

    await storm.run(kill, to_the_end=False)
    assert server.stop() == 0
    assert await check(database, storm.diaries) > 20


async def test_there_is_no_database(tmp_path: Path) -> None:
    nowhere = f"postgresql://crosstown@127.0.0.1:{free_port()}/crosstown"
    server = ServerProcess(tmp_path, "--workers", str(WORKERS), database=nowhere, forked=True)
    server.start(wait=False)
    assert server.process is not None
    assert await asyncio.to_thread(server.process.wait, 60) == 1
    assert_one_line(server.output(), "store-unavailable")


@pytest.mark.long
async def test_the_database_restarts(server: ServerProcess, database: str, postgres: PostgresServer) -> None:
    chance = random.Random(6)
    storm = Storm(server.url, at_once=16, mixed=2, alone=False)

    async def restart() -> None:
        for end, long in ((postgres.stop, False), (postgres.kill, True), (postgres.kill, False)):
            await storm.in_full_swing()
            await asyncio.sleep(chance.uniform(0, 1))
            storm.cannot_go_on()
            await asyncio.to_thread(end)
            if long:
                await somebody_was_refused(storm)
            await asyncio.to_thread(postgres.start)
            storm.can_go_on()
            await storm.all_go_on()
        await storm.played(300)

    await storm.run(restart, to_the_end=False)
    print(f"\n{storm.summary()}")
    assert '"store-unavailable"' in server.output()
    assert '"worker-died"' not in server.output()
    assert server.stop() == 0
    assert await check(database, storm.diaries) > 200


async def somebody_was_refused(storm: Storm) -> None:
    """Waits until the server no longer waits for its database, but says that it is away."""
    async with asyncio.timeout(HANGS):
        while not any(player.refusals["store-unavailable"] for player in storm.players):
            await asyncio.sleep(0.05)


async def who_moves(seats: dict[Guest, list[Seat]]) -> tuple[Guest, list[Seat]]:
    """Who can move, as soon as the worker at the other end of somebody's first connection knows."""
    async with asyncio.timeout(HANGS):
        while True:
            for guest, mine in seats.items():
                if mine[0].moves:
                    return guest, mine
            for mine in seats.values():
                with suppress(TimeoutError):
                    await mine[0].hear(0.05)


async def test_a_command_reaches_both_workers(server: ServerProcess) -> None:
    """At the same time, or the next one before the other worker has heard of the last: it is done, once."""
    await all_started(server, WORKERS)
    chance = random.Random(7)
    async with TwoPlayers.at(server.url) as pair, AsyncExitStack() as stack:
        seats = {
            guest: [await stack.enter_async_context(guest.sit(pair.table)) for _ in range(CONNECTIONS)]
            for guest in (pair.ada, pair.bob)
        }
        for turn in range(40):
            guest, mine = await who_moves(seats)
            command = draw(mine[0].version) | {"move": chance.choice(mine[0].moves)}
            if turn % 2:
                await asyncio.sleep(0.1)
            over_sockets = asyncio.gather(*(ask(seat, command) for seat in mine))
            assert [await post(guest, pair.table, command) for _ in range(2)] == [done(command)] * 2
            assert await over_sockets == [[done(command)]] * CONNECTIONS
            for other in seats.values():
                while other[0].version < command["version"] + 1:
                    await other[0].hear()
        versions = await pair.steps()
        assert len(versions) == len(set(versions)) == 40
