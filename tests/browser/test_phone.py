"""A phone held upright: everything fits, everything can be hit with a thumb, and a game can be played."""

from __future__ import annotations

from typing import Any

import pytest

from testkit.browser_user import PHONE, Person
from testkit.page_player import Finger, Player
from testkit.screens import walk
from tests.browser.conftest import Meet
from tests.browser.page_agreement import check_agreement

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SIZES = ((390, 844), (360, 640), (820, 1180), (1180, 820), (1440, 900), (2560, 1440))

# Whatever sticks out to the right. A phone makes its page wider then: its own word for its width is no use.
_WIDE = """(width) => {
  const page = document.documentElement
  const wide = [...document.body.querySelectorAll('*')].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.width > 0 && box.right > width + 1 && one.checkVisibility()
  })
  return page.scrollWidth > width
    ? [`${page.scrollWidth} px wide`, ...wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 120))]
    : []
}"""

# Controls that are smaller than a thumb. A link within a sentence may be as small as its words.
_SMALL = """(least) => {
  const controls = 'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]'
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const within = (one) => one.tagName === 'A' && getComputedStyle(one).display === 'inline' &&
    [...one.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  return [...document.querySelectorAll(controls)]
    .filter((one) => shown(one) && !one.closest('.ct-board, [inert], .unseen') && !within(one))
    .map((one) => [one, (one.tagName === 'INPUT' && one.closest('label')) || one])
    .map(([one, area]) => [one, area.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && box.height > 1 && (box.width < least || box.height < least))
    .map(([one, box]) => `${Math.round(box.width)}×${Math.round(box.height)} ${one.outerHTML.slice(0, 140)}`)
}"""
LEAST = 43.5  # of 44 px: a half may get lost when boxes are laid out


def too_wide(person: Person) -> list[str]:
    """How wide the page is, and what makes it so; nothing where it fits."""
    size = person.page.viewport_size
    assert size is not None
    found: list[str] = person.page.evaluate(_WIDE, size["width"])
    return found


def misfits(person: Person, where: str) -> list[str]:
    """What is too wide or too small on the page as it is now."""
    wide = [f"{where}: too wide: {one}" for one in too_wide(person)]
    return wide + [f"{where}: too small: {one}" for one in person.page.evaluate(_SMALL, LEAST)]


def test_a_misfit_would_be_noticed(meet: Meet) -> None:
    ada = meet("Ada", **TOUCH)
    ada.open("/about", "about")
    ada.page.wait_for_load_state("networkidle")
    assert not misfits(ada, "about")
    ada.page.evaluate(
        """() => {
          const made = document.createElement('button')
          made.style.cssText = 'position: absolute; left: 100px; width: 20px; height: 20px'
          const wide = document.createElement('p')
          wide.style.cssText = 'width: 600px; height: 9px'
          document.querySelector('main').append(made, wide)
        }"""
    )
    found = misfits(ada, "about")
    assert any("too wide" in one for one in found)
    assert any("too small: 20×20" in one for one in found)


def test_every_screen_fits_a_phone(meet: Meet) -> None:
    ada = meet("Ada", **TOUCH)
    found = [misfit for where in walk(ada, "berlin") for misfit in misfits(ada, where)]
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("locale", ["de", "nl", "da"])
def test_longer_words_fit_too(meet: Meet, locale: str) -> None:
    ada = meet("Wilhelmina von Humboldt", **TOUCH, locale=locale)
    found = [misfit for where in walk(ada, "san-francisco") for misfit in misfits(ada, where)]
    assert not found, "\n".join(dict.fromkeys(found))


def test_a_game_by_touch(meet: Meet) -> None:
    ada = meet("Ada", **TOUCH)
    table = ada.begin("london", {"type": "computer", "player": "easy"})
    ada.open(f"/t/{table}", "table")
    player = Player(ada, Finger(ada))
    offers = ada.look()
    for _ in range(12):
        offers = player.play(6)
        if offers.screen == "ending":
            break
        if offers.any_move:
            check_agreement(ada)
    assert {"keep", "route", "claim"} <= player.done | ({"claim"} if "pay" in player.done else set())


def test_the_board_can_be_zoomed_and_fitted_again(meet: Meet) -> None:
    ada = meet("Ada", **TOUCH)
    table = ada.begin("berlin", {"type": "computer", "player": "easy"})
    ada.open(f"/t/{table}", "table")
    Player(ada, Finger(ada)).play(1)
    route = ada.page.locator("[data-hit]").first
    size = "(one) => one.getBoundingClientRect().width + one.getBoundingClientRect().height"
    before = route.evaluate(size)
    for _ in range(2):
        ada.page.locator('[data-zoom="in"]').tap()
    ada.page.wait_for_timeout(500)
    assert route.evaluate(size) > 1.5 * before
    assert not too_wide(ada)
    ada.page.locator('[data-zoom="fit"]').tap()
    ada.page.wait_for_timeout(500)
    assert route.evaluate(size) == pytest.approx(before, rel=0.02)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_table_fits_every_screen(meet: Meet, width: int, height: int) -> None:
    ada = meet("Ada", viewport={"width": width, "height": height})
    seats = [{"type": "computer", "player": "easy"} for _ in range(3)]
    table = ada.begin("berlin", *seats)
    ada.open(f"/t/{table}", "table")
    Player(ada).play(3)
    ada.wait(lambda now: now.any_move)
    assert not too_wide(ada)
    tall = "() => document.documentElement.scrollHeight <= innerHeight + 1"
    assert ada.page.evaluate(tall), "what a turn needs is in sight without scrolling"
