"""Clients that are cut off, slow, deaf or silent: they are caught up or dropped, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from testkit.client import Guest, Json, Seat
from testkit.server_process import ServerProcess, free_port
from tests.faults.clients.open_tables import Visitors, http_client, open_table
from tests.faults.clients.slow_reader import small_connection, whole_game
from tests.faults.clients.two_players import TwoPlayers
from tests.faults.kill_storm import HANGS

pytestmark = pytest.mark.anyio

SILENCE = 8.0  # seconds after which a strict server drops those who say nothing
SENDING = 4.0  # seconds after which it drops those who do not take a message


@pytest.fixture
def metrics() -> int:
    return free_port()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """One that drops nobody, however slow the machine is."""
    constants = drops_after(silence=10 * HANGS, sending=10 * HANGS)
    with ServerProcess(tmp_path, constants=constants, forked=True) as started:
        yield started


@pytest.fixture
def hasty_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """One whose minute of patience takes six seconds."""
    constants = drops_after(silence=10 * HANGS, sending=10 * HANGS)
    constants["crosstown.service.tables.deadlines_and_absences:SECOND"] = 100
    with ServerProcess(tmp_path, constants=constants, forked=True) as started:
        yield started


@pytest.fixture
def strict_server(tmp_path: Path, metrics: int) -> Iterator[ServerProcess]:
    constants = drops_after(silence=SILENCE, sending=SENDING)
    with ServerProcess(tmp_path, "--metrics-port", str(metrics), constants=constants, forked=True) as started:
        yield started


def drops_after(*, silence: float, sending: float) -> dict[str, float]:
    module = "crosstown.web.api.websocket"
    return {f"{module}:IDLE_TIMEOUT": silence, f"{module}:SEND_TIMEOUT": sending}


async def test_somebody_who_was_cut_off_is_told_what_was_missed(server: ServerProcess) -> None:
    """With what happened, and as their own eyes see it: a seat its own cards, a spectator none."""
    chance = random.Random(1)
    spectator = await Guest.arrive(server.url, "Cyd")
    async with (
        TwoPlayers.at(server.url) as pair,
        pair.ada.sit(pair.table) as ada,
        pair.bob.sit(pair.table) as bob,
        spectator.sit(pair.table) as staying,
    ):
        for guest in (pair.ada, spectator):
            async with guest.sit(pair.table) as phone:
                known = phone.version
                phone.socket.transport.abort()
        for _ in range(40):
            await play_one(ada, bob, chance)
        for guest, there in ((pair.ada, ada), (spectator, staying)):
            while there.version < ada.version:
                await there.hear()
            async with guest.sit(pair.table, since=known) as phone:
                [snapshot] = [message for message in phone.heard if message["type"] == "snapshot"]
                missed, live = snapshot["missed"], steps_of(there.heard)
                assert all(step["before"] for step in missed)  # what lay open, for the page to play it back
                assert [step | {"before": None} for step in missed] == live
                assert phone.view == there.view
                await play_one(ada, bob, chance)
                assert (await phone.hear_until("moved"))["version"] == ada.version
    await spectator.close()


async def play_one(ada: Seat, bob: Seat, chance: random.Random) -> None:
    """Whoever has to decide does; both have heard of it."""
    player, other = (ada, bob) if ada.moves else (bob, ada)
    assert (await player.play(chance.choice(player.moves)))["type"] == "done"
    while other.version < player.version:
        await other.hear()
    await asyncio.sleep(0.05)


async def test_somebody_who_is_slow_is_caught_up(server: ServerProcess) -> None:
    """Nobody waits for a spectator who does not read; who reads again is told all at once."""
    async with http_client() as http:
        house = Visitors(server.url, http)
        _, players = await open_table(house, "berlin", 4, 0, random.Random(2))
        async with small_connection(server.port, players[0].address) as slow:
            heard: list[Json] = [json.loads(await slow.recv())]
            await whole_game(players)
            while heard[-1].get("version", 0) < (players[0].version or 0):
                heard.append(json.loads(await slow.recv()))
    check_story(heard)


@pytest.mark.long
async def test_the_deaf_and_the_silent_are_dropped(strict_server: ServerProcess, metrics: int) -> None:
    before = sockets(strict_server)
    async with AsyncExitStack() as stack:
        async with asyncio.TaskGroup() as group:
            group.create_task(deaf(strict_server, stack))
            group.create_task(silent(strict_server))
        async with asyncio.timeout(HANGS):  # the deaf one has not gone: it was dropped
            while await connections(metrics) or sockets(strict_server) > before:
                await asyncio.sleep(0.2)


async def deaf(server: ServerProcess, stack: AsyncExitStack) -> None:
    async with http_client() as http:
        house = Visitors(server.url, http)
        _, players = await open_table(house, "berlin", 4, 0, random.Random(2))
        connection = await stack.enter_async_context(small_connection(server.port, players[0].address))
        stack.callback(asyncio.create_task(keep_asking(connection)).cancel)
        await whole_game(players)


async def keep_asking(connection: ClientConnection) -> None:
    """Whether anybody is there: often enough not to be silent."""
    with suppress(ConnectionClosed):
        while True:
            await connection.send('{"type":"ping"}')
            await asyncio.sleep(SILENCE / 8)


def check_story(heard: list[Json]) -> None:
    """Frames that were on their way, then one snapshot with everything since, then what happens."""
    assert [message["type"] for message in heard].count("snapshot") == 2, "it was never behind"
    steps = [step for message in heard[1:] for step in message.get("missed", [])]
    steps += steps_of(heard)
    versions = sorted(step["version"] for step in steps)
    assert versions == list(range(heard[0]["version"] + 1, heard[-1]["version"] + 1))


async def silent(server: ServerProcess) -> None:
    """Who says nothing is told so and dropped; who asks now and then whether anybody is there is not."""
    async with (
        TwoPlayers.at(server.url) as pair,
        pair.ada.sit(pair.table) as ada,
        pair.bob.sit(pair.table) as bob,
    ):
        asking = asyncio.create_task(keep_asking(ada.socket))
        bye = await bob.hear_until("bye", HANGS)
        assert (bye["code"], bye["again"]) == ("silent", 500)
        with pytest.raises(ConnectionClosed):
            await bob.hear()
        assert bob.socket.close_code == 1001
        asking.cancel()
        assert (await ada.play(ada.moves[0]))["type"] == "done"


async def test_somebody_who_is_away_is_played_for(hasty_server: ServerProcess) -> None:
    """Bob is cut off. A computer player plays for him, until he comes back and is told of it."""
    chance = random.Random(3)
    async with TwoPlayers.at(hasty_server.url, patience=60) as pair, pair.ada.sit(pair.table) as ada:
        await ada.play(chance.choice(ada.moves))
        async with pair.bob.sit(pair.table) as bob:
            await bob.play(chance.choice(bob.moves))
            known = bob.version
            bob.socket.transport.abort()
        while sum(step["cause"] == "away" for step in steps_of(ada.heard)) < 6:
            if ada.moves:
                await ada.play(chance.choice(ada.moves))
            else:
                await ada.hear(HANGS)
        assert ada.table["seats"][1]["away"]
        async with pair.bob.sit(pair.table, since=known) as bob:
            missed = bob.heard[0]["missed"]
            assert [step["version"] for step in missed] == list(range(known + 1, bob.version + 1))
            assert {step["cause"] for step in missed if step["seat"] == 1} == {"away"}
            await ada.hear_until("table")
            assert not ada.table["seats"][1]["away"]
            while not bob.moves:
                while ada.version < bob.version:
                    await ada.hear()
                if ada.moves:
                    await ada.play(chance.choice(ada.moves))
                await bob.hear()
            assert (await bob.play(chance.choice(bob.moves)))["type"] == "done"


def steps_of(heard: list[Json]) -> list[Json]:
    return [message["step"] for message in heard if message["type"] == "moved"]


async def connections(port: int) -> int:
    async with httpx.AsyncClient(trust_env=False) as http:
        told = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
    found = re.search(r"^crosstown_connections (\d+)", told, re.MULTILINE)
    assert found, told
    return int(found[1])


def sockets(server: ServerProcess) -> int:
    assert server.process is not None
    found = 0
    for file in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed since the folder was read
            found += os.readlink(file).startswith("socket:")
    return found
