"""Somebody alone with computer players can undo a slip, and they wait a moment for that."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.undo import UNDOS_A_TURN
from crosstown.store.rows import PersonRow
from tests.service.service_fixture import (
    ME,
    FakeClock,
    Listener,
    ServiceProcess,
    advance_together,
    assert_done,
    computer,
    game_of,
    play_first_legal,
    refusal,
    send,
)

pytestmark = pytest.mark.anyio

PAUSE, WINDOW = 700, 2500


@pytest.fixture
async def slow(database: str, anyio_backend: str) -> AsyncIterator[ServiceProcess]:
    async with ServiceProcess(database, bot_pause=PAUSE, undo_window=WINDOW) as process:
        yield process


async def before_claim(service: ServiceProcess, ada: PersonRow, **wanted: Any) -> tuple[LiveTable, str]:
    """A table with one computer player, where Ada can claim a route and nothing waits."""
    table = await service.open(ada, ME, computer(), **wanted)
    while True:
        position = game_of(table).position
        claims = [str(move) for move in position.legal_moves if move.kind == "claim"]
        if position.turn == 0 and position.phase == "turn" and claims:
            return table, claims[0]
        if position.turn == 0:
            moves = [str(move) for move in position.legal_moves]
            move = "draw" if "draw" in moves else moves[0]
            assert_done(await send(table, ada, "play", move=move))
        await service.advance(WINDOW / 1000)


async def test_computer_players_wait_while_undo_is_open(slow: ServiceProcess) -> None:
    ada = await slow.guest("Ada")
    table, claim = await before_claim(slow, ada, take_backs=False)
    before = game_of(table).position.copy()
    async with Listener(table, ada) as listener:
        await listener.until("snapshot")
        assert_done(await send(table, ada, "play", move=claim))
        told = await listener.until("moved")
        assert told["can_undo"]
        assert told["undo_until"] - told["clock"]["now"] == WINDOW
        await slow.advance(WINDOW / 1000 - 0.1)
        assert game_of(table).position.turn == 1, "it waits, though its pause is over"
        assert_done(await send(table, ada, "undo"))
        assert game_of(table).position == before
        assert_done(await send(table, ada, "play", move=claim))
        await slow.advance(WINDOW / 1000)
        assert game_of(table).log[-1].cause == "computer"


async def test_the_next_step_ends_the_wait_at_once(slow: ServiceProcess) -> None:
    ada = await slow.guest("Ada")
    table, claim = await before_claim(slow, ada)
    assert_done(await send(table, ada, "play", move=claim))
    assert_done(await send(table, ada, "go-on"))
    async with Listener(table, ada) as listener:
        assert (await listener.until("snapshot"))["you"]["undo_until"] is None
    await slow.advance(PAUSE / 1000)
    assert game_of(table).log[-1].cause == "computer"
    assert_done(await send(table, ada, "go-on", version=0))  # too late, which does no harm


async def test_nobody_waits_after_a_card_was_revealed(slow: ServiceProcess) -> None:
    ada = await slow.guest("Ada")
    table, _ = await before_claim(slow, ada)
    async with Listener(table, ada) as listener:
        await listener.until("snapshot")
        assert_done(await send(table, ada, "play", move="draw"))
        assert_done(await send(table, ada, "play", move="draw"))
        await listener.until("moved")
        told = await listener.until("moved")
        assert (told["can_undo"], told["undo_until"]) == (False, None)
        await slow.advance(PAUSE / 1000)
        assert game_of(table).log[-1].cause == "computer"


async def test_first_tickets_are_chosen_without_a_pause_and_can_be_undone(slow: ServiceProcess) -> None:
    ada = await slow.guest("Ada")
    table = await slow.open(ada, ME, computer(), computer())
    dealt = game_of(table).position.copy()
    await play_first_legal(table, [ada])
    await slow.settle()
    assert game_of(table).position.phase == "turn", "nobody waited"
    assert_done(await send(table, ada, "undo"))
    assert game_of(table).log[-1].undone == 3, "with what the computer players kept since"
    assert game_of(table).position == dealt


async def test_undos_against_computer_players_have_an_end_too(slow: ServiceProcess) -> None:
    ada = await slow.guest("Ada")
    table, claim = await before_claim(slow, ada)
    for _ in range(UNDOS_A_TURN):
        assert_done(await send(table, ada, "play", move=claim))
        assert_done(await send(table, ada, "undo"))
    assert_done(await send(table, ada, "play", move=claim))
    async with Listener(table, ada) as listener:
        you = (await listener.until("snapshot"))["you"]
        assert (you["can_undo"], you["undo_until"]) == (False, None)
    assert refusal(await send(table, ada, "undo")) == "too-many-take-backs"
    assert refusal(await send(table, ada, "ask-take-back")) == "too-many-take-backs"


async def test_beside_other_people_computer_players_do_not_wait(slow: ServiceProcess) -> None:
    ada, ben = await slow.guest("Ada"), await slow.guest("Ben")
    table = await slow.open(ada, ME, {"type": "open"}, computer())
    assert_done(await send(table, ben, "join"))
    async with Listener(table, ada) as listener:
        await play_first_legal(table, [ada, ben], 2)
        await slow.advance(WINDOW / 1000)
        assert all(message.get("undo_until") is None for message in await listener.received())


async def test_a_restart_in_the_window_does_no_harm(database: str) -> None:
    clock = FakeClock()
    async with ServiceProcess(database, clock, PAUSE, WINDOW) as first:
        ada = await first.guest("Ada")
        table, claim = await before_claim(first, ada)
        assert_done(await send(table, ada, "play", move=claim))
    async with ServiceProcess(database, clock, PAUSE, WINDOW) as restarted:
        again = await restarted.table(table.id)
        async with Listener(again, ada) as listener:
            assert (await listener.until("snapshot"))["you"]["undo_until"] == clock.now() + WINDOW
        await restarted.advance(WINDOW / 1000 - 0.1)
        assert game_of(again).position.turn == 1
        await restarted.advance(0.1)
        assert game_of(again).log[-1].cause == "computer"


@pytest.mark.slow
async def test_one_process_may_end_the_wait_of_all(postgres_database: str) -> None:
    clock = FakeClock()
    async with (
        ServiceProcess(postgres_database, clock, PAUSE, WINDOW) as one,
        ServiceProcess(postgres_database, clock, PAUSE, WINDOW) as two,
    ):
        ada = await one.guest("Ada")
        here, claim = await before_claim(one, ada)
        there = await two.table(here.id)
        assert_done(await send(here, ada, "play", move=claim))
        version = here.version
        await advance_together(PAUSE / 1000, one, two)
        assert (here.version, there.version) == (version, version), "both wait"
        assert_done(await send(there, ada, "go-on"))
        await two.settle()
        assert game_of(there).log[-1].cause == "computer"
