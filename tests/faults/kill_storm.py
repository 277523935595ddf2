"""Many tables at once on a server that is killed again and again.

``python -m tests.faults.kill_storm --games 1000`` plays more of it than the tests have time for, and wants
every game to go on within five seconds: run it on a calm machine.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import httpx

from crosstown.service.bots.warm_up import warm_up_all
from testkit.server_process import ServerProcess, quick_server
from tests.faults.clients.client_log import ClientLog
from tests.faults.clients.fault_client import FaultClient
from tests.faults.clients.open_tables import Visitors, http_client, open_table
from tests.faults.database_check import check

HANGS = 300.0  # seconds after which a game that does not go on is taken to hang, on a busy machine, too
GOES_ON = 5.0  # seconds in which every game goes on, on a calm one
CITIES = ("london", "berlin", "san-francisco")
TROUBLE = ("Traceback", '"fault"', '"task-failed"', '"round-failed"', '"library"')
# People and computer players at a table.
PEOPLE = ((2, 0), (2, 0), (3, 0), (2, 0), (2, 0), (4, 0), (2, 0))
MIXED = ((1, 1), (2, 1), (1, 1), (3, 1))


@dataclass
class Storm:
    """Games at so many tables at once, and everybody who plays in them."""

    url: str
    at_once: int
    mixed: int = 0  # so many of these tables have computer players, too
    games: int = 0  # at least so many, however soon the faults are over
    seed: int = 1
    alone: bool = True

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.http = http_client()
        self.diaries: list[ClientLog] = []
        self.players: list[FaultClient] = []
        self._raging = True
        self._cities = cycle(CITIES)
        self._opened = 0

    async def run(self, faults: Callable[[], Awaitable[None]], *, to_the_end: bool = True) -> None:
        """Plays while the faults go on, and after them to the end of all games unless that takes too long."""
        raging = asyncio.ensure_future(faults())
        playing = asyncio.ensure_future(self._play_all())
        try:
            await asyncio.wait((raging, playing), return_when=asyncio.FIRST_COMPLETED)
            self._raging = False
            if raging.done():
                raging.result()
            if to_the_end or playing.done():
                await playing
        finally:
            for task in (raging, playing):
                task.cancel()
            await asyncio.gather(raging, playing, return_exceptions=True)
            await self.http.aclose()

    async def _play_all(self) -> None:
        mixed, people = cycle(MIXED), cycle(PEOPLE)
        async with asyncio.TaskGroup() as group:
            for number in range(self.at_once):
                group.create_task(self._keep_playing(mixed if number < self.mixed else people))

    async def _keep_playing(self, kinds: Iterator[tuple[int, int]]) -> None:
        """One game after another, as long as the faults go on or games are missing."""
        while self._raging or self._opened < self.games:
            self._opened += 1
            await self._play(*next(kinds))

    async def _play(self, people: int, computers: int) -> None:
        house, city = Visitors(self.url, self.http), next(self._cities)
        diary, players = await open_table(house, city, people, computers, self.chance, alone=self.alone)
        self.diaries.append(diary)
        self.players += players
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())

    # How the tables fare

    @property
    def living(self) -> list[ClientLog]:
        return [diary for diary in self.diaries if not diary.over]

    async def in_full_swing(self) -> None:
        """Waits until something has happened at most of the tables that are to be played at once."""
        async with asyncio.timeout(HANGS):
            while sum(diary.version > 1 for diary in self.living) < 0.8 * self.at_once:
                await asyncio.sleep(0.05)

    @property
    def plies(self) -> int:
        return sum(diary.version for diary in self.diaries)

    async def played(self, plies: int) -> None:
        """Waits until so much has happened, however fast the machine is."""
        async with asyncio.timeout(2 * HANGS):
            while self.plies < plies:
                await asyncio.sleep(0.05)

    async def tables_answer(self) -> None:
        """Waits until the server has loaded the rules. Before that it answers for pages only."""
        async with asyncio.timeout(HANGS):
            while True:
                with suppress(httpx.TransportError):
                    answer = await self.http.get(f"{self.url}/api/tables/nowhere")
                    assert answer.status_code == 404, answer.text
                    return

    def can_go_on(self) -> None:
        for diary in self.living:
            diary.wait()

    def cannot_go_on(self) -> None:
        for diary in self.diaries:
            diary.stop_waiting()

    async def all_go_on(self) -> None:
        while late := max(self.living, key=lambda diary: diary.waited, default=None):
            if not late.waited:
                return
            assert late.waited < HANGS, f"{late.kind}: not gone on for {late.waited:.1f} s"
            await asyncio.sleep(0.02)

    @property
    def longest_wait(self) -> float:
        return max((diary.longest_wait for diary in self.diaries), default=0.0)

    def summary(self) -> str:
        refusals: Counter[str] = sum((one.refusals + one.byes for one in self.players), Counter())
        return (
            f"{len(self.diaries)} games, {sum(diary.over for diary in self.diaries)} over; "
            f"{self.plies} plies, "
            f"{sum(player.breaks for player in self.players)} broken connections, refused {dict(refusals)}; "
            f"longest wait {self.longest_wait:.2f} s"
        )


class Killer:
    """Kills a server again and again, at moments that only its seed knows, also while it starts."""

    def __init__(self, server: ServerProcess, storm: Storm, kills: int, chance: random.Random) -> None:
        self.server = server
        self.storm = storm
        self.kills = kills
        self.chance = chance

    async def rage(self) -> None:
        while self.kills > 0:
            await self.storm.tables_answer()
            self.storm.can_go_on()
            await asyncio.sleep(self.chance.uniform(0.3, 2))
            if self.chance.random() < 0.5:
                await self.storm.all_go_on()
            self.storm.cannot_go_on()
            self._kill()
            if self.chance.random() < 0.2:
                self.server.start(wait=False)
                await asyncio.sleep(self.chance.uniform(0, 0.5))
                self._kill()
            self.server.start(wait=False)
            await asyncio.to_thread(self.server.wait_until_ready)
        self.storm.can_go_on()
        await self.storm.all_go_on()

    def _kill(self) -> None:
        self.server.kill()
        self.kills -= 1


async def kill_again_and_again(
    folder: Path, *, at_once: int, mixed: int, kills: int, seed: int, games: int = 0
) -> float:
    """The whole storm, and the reckoning after it. Returns the longest wait of any table."""
    began = time.monotonic()
    with quick_server(folder, limits=True, forked=True) as server:
        storm = Storm(server.url, at_once, mixed, games, seed)
        await storm.run(Killer(server, storm, kills, random.Random(seed)).rage)
        server.kill()
        count = await check(folder / "crosstown.sqlite", storm.diaries)
    print(f"\n{kills} kills in {time.monotonic() - began:.0f} s; {storm.summary()}; {count} acknowledged")
    assert not [word for word in TROUBLE if word in server.output()], server.output()
    assert len(storm.diaries) >= max(games, at_once)
    assert all(diary.over for diary in storm.diaries)
    return storm.longest_wait


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=1000)
    reader.add_argument("--mixed", type=int, default=3, help="so many tables with computer players")
    reader.add_argument("--at-once", type=int, default=60)
    reader.add_argument("--kills", type=int, default=100)
    reader.add_argument("--seed", type=int, default=1)
    with tempfile.TemporaryDirectory() as folder:
        warm_up_all()
        waited = asyncio.run(kill_again_and_again(Path(folder), **vars(reader.parse_args())))
    assert waited < GOES_ON, f"a game went on only after {waited:.1f} s"


if __name__ == "__main__":
    main()
