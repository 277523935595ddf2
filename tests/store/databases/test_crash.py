"""Processes that are killed in the middle of writing: what was acknowledged is there."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from crosstown.store.open_store import open_store
from testkit.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
ROUNDS = 4


class Writer:
    def __init__(self, database: str, name: str, output: Path) -> None:
        self.output = output
        with output.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.store.databases.endless_writer", database, name],
                stdout=out,
                cwd=ROOT,
                env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
            )

    def wait_for(self, lines: int) -> None:
        ends = time.monotonic() + 40
        while self.output.read_bytes().count(b"\n") < lines:
            assert self.process.poll() is None
            assert time.monotonic() < ends
            time.sleep(0.02)

    def acknowledged(self) -> list[tuple[str, int]]:
        lines = self.output.read_text().splitlines()
        assert not [line for line in lines if line.startswith("wrong")]
        return [(game, int(number)) for game, number in map(str.split, lines)]


@contextmanager
def writing(database: str, name: str, folder: Path) -> Iterator[Writer]:
    writer = Writer(database, name, folder / name)
    try:
        yield writer
    finally:
        writer.process.kill()
        writer.process.wait()


async def check(database: str, writers: list[Writer]) -> None:
    """Everything acknowledged is there, once and in order; at most one more a game, which was being told."""
    told: defaultdict[str, list[int]] = defaultdict(list)
    for writer in writers:
        for game, number in writer.acknowledged():
            told[game].append(number)
    assert told
    store = await open_store(database)
    for game, numbers in told.items():
        assert numbers == list(range(len(numbers)))
        found = [row.ply for row in await store.plies(game)]
        assert found in (numbers, [*numbers, len(numbers)])
    await store.close()


async def test_a_process_is_killed(database: str, tmp_path: Path) -> None:
    chance = random.Random(7)
    writers = []
    for number in range(ROUNDS):
        with writing(database, f"w{number}", tmp_path) as writer:
            writer.wait_for(50)
            time.sleep(chance.random() / 2)
        writers.append(writer)
        await check(database, writers)


@pytest.mark.slow
async def test_the_database_itself_is_killed(tmp_path: Path) -> None:
    with PostgresServer() as server:
        database = server.create_database()
        with writing(database, "w", tmp_path) as writer:
            for number in range(ROUNDS):
                writer.wait_for((number + 1) * 200)
                server.kill()
                time.sleep(0.1)
                server.start()
            writer.wait_for(ROUNDS * 200 + 300)
        await check(database, [writer])
