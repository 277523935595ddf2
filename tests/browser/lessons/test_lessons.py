"""Lessons from the first step to the last: in each language, at both sizes, by mouse, finger and keyboard."""

from __future__ import annotations

from typing import Any

import pytest

from crosstown.lessons.lesson import Step, lesson_names, load_lesson
from testkit.browsers.browser_user import FINGER, PHONE, BrowserUser
from testkit.browsers.page_player import Mouse, Touch
from testkit.browsers.table_workers import hurry
from tests.browser.conftest import NewUser
from tests.browser.lessons.lesson_walk import do_move, steps_of, wait_for_step, walk_by_hand, walk_shown
from tests.browser.page_checks import axe_faults, misfits, raw_words
from tests.browser.playing.test_keyboard import Keyboard

FIRST = lesson_names()[0]
SIZES: dict[str, dict[str, Any]] = {"laptop": {}, "phone": {"viewport": PHONE} | FINGER}
OTHERS = ("de", "nl", "da")  # English is gone through by hand


def learner(new_user: NewUser, size: str, language: str) -> BrowserUser:
    person = new_user(locale=language, bypass_csp=True, **SIZES[size])
    hurry(person)
    return person


def taken(name: str) -> str:
    """The address of a lesson."""
    return f"/learn/{name}"


@pytest.mark.parametrize(
    ("language", "size"), [*((language, "phone") for language in OTHERS), ("de", "laptop")]
)
def test_every_lesson_in_each_language(new_user: NewUser, language: str, size: str) -> None:
    """On a phone, where words have least room; on a laptop in the language with the longest ones.

    Axe looks at a bubble in every language, and at what comes after a lesson.
    """
    person = learner(new_user, size, language)
    person.open("/learn", "learn")
    for name in lesson_names():
        person.go(taken(name), "table")
        wait_for_step(person, 0)
        faults = axe_faults(person, f"{name} {language}") if name == FIRST else []
        said = walk_shown(person)
        assert len(said) == len(steps_of(load_lesson(name)))
        for step in said:
            assert step["rings"], step
            assert not step["outside"], step
            assert not step["covers"], step
            assert not step["cut"], step
        faults += raw_words(person, name) + misfits(person, name)
        faults += axe_faults(person, f"{name} {language} done") if name == FIRST else []
        assert not faults


@pytest.mark.parametrize("size", SIZES)
def test_every_lesson_by_hand(new_user: NewUser, size: str) -> None:
    """Axe looks at every kind of step once, and at each city, which has its own colours."""
    person = learner(new_user, size, "en-GB")
    device = Touch(person) if size == "phone" else Mouse(person)
    faults: list[str] = []
    seen: set[str] = set()

    def look(number: int, step: Step) -> None:
        where = f"{step.text} {size}"
        kind = step.goal.did if step.goal else f"{city} {person.look().screen}"
        if kind not in seen:
            faults.extend(axe_faults(person, where))
        seen.add(kind)
        faults.extend(misfits(person, where) if size == "phone" else [])
        faults.extend(raw_words(person, where))

    person.open("/learn", "learn")
    for name in lesson_names():
        city = load_lesson(name).city
        person.go(taken(name), "table")
        walk_by_hand(person, name, device, look)
    assert seen >= {"kept", "took", "drew", "claimed", "offered", "souvenir", "london table", "london ending"}
    faults += axe_faults(person, "done")
    person.go("/learn", "learn")
    assert person.page.locator(".done").count() == len(lesson_names())
    assert not faults + axe_faults(person, "learn") + misfits(person, "learn")


def test_the_first_lesson_by_keyboard_alone(new_user: NewUser) -> None:
    person = learner(new_user, "laptop", "en-GB")
    keys = Keyboard(person)
    person.open("/", "home")
    keys.go_to(person.action("learn"))
    person.page.keyboard.press("Enter")
    person.see("table")

    def look(number: int, step: Step) -> None:
        focus = person.page.evaluate("() => document.activeElement.dataset.action ?? ''")
        assert number == 0 or step.goal is not None or focus == "next", (number, focus)
        told = person.page.locator("[data-coach] [role=status]").inner_text()
        assert told.strip()

    walk_by_hand(person, "first-game", keys, look)


def test_the_bubble_stays_while_it_is_pressed(new_user: NewUser) -> None:
    """On a slow machine something may come between a press and its release that gives it another place."""
    person = learner(new_user, "laptop", "en-GB")
    person.open("/learn/first-game", "table")
    wait_for_step(person, 0)
    bubble, mouse = person.page.locator("[data-coach]"), person.page.mouse
    button = person.action("next").bounding_box()
    assert button
    mouse.move(button["x"] + button["width"] / 2, button["y"] + button["height"] / 2)
    mouse.down()
    before = bubble.bounding_box()
    person.page.set_viewport_size({"width": 1600, "height": 1000})
    person.settle()
    assert bubble.bounding_box() == before
    mouse.up()
    wait_for_step(person, 1)


def test_another_move_is_answered_kindly_and_nothing_is_lost(new_user: NewUser) -> None:
    person = learner(new_user, "laptop", "en-GB")
    person.open("/learn/first-game", "table")
    steps = steps_of(load_lesson("first-game"))
    person.action("next").click()
    wait_for_step(person, 1)
    do_move(person, Mouse(person), steps[1])
    wait_for_step(person, 2)
    before = person.told()
    person.action("draw").click()  # legal, but the lesson asks for a card that lies open
    person.page.locator("[data-nudge]").wait_for()
    assert person.told()["hand"] == before["hand"]
    assert person.page.locator('[data-coach][data-step="2"]').count() == 1
    do_move(person, Mouse(person), steps[2])
    wait_for_step(person, 3)
    assert person.page.locator("[data-nudge]").count() == 0
    after = person.told()

    # Away and back: the lesson goes on where it was, and one step back takes the card back.
    person.action("leave-lesson").click()
    person.see("learn")
    person.open("/learn/first-game", "table")
    wait_for_step(person, 3)
    assert person.told()["hand"] == after["hand"]
    person.action("back").click()
    wait_for_step(person, 2)
    assert person.told()["hand"] == before["hand"]

    # Lessons are no games: they are not among one's own.
    person.open("/", "home")
    assert person.page.locator("[data-table]").count() == 0


def test_a_lesson_that_does_not_exist(new_user: NewUser) -> None:
    person = learner(new_user, "laptop", "en-GB")
    person.open("/learn/chess", "lesson-done")
    assert "nothing at this address" in person.page.locator("[role=alert]").inner_text()
