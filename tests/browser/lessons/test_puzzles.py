"""Puzzles on the real board: by mouse, finger and keyboard, in each language, and without a network."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crosstown.lessons.lesson import Step
from crosstown.puzzles.puzzle import Puzzle, load_puzzle, puzzle_names
from testkit.browsers.browser_user import FINGER, PHONE, BrowserUser
from testkit.browsers.page_player import InputDevice, Mouse, Touch
from tests.browser.conftest import NewUser
from tests.browser.lessons.lesson_walk import do_choice
from tests.browser.page_checks import axe_faults, misfits, raw_words
from tests.browser.playing.test_keyboard import Keyboard

NAMES = puzzle_names()
LANGUAGES = ("de", "nl", "da")
# What is wider than its place: the buttons of the bubble, the title of one's tickets, the names of the piles.
CUT = """() => [...document.querySelectorAll('[data-coach] footer, .dock h2, .pile > .brief')]
  .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
  .map((part) => part.textContent)"""
DEVICES: dict[str, Callable[[BrowserUser], InputDevice]] = {"mouse": Mouse, "finger": Touch, "keys": Keyboard}


def opened(person: BrowserUser, name: str) -> Puzzle:
    """The puzzle, with its question out of the way. Where the site is open already, it is not loaded anew."""
    show = person.go if person.page.url.startswith(person.url) else person.open
    show(f"/puzzles/{name}", "table")
    person.page.locator('[data-verdict="asked"][data-placed]').wait_for()
    return load_puzzle(name)


def answer(person: BrowserUser, device: InputDevice, move: str) -> str:
    """Makes a move, and gives what is said of it."""
    device.press(person.action("look"))
    do_choice(person, device, Step("", (), move=move), "[data-verdict]")
    return told(person)


def told(person: BrowserUser) -> str:
    bubble = person.page.locator("[data-verdict][data-placed]:not([data-verdict=asked])")
    bubble.wait_for()
    return bubble.inner_text()


def plain_miss(puzzle: Puzzle) -> str:
    """A wrong move that takes one press."""
    simple = [one.move for one in puzzle.moves if one.loss > 800 and one.move.split()[0] in ("draw", "take")]
    return simple[-1]


@pytest.mark.parametrize("device", DEVICES)
def test_a_wrong_move_and_the_best_one(new_user: NewUser, device: str) -> None:
    person = new_user(**({"viewport": PHONE} | FINGER if device == "finger" else {}), bypass_csp=True)
    hand: InputDevice = DEVICES[device](person)
    puzzle = opened(person, NAMES[0])
    assert axe_faults(person, "asked") + raw_words(person, "asked") == []
    before = person.told()["hand"]
    said = answer(person, hand, plain_miss(puzzle))
    assert "Better: claim" in said
    assert "%" in said
    assert person.told()["hand"] == before, "an answer is judged, not played"
    assert person.page.locator(".pointing > .ring").count() > 0
    assert axe_faults(person, "missed") + raw_words(person, "missed") == []
    assert device != "finger" or misfits(person, "missed") == []
    hand.press(person.action("try-again"))
    hand.press(person.action("recall-puzzle"))
    person.page.locator('[data-verdict="asked"][data-placed]').wait_for()
    assert "Well found" in answer(person, hand, puzzle.best)
    hand.press(person.action("next-puzzle"))
    person.page.wait_for_url(f"**/puzzles/{NAMES[1]}")
    person.open("/learn", "learn")
    assert person.page.locator(f'[data-puzzle="{NAMES[0]}"] .tick').count() == 1
    assert person.page.locator("[data-puzzle] .tick").count() == 1
    assert axe_faults(person, "learn") + misfits(person, "learn") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_tells_its_answer(new_user: NewUser, language: str) -> None:
    """Each puzzle in one language, and in each language puzzles of every city."""
    person = new_user(locale=language, viewport=PHONE, **FINGER)
    for name in NAMES[LANGUAGES.index(language) :: len(LANGUAGES)]:
        opened(person, name)
        person.action("give-answer").tap()
        said = told(person)
        assert "%" in said, said
        assert raw_words(person, name) == []
        assert misfits(person, name) == []
        assert person.page.evaluate(CUT) == []
    person.open("/learn", "learn")
    assert person.page.locator("[data-puzzle] .tick").count() == 0, "an answer that was given is nobody's own"


def test_a_puzzle_that_does_not_exist(new_user: NewUser) -> None:
    person = new_user()
    person.open("/puzzles/chess", "puzzle-missing")
    assert "nothing at this address" in person.page.locator("[role=alert]").inner_text()
