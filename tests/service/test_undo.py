"""Taking back: one's own last move that revealed nothing, or more where all people agree. Never a card."""

from __future__ import annotations

import pytest

from crosstown.service.tables.live_table import LiveTable
from crosstown.store.rows import PersonRow
from tests.service.service_fixture import ME, Club, Ear, ask, code, computer, done, eventually, play_on

pytestmark = pytest.mark.anyio


async def after_set_up(club: Club, *names: str, **wanted: object) -> tuple[LiveTable, list[PersonRow]]:
    """A table where everyone has kept tickets and seat 0 is to move."""
    table, people = await club.started(*names, **wanted)
    await play_on(table, people, len(people))
    return table, people


async def test_keeping_tickets_can_be_taken_back_until_the_next_move(club: Club) -> None:
    table, (ada, ben) = await club.started("Ada", "Ben")
    assert table.match is not None
    dealt = table.match.game.copy()
    await play_on(table, [ada, ben])
    version = table.version
    async with Ear(table, ada) as ear, Ear(table, ben) as other:
        assert (await ear.until("snapshot"))["you"]["can_undo"]
        assert not (await other.until("snapshot"))["you"]["can_undo"]
        assert code(await ask(table, ben, "undo")) == "nothing-to-undo"
        done(await ask(table, ada, "undo"))
        told = await ear.until("moved")
    assert (told["step"]["undone"], told["step"]["events"]) == (1, [])
    assert table.match.game == dealt
    assert table.version == version + 1, "a version never comes twice, not even after a take-back"
    assert code(await ask(table, ada, "undo")) == "nothing-to-undo"


async def test_the_next_move_ends_it(club: Club) -> None:
    table, (ada, ben) = await club.started("Ada", "Ben")
    await play_on(table, [ada, ben], 2)
    assert code(await ask(table, ada, "undo")) == "nothing-to-undo"
    done(await ask(table, ben, "undo"))


@pytest.mark.parametrize("kind", ["draw", "take", "tickets"])
async def test_never_across_a_revealed_card(club: Club, kind: str) -> None:
    table, (ada, ben) = await after_set_up(club, "Ada", "Ben")
    assert table.match is not None
    move = next(str(move) for move in table.match.game.legal_moves if str(move).split()[0] == kind)
    done(await ask(table, ada, "play", move=move))
    assert code(await ask(table, ada, "undo")) == "nothing-to-undo"
    assert code(await ask(table, ada, "ask-take-back")) == "nothing-to-undo"
    assert code(await ask(table, ben, "ask-take-back")) == "nothing-to-undo", "his tickets lie before it"


async def test_a_take_back_that_all_people_agree_to(club: Club) -> None:
    table, (ada, ben, cleo) = await club.started("Ada", "Ben", "Cleo")
    assert table.match is not None
    dealt = table.match.game.copy()
    await play_on(table, [ada, ben, cleo], 2)
    assert code(await ask(table, cleo, "answer-take-back", agree=True)) == "nothing-asked"
    done(await ask(table, ada, "ask-take-back"))
    asked = table.info(0).take_back
    assert asked is not None
    assert (asked.seat, asked.moves, asked.agreed) == (0, 2, (0,))
    done(await ask(table, ben, "answer-take-back", agree=True))
    assert len(table.match.log) == 2
    done(await ask(table, cleo, "answer-take-back", agree=True))
    assert table.match.game == dealt
    assert table.info(0).take_back is None
    await play_on(table, [ada, ben, cleo], 5)


async def test_one_who_says_no_is_enough(club: Club) -> None:
    table, (ada, ben) = await club.started("Ada", "Ben")
    await play_on(table, [ada, ben], 2)
    done(await ask(table, ada, "ask-take-back"))
    done(await ask(table, ben, "answer-take-back", agree=False))
    assert table.info(0).take_back is None
    assert code(await ask(table, ada, "answer-take-back", agree=True)) == "nothing-asked"


async def test_a_move_makes_the_request_void(club: Club) -> None:
    table, (ada, ben) = await club.started("Ada", "Ben")
    await play_on(table, [ada, ben], 2)
    done(await ask(table, ada, "ask-take-back"))
    await play_on(table, [ada, ben], 1)
    assert table.info(0).take_back is None
    assert code(await ask(table, ben, "answer-take-back", agree=True)) == "nothing-asked"


async def test_where_the_table_does_not_allow_it(club: Club) -> None:
    table, (ada, ben) = await club.started("Ada", "Ben", take_backs=False)
    await play_on(table, [ada, ben], 2)
    assert code(await ask(table, ada, "ask-take-back")) == "no-take-backs"
    done(await ask(table, ben, "undo"))


async def test_computer_players_agree(club: Club) -> None:
    ada = await club.guest("Ada")
    table = await club.open(ada, ME, computer(), take_backs=True)
    assert table.match is not None
    dealt = table.match.game.copy()
    await play_on(table, [ada])
    await eventually(lambda: table.match.game.ply == 2)
    done(await ask(table, ada, "ask-take-back"))
    assert table.match.game == dealt


async def test_take_backs_survive_a_restart(club: Club) -> None:
    table, (ada, ben) = await club.started("Ada", "Ben")
    await play_on(table, [ada, ben], 2)
    done(await ask(table, ben, "undo"))
    done(await ask(table, ada, "undo"))
    await play_on(table, [ada, ben], 7)
    async with Club(club.database) as restarted:
        again = await restarted.table(table.id)
        assert table.match is not None
        assert again.match is not None
        assert again.match.game == table.match.game
        assert again.match.game.plies == table.match.game.plies
        assert again.version == table.version


async def test_the_record_holds_only_what_stands(club: Club) -> None:
    table, people = await club.started("Ada", "Ben")
    assert table.match is not None
    undone = 0
    while not table.match.game.over:
        mover = table.match.game.turn
        await play_on(table, people)
        if mover is not None and table.match.can_undo((mover,)) and undone < 5:
            done(await ask(table, people[mover], "undo"))
            undone += 1
            await play_on(table, people)
    assert undone >= 2
    record = await club.store.record(table.match.row.id)
    assert record is not None
    assert record.count(b'"move"') == table.match.game.ply == len(table.match.log) - 2 * undone
