"""Small phones, pages enlarged, large letters, and colours that the reader has chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from testkit.browsers.browser_tables import sit_down
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.page_player import PagePlayer
from testkit.browsers.screen_walk import addresses, close_dialog, open_dialog, playing, waiting
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
_LETTERS = "(wanted) => getComputedStyle(document.documentElement).fontSize === wanted"
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
    person.open("/", "home")
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


def test_small_phones_have_room_for_thumbs_and_nothing_sticks_out(new_user: NewUser) -> None:
    """In German, which has the longest words."""
    ada = new_user("Wilhelmina von Humboldt", **screen(360, 640), **FINGER, locale="de")
    found = []
    for where in walk_briefly(ada, "berlin"):
        found += misfits(ada, where)
        for width, height in ((683, 384), (320, 568)):
            ada.resize(width, height)
            found += [f"{where} on {width}×{height}: {one}" for one in too_wide(ada)]
        ada.resize(360, 640)
    assert not found, "\n".join(dict.fromkeys(found))


def tables_of_three(person: BrowserUser) -> Iterator[str]:
    for _ in range(40):
        yield person.begin("berlin", *({"type": "computer", "player": "easy"} for _ in range(2)))


def has_long_tickets(person: BrowserUser, table: str) -> bool:
    """Whether the names of the tickets dealt are long, and one of them among the longest."""
    lengths = [len(ticket) for ticket in person.snapshot(table)["view"]["offered"]]
    return min(lengths) > 29 and max(lengths) > 32


def test_the_board_gets_most_of_a_small_screen(new_user: NewUser) -> None:
    least = {(360, 640): 270, (683, 384): 260, (320, 568): 190}
    ada = new_user("Ada", **screen(320, 568), locale="de")
    table = next(table for table in tables_of_three(ada) if has_long_tickets(ada, table))
    ada.open(f"/t/{table}", "table")
    ada.wait(lambda now: bool(now.tickets))
    for size in least:
        ada.resize(*size)
        assert in_sight(ada, '[data-action="keep"]'), size
    PagePlayer(ada).play(1)
    ada.wait(lambda now: now.any_move)
    for size, width in least.items():
        ada.resize(*size)
        assert ada.page.evaluate(_DRAWN) >= width, size
        assert in_sight(ada, "[data-ticket]"), size


@pytest.mark.parametrize(
    ("size", "percents"),
    [(screen(390, 844, **FINGER), (150, 200)), (screen(1366, 768), (200,))],
    ids=["phone", "laptop"],
)
def test_letters_are_as_large_as_the_reader_likes(
    new_user: NewUser, size: dict[str, Any], percents: tuple[int, ...]
) -> None:
    ada = new_user("Ada", **size, locale="de")
    settings = ada.context.new_cdp_session(ada.page)
    found = []
    for where in walk_briefly(ada, "san-francisco"):
        for percent in percents:
            letters = {"standard": 16 * percent // 100, "fixed": 13 * percent // 100}
            settings.send("Page.setFontSizes", {"fontSizes": letters})
            ada.page.wait_for_function(_LETTERS, arg=f"{letters['standard']}px")
            ada.settle()
            found += [f"{where} at {percent} %: {one}" for one in too_wide(ada)]
            sideways = ada.page.evaluate(_SIDEWAYS)
            found += [f"{where} at {percent} %: a dialog scrolls sideways"] if sideways else []
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


def test_four_players_leave_one_ones_hand(new_user: NewUser) -> None:
    """A phone on its side, a page at 150 %, a small laptop with the bars of its browser."""
    sizes = ((740, 360), (960, 600), (1366, 650))
    ada = new_user("Ada", **screen(1366, 650))
    table = ada.begin("san-francisco", *({"type": "computer", "player": "easy"} for _ in range(3)))
    ada.open(f"/t/{table}", "table")
    ada.wait(lambda now: bool(now.tickets))
    for size in sizes:
        ada.resize(*size)
        assert in_sight(ada, ".choice"), size
    player = PagePlayer(ada)
    player.play(1)
    while not (offers := ada.wait(lambda now: now.any_move)).has("draw"):
        player.step(offers)
    for size in sizes:
        ada.resize(*size)
        for what in ("[data-hand]", '[data-action="draw"]', "[data-seat][data-points] >> nth=3"):
            assert in_sight(ada, what), (size, what)
