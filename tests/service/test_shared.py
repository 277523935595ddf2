"""Several processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator

import pytest

from crosstown.service import table_registry
from crosstown.service.protocol.messages import Done
from crosstown.service.tables import live_table
from testkit.postgres_server import PostgresServer
from tests.service.service_fixture import (
    ME,
    Club,
    Ear,
    Time,
    ask,
    code,
    command,
    computer,
    done,
    eventually,
    play_on,
)

pytestmark = pytest.mark.anyio

Pair = tuple[Club, Club]


@pytest.fixture
async def pair(postgres: PostgresServer, anyio_backend: str) -> AsyncIterator[Pair]:
    time = Time()
    database = postgres.create_database()
    async with Club(database, time) as one, Club(database, time) as two:
        yield one, two


async def test_what_one_process_plays_the_other_tells(pair: Pair) -> None:
    here, there = pair
    played, (ada, ben) = await here.started("Ada", "Ben")
    other = await there.table(played.id)
    async with Ear(other, ben) as ear:
        await ear.until("snapshot")
        await play_on(played, [ada])
        moved = await ear.until("moved")
        assert (moved["version"], moved["view"]["seat"]) == (played.version, 1)
        await play_on(other, [ben])
    await eventually(lambda: played.version == other.version)
    assert played.match is not None
    assert other.match is not None
    assert played.match.game == other.match.game


async def test_a_whole_game_across_two_processes(pair: Pair) -> None:
    here, there = pair
    played, people = await here.started("Ada", "Ben", city="san-francisco")
    other = await there.table(played.id)
    for number in range(400):
        active = (played, other)[number % 2]
        await eventually(lambda: played.version == other.version)
        assert active.match is not None
        if active.match.game.over:
            break
        await play_on(active, people)
    assert played.info(0).state == other.info(0).state == "over"


async def test_one_ply_is_played_once_whoever_is_faster(pair: Pair) -> None:
    here, there = pair
    played, (ada, _) = await here.started("Ada", "Ben")
    other = await there.table(played.id)
    assert played.match is not None
    moves = [str(move) for move in played.match.game.legal_moves]
    answers = await asyncio.gather(
        *(ask(each, ada, "play", version=1, move=move) for each in (played, other) for move in moves)
    )
    assert sum(isinstance(answer, Done) for answer in answers) == 1
    assert {code(answer) for answer in answers if not isinstance(answer, Done)} == {"old-version"}
    await eventually(lambda: played.version == other.version == 2)


async def test_a_command_sent_to_both_is_done_once(pair: Pair) -> None:
    here, there = pair
    played, (ada, _) = await here.started("Ada", "Ben")
    other = await there.table(played.id)
    assert played.match is not None
    play = command("play", version=1, move=str(played.match.game.legal_moves[0]))
    first = done(await played.obey(ada, play))
    await eventually(lambda: other.version == 2)
    assert done(await other.obey(ada, play)) == first
    assert len(played.match.log) == 1


async def test_seats_change_everywhere(pair: Pair) -> None:
    here, there = pair
    ada, ben = await here.guest("Ada"), await there.guest("Ben")
    opened = await here.open(ada)
    other = await there.table(opened.id)
    async with Ear(opened, ada) as ear:
        await ear.until("snapshot")
        done(await ask(other, ben, "join"))
        snapshot = await ear.until("snapshot")
        assert snapshot["table"]["state"] == "playing"
        done(await ask(other, ben, "say", text="hello"))
        assert (await ear.until("said"))["line"]["text"] == "hello"
    answers = await asyncio.gather(
        ask(opened, ada, "mute", seat=1, muted=True), ask(other, ben, "mute", seat=0, muted=True)
    )
    assert all(isinstance(answer, Done) for answer in answers), "a lost race is tried again"
    assert opened.document.muted.keys() | other.document.muted.keys() == {ada.id, ben.id}


async def test_a_computer_player_thinks_in_one_process_only(pair: Pair) -> None:
    here, there = pair
    here.time.ticking = True
    ada = await here.guest("Ada")
    here.hall.pause = there.hall.pause = 100
    played = await here.open(ada, ME, computer())
    other = await there.table(played.id)
    for _ in range(6):
        await eventually(lambda: played.version == other.version and played.match.game.turn == 0)  # type: ignore[union-attr]
        await play_on(played, [ada])
    await eventually(lambda: played.match.game.turn == 0)  # type: ignore[union-attr]
    assert played.match is not None
    bots = [entry for entry in played.match.log if entry.cause]
    assert len(here.pool.asked) + len(there.pool.asked) <= len(bots) + 2, "a race may be lost now and then"


async def test_connected_to_any_process_is_there(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "LINGER", 0.05)
    here, there = pair
    played, (ada, ben) = await here.started("Ada", "Ben", patience=30)
    other = await there.table(played.id)
    async with Ear(played, ben) as ear, Ear(other, ada):
        await eventually(lambda: ada.id not in played.away)
        await ear.all()
        here.time.pass_by(60)
        await here.hall._beat()
        await there.hall._beat()
        here.hall.attend(played)
        await asyncio.sleep(0.3)
        assert played.match is not None
        assert played.match.log == [], "she is there, if elsewhere"
    async with Ear(played, ben):
        await eventually(lambda: ada.id in played.away)


async def live_on(club: Club, seconds: float) -> None:
    """Time goes by, and this process gives a sign of life often enough to be there at every moment of it."""
    breath = table_registry.BREATH / 2000
    for _ in range(math.ceil(seconds / breath)):
        club.time.pass_by(breath)
        await club.hall._beat()


async def test_a_process_that_died_holds_nobody(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_registry, "ROUND", 0.1)
    here, there = pair
    played, (ada, ben) = await here.started("Ada", "Ben", patience=30)
    async with Ear(played, ada):
        for task in here.hall._rounds:
            task.cancel()  # no more signs of life, and no goodbye
        other = await there.table(played.id)
        async with Ear(other, ben):
            await eventually(lambda: ada.id not in other.away)
            await live_on(there, table_registry.BREATH / 1000 + 1)
            await other.look_who_is_there()
            assert ada.id in other.away
            await live_on(there, 31)
            there.hall.attend(other)
            await eventually(lambda: other.version == 2)
