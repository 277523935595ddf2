"""Taking back beside other people: one's own last move that revealed nothing, or more where all agree."""

from __future__ import annotations

from typing import Any

import pytest

from crosstown.service.tables import undo
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.undo import UNDOS_A_TURN
from crosstown.store.rows import PersonRow
from tests.service.service_fixture import (
    ME,
    Listener,
    ServiceProcess,
    assert_done,
    draw_until_claim,
    game_of,
    play_first_legal,
    refusal,
    same_screen,
    send,
)

pytestmark = pytest.mark.anyio


async def before_claim(
    service: ServiceProcess, *names: str, **wanted: Any
) -> tuple[LiveTable, list[PersonRow], str]:
    table, people = await service.start_game(*names, **wanted)
    return table, people, await draw_until_claim(table, people)


async def claims_in_a_row(service: ServiceProcess) -> tuple[LiveTable, list[PersonRow]]:
    """A claim of Ada and one of Ben, without a card revealed between them."""
    table, people = await service.start_game("Ada", "Ben")
    await draw_until_claim(table, people, 1)
    claim = await draw_until_claim(table, people, 0)
    assert_done(await send(table, people[0], "play", move=claim))
    claims = [str(move) for move in game_of(table).position.legal_moves if move.kind == "claim"]
    assert_done(await send(table, people[1], "play", move=claims[0]))
    return table, people


async def test_a_claim_can_be_taken_back_until_the_next_move(service: ServiceProcess) -> None:
    table, (ada, ben), claim = await before_claim(service, "Ada", "Ben")
    before = game_of(table).position.copy()
    assert_done(await send(table, ada, "play", move=claim))
    version = table.version
    async with Listener(table, ada) as listener, Listener(table, ben) as other:
        assert (await listener.until("snapshot"))["you"]["can_undo"]
        assert not (await other.until("snapshot"))["you"]["can_undo"]
        assert refusal(await send(table, ben, "undo")) == "nothing-to-undo"
        assert_done(await send(table, ada, "undo"))
        told = await listener.until("moved")
    assert (told["step"]["undone"], told["step"]["events"]) == (1, [])
    assert game_of(table).position == before
    assert table.version == version + 1, "a version never comes twice, not even after a take-back"
    assert refusal(await send(table, ada, "undo")) == "nothing-to-undo"


async def test_the_next_move_ends_it(service: ServiceProcess) -> None:
    table, (ada, ben) = await claims_in_a_row(service)
    assert refusal(await send(table, ada, "undo")) == "nothing-to-undo"
    assert_done(await send(table, ben, "undo"))


