"""Tables: opening, joining, playing, rematch, the lobby."""

from __future__ import annotations

from contextlib import AsyncExitStack

import msgspec
import pytest

from crosstown.errors import CrosstownError, TextError
from crosstown.game.records.fairness import judge, seal
from crosstown.game.records.record import Record
from crosstown.service.lobby import MAX_PER_HOST, STILL_THERE
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.table_registry import MAX_TABLES
from tests.service.service_fixture import (
    ME,
    OPEN,
    Listener,
    ServiceProcess,
    assert_done,
    computer,
    eventually,
    finished_game,
    game_of,
    make_command,
    play_first_legal,
    play_to_the_end,
    refusal,
    same_screen,
    send,
)

pytestmark = pytest.mark.anyio


async def test_a_game_begins_when_nobody_is_missing(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    table = await service.open(ada)
    async with Listener(table, ada) as listener:
        assert (await listener.until("snapshot"))["view"] is None
        assert refusal(await send(table, ada, "play", move="draw")) == "not-playing"
        assert_done(await send(table, ben, "join"))
        snapshot = await listener.until("snapshot")
    assert snapshot["table"]["state"] == "playing"
    assert [seat["name"] for seat in snapshot["table"]["seats"]] == ["Ada", "Ben"]
    assert snapshot["you"]["seats"] == [0]
    assert snapshot["view"]["seat"] == 0
    assert snapshot["view"]["legal_moves"]


async def test_looking_takes_no_seat(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    table = await service.open(ada)
    async with Listener(table, ben) as listener, Listener(table, None) as stranger:
        assert (await listener.until("snapshot"))["you"]["seats"] == []
        assert (await stranger.until("snapshot"))["you"]["seats"] == []
    assert [holder.kind for holder in table.state.holders] == ["person", "open"]


async def test_somebody_without_a_name_can_only_watch(service: ServiceProcess) -> None:
    table, _ = await service.start_game("Ada", "Ben")
    assert refusal(await send(table, None, "join")) == "no-name"
    assert refusal(await send(table, None, "play", move="draw")) == "no-name"
    assert refusal(await send(table, None, "say", text="hello")) == "no-name"


async def test_the_seat_comes_from_the_person(service: ServiceProcess) -> None:
    table, (_, ben) = await service.start_game("Ada", "Ben")
    eve = await service.guest("Ada")  # the name is nothing
    move = str(game_of(table).position.legal_moves[0])
    assert refusal(await send(table, ben, "play", move=move)) == "not-your-turn"
    assert refusal(await send(table, eve, "play", move=move)) == "not-seated"
    assert game_of(table).log == []


async def test_joining_twice_changes_nothing_and_a_full_table_says_so(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    eve = await service.guest("Eve")
    assert_done(await send(table, ben, "join"))
    assert_done(await send(table, ada, "join", seat=1))
    assert refusal(await send(table, eve, "join")) == "table-full"
    assert [holder.name for holder in table.state.holders] == ["Ada", "Ben"]


async def test_two_people_of_one_name_can_be_told_apart(service: ServiceProcess) -> None:
    table, _ = await service.start_game("Ada", "Ada", "Ada")
    assert [holder.name for holder in table.state.holders] == ["Ada", "Ada 2", "Ada 3"]


async def test_a_taken_seat_cannot_be_taken(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    table = await service.open(ada, ME, OPEN, OPEN)
    assert refusal(await send(table, ben, "join", seat=0)) == "seat-taken"
    assert refusal(await send(table, ben, "join", seat=3)) == "seat-taken"
    assert_done(await send(table, ben, "join", seat=2))
    assert table.state.seats_of(ben.id) == (2,)


async def test_who_begins_is_chosen_or_chance(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    chosen = await service.open(ada, ME, OPEN, first=1)
    assert_done(await send(chosen, ben, "join"))
    assert [holder.name for holder in chosen.state.holders] == ["Ben", "Ada"]
    firsts = set()
    for _ in range(24):
        table = await service.open(ada, ME, computer(), first="random")
        firsts.add(table.state.holders[0].kind)
        assert_done(await send(table, ada, "leave"))
    assert firsts == {"person", "computer"}


@pytest.mark.parametrize("city", ["london", "san-francisco", "berlin"])
async def test_a_whole_game_with_record_and_proof(service: ServiceProcess, city: str) -> None:
    table, people = await service.start_game("Ada", "Ben", city=city)
    promised = table.broadcast.table_info().seal
    assert table.broadcast.table_info().seed is None
    await play_to_the_end(table, people)
    info = table.broadcast.table_info()
    assert info.state == "over"
    assert info.seed is not None
    assert seal(info.seed) == promised
    record = await service.store.record(game_of(table).row.id)
    assert record is not None
    verdict = judge(Record.from_json(record), promised)
    assert verdict.fair, verdict


async def test_a_bad_table_is_refused_whole(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    for seats, wanted, expected in (
        ((ME, OPEN), {"city": "paris"}, "unknown-city"),
        ((ME, computer("deep-thought")), {}, "unknown-player"),
        ((ME, computer("hard:60s")), {}, "bad-player-option"),
        ((ME, computer("hard:9999999")), {}, "bad-player-option"),
        ((ME, ME), {}, "bad-seats"),
        ((ME, OPEN), {"first": 3}, "bad-first"),
        ((ME, same_screen("\u202e\u200b")), {}, "bad-name"),
    ):
        with pytest.raises(TextError, match=rf"\[{expected}\]$"):
            await service.open(ada, *seats, **wanted)
    assert await service.lobby.tables_of(ada.id) == []


async def test_nobody_can_open_tables_without_end(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    for _ in range(40):
        await service.open(ada)
    with pytest.raises(CrosstownError, match=r"\[too-many-tables\]$"):
        await service.open(ada)


async def test_computer_players_move_by_themselves(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, computer("easy"), ME, computer("hard:0.5s"), first=0)
    await eventually(lambda: game_of(table).position.turn == 1)
    await play_first_legal(table, [ada])
    await eventually(lambda: game_of(table).position.ply >= 3)
    assert [question.player for question in service.bots.questions][:2] == ["easy", "hard:0.5s"]
    assert [question.seat for question in service.bots.questions][:2] == [0, 2]


async def test_a_table_of_computer_players_plays_to_the_end(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, computer(), computer("easy"))
    async with Listener(table, None):
        await eventually(lambda: game_of(table).position.over)


async def test_a_table_of_computer_players_waits_until_somebody_watches(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    service.scheduler.bot_pause = 1000
    table = await service.open(ada, computer(), computer("easy"))
    await service.advance(10)
    assert table.version == 1
    async with Listener(table, None):
        await service.settle()
        for version in (3, 4, 5):  # both choose their first tickets at once
            assert table.version == version
            await service.advance(1)
    await service.advance(10)
    assert table.version == 6
    loaded = await service.store.load(table.id)
    assert loaded is not None
    assert loaded.table.due is None, "nobody has to look at it"


async def test_a_table_of_a_lost_edition_names_the_one_it_is_played_with(service: ServiceProcess) -> None:
    table = await service.open(await service.guest("Ada"))
    today = table.broadcast.table_info().edition
    table.memory.state = msgspec.structs.replace(table.state, edition="0" * 64)
    assert table.broadcast.table_info().edition == today


async def test_tables_that_one_opens_for_others_are_counted(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    for _ in range(MAX_TABLES):
        await service.open(ada, OPEN, OPEN)
    with pytest.raises(NotAllowed, match=r"\[too-many-tables\]$"):
        await service.open(ada, computer(), computer())
    await service.advance(25 * 3600)
    await service.open(ada, OPEN, OPEN)


async def test_a_version_that_is_gone_is_refused_with_a_fresh_look(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    async with Listener(table, ada) as listener:
        await listener.until("snapshot")
        old = table.version
        await play_first_legal(table, [ada])
        await listener.received()
        assert (
            refusal(await send(table, ada, "play", via=listener, version=old, move="draw")) == "old-version"
        )
        assert (await listener.until("snapshot"))["version"] == table.version
        assert (
            refusal(await send(table, ben, "play", version=table.version + 1, move="draw")) == "old-version"
        )


async def test_a_move_sent_twice_is_made_once_even_after_a_restart(service: ServiceProcess) -> None:
    table, (ada, _) = await service.start_game("Ada", "Ben")
    play = make_command("play", version=table.version, move=str(game_of(table).position.legal_moves[0]))
    first = assert_done(await table.run_command(ada, play))
    assert assert_done(await table.run_command(ada, play)) == first
    assert len(game_of(table).log) == 1
    async with ServiceProcess(service.database) as restarted:
        again = await restarted.table(table.id)
        assert assert_done(await again.run_command(ada, play)) == first
        assert len(game_of(again).log) == 1
        assert game_of(again).position == game_of(table).position


async def test_illegal_moves_are_refused_with_rule_and_change_nothing(service: ServiceProcess) -> None:
    table, (ada, _) = await service.start_game("Ada", "Ben")
    before = table.broadcast.snapshot_for(ada.id, 0, None)
    answer = await send(table, ada, "play", move="draw")
    assert refusal(answer) == "keep-first"
    assert msgspec.to_builtins(answer)["rule"] == "S4"
    assert refusal(await send(table, ada, "play", move="dance")) == "move-unknown"
    assert refusal(await send(table, ada, "play", move="claim nowhere--anywhere red*9")) != ""
    after = table.broadcast.snapshot_for(ada.id, 0, None)
    assert (after.version, after.view) == (before.version, before.view)


async def test_my_games_and_the_lobby(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    private = await service.open(ada)
    listed = await service.open(ada, listed=True)
    assert {summary.id for summary in await service.lobby.tables_of(ada.id)} == {private.id, listed.id}
    async with Listener(listed, ada), Listener(private, ada):
        assert [summary.id for summary in await service.lobby.listed_tables(ben.id)] == [listed.id]
    assert_done(await send(listed, ben, "join"))
    mine = {summary.id: summary for summary in await service.lobby.tables_of(ada.id)}
    assert (mine[listed.id].turn, mine[listed.id].your_turn) == (0, True)
    assert [summary.your_turn for summary in await service.lobby.tables_of(ben.id)] == [False]
    await play_first_legal(listed, [ada, ben])
    assert [summary.your_turn for summary in await service.lobby.tables_of(ben.id)] == [True]


async def test_the_lobby_shows_tables_where_somebody_is(service: ServiceProcess) -> None:
    ada, ben, eve = [await service.guest(name) for name in ("Ada", "Ben", "Eve")]
    ghosts = [await service.open(eve, OPEN, OPEN, listed=True) for _ in range(MAX_PER_HOST + 2)]
    table = await service.open(ada, OPEN, OPEN, OPEN, listed=True)

    async def shown() -> set[str]:
        return {summary.id for summary in await service.lobby.listed_tables(None)}

    async with Listener(table, None), Listener(table, ben), Listener(ghosts[0], ada):
        assert await shown() == set(), "nobody of those is met there"
        assert_done(await send(table, ben, "join"))
        await service.scheduler.note_company()
        assert await shown() == {table.id}
        async with AsyncExitStack() as all_at_once:
            for ghost in ghosts:
                await all_at_once.enter_async_context(Listener(ghost, eve))
            assert table.id in await shown()
            assert len(await shown()) == 1 + MAX_PER_HOST
        await service.advance(STILL_THERE / 1000 + 1)
        await service.scheduler.note_company()
        assert await shown() == {table.id}, "she has gone, and he is still there"


async def test_tables_come_back_lazily_after_a_restart(service: ServiceProcess) -> None:
    table, people = await service.start_game("Ada", "Ben")
    await play_first_legal(table, people, 12)
    assert_done(await send(table, people[0], "say", text="See you tomorrow"))
    async with ServiceProcess(service.database) as restarted:
        assert restarted.registry.tables == {}
        again = await restarted.table(table.id)
        assert game_of(again).position == game_of(table).position
        assert again.version == table.version
        for seat in (0, 1, None):
            one, two = (each.broadcast.snapshot_for(None, seat, 0) for each in (table, again))
            assert one.view == two.view
            assert one.missed == two.missed
        assert [row.text for row in again.memory.chat] == ["See you tomorrow"]
        await play_first_legal(again, people, 3)


async def test_ones_list_tells_how_games_ended(service: ServiceProcess) -> None:
    table, (ada, ben) = await finished_game(service)
    for person, seat in ((ada, 0), (ben, 1)):
        [summary] = await service.lobby.tables_of(person.id)
        assert summary.your_seats == (seat,)
        result = game_of(table).position.result
        assert result is not None
        assert summary.scores is not None
        assert [score.points for score in summary.scores] == [one.total for one in result.seats]
        assert tuple(score.place for score in summary.scores) == result.ranking
    async with Listener(table, ada), Listener(table, ben):
        for person in (ada, ben):
            assert_done(await send(table, person, "rematch"))
        [summary] = await service.lobby.tables_of(ada.id)
        assert summary.scores is None, "the next game has begun"
