"""A phone held upright: everything fits, everything can be hit with a thumb, and a game can be played."""

from __future__ import annotations

from random import Random
from typing import Any

from testkit.browsers.browser_tables import finish
from testkit.browsers.browser_user import PHONE
from testkit.browsers.page_player import PagePlayer, Touch
from tests.browser.conftest import NewUser
from tests.browser.page_agreement import check_agreement
from tests.browser.page_checks import misfits, too_wide

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
# How large the first route of the board is drawn.
_SIZE = """() => {
  const box = document.querySelector('[data-hit]').getBoundingClientRect()
  return box.width + box.height
}"""
# Over how many lines each name in the table of scores goes.
_NAME_LINES = """() => [...document.querySelectorAll('[data-score] .name')].map((one) => {
  const text = document.createRange()
  text.selectNode(one.firstElementChild.lastElementChild.firstChild)
  return new Set([...text.getClientRects()].map((line) => line.top)).size
})"""
_SCORES_TOO_WIDE = """() => {
  const scores = document.querySelector('.scores')
  return scores.scrollWidth > scores.clientWidth
}"""
SIZES = ((390, 844), (360, 640), (820, 1180), (1180, 820), (1440, 900), (2560, 1440))


def test_a_misfit_would_be_noticed(new_user: NewUser) -> None:
    ada = new_user("Ada", **TOUCH)
    ada.open("/about", "about")
    ada.rest()
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


def test_pages_fit_before_their_letters_are_there(new_user: NewUser) -> None:
    ada = new_user("Ada", locale="de-DE", **TOUCH)
    ada.page.route("**/*.woff2", lambda route: None)  # never answered
    faults = []
    for path, screen in (("/", "home"), ("/rules", "rules"), ("/about", "about")):
        ada.open(path, screen)
        ada.settle()
        faults += [f"{path}: {one}" for one in too_wide(ada)]
    assert not faults, "\n".join(faults)


def test_a_game_by_touch(new_user: NewUser) -> None:
    ada = new_user("Ada", **TOUCH)
    table = ada.begin("london", {"type": "computer", "player": "easy"})
    ada.open(f"/t/{table}", "table")
    player = PagePlayer(ada, Touch(ada))
    offers = ada.look()
    for _ in range(12):
        offers = player.play(6)
        if offers.screen == "ending":
            break
        if offers.any_move:
            check_agreement(ada)
    assert {"keep", "route", "claim"} <= player.done | ({"claim"} if "pay" in player.done else set())


def test_names_stay_whole_in_the_table_of_scores(new_user: NewUser) -> None:
    """In the city with the most columns, beside computer players, whose names are short and have bars."""
    ada = new_user("Wilhelmina von Humboldt", **TOUCH)
    computer = {"type": "computer", "player": "easy"}
    table = ada.begin("istanbul", computer, computer, computer)
    finish([ada], table, Random(1))
    ada.open(f"/t/{table}", "ending")
    ada.skip()
    ada.page.locator("[data-score]").first.wait_for()
    for width in (390, 320):
        ada.resize(width, 844)
        assert ada.page.evaluate(_NAME_LINES) == [1, 1, 1, 1], width
        assert not ada.page.evaluate(_SCORES_TOO_WIDE), width


def test_the_board_can_be_zoomed_and_fitted_again(new_user: NewUser) -> None:
    ada = new_user("Ada", **TOUCH)
    table = ada.begin("berlin", {"type": "computer", "player": "easy"})
    ada.open(f"/t/{table}", "table")
    PagePlayer(ada, Touch(ada)).play(1)
    before = ada.page.evaluate(_SIZE)
    for _ in range(2):
        ada.page.locator('[data-zoom="in"]').tap()
    ada.page.wait_for_function(f"(least) => ({_SIZE})() > least", arg=1.5 * before)
    assert not too_wide(ada)
    ada.page.locator('[data-zoom="fit"]').tap()
    ada.page.wait_for_function(f"(size) => Math.abs(({_SIZE})() - size) < 0.02 * size", arg=before)


def test_a_table_fits_every_screen(new_user: NewUser) -> None:
    ada = new_user("Ada")
    seats = [{"type": "computer", "player": "easy"} for _ in range(3)]
    table = ada.begin("berlin", *seats)
    ada.open(f"/t/{table}", "table")
    PagePlayer(ada).play(3)
    ada.wait(lambda now: now.any_move)
    tall = "() => document.documentElement.scrollHeight <= innerHeight + 1"
    for size in SIZES:
        ada.resize(*size)
        assert not too_wide(ada), size
        assert ada.page.evaluate(tall), f"{size}: what a turn needs is in sight without scrolling"
