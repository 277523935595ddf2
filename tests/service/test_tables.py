"""Tables: opening, joining, leaving, giving seats away, playing, rematch."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import msgspec
import pytest

from crosstown.errors import CrosstownError, TextError
from crosstown.game.fairness import judge, seal
from crosstown.game.record import Record
from crosstown.service.lobby import FEW, LATELY
from crosstown.service.table_registry import MOST_TABLES
from crosstown.service.tables.seating import NotAllowed
from tests.service.service_fixture import (
    ME,
    OPEN,
    Club,
    Ear,
    ask,
    beside,
    code,
    command,
    computer,
    done,
    eventually,
    play_on,
)

pytestmark = pytest.mark.anyio


async def test_a_game_begins_when_nobody_is_missing(club: Club) -> None:
    ada, ben = await club.guest("Ada"), await club.guest("Ben")
    table = await club.open(ada)
    async with Ear(table, ada) as ear:
        assert (await ear.until("snapshot"))["view"] is None
        assert code(await ask(table, ada, "play", move="draw")) == "not-playing"
        done(await ask(table, ben, "join"))
        snapshot = await ear.until("snapshot")
    assert snapshot["table"]["state"] == "playing"
    assert [seat["name"] for seat in snapshot["table"]["seats"]] == ["Ada", "Ben"]
    assert snapshot["you"]["seats"] == [0]
    assert snapshot["view"]["seat"] == 0
    assert snapshot["view"]["legal_moves"]


async def test_looking_takes_no_seat(club: Club) -> None:
    ada, ben = await club.guest("Ada"), await club.guest("Ben")
    table = await club.open(ada)
    async with Ear(table, ben) as ear, Ear(table, None) as stranger:
        assert (await ear.until("snapshot"))["you"]["seats"] == []
        assert (await stranger.until("snapshot"))["you"]["seats"] == []
    assert [chair.kind for chair in table.document.chairs] == ["person", "open"]


async def test_somebody_without_a_name_can_only_watch(club: Club) -> None:
    table, _ = await club.started("Ada", "Ben")
    assert code(await ask(table, None, "join")) == "no-name"
    assert code(await ask(table, None, "play", move="draw")) == "no-name"
    assert code(await ask(table, None, "say", text="hello")) == "no-name"


async def test_the_seat_comes_from_the_person(club: Club) -> None:
    table, (_, ben) = await club.started("Ada", "Ben")
    eve = await club.guest("Ada")  # the name is nothing
    assert table.match is not None
    move = str(table.match.game.legal_moves[0])
    assert code(await ask(table, ben, "play", move=move)) == "not-your-turn"
    assert code(await ask(table, eve, "play", move=move)) == "not-seated"
    assert table.match.log == []


async def test_joining_twice_changes_nothing_and_a_full_table_says_so(club: Club) -> None:
    table, (ada, ben) = await club.started("Ada", "Ben")
    eve = await club.guest("Eve")
    done(await ask(table, ben, "join"))
    done(await ask(table, ada, "join", seat=1))
    assert code(await ask(table, eve, "join")) == "table-full"
    assert [chair.name for chair in table.document.chairs] == ["Ada", "Ben"]


async def test_two_people_of_one_name_can_be_told_apart(club: Club) -> None:
    table, _ = await club.started("Ada", "Ada", "Ada")
    assert [chair.name for chair in table.document.chairs] == ["Ada", "Ada 2", "Ada 3"]


async def test_a_taken_seat_cannot_be_taken(club: Club) -> None:
    ada, ben = await club.guest("Ada"), await club.guest("Ben")
    table = await club.open(ada, ME, OPEN, OPEN)
    assert code(await ask(table, ben, "join", seat=0)) == "seat-taken"
    assert code(await ask(table, ben, "join", seat=3)) == "seat-taken"
    done(await ask(table, ben, "join", seat=2))
    assert table.document.seats_of(ben.id) == (2,)


async def test_who_begins_is_chosen_or_chance(club: Club) -> None:
    ada, ben = await club.guest("Ada"), await club.guest("Ben")
    chosen = await club.open(ada, ME, OPEN, first=1)
    done(await ask(chosen, ben, "join"))
    assert [chair.name for chair in chosen.document.chairs] == ["Ben", "Ada"]
    firsts = set()
    for _ in range(24):
        table = await club.open(ada, ME, computer(), first="random")
        firsts.add(table.document.chairs[0].kind)
        done(await ask(table, ada, "leave"))
    assert firsts == {"person", "computer"}


@pytest.mark.parametrize("city", ["london", "san-francisco", "berlin"])
async def test_a_whole_game_with_record_and_proof(club: Club, city: str) -> None:
    table, people = await club.started("Ada", "Ben", city=city)
    assert table.match is not None
    promised = table.info(0).seal
    assert table.info(0).seed is None
    while not table.match.game.over:
        await play_on(table, people)
    info = table.info(0)
    assert info.state == "over"
    assert info.seed is not None
    assert seal(info.seed) == promised
    record = await club.store.record(table.match.row.id)
    assert record is not None
    verdict = judge(Record.from_json(record), promised)
    assert verdict.fair, verdict


async def test_a_bad_table_is_refused_whole(club: Club) -> None:
    ada = await club.guest("Ada")
    for seats, wanted, expected in (
        ((ME, OPEN), {"city": "paris"}, "unknown-city"),
        ((ME, computer("deep-thought")), {}, "unknown-player"),
        ((ME, computer("hard:60s")), {}, "bad-player-option"),
        ((ME, computer("hard:9999999")), {}, "bad-player-option"),
        ((ME, ME), {}, "bad-seats"),
        ((ME, OPEN), {"first": 3}, "bad-first"),
        ((ME, beside("\u202e\u200b")), {}, "bad-name"),
    ):
        with pytest.raises(TextError) as caught:
            await club.open(ada, *seats, **wanted)
        assert caught.value.code == expected
    assert await club.hall.tables_of(ada.id) == []


async def test_nobody_can_open_tables_without_end(club: Club) -> None:
    ada = await club.guest("Ada")
    for _ in range(40):
        await club.open(ada)
    with pytest.raises(CrosstownError) as caught:
        await club.open(ada)
    assert caught.value.code == "too-many-tables"


async def test_a_table_that_everybody_leaves_before_the_game_is_gone(club: Club) -> None:
    ada = await club.guest("Ada")
    table = await club.open(ada, listed=True)
    async with Ear(table, None) as ear, Ear(table, ada):
        assert [brief.id for brief in await club.hall.lobby(None)] == [table.id]
        done(await ask(table, ada, "leave"))
        assert (await ear.until("bye"))["code"] == "table-gone"
    assert await club.hall.lobby(None) == []
    assert await club.hall.table(table.id) is None


async def test_when_the_host_leaves_the_next_one_is_host(club: Club) -> None:
    ada, ben, cleo = [await club.guest(name) for name in ("Ada", "Ben", "Cleo")]
    table = await club.open(ada, ME, OPEN, OPEN)
    done(await ask(table, ben, "join"))
    done(await ask(table, ada, "leave"))
    assert table.document.host == ben.id
    assert code(await ask(table, ada, "appoint", seat=0, player="easy")) == "not-the-host"
    done(await ask(table, ben, "appoint", seat=0, player="easy"))
    done(await ask(table, cleo, "join"))
    assert [chair.name for chair in table.document.chairs] == ["easy", "Ben", "Cleo"]


async def test_the_host_gives_open_and_abandoned_seats_to_computer_players(club: Club) -> None:
    ada, ben = await club.guest("Ada"), await club.guest("Ben")
    table = await club.open(ada, ME, OPEN, OPEN)
    async with Ear(table, ben):
        done(await ask(table, ben, "join"))
        assert code(await ask(table, ada, "appoint", seat=1, player="medium")) == "seat-taken"
        assert code(await ask(table, ada, "appoint", seat=0, player="medium")) == "seat-taken"
        assert code(await ask(table, ada, "appoint", seat=3, player="medium")) == "bad-seat"
        done(await ask(table, ada, "appoint", seat=2, player="easy"))
        assert table.match is not None, "nobody is missing now"
        done(await ask(table, ben, "leave"))
        done(await ask(table, ada, "appoint", seat=1, player="medium"))
    assert [chair.kind for chair in table.document.chairs] == ["person", "computer", "computer"]
    assert await club.hall.tables_of(ben.id) == []


async def test_the_host_frees_a_seat_before_the_game(club: Club) -> None:
    ada, ben = await club.guest("Ada"), await club.guest("Ben")
    table = await club.open(ada, ME, OPEN, computer())
    assert code(await ask(table, ben, "free", seat=2)) == "not-the-host"
    done(await ask(table, ada, "free", seat=2))
    done(await ask(table, ben, "join"))
    done(await ask(table, ada, "free", seat=1))
    assert table.document.seats_of(ben.id) == ()
    assert code(await ask(table, ada, "free", seat=0)) == "seat-taken"


async def test_who_leaves_a_game_is_played_for_and_may_come_back(club: Club) -> None:
    table, (ada, ben) = await club.started("Ada", "Ben")
    async with Ear(table, ada) as ear, Ear(table, ben):
        done(await ask(table, ada, "leave"))
        assert table.match is not None
        await eventually(lambda: table.match.game.turn == 1)
        assert {entry.cause for entry in table.match.log} == {"left"}
        seat = (await ear.until("snapshot"))["table"]["seats"][0]
        assert (seat["away"], seat["minded_by"]) == (True, "medium")
        done(await ask(table, ada, "join"))
        assert not table.document.chairs[0].left
        await play_on(table, [ada, ben])
        assert table.match.game.turn == 0, "she decides herself again"


async def test_a_game_that_everybody_left_is_over_and_goes_on_when_one_returns(club: Club) -> None:
    table, (ada, ben) = await club.started("Ada", "Ben")
    done(await ask(table, ada, "leave"))
    done(await ask(table, ben, "leave"))
    assert table.info(0).state == "over"
    assert table.duty() is None
    assert table.info(0).seed is None, "the seed is told only when the game has been played"
    done(await ask(table, ben, "join"))
    assert table.info(0).state == "playing"


async def test_rematch_when_all_want_it_and_the_next_begins(club: Club) -> None:
    table, people = await club.started("Ada", "Ben")
    ada, ben = people
    assert table.match is not None
    assert code(await ask(table, ada, "rematch")) == "still-playing"
    async with Ear(table, ada) as ear, Ear(table, ben):
        while not table.match.game.over:
            await play_on(table, people)
        first, version = table.match.row.id, table.version
        done(await ask(table, ada, "rematch"))
        assert table.info(0).rematch == (0,)
        assert table.match.row.id == first
        done(await ask(table, ben, "rematch"))
        assert table.match.row.id != first
        assert [chair.name for chair in table.document.chairs] == ["Ben", "Ada"]
        assert table.version == version + 1, "a version never comes twice"
        snapshot = None
        while snapshot is None or snapshot["table"]["game"] != 2:
            snapshot = await ear.until("snapshot")
        assert snapshot["you"]["seats"] == [1]
        await play_on(table, people, 4)
    assert table.info(0).rematch == ()


async def test_computer_players_move_by_themselves(club: Club) -> None:
    ada = await club.guest("Ada")
    table = await club.open(ada, computer("easy"), ME, computer("hard:0.5s"), first=0)
    assert table.match is not None
    await eventually(lambda: table.match.game.turn == 1)
    await play_on(table, [ada])
    await eventually(lambda: table.match.game.ply >= 3)
    assert [question.player for question in club.pool.asked][:2] == ["easy", "hard:0.5s"]
    assert [question.seat for question in club.pool.asked][:2] == [0, 2]


async def test_a_table_of_computer_players_plays_to_the_end(club: Club) -> None:
    ada = await club.guest("Ada")
    table = await club.open(ada, computer(), computer("easy"))
    async with Ear(table, None):
        await eventually(lambda: table.match is not None and table.match.game.over, 60)


async def test_a_table_of_computer_players_waits_until_somebody_watches(club: Club) -> None:
    ada = await club.guest("Ada")
    club.time.ticking = True
    club.hall.pause = 20
    table = await club.open(ada, computer(), computer("easy"))
    await asyncio.sleep(0.3)
    assert table.version == 1
    async with Ear(table, None):
        await eventually(lambda: table.version > 4)
    await asyncio.sleep(0.2)
    reached = table.version
    await asyncio.sleep(0.3)
    assert table.version == reached
    loaded = await club.store.load(table.id)
    assert loaded is not None
    assert loaded.table.due is None, "nobody has to look at it"


async def test_a_table_of_an_edition_that_is_gone_names_the_one_it_is_played_with(club: Club) -> None:
    table = await club.open(await club.guest("Ada"))
    today = table.info(0).edition
    table.document = msgspec.structs.replace(table.document, edition="0" * 64)
    assert table.info(0).edition == today


async def test_tables_that_one_opens_for_others_are_counted(club: Club) -> None:
    ada = await club.guest("Ada")
    for _ in range(MOST_TABLES):
        await club.open(ada, OPEN, OPEN)
    with pytest.raises(NotAllowed) as caught:
        await club.open(ada, computer(), computer())
    assert caught.value.code == "too-many-tables"
    club.time.pass_by(25 * 3600)
    await club.open(ada, OPEN, OPEN)


async def test_a_version_that_is_gone_is_refused_with_a_fresh_look(club: Club) -> None:
    table, (ada, ben) = await club.started("Ada", "Ben")
    async with Ear(table, ada) as ear:
        await ear.until("snapshot")
        old = table.version
        await play_on(table, [ada])
        await ear.all()
        assert code(await ask(table, ada, "play", ear=ear, version=old, move="draw")) == "old-version"
        assert (await ear.until("snapshot"))["version"] == table.version
        assert code(await ask(table, ben, "play", version=table.version + 1, move="draw")) == "old-version"


async def test_a_command_sent_twice_is_done_once(club: Club) -> None:
    table, (ada, _) = await club.started("Ada", "Ben")
    assert table.match is not None
    play = command("play", version=table.version, move=str(table.match.game.legal_moves[0]))
    first = done(await table.obey(ada, play))
    assert done(await table.obey(ada, play)) == first
    assert len(table.match.log) == 1


async def test_a_move_sent_twice_is_known_after_a_restart(club: Club) -> None:
    table, (ada, _) = await club.started("Ada", "Ben")
    assert table.match is not None
    play = command("play", version=table.version, move=str(table.match.game.legal_moves[0]))
    first = done(await table.obey(ada, play))
    async with Club(club.database) as restarted:
        again = await restarted.table(table.id)
        assert done(await again.obey(ada, play)) == first
        assert again.match is not None
        assert len(again.match.log) == 1
        assert again.match.game == table.match.game


async def test_illegal_moves_are_refused_with_rule_and_change_nothing(club: Club) -> None:
    table, (ada, _) = await club.started("Ada", "Ben")
    before = table.snapshot_for(ada.id, 0, None)
    answer = await ask(table, ada, "play", move="draw")
    assert code(answer) == "keep-first"
    assert msgspec.to_builtins(answer)["rule"] == "S4"
    assert code(await ask(table, ada, "play", move="dance")) == "move-unknown"
    assert code(await ask(table, ada, "play", move="claim nowhere--anywhere red*9")) != ""
    after = table.snapshot_for(ada.id, 0, None)
    assert (after.version, after.view) == (before.version, before.view)


async def test_my_games_and_the_lobby(club: Club) -> None:
    ada, ben = await club.guest("Ada"), await club.guest("Ben")
    private = await club.open(ada)
    listed = await club.open(ada, listed=True)
    assert {brief.id for brief in await club.hall.tables_of(ada.id)} == {private.id, listed.id}
    async with Ear(listed, ada), Ear(private, ada):
        assert [brief.id for brief in await club.hall.lobby(ben.id)] == [listed.id]
    done(await ask(listed, ben, "join"))
    mine = {brief.id: brief for brief in await club.hall.tables_of(ada.id)}
    assert (mine[listed.id].turn, mine[listed.id].your_turn) == (0, True)
    assert [brief.your_turn for brief in await club.hall.tables_of(ben.id)] == [False]
    await play_on(listed, [ada, ben])
    assert [brief.your_turn for brief in await club.hall.tables_of(ben.id)] == [True]


async def test_the_lobby_shows_tables_where_somebody_is(club: Club) -> None:
    ada, ben, eve = [await club.guest(name) for name in ("Ada", "Ben", "Eve")]
    ghosts = [await club.open(eve, OPEN, OPEN, listed=True) for _ in range(FEW + 2)]
    table = await club.open(ada, OPEN, OPEN, OPEN, listed=True)

    async def shown() -> set[str]:
        return {brief.id for brief in await club.hall.lobby(None)}

    async with Ear(table, None), Ear(table, ben), Ear(ghosts[0], ada):
        assert await shown() == set(), "nobody of those is met there"
        done(await ask(table, ben, "join"))
        await club.hall._note_all()
        assert await shown() == {table.id}
        async with AsyncExitStack() as all_at_once:
            for ghost in ghosts:
                await all_at_once.enter_async_context(Ear(ghost, eve))
            assert table.id in await shown()
            assert len(await shown()) == 1 + FEW
        club.time.pass_by(LATELY / 1000 + 1)
        await club.hall._note_all()
        assert await shown() == {table.id}, "she has gone, and he is still there"


async def test_tables_come_back_lazily_after_a_restart(club: Club) -> None:
    table, people = await club.started("Ada", "Ben")
    await play_on(table, people, 12)
    done(await ask(table, people[0], "say", text="See you tomorrow"))
    async with Club(club.database) as restarted:
        assert restarted.hall.tables == {}
        again = await restarted.table(table.id)
        assert table.match is not None
        assert again.match is not None
        assert again.match.game == table.match.game
        assert again.version == table.version
        for seat in (0, 1, None):
            one, two = (each.snapshot_for(None, seat, 0) for each in (table, again))
            assert one.view == two.view
            assert one.missed == two.missed
        assert [row.text for row in again.chat] == ["See you tomorrow"]
        await play_on(again, people, 3)
