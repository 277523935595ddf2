"""Commands that come twice, in the wrong order, or from two tabs at once: each is done once or refused."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from testkit.client import Seat, fresh_id
from testkit.server_process import ServerProcess
from tests.faults.clients.client_log import Acknowledged, ClientLog
from tests.faults.clients.two_players import TwoPlayers, ask, done, draw, draw_until_claim, post
from tests.faults.database_check import check

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all of them; whoever kills it starts it again."""
    with ServerProcess(tmp_path_factory.mktemp("data"), forked=True) as started:
        yield started


async def test_twice_on_one_connection(server: ServerProcess) -> None:
    async with TwoPlayers.at(server.url) as pair:
        await pair.begin()
        before = await pair.steps()
        async with pair.ada.sit(pair.table) as seat:
            command = draw(seat.version)
            assert await ask(seat, command, command, command) == [done(command)] * 3
            assert seat.version == command["version"] + 1
        assert await pair.steps() == [*before, command["version"] + 1]


async def test_at_the_same_time_in_many_ways(server: ServerProcess) -> None:
    async with TwoPlayers.at(server.url) as pair, AsyncExitStack() as stack:
        await pair.begin()
        before = await pair.steps()
        seats = [await stack.enter_async_context(pair.ada.sit(pair.table)) for _ in range(4)]
        command = draw(seats[0].version)
        over_sockets, over_http = await asyncio.gather(
            asyncio.gather(*(ask(seat, command) for seat in seats)),
            asyncio.gather(*(post(pair.ada, pair.table, command) for _ in range(4))),
        )
        assert over_sockets == [[done(command)]] * 4
        assert over_http == [done(command)] * 4
        assert await pair.steps() == [*before, command["version"] + 1]


async def test_again_after_a_crash(server: ServerProcess) -> None:
    async with TwoPlayers.at(server.url) as pair:
        await pair.begin()
        async with pair.ada.sit(pair.table) as seat:
            commands = [draw(seat.version), draw(seat.version + 1)]
            assert await ask(seat, *commands) == [done(command) for command in commands]
        log = await pair.steps()
        for _ in range(2):
            server.kill()
            server.start()
            for command in (*commands, *reversed(commands)):
                async with pair.ada.sit(pair.table) as seat:
                    assert await ask(seat, command) == [done(command)]
                assert await post(pair.ada, pair.table, command) == done(command)
            not_bobs = await post(pair.bob, pair.table, commands[0])
            assert not_bobs["code"] == "old-version"
            assert await pair.steps() == log


async def test_a_take_back_is_done_once(server: ServerProcess) -> None:
    """Also one that comes again after its move was played again."""
    async with (
        TwoPlayers.at(server.url) as pair,
        pair.ada.sit(pair.table) as seat,
        pair.bob.sit(pair.table) as other,
    ):
        claim = await draw_until_claim(seat, other)
        steps = len(await pair.steps())
        claimed = {"type": "play", "id": fresh_id(), "version": seat.version, "move": claim}
        undo = {"type": "undo", "id": fresh_id(), "version": seat.version + 1}
        claimed_again = claimed | {"id": fresh_id(), "version": seat.version + 2}
        commands = claimed, undo, undo, claimed_again
        assert await ask(seat, *commands) == [done(command) for command in commands]
        assert await ask(seat, undo, claimed) == [done(undo), done(claimed)]
        assert len(await pair.steps()) == steps + 3
        assert not seat.moves


async def test_first_tickets_that_were_chosen_early_survive_a_kill(server: ServerProcess) -> None:
    """Acknowledged before it is one's turn, taken when it is, and done once however often it comes."""
    async with TwoPlayers.at(server.url) as pair:
        async with pair.bob.sit(pair.table) as seat:
            move = seat.you["first_tickets"]["choices"][-1]["move"]
            choice = {"type": "first-tickets", "id": fresh_id(), "move": move}
            assert [answer["type"] for answer in await ask(seat, choice, choice)] == ["done", "done"]
        server.kill()
        server.start()
        async with pair.ada.sit(pair.table) as seat, pair.bob.sit(pair.table) as other:
            assert other.you["first_tickets"]["chosen"] == move
            await seat.play(seat.moves[0])
            await other.hear_until("moved", version=other.version + 2)
            assert sorted(other.view["tickets"]) == sorted(move.split()[1:])  # type: ignore[index]
            assert (await ask(other, choice))[0]["type"] == "done"
            assert len(await pair.steps()) == 2


async def test_what_is_said_twice_is_heard_once(server: ServerProcess) -> None:
    async with TwoPlayers.at(server.url) as pair:
        words = {"type": "say", "id": fresh_id(), "text": "Well done"}
        async with pair.ada.sit(pair.table) as seat:
            await ask(seat, words, words)
        server.kill()
        server.start()
        async with pair.ada.sit(pair.table) as seat, pair.bob.sit(pair.table) as other:
            [answer] = await ask(seat, words)
            assert answer["type"] == "done"
            assert [line["text"] for line in other.heard[0]["chat"]] == ["Well done"]
            await ask(seat, {"type": "say", "id": fresh_id(), "text": "Your turn"})
            assert (await other.hear_until("said"))["line"]["text"] == "Your turn"


async def test_in_the_wrong_order(server: ServerProcess) -> None:
    """Nothing is lost: what comes too early is refused, and done when it is sent again in its turn."""
    async with TwoPlayers.at(server.url) as pair:
        await pair.begin()
        before = await pair.steps()
        async with pair.ada.sit(pair.table) as seat:
            first, second = draw(seat.version), draw(seat.version + 1)
            [refused, first_done] = await ask(seat, second, first)
            assert (refused["id"], refused["code"]) == (second["id"], "old-version")
            assert first_done == done(first)
            assert await ask(seat, second, first) == [done(second), done(first)]
        assert await pair.steps() == [*before, first["version"] + 1, second["version"] + 1]


async def test_two_tabs_of_one_seat(server: ServerProcess) -> None:
    """Both want something at the same moment: one gets it, the other is told, and then both see the same."""
    chance = random.Random(4)
    async with TwoPlayers.at(server.url) as pair, AsyncExitStack() as stack:
        diary = ClientLog(pair.table, "two tabs")
        tabs = [
            [await stack.enter_async_context(guest.sit(pair.table)) for _ in range(2)]
            for guest in (pair.ada, pair.bob)
        ]
        while not tabs[0][0].over:
            both = next(two for two in tabs if two[0].moves)
            await play_at_once(both, chance, diary)
            await see_the_same(tabs, diary.acknowledged[-1].version)
    diary.over = True
    assert await check(server.data / "crosstown.sqlite", [diary]) > 40


async def play_at_once(tabs: list[Seat], chance: random.Random, diary: ClientLog) -> None:
    version, moves = tabs[0].version, tabs[0].moves
    assert (tabs[1].version, tabs[1].moves) == (version, moves)
    commands = [draw(version) | {"move": chance.choice(moves)} for _ in tabs]
    answers = [answer for [answer] in await asyncio.gather(*map(ask, tabs, commands))]
    assert sorted(answer.get("code", "") for answer in answers) == ["", "old-version"], answers
    for command, answer in zip(commands, answers, strict=True):
        if answer["type"] == "done":
            assert answer == done(command)
            diary.acknowledged.append(Acknowledged(answer["version"], command["move"], command["id"]))
    await asyncio.sleep(0.1)  # no faster than a server lets one play


async def see_the_same(tabs: list[list[Seat]], version: int) -> None:
    for two in tabs:
        for tab in two:
            while tab.version < version:
                await tab.hear()
        assert two[0].view == two[1].view
