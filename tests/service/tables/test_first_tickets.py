"""Everybody chooses first tickets at the same time. The game takes them in seat order; nobody learns more."""

from __future__ import annotations

import pytest

from crosstown.service.tables.live_table import LiveTable
from tests.service.service_fixture import (
    ME,
    FakeClock,
    Json,
    Listener,
    ServiceProcess,
    advance_together,
    assert_done,
    computer,
    eventually,
    game_of,
    make_command,
    play_first_legal,
    play_to_the_end,
    refusal,
    same_screen,
    send,
)

pytestmark = pytest.mark.anyio


def choices(table: LiveTable, person: str, seat: int) -> list[str]:
    told = table.broadcast.snapshot_for(person, seat, None).you.first_tickets
    assert told is not None
    return [choice.move for choice in told.choices]


async def test_all_are_offered_their_own_tickets_at_once(service: ServiceProcess) -> None:
    table, people = await service.start_game("Ada", "Ben", "Cleo", city="berlin")
    for seat, person in enumerate(people):
        async with Listener(table, person) as listener:
            told = await listener.until("snapshot")
            first, offered = told["you"]["first_tickets"], told["view"]["offered"]
            assert (first["seat"], first["chosen"]) == (seat, None)
            kept = {tuple(choice["tickets"]) for choice in first["choices"]}
            assert {(offered[0],), (offered[1],), tuple(offered)} == kept
    async with Listener(table, None) as listener:
        assert (await listener.until("snapshot"))["you"]["first_tickets"] is None


async def test_choices_are_taken_in_seat_order(service: ServiceProcess) -> None:
    table, (ada, ben, cleo) = await service.start_game("Ada", "Ben", "Cleo")
    wanted = [choices(table, person.id, seat)[seat] for seat, person in enumerate((ada, ben, cleo))]
    async with Listener(table, ben) as listener:
        await listener.until("snapshot")
        assert_done(await send(table, cleo, "first-tickets", move=wanted[2]))
        assert_done(await send(table, ben, "first-tickets", move=wanted[1]))
        assert (await listener.until("table"))["you"]["first_tickets"]["chosen"] == wanted[1]
        assert game_of(table).log == [], "it is not their turn"
        assert_done(await send(table, ada, "first-tickets", move=wanted[0]))
        await service.settle()
        assert [entry.seat for entry in game_of(table).log] == [0, 1, 2]
        assert [str(ply.move) for ply in game_of(table).position.plies] == wanted
        assert {entry.cause for entry in game_of(table).log} == {""}
        assert [(await listener.until("moved"))["step"]["seat"] for _ in range(3)] == [0, 1, 2]
    assert table.broadcast.snapshot_for(ben.id, 1, None).you.first_tickets is None


