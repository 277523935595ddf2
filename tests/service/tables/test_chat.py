"""Chat and reactions, muting, people who share a screen, and what connections are told."""

from __future__ import annotations

import pytest

from crosstown.errors import TextError
from crosstown.service.protocol.messages import Done
from crosstown.service.sanitize import clean_name, clean_text
from crosstown.service.tables.live_table import CHANGE_RATE
from crosstown.service.tables.subscribers.subscription import MAX_FRAMES
from tests.service.service_fixture import (
    ME,
    OPEN,
    Listener,
    ServiceProcess,
    assert_done,
    make_command,
    play_first_legal,
    refusal,
    same_screen,
    send,
)

pytestmark = pytest.mark.anyio


async def test_what_is_said_is_heard_by_everyone_and_kept(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    async with Listener(table, ben) as listener, Listener(table, None) as stranger:
        await listener.until("snapshot")
        await stranger.until("snapshot")
        assert_done(await send(table, ada, "say", text="  Good\tluck \u202e!  "))
        assert_done(await send(table, ada, "react", reaction="well-played"))
        for each in (listener, stranger):
            line = (await each.until("said"))["line"]
            told = line["seat"], line["name"], line["kind"], line["text"]
            assert told == (0, "Ada", "text", "Good luck !")
            assert (await each.until("said"))["line"]["text"] == "well-played"
    async with Listener(table, ben) as later:
        assert len((await later.until("snapshot"))["chat"]) == 2


async def test_strangers_do_not_talk_unless_the_table_says_so(service: ServiceProcess) -> None:
    listed, (ada, _) = await service.start_game("Ada", "Ben", listed=True)
    assert refusal(await send(listed, ada, "say", text="hello")) == "chat-off"
    assert refusal(await send(listed, ada, "react", reaction="hello")) == "chat-off"
    talking, (cleo, _) = await service.start_game("Cleo", "Dan", listed=True, chat=True)
    assert_done(await send(talking, cleo, "say", text="hello"))
    quiet, (eve, _) = await service.start_game("Eve", "Fay", chat=False)
    assert refusal(await send(quiet, eve, "say", text="hello")) == "chat-off"


async def test_only_people_at_the_table_talk_and_not_too_much(service: ServiceProcess) -> None:
    table, (ada, _) = await service.start_game("Ada", "Ben")
    eve = await service.guest("Eve")
    assert refusal(await send(table, eve, "say", text="hello")) == "not-seated"
    answers = [await send(table, ada, "say", text=f"line {number}") for number in range(10)]
    assert [type(answer).__name__ for answer in answers] == ["Done"] * 6 + ["Refused"] * 4
    assert refusal(answers[-1]) == "too-fast"


async def test_a_line_sent_twice_is_said_once_even_after_a_restart(service: ServiceProcess) -> None:
    table, (ada, _) = await service.start_game("Ada", "Ben")
    line = make_command("say", text="once")
    assert_done(await table.run_command(ada, line))
    assert_done(await table.run_command(ada, line))
    async with ServiceProcess(service.database) as restarted:
        again = await restarted.table(table.id)
        assert_done(await again.run_command(ada, line))
        assert [row.text for row in again.memory.chat] == ["once"]


async def test_muting_is_ones_own_affair(service: ServiceProcess) -> None:
    table, (ada, ben, cleo) = await service.start_game("Ada", "Ben", "Cleo")
    assert_done(await send(table, ben, "mute", seat=0, muted=True))
    async with Listener(table, ben) as deaf, Listener(table, cleo) as listener:
        assert (await deaf.until("snapshot"))["you"]["muted"] == [0]
        assert (await listener.until("snapshot"))["you"]["muted"] == []
        assert_done(await send(table, ada, "say", text="hello"))
        assert_done(await send(table, cleo, "say", text="hi"))
        assert (await deaf.until("said"))["line"]["text"] == "hi"
        assert (await listener.until("said"))["line"]["text"] == "hello"
    async with Listener(table, ben) as later:
        assert [line["text"] for line in (await later.until("snapshot"))["chat"]] == ["hi"]
    assert_done(await send(table, ben, "mute", seat=0, muted=False))
    assert [line.text for line in table.broadcast.snapshot_for(ben.id, 1, None).chat] == ["hello", "hi"]


async def test_muting_on_and_off_bothers_nobody(service: ServiceProcess) -> None:
    """It sent the opponent 70 frames a second."""
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    async with Listener(table, ada) as opponent, Listener(table, ben) as own:
        await opponent.until("snapshot"), await own.until("snapshot")
        news = table.broadcast.news
        for muted in (True, False, True):
            assert_done(await send(table, ben, "mute", seat=0, muted=muted))
            while (await own.until("table"))["you"]["muted"] != ([0] if muted else []):
                pass  # news of who is connected comes when it likes
        assert await opponent.received() == []
        assert not news.is_set()


async def test_nobody_can_change_a_table_without_end(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    answers = []
    async with Listener(table, ada):
        for number in range(CHANGE_RATE[0]):  # he has joined before
            kind = ("leave", "join")[number % 2]
            answers.append(await send(table, ben, kind))
    assert refusal(answers.pop()) == "too-fast"
    assert all(isinstance(answer, Done) for answer in answers)
    await service.advance(CHANGE_RATE[1])
    assert_done(await send(table, ben, "join"))


async def test_people_at_one_screen_see_one_hand_at_a_time(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, ME, same_screen("Ben"))
    assert [holder.name for holder in table.state.holders] == ["Ada", "Ben"]
    async with Listener(table, ada) as screen:
        snapshot = await screen.until("snapshot")
        assert (snapshot["you"]["seats"], snapshot["view"]["seat"]) == ([0, 1], None)
        assert_done(await send(table, ada, "look", via=screen, seat=0))
        assert (await screen.until("snapshot"))["view"]["seat"] == 0
        await play_first_legal(table, [ada])
        moved = await screen.until("moved")
        assert moved["view"]["seat"] is None, "handed over: no hand is on the screen"
        assert_done(await send(table, ada, "look", via=screen, seat=1))
        assert (await screen.until("snapshot"))["view"]["legal_moves"]
        await play_first_legal(table, [ada])
        assert_done(await send(table, ada, "look", via=screen, seat=0))
        assert (await screen.until("snapshot"))["view"]["seat"] == 0
        assert_done(await send(table, ada, "play", move="draw"))
        assert (await screen.until("moved"))["view"]["seat"] == 0, "the turn goes on"
    ben = await service.guest("Ben")
    async with Listener(table, ben) as other:
        assert refusal(await send(table, ben, "look", via=other, seat=1)) == "bad-seat"


async def test_a_slow_connection_is_caught_up_with_one_snapshot(service: ServiceProcess) -> None:
    table, people = await service.start_game("Ada", "Ben")
    async with Listener(table, people[0]) as slow:
        before = await slow.until("snapshot")
        await play_first_legal(table, people, MAX_FRAMES + 20)
        messages = await slow.received()
    assert [message["type"] for message in messages] == ["snapshot"]
    assert messages[0]["version"] == table.version
    missed = [step["version"] for step in messages[0]["missed"]]
    assert missed[-1] == table.version
    assert missed == list(range(missed[0], missed[-1] + 1))
    assert missed[0] > before["version"]


async def test_what_was_missed_is_told_from_the_version_one_had(service: ServiceProcess) -> None:
    table, people = await service.start_game("Ada", "Ben")
    await play_first_legal(table, people, 4)
    had = table.version
    await play_first_legal(table, people, 5)
    listener = Listener(table, people[1])
    listener.subscription.client_version = had
    async with listener:
        snapshot = await listener.until("snapshot")
    assert [step["version"] for step in snapshot["missed"]] == list(range(had + 1, had + 6))
    fresh = Listener(table, people[1])
    async with fresh:
        assert (await fresh.until("snapshot"))["missed"] == []


async def test_who_gets_a_seat_sees_with_its_eyes_at_once(service: ServiceProcess) -> None:
    ada, ben, cleo = [await service.guest(name) for name in ("Ada", "Ben", "Cleo")]
    table = await service.open(ada, ME, OPEN, OPEN)
    async with Listener(table, ben) as listener:
        assert (await listener.until("snapshot"))["you"]["seats"] == []
        assert_done(await send(table, ben, "join"))
        assert (await listener.until("snapshot"))["you"]["seats"] == [1]
        assert_done(await send(table, cleo, "join"))
        assert (await listener.until("snapshot"))["view"]["seat"] == 1


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
    assert clean_text(name)[:24] == shown


@pytest.mark.parametrize(
    "name",
    ["\ufe0f", "\u3164", "\u2800", "\u115f", "\u1160\uffa0", "\u0489", "\u2764\ufe0f", "...", "\U000e0041"],
)
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    with pytest.raises(TextError, match=r"\[bad-name\]$"):
        clean_name(name)


def test_a_sign_can_be_said() -> None:
    assert clean_text("\u2764\ufe0f") == "\u2764\ufe0f"
