"""The board on small screens: it can be read, it stays where it is, and nothing covers it on one's turn."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from testkit.browsers.board_on_screen import LEAST_LETTER, NAMES, NUMBERS, OVERLAYS, WATCH
from testkit.browsers.browser_user import FINGER, LAPTOP, PHONE, BrowserUser
from testkit.browsers.page_player import PagePlayer, Touch
from tests.browser.conftest import NewUser

CITIES = ("london", "san-francisco", "berlin")
PHONES = {
    "phone": PHONE,
    "lower phone": {"width": 390, "height": 664},
    "on its side": {"width": 844, "height": 390},
}

TABLET = {"width": 820, "height": 1180}
SMALL_LAPTOP = {"width": 1366, "height": 768}

# Every space of every route, as points of the screen.
SPACES = """() => [...document.querySelectorAll('.ct-route use')].flatMap((sign) => {
  const { left, top, width, height } = sign.getBoundingClientRect()
  return [[left + width / 2, top + height / 2]]
})"""
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].every((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  const at = document.elementFromPoint(left + width / 2, top + height / 2)
  return one.checkVisibility() && (one === at || one.contains(at))
})"""


# Whether the screen scrolls when the focus goes to a button that is still below it.
SCROLLED = """() => {
  const screen = document.querySelector('[data-screen="table"]')
  const button = document.createElement('button')
  button.style.cssText = 'position: absolute; top: 110%'
  screen.append(button)
  button.focus()
  const scrolled = document.activeElement !== button || screen.scrollTop + scrollY > 0
  button.remove()
  return scrolled
}"""
# Ways to pay whose words do not fit into them.
CUT = """() => {
  const cut = ({ clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
    clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
  return [...document.querySelectorAll('[data-action=pay]')]
    .filter((way) => [way, ...way.querySelectorAll('*')].some(cut))
    .map((way) => way.innerText)
}"""


def begun(new_user: NewUser, city: str, others: int = 1, **options: Any) -> BrowserUser:
    ada = new_user("Ada", **options)
    table = ada.begin(city, *({"type": "computer", "player": "easy"} for _ in range(others)))
    ada.open(f"/t/{table}", "table")
    ada.wait(lambda now: bool(now.tickets))
    ada.page.locator("[data-hit]").first.wait_for(state="attached")
    return ada


