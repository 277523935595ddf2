"""Hints and warnings at tables: who may ask, who is told, and from what they come."""

from __future__ import annotations

import msgspec
import pytest

from crosstown.service.protocol.messages import Done
from crosstown.service.tables.live_table import ADVICE_RATE
from tests.service.service_fixture import (
    ME,
    OPEN,
    Listener,
    ServiceProcess,
    assert_done,
    computer,
    game_of,
    make_command,
    refusal,
    same_screen,
    send,
)

pytestmark = pytest.mark.anyio


async def test_beside_computer_players_one_may_ask(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, ME, computer())
    assert table.broadcast.table_info().hints
    hint = assert_done(await send(table, ada, "hint")).hint
    assert hint is not None
    assert hint.move in game_of(table).position.legal_moves
    assert len(hint.reasons) == 2
    judged = assert_done(await send(table, ada, "judge")).judgement
    assert judged is not None
    assert judged.best in game_of(table).position.legal_moves
    assert [question.advice for question in service.bots.questions[-2:]] == ["hint", "judgement"]


async def test_beside_people_only_where_the_host_allows_it(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    assert not table.broadcast.table_info().hints
    for kind in ("hint", "judge"):
        assert refusal(await send(table, ada, kind)) == "no-hints"
    assert_done(await send(table, ben, "leave"))  # who may come back
    assert refusal(await send(table, ada, "hint")) == "no-hints"
    shared = await service.open(await service.guest("Cleo"), ME, same_screen("Dan"))
    assert not shared.broadcast.table_info().hints
    waiting = await service.open(ada, ME, OPEN, hints=True)
    assert waiting.broadcast.table_info().hints  # everybody sees it before they sit down
    assert_done(await send(waiting, ben, "join"))
    assert_done(await send(waiting, ada, "hint"))


async def test_nobody_else_hears_of_a_hint(service: ServiceProcess) -> None:
    """And with first tickets somebody may ask before it is the seat's turn."""
    table, (ada, ben) = await service.start_game("Ada", "Ben", hints=True)
    async with (
        Listener(table, ada) as asking,
        Listener(table, ben) as other,
        Listener(table, None) as guest,
    ):
        for each in (asking, other, guest):
            await each.received()
        for person, listener in ((ada, asking), (ben, other)):
            assert assert_done(await send(table, person, "hint", via=listener)).hint
        for each in (asking, other, guest):
            assert await each.received() == []  # the answer goes to whoever asked, by another way
    assert service.bots.questions[-1].seat == 1


async def test_advice_comes_from_the_view(service: ServiceProcess) -> None:
    """A worker gets the blanked view and a seed that follows from what everybody knows."""
    table, (ada, _) = await service.start_game("Ada", "Ben", hints=True)
    assert_done(await send(table, ada, "hint"))
    question = service.bots.questions[-1]
    game = game_of(table)
    assert question.view == game.position.view(0).pack()
    assert question.seed == f"hint {table.id} 0"
    assert game.row.seed not in repr(msgspec.to_builtins(question))


async def test_asking_out_of_turn_twice_or_too_often(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, ME, computer())
    command = make_command("hint", version=table.version)
    first = await table.run_command(ada, command)
    assert assert_done(first).hint
    assert await table.run_command(ada, command) == first
    assert len(service.bots.questions) == 1
    assert refusal(await send(table, ada, "hint", version=table.version + 1)) == "old-version"
    assert refusal(await send(table, await service.guest("Eve"), "hint")) == "not-seated"
    answers = [await send(table, ada, "judge") for _ in range(ADVICE_RATE[0] + 1)]
    assert isinstance(answers[0], Done)
    assert refusal(answers[-1]) == "too-fast"


async def test_without_computer_players_there_is_a_refusal(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, ME, computer())
    service.bots.advises = False
    command = make_command("hint", version=table.version)
    assert refusal(await table.run_command(ada, command)) == "hint-not-ready"
    service.bots.advises = True
    assert assert_done(await table.run_command(ada, command)).hint
