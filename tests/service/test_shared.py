"""Several processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from crosstown.service.guest_cities import read_guest_pack
from crosstown.service.protocol.messages import Done
from crosstown.service.scheduler import HEARTBEAT_VALID
from crosstown.service.tables import table_context
from crosstown.service.tables.live_game import LiveGame, replay
from crosstown.service.tables.subscribers.presence import RECONNECT_SECONDS
from testkit.server_process import ROOT
from tests.service.service_fixture import (
    ME,
    OPEN,
    WAIT_SECONDS,
    Listener,
    ServiceProcess,
    advance_together,
    assert_done,
    computer,
    eventually,
    game_of,
    make_command,
    play_first_legal,
    refusal,
    send,
)

pytestmark = pytest.mark.anyio

Pair = tuple[ServiceProcess, ServiceProcess]


@pytest.fixture
async def pair(postgres_database: str, anyio_backend: str) -> AsyncIterator[Pair]:
    one = ServiceProcess(postgres_database)
    two = ServiceProcess(postgres_database, one.clock)
    async with one, two:
        yield one, two


async def test_what_one_process_plays_the_other_tells(pair: Pair) -> None:
    here, there = pair
    table, (ada, ben) = await here.start_game("Ada", "Ben")
    other = await there.table(table.id)
    async with Listener(other, ben) as listener:
        await listener.until("snapshot")
        await play_first_legal(table, [ada])
        moved = await listener.until("moved")
        assert (moved["version"], moved["view"]["seat"]) == (table.version, 1)
        await play_first_legal(other, [ben])
    await eventually(lambda: table.version == other.version)
    assert game_of(table).position == game_of(other).position


async def test_a_move_during_the_replay_is_not_missed(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = pair
    table, (ada, ben) = await here.start_game("Ada", "Ben")
    begun, may_end = threading.Event(), threading.Event()

    def slow_replay(*loaded: Any) -> LiveGame | None:
        begun.set()
        assert may_end.wait(WAIT_SECONDS)
        return replay(*loaded)

    monkeypatch.setattr(table_context, "replay", slow_replay)
    loading = asyncio.create_task(there.table(table.id))
    await eventually(begun.is_set)
    await play_first_legal(table, [ada, ben])
    await eventually(lambda: table.id in there.registry._changed_while_loading)
    may_end.set()
    other = await loading
    await eventually(lambda: other.version == table.version)


async def test_a_whole_game_across_two_processes(pair: Pair) -> None:
    here, there = pair
    table, people = await here.start_game("Ada", "Ben", city="san-francisco")
    other = await there.table(table.id)
    for number in range(400):
        active = (table, other)[number % 2]
        await eventually(lambda: table.version == other.version)
        if game_of(active).position.over:
            break
        await play_first_legal(active, people)
    assert table.broadcast.table_info().state == other.broadcast.table_info().state == "over"


async def test_one_ply_is_table_once_whoever_is_faster(pair: Pair) -> None:
    here, there = pair
    table, (ada, _) = await here.start_game("Ada", "Ben")
    other = await there.table(table.id)
    moves = [str(move) for move in game_of(table).position.legal_moves]
    answers = await asyncio.gather(
        *(send(each, ada, "play", version=1, move=move) for each in (table, other) for move in moves)
    )
    assert sum(isinstance(answer, Done) for answer in answers) == 1
    assert {refusal(answer) for answer in answers if not isinstance(answer, Done)} == {"old-version"}
    await eventually(lambda: table.version == other.version == 2)


async def test_a_command_sent_to_both_is_done_once(pair: Pair) -> None:
    here, there = pair
    table, (ada, _) = await here.start_game("Ada", "Ben")
    other = await there.table(table.id)
    play = make_command("play", version=1, move=str(game_of(table).position.legal_moves[0]))
    first = assert_done(await table.run_command(ada, play))
    await eventually(lambda: other.version == 2)
    assert assert_done(await other.run_command(ada, play)) == first
    assert len(game_of(table).log) == 1


async def test_seats_change_everywhere(pair: Pair) -> None:
    here, there = pair
    ada, ben = await here.guest("Ada"), await there.guest("Ben")
    opened = await here.open(ada)
    other = await there.table(opened.id)
    async with Listener(opened, ada) as listener:
        await listener.until("snapshot")
        assert_done(await send(other, ben, "join"))
        snapshot = await listener.until("snapshot")
        assert snapshot["table"]["state"] == "playing"
        assert_done(await send(other, ben, "say", text="hello"))
        assert (await listener.until("said"))["line"]["text"] == "hello"
    answers = await asyncio.gather(
        send(opened, ada, "mute", seat=1, muted=True), send(other, ben, "mute", seat=0, muted=True)
    )
    assert all(isinstance(answer, Done) for answer in answers), "a lost race is tried again"
    assert opened.state.muted.keys() | other.state.muted.keys() == {ada.id, ben.id}


async def test_what_is_added_in_two_processes_at_once_is_in_the_shuffle_or_refused(pair: Pair) -> None:
    here, there = pair
    for _ in range(4):
        ada, ben, cleo = await here.guest("Ada"), await here.guest("Ben"), await here.guest("Cleo")
        opened = await here.open(ada, ME, OPEN, OPEN)
        other = await there.table(opened.id)
        seal = opened.broadcast.table_info().server_seal
        given = {
            person.id: {"seal": seal, "digits": digit * 64}
            for person, digit in ((ada, "a"), (ben, "b"), (cleo, "c"))
        }
        answers = await asyncio.gather(
            send(opened, ada, "contribute", contribution=given[ada.id]),
            send(other, ben, "join", contribution=given[ben.id]),
            send(opened, cleo, "join", contribution=given[cleo.id]),
        )
        await eventually(lambda: opened.game is not None and other.game is not None)  # noqa: B023
        deal = game_of(opened).deal
        assert deal is not None
        assert deal == game_of(other).deal
        for person, answer in zip((ada, ben, cleo), answers, strict=True):
            (seat,) = opened.state.seats_of(person.id)
            added = given[person.id]["digits"] if isinstance(answer, Done) else None
            assert deal.contributions[seat] == added, answer


async def test_a_computer_player_thinks_in_one_process_only(pair: Pair) -> None:
    here, there = pair
    ada = await here.guest("Ada")
    here.scheduler.bot_pause = there.scheduler.bot_pause = 100
    table = await here.open(ada, ME, computer())
    other = await there.table(table.id)
    await play_first_legal(table, [ada])
    await eventually(lambda: game_of(table).position.phase == "turn")
    for _ in range(6):
        await play_first_legal(table, [ada])
        while game_of(table).position.turn != 0:
            await eventually(lambda: table.version == other.version)
            version = table.version
            await advance_together(0.1, here, there)
            await eventually(lambda: table.version > version)  # noqa: B023
    bot_moves = [entry for entry in game_of(table).log if entry.cause]
    assert len(here.bots.questions) + len(there.bots.questions) == len(bot_moves)


async def test_connected_to_any_process_is_there(pair: Pair) -> None:
    here, there = pair
    table, (ada, ben) = await here.start_game("Ada", "Ben", patience=60)
    other = await there.table(table.id)
    async with Listener(table, ben):
        async with Listener(other, ada):
            await eventually(lambda: ada.id not in table.memory.away)
            await advance_together(90, here, there)
            assert game_of(table).log == [], "she is there, if elsewhere"
        await advance_together(RECONNECT_SECONDS, here, there)
        await eventually(lambda: ada.id in table.memory.away)


async def test_a_process_that_died_holds_nobody(pair: Pair) -> None:
    here, there = pair
    table, (ada, ben) = await here.start_game("Ada", "Ben", patience=60)
    async with Listener(table, ada):
        here.scheduler.stop_rounds()  # no more heartbeats, and no goodbye
        other = await there.table(table.id)
        async with Listener(other, ben):
            await eventually(lambda: ada.id not in other.memory.away)
            await there.advance(HEARTBEAT_VALID / 1000 + 1)
            await other.presence.refresh()
            assert ada.id in other.memory.away
            await there.advance(61)
            await eventually(lambda: other.version == 2)


async def test_a_city_of_a_guest_is_there_in_every_process(pair: Pair) -> None:
    here, there = pair
    ada, ben = await here.guest("Ada"), await here.guest("Ben")
    pack = (ROOT / "docs" / "examples" / "toytown.toml").read_bytes().decode()
    city = read_guest_pack(pack)
    await here.registry.guest_cities.add(pack, city.id, city.sha256, ada.id, "")
    table = await there.open(ada, ME, OPEN, city=city.id, edition=city.sha256)
    assert_done(await send(await here.table(table.id), ben, "join"))
    await eventually(lambda: table.game)
    assert game_of(table).position.city == city