async def test_nobody_notices_an_early_choice(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben", listed=True)
    async with Listener(table, ada) as opponent, Listener(table, None) as stranger:
        await opponent.until("snapshot"), await stranger.until("snapshot")
        news, before = table.broadcast.news, await seen_by_others(service, table, ada.id)
        await service.advance(5)
        assert_done(await send(table, ben, "first-tickets", move=choices(table, ben.id, 1)[0]))
        await service.settle()
        assert await opponent.received() == []
        assert await stranger.received() == []
        assert not news.is_set(), "whoever polls does not wake up"
        service.clock.advance(-5)
        assert await seen_by_others(service, table, ada.id) == before


async def seen_by_others(service: ServiceProcess, table: LiveTable, person: str) -> list[object]:
    return [
        table.broadcast.snapshot_for(person, 0, 0),
        table.broadcast.snapshot_for(None, None, 0),
        await service.lobby.listed_tables(person),
        await service.lobby.tables_of(person),
    ]


async def test_a_choice_is_final(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    first, other = choices(table, ben.id, 1)[:2]
    assert_done(await send(table, ben, "first-tickets", move=first))
    assert_done(await send(table, ben, "first-tickets", move=first))
    assert refusal(await send(table, ben, "first-tickets", move=other)) == "already-chosen"
    await play_first_legal(table, [ada])
    await service.settle()
    assert refusal(await send(table, ben, "first-tickets", move=first)) == "already-chosen"
    assert str(game_of(table).position.plies[1].move) == first


async def test_a_wrong_choice_is_refused_at_once(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    hers = choices(table, ada.id, 0)[0]
    assert refusal(await send(table, ben, "first-tickets", move=hers)) == "not-offered"
    assert refusal(await send(table, ben, "first-tickets", move="draw")) == "keep-first"
    assert refusal(await send(table, ben, "first-tickets", move="keep it")) == "move-syntax"
    assert refusal(await send(table, ben, "first-tickets", move=hers, seat=0)) == "bad-seat"
    stranger = await service.guest("Cleo")
    assert refusal(await send(table, stranger, "first-tickets", move=hers)) == "not-seated"
    assert table.state.first_choices == ()


async def test_a_choice_survives_a_kill(database: str) -> None:
    """It is on the disk before it is acknowledged, and a server without any client takes it."""
    clock = FakeClock()
    async with ServiceProcess(database, clock) as first:
        table, (ada, ben) = await first.start_game("Ada", "Ben")
        move = choices(table, ben.id, 1)[1]
        command = make_command("first-tickets", move=move)
        assert_done(await table.run_command(ben, command))
    async with ServiceProcess(database, clock) as second:
        again = await second.table(table.id)
        told = again.broadcast.snapshot_for(ben.id, 1, None).you.first_tickets
        assert told is not None
        assert told.chosen == move
        assert_done(await again.run_command(ben, command))
        second.scheduler.stop_rounds()
        second.registry.on_changed = lambda table_id: None  # killed right after her move
        await play_first_legal(again, [ada])
        assert len(game_of(again).log) == 1
    async with ServiceProcess(database, clock) as third:
        await third.advance(1)
        finally_there = await third.table(table.id)
        assert [str(ply.move) for ply in game_of(finally_there).position.plies][1:] == [move]
        assert_done(await finally_there.run_command(ben, command))
        assert len(game_of(finally_there).log) == 2, "done once"


async def test_the_time_runs_for_everybody_at_once(service: ServiceProcess) -> None:
    table, (ada, ben, cleo) = await service.start_game("Ada", "Ben", "Cleo", turn_seconds=60)
    began = service.clock.now()
    async with Listener(table, ada), Listener(table, ben) as listener, Listener(table, cleo):
        assert (await listener.until("snapshot"))["clock"]["deadline"] == began + 60_000
        await service.advance(30)
        await play_first_legal(table, [ada])
        assert (await listener.until("moved"))["clock"]["deadline"] == began + 60_000
        chosen = choices(table, cleo.id, 2)[2]
        assert_done(await send(table, cleo, "first-tickets", move=chosen))
        await service.advance(18)
        warned = [message["seat"] for message in await listener.received() if message["type"] == "warning"]
        assert warned == [1, 2], "whoever has chosen is not told apart"
        await service.advance(12)
        assert [entry.cause for entry in game_of(table).log] == ["", "clock", ""]
        assert str(game_of(table).position.plies[2].move) == chosen
        clock = table.broadcast.snapshot_for(None, None, None).clock
        assert clock.deadline == clock.now + 60_000, "the first turn has all its time"


async def test_a_choice_goes_with_the_person_and_not_with_the_seat(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    move = choices(table, ben.id, 1)[0]
    assert_done(await send(table, ben, "first-tickets", move=move))
    assert_done(await send(table, ben, "leave"))
    assert_done(await send(table, ada, "appoint", seat=1, player="easy"))
    await play_first_legal(table, [ada])
    await service.settle()
    assert game_of(table).log[1].cause == "computer"


async def test_on_a_shared_screen_each_seat_chooses_for_itself(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, ME, same_screen("Bo"))
    assert table.broadcast.snapshot_for(ada.id, None, None).you.first_tickets is None
    his = choices(table, ada.id, 1)[0]
    assert_done(await send(table, ada, "first-tickets", move=his, seat=1))
    assert_done(await send(table, ada, "first-tickets", move=choices(table, ada.id, 0)[0]))
    await service.settle()
    assert game_of(table).position.phase == "turn"


async def test_a_rematch_forgets_the_choices(service: ServiceProcess) -> None:
    table, people = await service.start_game("Ada", "Ben")
    ada, ben = people
    assert_done(await send(table, ben, "first-tickets", move=choices(table, ben.id, 1)[0]))
    await play_first_legal(table, [ada])
    await service.settle()
    await play_to_the_end(table, people)
    async with Listener(table, ada), Listener(table, ben):
        for person in people:
            assert_done(await send(table, person, "rematch"))
        await service.settle()
    assert table.state.first_choices == ()
    assert game_of(table).log == []


async def test_an_undone_choice_is_not_taken_again(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    service.scheduler.bot_pause = 1000
    table = await service.open(ada, computer(), ME, first=0, patience=None)
    service.scheduler.stop_rounds()
    move = choices(table, ada.id, 1)[0]
    assert_done(await send(table, ada, "first-tickets", move=move))
    await service.settle()
    assert game_of(table).position.phase == "turn"
    assert_done(await send(table, ada, "undo"))
    await service.settle()
    assert game_of(table).position.phase == "first-keep", "she chooses anew"


@pytest.mark.slow
async def test_another_process_takes_the_choice_and_tells_nobody_early(postgres_database: str) -> None:
    one = ServiceProcess(postgres_database)
    two = ServiceProcess(postgres_database, one.clock)
    async with one, two:
        here, (ada, ben) = await one.start_game("Ada", "Ben")
        there = await two.table(here.id)
        move = choices(there, ben.id, 1)[0]
        async with Listener(here, ada) as opponent, Listener(here, ben) as own:
            await opponent.until("snapshot"), await own.until("snapshot")
            await eventually(lambda: not here.memory.away and not there.memory.away)
            await opponent.received(), await own.received()
            assert_done(await send(there, ben, "first-tickets", move=move))
            told: Json = await own.until("table")
            assert told["you"]["first_tickets"]["chosen"] == move
            assert await opponent.received() == []
            await play_first_legal(here, [ada])
            await advance_together(1, one, two)
            await eventually(lambda: len(game_of(here).log) == len(game_of(there).log) == 2)
            assert str(game_of(here).position.plies[1].move) == move
