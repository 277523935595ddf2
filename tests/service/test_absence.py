"""Clocks, and people who are away: nobody waits forever, and nobody loses a seat."""

from __future__ import annotations

import asyncio

import pytest

from crosstown.service import table_registry
from crosstown.service.tables import live_table
from tests.service.service_fixture import ME, OPEN, Club, Ear, ask, code, computer, done, eventually, play_on

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost connection is noticed at once, and due tables are looked for often."""
    monkeypatch.setattr(live_table, "LINGER", 0.05)
    monkeypatch.setattr(table_registry, "ROUND", 0.1)


async def test_when_the_clock_runs_out_a_computer_player_moves(club: Club) -> None:
    played, (ada, ben) = await club.started("Ada", "Ben", turn_seconds=15)
    assert played.match is not None
    async with Ear(played, ada) as ear, Ear(played, ben):
        snapshot = await ear.until("snapshot")
        clock = snapshot["clock"]
        assert 14_000 < clock["deadline"] - clock["now"] <= 15_000
        club.time.pass_by(12.5)
        club.hall.attend(played)
        assert (await ear.until("warning"))["seat"] == 0
        club.time.pass_by(3)
        club.hall.attend(played)
        moved = await ear.until("moved")
        assert (moved["step"]["seat"], moved["step"]["cause"]) == (0, "clock")
        assert played.match.game.turn == 1
        assert moved["clock"]["deadline"] - moved["clock"]["now"] > 14_000, "the next has all the time"
    assert not played.document.chairs[0].left


async def test_a_take_back_gives_no_more_time(club: Club) -> None:
    played, (ada, ben) = await club.started("Ada", "Ben", turn_seconds=60)
    deadline = played.snapshot_for(None, None, None).clock.deadline
    await play_on(played, [ada, ben])
    club.time.pass_by(20)
    done(await ask(played, ada, "undo"))
    assert played.snapshot_for(None, None, None).clock.deadline == deadline


async def test_a_turn_of_two_cards_is_one_turn(club: Club) -> None:
    played, (ada, ben) = await club.started("Ada", "Ben", turn_seconds=60)
    await play_on(played, [ada, ben], 2)
    deadline = played.snapshot_for(None, None, None).clock.deadline
    club.time.pass_by(5)
    done(await ask(played, ada, "play", move="draw"))
    assert played.match is not None
    assert played.match.game.turn == 0
    assert played.snapshot_for(None, None, None).clock.deadline == deadline


async def test_by_mail_a_clock_runs_out_though_nobody_is_there(club: Club) -> None:
    played, (ada, ben) = await club.started("Ada", "Ben", turn_seconds=3 * 24 * 3600)
    await play_on(played, [ada, ben], 3)
    before = played.version
    assert played.document.patience is None, "being away is normal by mail"
    club.time.pass_by(2 * 24 * 3600)
    async with Club(club.database, club.time) as later:
        await asyncio.sleep(0.4)
        assert later.hall.tables == {}, "nothing is due yet"
        club.time.pass_by(1 * 24 * 3600 + 60)
        await eventually(lambda: played.id in later.hall.tables)
        again = await later.table(played.id)
        await eventually(lambda: again.version > before)
        assert again.match is not None
        assert again.match.log[-1].cause == "clock"


async def test_who_is_away_too_long_is_played_for_while_others_wait(club: Club) -> None:
    played, (ada, ben) = await club.started("Ada", "Ben", patience=30)
    assert played.match is not None
    async with Ear(played, ben) as ear:
        async with Ear(played, ada):
            await ear.until("snapshot")
        await eventually(lambda: ada.id in played.away)
        assert (await ear.until("table"))["table"]["seats"][0]["away"]
        await asyncio.sleep(0.2)
        assert played.match.log == [], "not yet"
        club.time.pass_by(31)
        club.hall.attend(played)
        moved = await ear.until("moved")
        assert moved["step"]["cause"] == "away"
        assert played.info(club.time.now()).seats[0].minded_by == "medium"
        async with Ear(played, ada):
            assert played.info(club.time.now()).seats[0].minded_by is None
            await play_on(played, [ada, ben])
            await asyncio.sleep(0.2)
            assert played.match.game.turn == 0, "she is back, and it is hers to decide"
            await play_on(played, [ada, ben])


async def test_a_seat_is_given_away_only_when_patience_has_ended(club: Club) -> None:
    played, (ada, ben) = await club.started("Ada", "Ben", patience=30)
    async with Ear(played, ada):
        async with Ear(played, ben):
            assert code(await ask(played, ada, "appoint", seat=1, player="easy")) == "seat-taken"
        await eventually(lambda: ben.id in played.away)
        for _ in range(2):
            assert code(await ask(played, ada, "appoint", seat=1, player="easy")) == "still-awaited"
            club.time.pass_by(14)
        club.time.pass_by(3)
        async with Ear(played, ben):
            assert played.document.seats_of(ben.id) == (1,), "he is back"
            assert code(await ask(played, ada, "appoint", seat=1, player="easy")) == "seat-taken"
        await eventually(lambda: ben.id in played.away)
        assert code(await ask(played, ada, "appoint", seat=1, player="easy")) == "still-awaited"
        club.time.pass_by(31)
        done(await ask(played, ada, "appoint", seat=1, player="easy"))


async def test_where_patience_has_no_end_nobody_loses_a_seat(club: Club) -> None:
    played, (ada, ben) = await club.started("Ada", "Ben", patience=None)
    async with Ear(played, ada):
        club.time.pass_by(30 * 24 * 3600)
        assert code(await ask(played, ada, "appoint", seat=1, player="easy")) == "still-awaited"
        done(await ask(played, ben, "leave"))
        done(await ask(played, ada, "appoint", seat=1, player="easy"))


async def test_nobody_is_played_for_where_nobody_waits(club: Club) -> None:
    ada = await club.guest("Ada")
    played = await club.open(ada, ME, computer(), patience=10)
    assert played.match is not None
    async with Ear(played, ada):
        await play_on(played, [ada])
    await eventually(lambda: ada.id in played.away)
    await eventually(lambda: played.match.game.turn == 0)
    club.time.pass_by(24 * 3600)
    club.hall.attend(played)
    await asyncio.sleep(0.3)
    assert played.match.game.turn == 0


async def test_a_short_break_is_no_absence(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "LINGER", 0.5)
    played, (ada, ben) = await club.started("Ada", "Ben")
    async with Ear(played, ben) as ear:
        async with Ear(played, ada):
            pass
        async with Ear(played, ada):
            await asyncio.sleep(0.8)
            await ear.all()
            assert ada.id not in played.away


async def test_who_polls_is_there_between_polls(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "LINGER", 0.3)
    played, (ada, ben) = await club.started("Ada", "Ben")
    async with Ear(played, ada):
        for _ in range(6):
            async with Ear(played, ben):
                pass
            await asyncio.sleep(0.2)
            assert ben.id not in played.away
        await eventually(lambda: ben.id in played.away)


async def test_two_tabs_are_one_person(club: Club) -> None:
    played, (ada, ben) = await club.started("Ada", "Ben")
    async with Ear(played, ben), Ear(played, ada):
        async with Ear(played, ada):
            pass
        await asyncio.sleep(0.3)
        assert ada.id not in played.away


async def test_an_unwatched_table_is_put_away_and_comes_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    played, (ada, ben) = await club.started("Ada", "Ben")
    await play_on(played, [ada, ben], 3)
    monkeypatch.setattr(table_registry, "IDLE", -1.0)
    async with Ear(played, ada):
        await club.hall._put_away()
        assert played.id in club.hall.tables, "somebody watches"
    for _ in range(50):
        await asyncio.sleep(0.05)  # what was begun for it has to end first
        await club.hall._put_away()
    assert club.hall.tables == {}
    again = await club.table(played.id)
    assert again is not played
    await play_on(again, [ada, ben], 3)


async def test_computer_players_go_on_after_a_restart_without_anybody(club: Club) -> None:
    ada = await club.guest("Ada")
    played = await club.open(ada, computer(), ME, OPEN, first=0)
    club.pause = club.hall.pause = 60_000
    done(await ask(played, ada, "appoint", seat=2, player="easy"))
    assert played.match is not None
    assert played.match.log == []
    async with Club(club.database) as restarted:
        await eventually(lambda: played.id in restarted.hall.tables)
        again = await restarted.table(played.id)
        await eventually(lambda: again.match is not None and again.match.game.turn == 1)
