"""A disk that runs full in the middle of games: all are told, nothing is lost, and it goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from testkit.server_process import ServerProcess
from tests.faults.database_check import assert_one_line, check
from tests.faults.kill_storm import HANGS, Storm
from tests.faults.small_disk import SmallDisk

pytestmark = pytest.mark.anyio


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    with SmallDisk(tmp_path / "disk", "6m") as mounted:
        yield mounted


def server_on(disk: SmallDisk) -> ServerProcess:
    server = ServerProcess(disk.folder, forked=True)
    server.disks_of = disk.keeper.pid
    return server


@pytest.mark.parametrize("log_too", [False, True], ids=["games", "games-and-log"])
async def test_it_runs_full_in_the_middle_of_games(disk: SmallDisk, tmp_path: Path, log_too: bool) -> None:
    server = server_on(disk)
    if log_too:
        server.log = disk.seen_from_here / "server.log"
    with server:
        storm = Storm(server.url, at_once=8, mixed=2)

        async def run_full() -> None:
            for killed in (False, True):
                await storm.in_full_swing()
                await storm.played(200 if killed else 100)
                storm.cannot_go_on()
                disk.fill()
                await all_refused(storm)
                if killed:
                    server.kill()
                disk.free()
                if killed:
                    server.start(wait=False)
                    await asyncio.to_thread(server.wait_until_ready)
                storm.can_go_on()
                await storm.all_go_on()

        await storm.run(run_full, to_the_end=False)
        print(storm.summary())
        assert log_too or '"store-full"' in server.output()
        assert server.stop() == 0
    assert not list(disk.seen_from_here.glob("*-wal"))
    assert await check(disk.copy("crosstown.sqlite", tmp_path), storm.diaries) > 100


async def all_refused(storm: Storm) -> None:
    """Waits until at every table somebody was told that the disk is full."""
    before = {player: player.refusals["store-full"] for player in storm.players}

    def told() -> set[str]:
        refused = (one for one in storm.players if one.refusals["store-full"] > before.get(one, 0))
        return {player.diary.table for player in refused}

    people = {diary.table for diary in storm.living if "0 computer" in diary.kind}
    async with asyncio.timeout(HANGS):
        while not people <= told() | {diary.table for diary in storm.diaries if diary.over}:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("fresh", [True, False], ids=["fresh", "used"])
async def test_a_server_does_not_start_on_a_full_disk(disk: SmallDisk, fresh: bool) -> None:
    server = server_on(disk)
    if not fresh:
        server.start()
        server.stop()
        server.log.unlink()
    disk.fill()
    server.start(wait=False)
    assert server.process is not None
    assert await asyncio.to_thread(server.process.wait, 60) == 1
    assert_one_line(server.output(), "store-full")
    disk.free()
    with server:
        assert server.stop() == 0
