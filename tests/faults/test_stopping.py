"""A server that is told to stop finishes what it does, says goodbye, and ends without an error."""

from __future__ import annotations

import asyncio
import random
import signal
import time

import pytest

from testkit.client import Guest
from testkit.server_process import ServerProcess
from tests.faults.clients.open_tables import Visitors, http_client, open_table
from tests.faults.clients.slow_reader import small_connection, whole_game
from tests.faults.database_check import assert_one_line, check
from tests.faults.kill_storm import HANGS, Storm

pytestmark = pytest.mark.anyio

WAIT = 25  # seconds that a client is ready to wait for an answer


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_it_stops_in_the_middle_of_games(server: ServerProcess, how: signal.Signals) -> None:
    storm = Storm(server.url, at_once=20)

    async def stop() -> None:
        await storm.in_full_swing()
        await storm.played(150)
        there = {player: player.byes["restart"] for player in storm.players if player.connected}
        assert len(there) > 20
        assert await asyncio.to_thread(server.stop, how) == 0, server.output()
        async with asyncio.timeout(HANGS):
            while not all(player.byes["restart"] > told or player.over for player, told in there.items()):
                await asyncio.sleep(0.02)
        server.start(wait=False)
        await asyncio.to_thread(server.wait_until_ready)
        storm.can_go_on()
        await storm.all_go_on()

    await storm.run(stop, to_the_end=False)
    server.stop()
    assert await check(server.data / "crosstown.sqlite", storm.diaries) > 100
    assert "stopped" in server.output().splitlines()[-1]


async def test_nobody_can_keep_it_from_stopping(server: ServerProcess) -> None:
    """Neither somebody who waits for an answer, nor somebody who does not read any."""
    async with http_client() as http:
        house = Visitors(server.url, http)
        diary, players = await open_table(house, "berlin", 4, 0, random.Random(2))
        async with small_connection(server.port, players[0].address):
            await whole_game(players)
            table = f"{server.url}/api/tables/{diary.table}"
            waiting = asyncio.create_task(http.get(f"{table}/events", params={"since": 1000, "wait": WAIT}))
            for _ in range(3):  # asked later and answered, so the server has heard of the other
                await http.get(table)
            assert not waiting.done()
            began = time.monotonic()
            assert await asyncio.to_thread(server.stop) == 0, server.output()
            assert time.monotonic() - began < WAIT, "it has waited for somebody who waits"
            answer = await waiting
            assert (answer.status_code, answer.json()["type"]) == (200, "snapshot")


async def test_another_server_on_the_same_folder_is_refused(server: ServerProcess) -> None:
    second = ServerProcess(server.data, forked=True)
    second.log = server.data / "second.log"
    second.start(wait=False)
    assert second.process is not None
    assert await asyncio.to_thread(second.process.wait, 60) == 1
    assert_one_line(second.output(), "store-in-use")
    guest = await Guest.arrive(server.url)  # the first one has not noticed
    await guest.close()
