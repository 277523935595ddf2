"""Taking back: one's own last move that revealed nothing, or more where all people agree. Never a card."""

from __future__ import annotations

import pytest

from crosstown.service.tables.live_table import LiveTable
from crosstown.store.rows import PersonRow
from tests.service.service_fixture import (
    ME,
    Listener,
    ServiceProcess,
    assert_done,
    computer,
    eventually,
    game_of,
    play_first_legal,
    refusal,
    send,
)

pytestmark = pytest.mark.anyio


async def after_set_up(service: ServiceProcess, *names: str) -> tuple[LiveTable, list[PersonRow]]:
    table, people = await service.start_game(*names)
    await play_first_legal(table, people, len(people))
    return table, people


async def test_keeping_tickets_can_be_taken_back_until_the_next_move(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    dealt = game_of(table).position.copy()
    await play_first_legal(table, [ada, ben])
    version = table.version
    async with Listener(table, ada) as listener, Listener(table, ben) as other:
        assert (await listener.until("snapshot"))["you"]["can_undo"]
        assert not (await other.until("snapshot"))["you"]["can_undo"]
        assert refusal(await send(table, ben, "undo")) == "nothing-to-undo"
        assert_done(await send(table, ada, "undo"))
        told = await listener.until("moved")
    assert (told["step"]["undone"], told["step"]["events"]) == (1, [])
    assert game_of(table).position == dealt
    assert table.version == version + 1, "a version never comes twice, not even after a take-back"
    assert refusal(await send(table, ada, "undo")) == "nothing-to-undo"


async def test_the_next_move_ends_it(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    await play_first_legal(table, [ada, ben], 2)
    assert refusal(await send(table, ada, "undo")) == "nothing-to-undo"
    assert_done(await send(table, ben, "undo"))


@pytest.mark.parametrize("kind", ["draw", "take", "tickets"])
async def test_never_across_a_revealed_card(service: ServiceProcess, kind: str) -> None:
    table, (ada, ben) = await after_set_up(service, "Ada", "Ben")
    move = next(str(move) for move in game_of(table).position.legal_moves if str(move).split()[0] == kind)
    assert_done(await send(table, ada, "play", move=move))
    assert refusal(await send(table, ada, "undo")) == "nothing-to-undo"
    assert refusal(await send(table, ada, "ask-take-back")) == "nothing-to-undo"
    assert refusal(await send(table, ben, "ask-take-back")) == "nothing-to-undo", "his tickets lie before it"


async def test_a_take_back_that_all_people_agree_to(service: ServiceProcess) -> None:
    table, (ada, ben, cleo) = await service.start_game("Ada", "Ben", "Cleo")
    dealt = game_of(table).position.copy()
    await play_first_legal(table, [ada, ben, cleo], 2)
    assert refusal(await send(table, cleo, "answer-take-back", agree=True)) == "nothing-asked"
    assert_done(await send(table, ada, "ask-take-back"))
    asked = table.broadcast.table_info().take_back
    assert asked is not None
    assert (asked.seat, asked.moves, asked.agreed) == (0, 2, (0,))
    assert_done(await send(table, ben, "answer-take-back", agree=True))
    assert len(game_of(table).log) == 2
    assert_done(await send(table, cleo, "answer-take-back", agree=True))
    assert game_of(table).position == dealt
    assert table.broadcast.table_info().take_back is None
    await play_first_legal(table, [ada, ben, cleo], 5)


async def test_one_who_says_no_is_enough(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    await play_first_legal(table, [ada, ben], 2)
    assert_done(await send(table, ada, "ask-take-back"))
    assert_done(await send(table, ben, "answer-take-back", agree=False))
    assert table.broadcast.table_info().take_back is None
    assert refusal(await send(table, ada, "answer-take-back", agree=True)) == "nothing-asked"


async def test_a_move_makes_the_request_void(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    await play_first_legal(table, [ada, ben], 2)
    assert_done(await send(table, ada, "ask-take-back"))
    await play_first_legal(table, [ada, ben], 1)
    assert table.broadcast.table_info().take_back is None
    assert refusal(await send(table, ben, "answer-take-back", agree=True)) == "nothing-asked"


async def test_where_the_table_does_not_allow_it(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben", take_backs=False)
    await play_first_legal(table, [ada, ben], 2)
    assert refusal(await send(table, ada, "ask-take-back")) == "no-take-backs"
    assert_done(await send(table, ben, "undo"))


async def test_computer_players_agree(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, ME, computer(), take_backs=True)
    dealt = game_of(table).position.copy()
    await play_first_legal(table, [ada])
    await eventually(lambda: game_of(table).position.ply == 2)
    assert_done(await send(table, ada, "ask-take-back"))
    assert game_of(table).position == dealt


async def test_take_backs_survive_a_restart(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    await play_first_legal(table, [ada, ben], 2)
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
        await play_first_legal(table, people)
        if mover is not None and game_of(table).can_undo((mover,)) and undone < 5:
            assert_done(await send(table, people[mover], "undo"))
            undone += 1
            await play_first_legal(table, people)
    assert undone >= 2
    record = await service.store.record(game_of(table).row.id)
    assert record is not None
    assert record.count(b'"move"') == game_of(table).position.ply == len(game_of(table).log) - 2 * undone
