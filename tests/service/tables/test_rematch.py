"""Another game at the same table."""

from __future__ import annotations

import pytest

from crosstown.service.tables.deadlines_and_absences import GIVEN_UP_AFTER
from crosstown.service.tables.subscribers.presence import RECONNECT_SECONDS
from crosstown.service.tokens import Tokens
from tests.service.service_fixture import (
    Listener,
    ServiceProcess,
    assert_done,
    finished_game,
    game_of,
    play_first_legal,
    play_to_the_end,
    refusal,
    send,
)

pytestmark = pytest.mark.anyio


async def test_rematch_when_all_want_it_and_the_next_begins(service: ServiceProcess) -> None:
    table, people = await service.start_game("Ada", "Ben")
    ada, ben = people
    assert refusal(await send(table, ada, "rematch")) == "still-playing"
    async with Listener(table, ada) as listener, Listener(table, ben):
        await play_to_the_end(table, people)
        first, version = game_of(table).row.id, table.version
        assert_done(await send(table, ada, "rematch"))
        assert table.broadcast.table_info().rematch == (0,)
        assert game_of(table).row.id == first
        assert_done(await send(table, ben, "rematch"))
        assert game_of(table).row.id != first
        assert [holder.name for holder in table.state.holders] == ["Ben", "Ada"]
        assert table.version == version + 1, "a version never comes twice"
        snapshot = None
        while snapshot is None or snapshot["table"]["game"] != 2:
            snapshot = await listener.until("snapshot")
        assert snapshot["you"]["seats"] == [1]
        await play_first_legal(table, people, 4)
    assert table.broadcast.table_info().rematch == ()


async def test_a_rematch_waits_for_those_who_are_away_for_a_moment(service: ServiceProcess) -> None:
    table, (ada, ben) = await finished_game(service, patience=60)
    async with Listener(table, ada):
        async with Listener(table, ben):
            pass
        await service.advance(RECONNECT_SECONDS)
        assert ben.id in table.memory.away
        assert_done(await send(table, ada, "rematch"))
        assert table.broadcast.table_info().game == 1, "he may be back in a moment"
        async with Listener(table, ben):
            assert_done(await send(table, ben, "rematch"))
            assert table.broadcast.table_info().game == 2


async def test_a_rematch_can_begin_without_those_who_are_gone(service: ServiceProcess) -> None:
    table, (ada, _) = await finished_game(service, patience=60)
    async with Listener(table, ada):
        assert_done(await send(table, ada, "rematch"))
        assert table.broadcast.table_info().game == 1
        await service.advance(GIVEN_UP_AFTER)
        assert_done(await send(table, ada, "rematch"))
        assert table.broadcast.table_info().game == 2


async def test_a_rematch_draws_lots_where_the_table_does(service: ServiceProcess) -> None:
    drawn = []

    class Lots(Tokens):
        def below(self, bound: int) -> int:
            drawn.append(bound)
            return 0

    service.registry._context.tokens = Lots()
    table, (ada, ben) = await finished_game(service, first="random")
    before = [holder.name for holder in table.state.holders]
    async with Listener(table, ada), Listener(table, ben):
        for person in (ada, ben):
            assert_done(await send(table, person, "rematch"))
    assert drawn == [2, 2]
    assert [holder.name for holder in table.state.holders] == before, "the lot fell on the same seat"