async def test_kept_tickets_stay_kept_where_other_people_sit(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    async with Listener(table, ada) as listener:
        await listener.until("snapshot")
        await play_first_legal(table, [ada, ben])
        assert not (await listener.until("moved"))["can_undo"]
    assert refusal(await send(table, ada, "undo")) == "nothing-to-undo"
    assert refusal(await send(table, ada, "ask-take-back")) == "nothing-to-undo", "not by consent either"


async def test_people_who_share_a_screen_keep_their_tickets_too(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, ME, same_screen("Bo"))
    await play_first_legal(table, [ada])
    assert refusal(await send(table, ada, "undo")) == "nothing-to-undo"


@pytest.mark.parametrize("kind", ["draw", "take", "tickets"])
async def test_never_across_a_revealed_card(service: ServiceProcess, kind: str) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    await play_first_legal(table, [ada, ben], 2)
    move = next(str(move) for move in game_of(table).position.legal_moves if str(move).split()[0] == kind)
    assert_done(await send(table, ada, "play", move=move))
    assert refusal(await send(table, ada, "undo")) == "nothing-to-undo"
    assert refusal(await send(table, ada, "ask-take-back")) == "nothing-to-undo"
    assert refusal(await send(table, ben, "ask-take-back")) == "nothing-to-undo", "his tickets lie before it"


async def test_take_backs_off_means_off(service: ServiceProcess) -> None:
    table, (ada, _), claim = await before_claim(service, "Ada", "Ben", take_backs=False)
    assert_done(await send(table, ada, "play", move=claim))
    async with Listener(table, ada) as listener:
        assert not (await listener.until("snapshot"))["you"]["can_undo"]
    assert refusal(await send(table, ada, "undo")) == "no-take-backs"
    assert refusal(await send(table, ada, "ask-take-back")) == "no-take-backs"


async def test_few_undos_a_turn_so_that_nobody_is_locked_out(service: ServiceProcess) -> None:
    """Undo and play in a loop: the opponent was refused again and again, and the log had no end."""
    table, (ada, ben), claim = await before_claim(service, "Ada", "Ben")
    assert_done(await send(table, ada, "play", move=claim))
    for _ in range(UNDOS_A_TURN):
        seen = table.version
        assert_done(await send(table, ada, "undo"))
        answer = await send(table, ben, "play", version=seen, move="draw")
        assert refusal(answer) == "old-version"
        assert "taken back" in answer.message  # type: ignore[union-attr]
        assert_done(await send(table, ada, "play", move=claim))
    entries = len(game_of(table).log)
    assert refusal(await send(table, ada, "undo")) == "too-many-take-backs"
    assert refusal(await send(table, ada, "ask-take-back")) == "too-many-take-backs"
    assert len(game_of(table).log) == entries
    assert_done(await send(table, ben, "play", move="draw"))


async def test_undos_of_a_game_have_an_end_that_a_restart_remembers(
    service: ServiceProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undo, "UNDOS_A_GAME", 1)
    table, (ada, ben), claim = await before_claim(service, "Ada", "Ben")
    assert_done(await send(table, ada, "play", move=claim))
    assert_done(await send(table, ada, "undo"))
    assert_done(await send(table, ada, "play", move="draw"))
    claim = await draw_until_claim(table, [ada, ben])
    assert_done(await send(table, ada, "play", move=claim))
    assert refusal(await send(table, ada, "undo")) == "too-many-take-backs"
    async with ServiceProcess(service.database, service.clock) as restarted:
        again = await restarted.table(table.id)
        assert refusal(await send(again, ada, "undo")) == "too-many-take-backs"


async def test_no_undo_after_the_deadline_of_the_turn(service: ServiceProcess) -> None:
    """Undo and play in a loop stalled a clock of 15 s for 50 s."""
    table, (ada, ben), claim = await before_claim(service, "Ada", "Ben", turn_seconds=60)
    await service.advance(59)
    assert_done(await send(table, ada, "play", move=claim))
    await service.advance(0.5)
    assert_done(await send(table, ada, "undo"))
    assert_done(await send(table, ada, "play", move=claim))
    await service.advance(0.5)
    assert refusal(await send(table, ada, "undo")) == "nothing-to-undo"
    assert refusal(await send(table, ada, "ask-take-back")) == "nothing-to-undo"
    assert_done(await send(table, ben, "play", move="draw"))


async def test_a_move_that_the_clock_made_stands(service: ServiceProcess) -> None:
    table, (ada, _), claim = await before_claim(service, "Ada", "Ben", turn_seconds=60)
    async with Listener(table, ada):
        service.bots.answer = claim
        await service.advance(60)
    assert game_of(table).log[-1].cause == "clock"
    assert refusal(await send(table, ada, "undo")) == "nothing-to-undo"
    assert refusal(await send(table, ada, "ask-take-back")) == "nothing-to-undo"


async def test_a_take_back_gives_no_more_time(service: ServiceProcess) -> None:
    table, (ada, _), claim = await before_claim(service, "Ada", "Ben", turn_seconds=60)
    deadline = table.broadcast.snapshot_for(None, None, None).clock.deadline
    await service.advance(20)
    assert_done(await send(table, ada, "play", move=claim))
    await service.advance(20)
    assert_done(await send(table, ada, "undo"))
    assert table.broadcast.snapshot_for(None, None, None).clock.deadline == deadline


async def test_a_take_back_that_all_people_agree_to(service: ServiceProcess) -> None:
    table, (ada, ben) = await claims_in_a_row(service)
    claimed = len(game_of(table).log)
    assert refusal(await send(table, ben, "answer-take-back", agree=True)) == "nothing-asked"
    assert_done(await send(table, ada, "ask-take-back"))
    asked = table.broadcast.table_info().take_back
    assert asked is not None
    assert (asked.seat, asked.moves, asked.agreed) == (0, 2, (0,))
    assert refusal(await send(table, ada, "ask-take-back")) == "already-asked"
    assert len(game_of(table).log) == claimed
    assert_done(await send(table, ben, "answer-take-back", agree=True))
    assert game_of(table).log[-1].undone == 2
    assert game_of(table).position.turn == 0
    assert game_of(table).position.owners == {}
    assert table.broadcast.table_info().take_back is None
    await play_first_legal(table, [ada, ben], 5)


async def test_one_who_says_no_is_enough_and_is_asked_only_once(service: ServiceProcess) -> None:
    table, (ada, ben) = await claims_in_a_row(service)
    assert_done(await send(table, ada, "ask-take-back"))
    assert_done(await send(table, ben, "answer-take-back", agree=False))
    assert table.broadcast.table_info().take_back is None
    assert refusal(await send(table, ada, "answer-take-back", agree=True)) == "nothing-asked"
    async with Listener(table, ben) as listener:
        await listener.until("snapshot")
        assert refusal(await send(table, ada, "ask-take-back")) == "already-refused"
        assert await listener.received() == [], "he is not asked again"
    async with ServiceProcess(service.database, service.clock) as restarted:
        again = await restarted.table(table.id)
        assert refusal(await send(again, ada, "ask-take-back")) == "already-refused"


async def test_a_move_makes_the_request_void(service: ServiceProcess) -> None:
    table, (ada, ben) = await claims_in_a_row(service)
    assert_done(await send(table, ada, "ask-take-back"))
    await play_first_legal(table, [ada, ben])
    assert table.broadcast.table_info().take_back is None
    assert refusal(await send(table, ben, "answer-take-back", agree=True)) == "nothing-asked"


async def test_take_backs_survive_a_restart(service: ServiceProcess) -> None:
    table, (ada, ben) = await claims_in_a_row(service)
    assert_done(await send(table, ben, "undo"))
    assert_done(await send(table, ada, "undo"))
    await play_first_legal(table, [ada, ben], 7)
    async with ServiceProcess(service.database) as restarted:
        again = await restarted.table(table.id)
        assert game_of(again).position == game_of(table).position
        assert game_of(again).position.plies == game_of(table).position.plies
        assert again.version == table.version


async def test_the_record_holds_only_what_stands(service: ServiceProcess) -> None:
    table, people = await service.start_game("Ada", "Ben")
    undone = 0
    while not game_of(table).position.over:
        mover = game_of(table).position.turn
        claims = [str(move) for move in game_of(table).position.legal_moves if move.kind == "claim"]
        if mover is not None and claims and undone < 5:
            assert_done(await send(table, people[mover], "play", move=claims[0]))
            assert_done(await send(table, people[mover], "undo"))
            assert_done(await send(table, people[mover], "play", move=claims[0]))
            undone += 1
        else:
            await play_first_legal(table, people)
    assert undone == 5
    record = await service.store.record(game_of(table).row.id)
    assert record is not None
    assert record.count(b'"move"') == game_of(table).position.ply == len(game_of(table).log) - 2 * undone
