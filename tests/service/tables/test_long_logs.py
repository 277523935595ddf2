"""Tables with a long log: a stranger who opens one stops nobody, and gets an answer of bounded size."""

from __future__ import annotations

import asyncio
import threading

import pytest

from crosstown.service.tables import table_context
from crosstown.service.tables.live_game import UNDO, LiveGame, replay
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.subscribers.table_messages import MAX_MISSED, encode
from crosstown.store.rows import LoadedTable, PersonRow
from tests.service.service_fixture import (
    WAIT_SECONDS,
    ServiceProcess,
    assert_done,
    draw_until_claim,
    game_of,
    play_first_legal,
    refusal,
    send,
)

pytestmark = pytest.mark.anyio

MAX_BYTES = 256 * 1024


async def with_long_log(service: ServiceProcess) -> tuple[LiveTable, list[PersonRow]]:
    """A game in which a claim was taken back again and again, when there was no limit to that."""
    table, people = await service.start_game("Ada", "Ben")
    claim = await draw_until_claim(table, people)
    while len(game_of(table).log) < MAX_MISSED + 100:
        for ply in (game_of(table).try_move(0, claim), None):
            row = game_of(table).row_for(ply or game_of(table).try_undo(1), at=service.clock.now())
            game_of(table).apply_row(row)
            assert await service.store.append(row, table=table.id, due=None, touched=row.at, turn=0)
    return table, people


async def test_a_table_is_replayed_beside_the_event_loop(
    service: ServiceProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event loop goes on while a replay takes its time: it must, for only the loop lets it end."""
    table, people = await service.start_game("Ada", "Ben")
    await play_first_legal(table, people, 2)
    service.registry.forget(table.id)
    begun, may_end, waited = asyncio.Event(), threading.Event(), []
    loop = asyncio.get_running_loop()

    def slow_replay(loaded: LoadedTable, *rest: object) -> LiveGame | None:
        loop.call_soon_threadsafe(begun.set)
        waited.append(may_end.wait(WAIT_SECONDS))
        return replay(loaded, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(table_context, "replay", slow_replay)
    reading = asyncio.create_task(service.registry.get(table.id))
    async with asyncio.timeout(WAIT_SECONDS):
        await begun.wait()
    assert not reading.done()
    may_end.set()
    again = await reading
    assert waited == [True]
    assert again is not None
    assert again.version == table.version


async def test_what_was_missed_is_bounded(service: ServiceProcess) -> None:
    table, _ = await with_long_log(service)
    service.registry.forget(table.id)
    again = await service.table(table.id)
    told = again.broadcast.snapshot_for(None, None, 0)
    assert len(told.missed) == MAX_MISSED
    assert told.missed[-1].version == again.version, "the latest steps"
    assert len(encode(told)) < MAX_BYTES


async def test_an_old_game_with_a_long_log_goes_on(service: ServiceProcess) -> None:
    table, (ada, ben) = await with_long_log(service)
    service.registry.forget(table.id)
    again = await service.table(table.id)
    assert game_of(again).log[-1].undone == 1
    claim = next(str(move) for move in game_of(again).position.legal_moves if move.kind == "claim")
    assert_done(await send(again, ada, "play", move=claim))
    assert refusal(await send(again, ada, "undo")) == "too-many-take-backs"
    assert_done(await send(again, ben, "play", move="draw"))
    assert not any(
        row.move.startswith(UNDO) for row in (await service.store.plies(game_of(again).row.id))[-2:]
    )
