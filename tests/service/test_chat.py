"""Chat and reactions, muting, people who share a screen, and what connections are told."""

from __future__ import annotations

import pytest

from crosstown.errors import TextError
from crosstown.service.sanitize import clean_name, clean_words
from crosstown.service.tables import subscription as watching
from tests.service.service_fixture import ME, OPEN, Club, Ear, ask, beside, code, command, done, play_on

pytestmark = pytest.mark.anyio


async def test_what_is_said_is_heard_by_everyone_and_kept(club: Club) -> None:
    table, (ada, ben) = await club.started("Ada", "Ben")
    async with Ear(table, ben) as ear, Ear(table, None) as stranger:
        await ear.until("snapshot")
        await stranger.until("snapshot")
        done(await ask(table, ada, "say", text="  Good\tluck \u202e!  "))
        done(await ask(table, ada, "react", reaction="well-played"))
        for listener in (ear, stranger):
            line = (await listener.until("said"))["line"]
            assert (line["seat"], line["name"], line["kind"], line["text"]) == (
                0,
                "Ada",
                "text",
                "Good luck !",
            )
            assert (await listener.until("said"))["line"]["text"] == "well-played"
    async with Ear(table, ben) as later:
        assert len((await later.until("snapshot"))["chat"]) == 2


async def test_strangers_do_not_talk_unless_the_table_says_so(club: Club) -> None:
    listed, (ada, _) = await club.started("Ada", "Ben", listed=True)
    assert code(await ask(listed, ada, "say", text="hello")) == "chat-off"
    assert code(await ask(listed, ada, "react", reaction="hello")) == "chat-off"
    talking, (cleo, _) = await club.started("Cleo", "Dan", listed=True, chat=True)
    done(await ask(talking, cleo, "say", text="hello"))
    quiet, (eve, _) = await club.started("Eve", "Fay", chat=False)
    assert code(await ask(quiet, eve, "say", text="hello")) == "chat-off"


async def test_only_people_at_the_table_talk_and_not_too_much(club: Club) -> None:
    table, (ada, _) = await club.started("Ada", "Ben")
    eve = await club.guest("Eve")
    assert code(await ask(table, eve, "say", text="hello")) == "not-seated"
    answers = [await ask(table, ada, "say", text=f"line {number}") for number in range(10)]
    assert [type(answer).__name__ for answer in answers] == ["Done"] * 6 + ["Refused"] * 4
    assert code(answers[-1]) == "too-fast"


async def test_a_line_sent_twice_is_said_once_even_after_a_restart(club: Club) -> None:
    table, (ada, _) = await club.started("Ada", "Ben")
    line = command("say", text="once")
    done(await table.obey(ada, line))
    done(await table.obey(ada, line))
    async with Club(club.database) as restarted:
        again = await restarted.table(table.id)
        done(await again.obey(ada, line))
        assert [row.text for row in again.chat] == ["once"]


async def test_muting_is_ones_own_affair(club: Club) -> None:
    table, (ada, ben, cleo) = await club.started("Ada", "Ben", "Cleo")
    done(await ask(table, ben, "mute", seat=0, muted=True))
    async with Ear(table, ben) as deaf, Ear(table, cleo) as ear:
        assert (await deaf.until("snapshot"))["you"]["muted"] == [0]
        assert (await ear.until("snapshot"))["you"]["muted"] == []
        done(await ask(table, ada, "say", text="hello"))
        done(await ask(table, cleo, "say", text="hi"))
        assert (await deaf.until("said"))["line"]["text"] == "hi"
        assert (await ear.until("said"))["line"]["text"] == "hello"
    async with Ear(table, ben) as later:
        assert [line["text"] for line in (await later.until("snapshot"))["chat"]] == ["hi"]
    done(await ask(table, ben, "mute", seat=0, muted=False))
    assert [line.text for line in table.snapshot_for(ben.id, 1, None).chat] == ["hello", "hi"]


