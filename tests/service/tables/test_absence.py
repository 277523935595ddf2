"""Clocks, and people who are away: nobody waits forever, and nobody loses a seat."""

from __future__ import annotations

import pytest

from crosstown.service.scheduler import LEASE
from crosstown.service.table_registry import IDLE_SECONDS
from crosstown.service.tables.deadlines_and_absences import GIVEN_UP_AFTER, STALLED_AFTER
from crosstown.service.tables.subscribers.presence import RECONNECT_SECONDS
from tests.service.service_fixture import (
    ME,
    OPEN,
    FakeClock,
    Listener,
    ServiceProcess,
    assert_done,
    computer,
    game_of,
    play_first_legal,
    refusal,
    send,
)

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


async def test_when_the_clock_runs_out_a_computer_player_moves(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben", turn_seconds=15)
    await play_first_legal(table, [ada, ben], 2)
    assert_done(await send(table, ada, "play", move="draw"))
    async with Listener(table, ada) as listener, Listener(table, ben):
        clock = (await listener.until("snapshot"))["clock"]
        assert clock["deadline"] - clock["now"] == 15_000
        await service.advance(11.9)
        assert "warning" not in [message["type"] for message in await listener.received()]
        await service.advance(0.1)
        assert (await listener.until("warning"))["seat"] == 0
        await service.advance(2.9)
        assert len(game_of(table).log) == 3
        await service.advance(0.1)
        moved = await listener.until("moved")
        assert (moved["step"]["seat"], moved["step"]["cause"]) == (0, "clock")
        assert game_of(table).position.turn == 1
        assert moved["clock"]["deadline"] - moved["clock"]["now"] == 15_000, "the next has all the time"
    assert not table.state.holders[0].left


async def test_a_clock_that_is_set_back_gives_nobody_more_time(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben", turn_seconds=60)
    await play_first_legal(table, [ada, ben], 2)
    async with Listener(table, ada) as listener, Listener(table, ben):
        await listener.until("snapshot")
        await service.advance(20)
        service.clock.set_by = -2 * 3600 * 1000
        clock = table.broadcast.snapshot_for(None, None, None).clock
        assert clock.deadline == clock.now + 40_000
        await service.advance(40)
        while (told := await listener.until("moved"))["step"]["cause"] != "clock":
            pass
        assert told["step"]["seat"] == 0


@pytest.mark.parametrize(("passed", "set_by", "left"), [(20, 0, 40), (0, -2 * 3600 * 1000, 60)])
async def test_a_restart_gives_no_more_time(database: str, passed: int, set_by: int, left: int) -> None:
    """And no more than a turn where the clock was set back before it."""
    clock = FakeClock()
    async with ServiceProcess(database, clock) as first:
        table, (ada, ben) = await first.start_game("Ada", "Ben", turn_seconds=60)
        await play_first_legal(table, [ada, ben], 2)
    clock.advance(passed)
    clock.set_by = set_by
    async with ServiceProcess(database, clock) as restarted:
        again = await restarted.table(table.id)
        told = again.broadcast.snapshot_for(None, None, None).clock
        assert told.deadline == told.now + left * 1000
        await restarted.advance(left)
        assert "clock" in {entry.cause for entry in game_of(again).log}


async def test_who_stalls_without_a_clock_is_played_for_if_the_others_ask(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    await play_first_legal(table, [ada, ben], 2)
    async with Listener(table, ada), Listener(table, ben) as listener:
        clock = (await listener.until("snapshot"))["clock"]
        assert clock["stalled_at"] - clock["now"] == STALLED_AFTER * 1000
        await service.advance(STALLED_AFTER - 1)
        assert refusal(await send(table, ben, "go-on")) == "still-awaited"
        await service.advance(1)
        assert game_of(table).position.turn == 0, "nobody has asked for it"
        assert refusal(await send(table, ada, "go-on")) == "still-awaited", "not for oneself"
        service.bots.answer = "draw"
        assert_done(await send(table, ben, "go-on"))
        await service.settle()
        assert game_of(table).position.turn == 1, "both cards of the turn were drawn"
        assert {entry.cause for entry in game_of(table).log[2:]} == {"stalled"}
        await play_first_legal(table, [ada, ben])
        while game_of(table).position.turn == 1:
            await play_first_legal(table, [ada, ben])
        await service.advance(60)
        assert game_of(table).position.turn == 0, "the next turn is her own again"


async def test_nobody_can_be_hurried_where_patience_has_no_end(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben", patience=None)
    async with Listener(table, ada), Listener(table, ben):
        await service.advance(DAY)
        assert refusal(await send(table, ben, "go-on")) == "still-awaited"


async def test_a_turn_of_two_cards_is_one_turn(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben", turn_seconds=60)
    await play_first_legal(table, [ada, ben], 2)
    deadline = table.broadcast.snapshot_for(None, None, None).clock.deadline
    await service.advance(5)
    assert_done(await send(table, ada, "play", move="draw"))
    assert game_of(table).position.turn == 0
    assert table.broadcast.snapshot_for(None, None, None).clock.deadline == deadline


async def test_by_mail_a_clock_runs_out_though_nobody_is_there(database: str) -> None:
    clock = FakeClock()
    async with ServiceProcess(database, clock) as first:
        table, (ada, ben) = await first.start_game("Ada", "Ben", turn_seconds=3 * DAY)
        await play_first_legal(table, [ada, ben], 3)
        assert table.state.patience is None, "being away is normal by mail"
    async with ServiceProcess(database, clock) as later:
        await later.advance(3 * DAY - 1)
        assert later.registry.tables == {}, "nothing is due yet"
        await later.advance(1)
        again = later.registry.tables[table.id]
        assert again.version == table.version + 1
        assert game_of(again).log[-1].cause == "clock"


async def test_who_is_away_too_long_is_played_for_while_others_wait(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben", patience=60)
    async with Listener(table, ben) as listener:
        async with Listener(table, ada):
            await listener.until("snapshot")
        await service.advance(RECONNECT_SECONDS)
        assert ada.id in table.memory.away
        seats = [message["table"]["seats"] for message in await listener.received() if "table" in message]
        assert seats[-1][0]["away"]
        await service.advance(59 - RECONNECT_SECONDS)
        assert game_of(table).log == [], "not yet"
        await service.advance(1)
        moved = await listener.until("moved")
        assert moved["step"]["cause"] == "away"
        assert table.broadcast.table_info().seats[0].minded_by == "medium"
        async with Listener(table, ada):
            assert table.broadcast.table_info().seats[0].minded_by is None
            await play_first_legal(table, [ada, ben])
            await service.advance(3600)
            assert game_of(table).position.turn == 0, "she is back, and it is hers to decide"
            await play_first_legal(table, [ada, ben])


async def test_a_seat_is_given_away_only_after_a_long_absence(service: ServiceProcess) -> None:
    """A lost connection of ten seconds cost a seat for good."""
    table, (ada, ben) = await service.start_game("Ada", "Ben", patience=60)

    async def appoint() -> str:
        return refusal(await send(table, ada, "appoint", seat=1, player="easy"))

    async with Listener(table, ada):
        async with Listener(table, ben):
            assert await appoint() == "seat-taken"
        await service.advance(RECONNECT_SECONDS)
        assert await appoint() == "still-awaited"
        await service.advance(GIVEN_UP_AFTER - RECONNECT_SECONDS - 1)
        assert table.broadcast.table_info().seats[1].minded_by == "medium"
        assert await appoint() == "still-awaited"
        async with Listener(table, ben):
            assert table.state.seats_of(ben.id) == (1,), "he is back"
            assert await appoint() == "seat-taken"
        await service.advance(RECONNECT_SECONDS)
        assert await appoint() == "still-awaited"
        await service.advance(GIVEN_UP_AFTER - RECONNECT_SECONDS)
        assert_done(await send(table, ada, "appoint", seat=1, player="easy"))


async def test_where_patience_has_no_end_nobody_loses_a_seat(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben", patience=None)
    async with Listener(table, ada):
        await service.advance(30 * DAY)
        assert refusal(await send(table, ada, "appoint", seat=1, player="easy")) == "still-awaited"
        assert_done(await send(table, ben, "leave"))
        assert_done(await send(table, ada, "appoint", seat=1, player="easy"))


async def test_nobody_is_played_for_where_nobody_waits(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, ME, computer(), patience=60)
    async with Listener(table, ada):
        await play_first_legal(table, [ada])
    await service.advance(RECONNECT_SECONDS)
    assert ada.id in table.memory.away
    assert game_of(table).position.turn == 0, "the computer player has moved"
    version = table.version
    await service.advance(DAY)
    assert table.version == version


async def test_a_short_break_is_no_absence(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    async with Listener(table, ben) as listener:
        async with Listener(table, ada):
            await listener.received()
        await service.advance(RECONNECT_SECONDS - 0.1)
        async with Listener(table, ada):
            await service.advance(10 * RECONNECT_SECONDS)
            assert await listener.received() == []
            assert ada.id not in table.memory.away


async def test_who_polls_is_there_between_polls(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    async with Listener(table, ada):
        for _ in range(6):
            async with Listener(table, ben):
                pass
            await service.advance(RECONNECT_SECONDS - 0.1)
            assert ben.id not in table.memory.away
        await service.advance(0.1)
        assert ben.id in table.memory.away


async def test_two_tabs_are_one_person(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    async with Listener(table, ben), Listener(table, ada):
        async with Listener(table, ada):
            pass
        await service.advance(RECONNECT_SECONDS)
        assert ada.id not in table.memory.away


async def test_an_unwatched_table_is_put_away_and_comes_back(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    await play_first_legal(table, [ada, ben], 3)
    async with Listener(table, ada):
        await service.advance(10 * IDLE_SECONDS)
        assert table.id in service.registry.tables, "somebody watches"
    await service.advance(IDLE_SECONDS)
    assert table.id in service.registry.tables
    await service.advance(IDLE_SECONDS / 2)
    assert service.registry.tables == {}
    again = await service.table(table.id)
    assert again is not table
    await play_first_legal(again, [ada, ben], 3)


async def test_computer_players_go_on_after_a_restart_without_anybody(database: str) -> None:
    clock = FakeClock()
    async with ServiceProcess(database, clock, bot_pause=60_000) as first:
        ada = await first.guest("Ada")
        table = await first.open(ada, computer(), ME, OPEN, first=0)
        assert_done(await send(table, ada, "appoint", seat=2, player="easy"))
        await first.settle()
        await play_first_legal(table, [ada])
        await first.settle()
        assert (game_of(table).position.ply, game_of(table).position.turn) == (3, 0)
    async with ServiceProcess(database, clock) as restarted:
        await restarted.advance(LEASE / 1000)
        assert game_of(restarted.registry.tables[table.id]).position.turn == 1