def meet(one: list[float], other: list[float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("city", CITIES)
def test_names_and_numbers_can_be_read_on_a_phone(new_user: NewUser, city: str) -> None:
    ada = begun(new_user, city, viewport=PHONE, **FINGER)
    PagePlayer(ada).play(1)
    ada.wait(lambda now: now.any_move)
    ada.settle()
    ada.page.evaluate("() => document.fonts.ready")
    names = ada.page.evaluate(NAMES)
    assert len(names) == len(ada.ask(f"/api/cities/{city}")["places"])
    assert min(name["size"] for name in names) >= LEAST_LETTER
    assert min(ada.page.evaluate(NUMBERS)) >= LEAST_LETTER
    for one, other in combinations(names, 2):
        assert not meet(one["box"], other["box"]), (one["name"], other["name"])
    for x, y in ada.page.evaluate(SPACES):
        hiding = [name["name"] for name in names if meet(name["box"], [x, y, x, y])]
        assert not hiding, hiding


@pytest.mark.parametrize("size", [*PHONES.values(), TABLET], ids=[*PHONES, "tablet"])
def test_the_board_never_moves_and_nothing_covers_it(new_user: NewUser, size: dict[str, int]) -> None:
    ada = begun(new_user, "san-francisco", 3, viewport=size, reduced_motion="no-preference", **FINGER)
    ada.settle()
    ada.page.evaluate(WATCH, OVERLAYS)
    player = PagePlayer(ada, Touch(ada), seed=2)
    player.play(14)
    while (offers := ada.wait(lambda now: now.any_move)).has("cancel") or not offers.has("tickets"):
        player.step(offers)
    ada.page.locator('[data-action="tickets"]').tap()
    ada.page.locator('[data-action="draw-tickets"]').tap()
    ada.wait(lambda now: bool(now.tickets))
    player.play(2)
    assert ada.page.evaluate("() => [...boxes]") == [ada.page.evaluate("() => [...boxes][0]")]
    assert ada.page.evaluate("() => covered") == 0


@pytest.mark.parametrize(
    ("size", "others", "locale"),
    [
        (PHONE, 1, "de-DE"),  # with the longest words
        (PHONES["lower phone"], 1, "en-GB"),
        (PHONES["on its side"], 3, "da-DK"),
        (SMALL_LAPTOP, 3, "nl-NL"),
        (LAPTOP, 1, "en-GB"),
    ],
    ids=[*PHONES, "small laptop", "laptop"],
)
def test_hand_and_tickets_are_in_sight_while_new_ones_are_judged(
    new_user: NewUser, size: dict[str, int], others: int, locale: str
) -> None:
    ada = begun(new_user, "berlin", others, viewport=size, locale=locale)
    player = PagePlayer(ada)
    for tickets in (2, 3, 4):
        while not (offers := ada.wait(lambda now: now.any_move)).has("tickets") or offers.tickets:
            player.step(offers)
        assert ada.page.locator("[data-ticket]").count() >= tickets
        assert ada.page.evaluate(IN_SIGHT, "[data-ticket]"), "all one's tickets are shown"
        ada.action("tickets").click()
        ada.wait(lambda now: bool(now.tickets))
        ada.settle()
        for what in ("[data-hand]", "[data-ticket]", "[data-offered]", '[data-action="keep"]'):
            assert ada.page.evaluate(IN_SIGHT, what), what
        assert ada.page.locator("[data-flag]").count() == 2 * ada.page.locator("[data-ticket]").count()
        ada.page.locator("[data-offered]").first.click()
        ada.action("keep").click()


def test_the_focus_on_what_slides_in_scrolls_nothing(new_user: NewUser) -> None:
    """Ways to pay come up from below, and the first has the focus at once."""
    ada = begun(new_user, "london", viewport=TABLET)
    ada.settle()
    assert not ada.page.evaluate(SCROLLED)


def test_a_finger_is_asked_before_tickets_are_drawn(new_user: NewUser) -> None:
    ada = begun(new_user, "london", viewport=PHONE, **FINGER)
    player = PagePlayer(ada, Touch(ada))
    player.play(1)
    ada.wait(lambda now: now.has("tickets"))
    ada.action("tickets").tap()
    ada.page.locator('[data-action="draw-tickets"]').wait_for()
    ada.action("cancel").tap()
    ada.page.locator('[data-action="draw-tickets"]').wait_for(state="detached")
    assert ada.snapshot()["view"]["phase"] == "turn"
    assert ada.page.locator('[data-action="tickets"] .brief').inner_text() == "Tickets"


def test_the_card_of_a_route_goes_with_its_claim(new_user: NewUser) -> None:
    ada = begun(new_user, "london")
    player = PagePlayer(ada)
    while not (offers := ada.wait(lambda now: now.any_move)).routes or offers.tickets:
        player.step(offers)
    player.step(offers)
    while ada.look().has("pay"):
        player.step(ada.look())
    ada.page.locator("[data-pieces][data-owner]").first.wait_for(state="attached")
    ada.settle()
    assert not ada.page.locator("[data-route-card]").count()


@pytest.mark.parametrize(
    ("size", "locale"), [(PHONES["on its side"], "da-DK"), (TABLET, "nl-NL")], ids=["on its side", "tablet"]
)
def test_ways_to_pay_are_not_cut(new_user: NewUser, size: dict[str, int], locale: str) -> None:
    """With fourteen cards there are always several for a short grey route."""
    ada = begun(new_user, "london", viewport=size, locale=locale)
    routes = ada.ask("/api/cities/london")["routes"]
    short = {route["id"] for route in routes if route["colour"] == "gray" and route["length"] <= 2}
    player = PagePlayer(ada)
    player.step(ada.look())
    while True:
        offers = ada.wait(lambda now: now.has("draw"))
        if short & set(offers.routes) and sum(ada.snapshot()["view"]["hand"].values()) >= 14:
            break
        ada.action("draw").click()
    player.device.choose_route(min(short & set(offers.routes)))
    assert len(ada.wait(lambda now: now.has("pay")).actions["pay"]) > 1
    ada.settle()
    assert ada.page.evaluate(CUT) == []
    assert ada.page.evaluate(IN_SIGHT, "[data-action=pay][data-first]")