async def test_people_at_one_screen_see_one_hand_at_a_time(club: Club) -> None:
    ada = await club.guest("Ada")
    table = await club.open(ada, ME, beside("Ben"))
    assert [chair.name for chair in table.document.chairs] == ["Ada", "Ben"]
    async with Ear(table, ada) as screen:
        snapshot = await screen.until("snapshot")
        assert (snapshot["you"]["seats"], snapshot["view"]["seat"]) == ([0, 1], None)
        done(await ask(table, ada, "look", ear=screen, seat=0))
        assert (await screen.until("snapshot"))["view"]["seat"] == 0
        await play_on(table, [ada])
        moved = await screen.until("moved")
        assert moved["view"]["seat"] is None, "handed over: no hand is on the screen"
        done(await ask(table, ada, "look", ear=screen, seat=1))
        assert (await screen.until("snapshot"))["view"]["legal_moves"]
        await play_on(table, [ada])
        done(await ask(table, ada, "look", ear=screen, seat=0))
        assert (await screen.until("snapshot"))["view"]["seat"] == 0
        done(await ask(table, ada, "play", move="draw"))
        assert (await screen.until("moved"))["view"]["seat"] == 0, "the turn goes on"
    ben = await club.guest("Ben")
    async with Ear(table, ben) as other:
        assert code(await ask(table, ben, "look", ear=other, seat=1)) == "bad-seat"


async def test_a_slow_connection_is_caught_up_with_one_snapshot(club: Club) -> None:
    table, people = await club.started("Ada", "Ben")
    async with Ear(table, people[0]) as slow:
        before = await slow.until("snapshot")
        await play_on(table, people, watching.MOST_FRAMES + 20)
        messages = await slow.all()
    assert [message["type"] for message in messages] == ["snapshot"]
    assert messages[0]["version"] == table.version
    missed = [step["version"] for step in messages[0]["missed"]]
    assert missed[-1] == table.version
    assert missed == list(range(missed[0], missed[-1] + 1))
    assert missed[0] > before["version"]


async def test_what_was_missed_is_told_from_the_version_one_had(club: Club) -> None:
    table, people = await club.started("Ada", "Ben")
    await play_on(table, people, 4)
    had = table.version
    await play_on(table, people, 5)
    ear = Ear(table, people[1])
    ear.watcher.seen = had
    async with ear:
        snapshot = await ear.until("snapshot")
    assert [step["version"] for step in snapshot["missed"]] == list(range(had + 1, had + 6))
    fresh = Ear(table, people[1])
    async with fresh:
        assert (await fresh.until("snapshot"))["missed"] == []


async def test_who_gets_a_seat_sees_with_its_eyes_at_once(club: Club) -> None:
    ada, ben, cleo = [await club.guest(name) for name in ("Ada", "Ben", "Cleo")]
    table = await club.open(ada, ME, OPEN, OPEN)
    async with Ear(table, ben) as ear:
        assert (await ear.until("snapshot"))["you"]["seats"] == []
        done(await ask(table, ben, "join"))
        assert (await ear.until("snapshot"))["you"]["seats"] == [1]
        done(await ask(table, cleo, "join"))
        assert (await ear.until("snapshot"))["view"]["seat"] == 1


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\n\x00\x1b[31m", "Ada [31m"),
        ("\u202eadA", "adA"),
        ("Z\u0334\u0335\u0336\u0337\u0338\u0339\u0340\u0341algo", "Z\u0334\u0335\u0336\u0337algo"),
        ("A" * 60, "A" * 24),
        ("Ada\ud800", "Ada"),
        ("a" + "\u0489" * 9, "a" + "\u0489" * 4),
        ("a" + "\u0489\u200d" * 9, "a" + "\u0489" * 4),
        ("\ufe0f\u3164Ada\u2764\ufe0f\ufe0f\ufe0f", "Ada\u2764\ufe0f"),
        ("A\u2800\u115fB", "A B"),
        ("李 7", "李 7"),
    ],
)
def test_names_are_shown_without_tricks(name: str, shown: str) -> None:
    assert clean_name(name) == shown
    assert clean_words(name)[:24] == shown


@pytest.mark.parametrize(
    "name",
    ["\ufe0f", "\u3164", "\u2800", "\u115f", "\u1160\uffa0", "\u0489", "\u2764\ufe0f", "...", "\U000e0041"],
)
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    with pytest.raises(TextError) as caught:
        clean_name(name)
    assert caught.value.code == "bad-name"


def test_a_sign_can_be_said() -> None:
    assert clean_words("\u2764\ufe0f") == "\u2764\ufe0f"
