"""Small phones, pages enlarged, large letters, and colours that the reader has chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from testkit.browser_tables import sit_down
from testkit.browser_user import BrowserUser
from testkit.page_player import PagePlayer
from testkit.screen_walk import addresses, close_dialog, open_dialog, playing, waiting
from tests.browser.conftest import NewUser
from tests.browser.page_checks import misfits, too_wide

FINGER: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}

# How wide the routes of the board are drawn.
_DRAWN = """() => {
  const boxes = [...document.querySelectorAll('[data-hit]')].map((one) => one.getBoundingClientRect())
  return Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left))
}"""
# Whether a dialog is wider than its place.
_SIDEWAYS = """() =>
  [...document.querySelectorAll('dialog[open]')].some((one) => one.scrollWidth > one.clientWidth)"""
# Whether what is chosen looks different from what is not.
_DIFFERENT = """([chosen, other]) => {
  const look = (one) => {
    const style = getComputedStyle(document.querySelector(one))
    return [style.backgroundColor, style.color, style.borderTopStyle, style.outlineStyle].join()
  }
  return look(chosen) !== look(other)
}"""


def screen(width: int, height: int, **more: Any) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}, **more}


def walk_briefly(person: BrowserUser, city: str) -> Iterator[str]:
    """Every screen but those at the end of a game."""
    yield from addresses(person)
    yield from waiting(person, city)
    for where in playing(person, city):
        yield where
        if where == "about a player":
            break


def in_sight(person: BrowserUser, what: str) -> bool:
    """Whether all of it can be seen without scrolling."""
    box, size = person.page.locator(what).first.bounding_box(), person.page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def test_a_small_phone_has_room_for_thumbs(new_user: NewUser) -> None:
    ada = new_user("Wilhelmina von Humboldt", **screen(360, 640), **FINGER, locale="de")
    found = [misfit for where in walk_briefly(ada, "berlin") for misfit in misfits(ada, where)]
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize(("width", "height"), [(320, 568), (683, 384)])
def test_nothing_sticks_out_of_smaller_screens(new_user: NewUser, width: int, height: int) -> None:
    ada = new_user("Wilhelmina von Humboldt", **screen(width, height), **FINGER, locale="nl")
    found = [f"{where}: {one}" for where in walk_briefly(ada, "london") for one in too_wide(ada)]
    assert not found, "\n".join(dict.fromkeys(found))


def tables_of_three(person: BrowserUser) -> Iterator[str]:
    for _ in range(40):
        yield person.begin("berlin", *({"type": "computer", "player": "easy"} for _ in range(2)))


def has_long_tickets(person: BrowserUser, table: str) -> bool:
    """Whether the names of the tickets dealt are long, and one of them among the longest."""
    lengths = [len(ticket) for ticket in person.snapshot(table)["view"]["offered"]]
    return min(lengths) > 29 and max(lengths) > 32


@pytest.mark.parametrize(("width", "height", "least"), [(360, 640, 270), (320, 568, 190), (683, 384, 260)])
def test_the_board_gets_most_of_a_small_screen(
    new_user: NewUser, width: int, height: int, least: int
) -> None:
    ada = new_user("Ada", **screen(width, height), locale="de")
    table = next(table for table in tables_of_three(ada) if has_long_tickets(ada, table))
    ada.open(f"/t/{table}", "table")
    ada.wait(lambda now: bool(now.tickets))
    assert in_sight(ada, '[data-action="keep"]')
    PagePlayer(ada).play(1)
    ada.wait(lambda now: now.any_move)
    assert ada.page.evaluate(_DRAWN) >= least
    assert in_sight(ada, "[data-ticket]")


@pytest.mark.parametrize(
    ("size", "percent"),
    [(screen(390, 844, **FINGER), 150), (screen(390, 844, **FINGER), 200), (screen(1366, 768), 200)],
    ids=["phone", "phone, larger", "laptop"],
)
def test_letters_are_as_large_as_the_reader_likes(
    new_user: NewUser, size: dict[str, Any], percent: int
) -> None:
    ada = new_user("Ada", **size, locale="de")
    letters = {"standard": 16 * percent // 100, "fixed": 13 * percent // 100}
    ada.context.new_cdp_session(ada.page).send("Page.setFontSizes", {"fontSizes": letters})
    found = []
    for where in walk_briefly(ada, "san-francisco"):
        root = ada.page.evaluate("() => getComputedStyle(document.documentElement).fontSize")
        assert root == f"{letters['standard']}px"
        found += [f"{where}: {one}" for one in too_wide(ada)]
        found += [f"{where}: a dialog scrolls sideways"] if ada.page.evaluate(_SIDEWAYS) else []
    assert not found, "\n".join(dict.fromkeys(found))


def test_chosen_colours_tell_what_is_chosen(new_user: NewUser) -> None:
    ada = new_user("Ada", forced_colors="active")

    def differ(chosen: str, other: str) -> None:
        assert ada.page.evaluate(_DIFFERENT, [chosen, other]), f"{chosen} looks like {other}"

    ada.open("/new/berlin", "new")
    ada.page.locator("[data-seat-choice]").first.wait_for()
    differ(".pills label:has(:checked)", ".pills label:has(input:not(:checked))")
    ada.open(f"/t/{sit_down([ada, new_user('Ben')], 'berlin')}", "table")
    differ('[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]')
    table = ada.begin("berlin", {"type": "computer", "player": "easy"})
    ada.open(f"/t/{table}", "table")
    ada.wait(lambda now: bool(now.tickets))
    ada.page.locator("[data-offered]").first.click()
    differ('[data-offered][aria-pressed="true"]', '[data-offered][aria-pressed="false"]')
    PagePlayer(ada).play(1)
    ada.wait(lambda now: now.has("draw"))
    ada.action("draw").click()
    ada.page.locator('[data-action="tickets"][aria-disabled="true"]').wait_for()
    differ('[data-action="draw"]', '[data-action="tickets"]')
    open_dialog(ada, "settings")
    switch = ada.page.locator('dialog [role="switch"]').first
    assert switch.evaluate("(one) => getComputedStyle(one).appearance") == "auto"
    close_dialog(ada)


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (960, 600), (740, 360)])
def test_four_players_leave_one_ones_hand(new_user: NewUser, width: int, height: int) -> None:
    """A small laptop with the bars of its browser, a page at 150 %, a phone on its side."""
    ada = new_user("Ada", **screen(width, height))
    table = ada.begin("san-francisco", *({"type": "computer", "player": "easy"} for _ in range(3)))
    ada.open(f"/t/{table}", "table")
    ada.wait(lambda now: bool(now.tickets))
    assert in_sight(ada, ".choice")
    player = PagePlayer(ada)
    player.play(1)
    while not (offers := ada.wait(lambda now: now.any_move)).has("draw"):
        player.step(offers)
    for what in ("[data-hand]", '[data-action="draw"]', "[data-seat][data-points] >> nth=3"):
        assert in_sight(ada, what), what
