"""A whole game by keyboard alone: no mouse, no touch, and one always sees where one is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.page_player import PagePlayer
from testkit.browsers.table_workers import hurry
from tests.browser.conftest import NewUser

# Where the focus is, and whether one can see it.
_FOCUS = """() => {
  const one = document.activeElement
  if (!one || one === document.body) return null
  const box = one.getBoundingClientRect()
  const inside = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight
  const style = getComputedStyle(one)
  const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
  const ringed = style.boxShadow !== 'none' || (one instanceof SVGElement && style.stroke !== 'none')
  return {
    what: one.outerHTML.slice(0, 140),
    visible: one.checkVisibility() && inside,
    marked: outlined || ringed,
  }
}"""
MOST = 120  # presses of Tab after which one would have given up


class Keyboard:
    """Hands on a keyboard."""

    def __init__(self, person: BrowserUser) -> None:
        self.person = person
        self.keyboard = person.page.keyboard

    def press(self, what: Locator) -> None:
        """Uses a control: by its own key where it has one, else by going there."""
        data: dict[str, str] = what.evaluate("(one) => ({ ...one.dataset })")
        match data.get("action"):
            case "take":
                self.keyboard.press(str(int(data["slot"]) + 1))
            case "draw":
                self.keyboard.press("d")
            case "tickets":
                self.keyboard.press("t")
            case _:
                self.go_to(what)
                self.keyboard.press("Space" if "offered" in data else "Enter")

    def go_to(self, what: Locator) -> None:
        """Tab until one is there."""
        goal = what.element_handle()
        for _ in range(MOST):
            if self.person.page.evaluate("(goal) => document.activeElement === goal", goal):
                return
            self.keyboard.press("Tab")
            self.check_focus()
        raise AssertionError(f"Tab never gets to {what}")

    def choose_route(self, route: str) -> None:
        """C goes from one route that can be claimed to the next."""
        for _ in range(MOST):
            self.keyboard.press("c")
            self.check_focus()
            if self.person.page.evaluate("() => document.activeElement.dataset.hit") == route:
                self.keyboard.press("Enter")
                return
        raise AssertionError(f"C never gets to {route}")

    def check_focus(self) -> None:
        """One sees where the focus is."""
        focus = self.person.page.evaluate(_FOCUS)
        if focus is not None:
            assert focus["visible"], focus
            assert focus["marked"], focus


def test_a_whole_game_by_keyboard(new_user: NewUser) -> None:
    ada = new_user()
    hurry(ada)
    ada.open("/", "home")
    keys = Keyboard(ada)
    start = ada.action("play-now", city="london")
    keys.go_to(start)
    ada.page.keyboard.press("Enter")
    ada.see("table")
    player = PagePlayer(ada, keys, seed=4)
    offers = ada.look()
    while offers.screen != "ending":
        offers = player.play(8)
    assert {"keep", "route", "take", "draw"} <= player.done
    ada.wait(lambda now: now.has("skip") or now.has("rematch"))
    if ada.look().has("skip"):
        keys.press(ada.action("skip"))
    ada.wait(lambda now: now.has("rematch"))
    keys.press(ada.action("rematch"))
    ada.wait(lambda now: now.screen == "table" and bool(now.tickets))


def test_the_focus_stays_where_a_card_was_taken(new_user: NewUser) -> None:
    ada = new_user("Ada")
    ada.open(f"/t/{ada.begin('london', {'type': 'computer'})}", "table")
    PagePlayer(ada, Keyboard(ada), seed=1).play(2)
    for _ in range(8):
        offered = ada.wait(lambda now: now.has("take")).actions["take"][0]
        slot = offered["slot"]
        ada.action("take", slot=slot).focus()
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_function("() => !document.querySelector('[data-sending]')")
        assert ada.page.evaluate("() => document.activeElement.dataset.slot") == slot
        if ada.action("take", slot=slot).get_attribute("data-card") != offered["card"]:
            return
    raise AssertionError("the same card came again and again")


def test_a_question_gives_the_focus_back_unless_it_has_gone_on(new_user: NewUser) -> None:
    ada = new_user("Ada")
    ada.context.add_init_script("localStorage.setItem('crosstown.confirming', 'always')")
    ada.open(f"/t/{ada.begin('london', {'type': 'computer'})}", "table")
    keys = Keyboard(ada)
    player = PagePlayer(ada, keys, seed=1)
    offers = ada.wait(lambda now: now.any_move)
    while not offers.routes or offers.tickets:
        player.step(offers)
        offers = ada.wait(lambda now: now.any_move)
    route = offers.routes[0]
    for goes_on in (False, True):
        keys.choose_route(route)
        ada.wait(lambda now: now.has("cancel"))
        if goes_on:
            ada.action("take", slot="0").focus()
        ada.page.keyboard.press("Escape")
        ada.wait(lambda now: not now.has("cancel"))
        at = ada.page.evaluate("() => ({ ...document.activeElement.dataset })")
        assert at.get("slot") == "0" if goes_on else at.get("hit") == route


def test_the_board_is_walked_with_arrows(new_user: NewUser) -> None:
    ada = new_user("Ada")
    table = ada.begin("san-francisco", {"type": "computer", "player": "easy"})
    ada.open(f"/t/{table}", "table")
    keys = Keyboard(ada)
    PagePlayer(ada, keys).play(1)
    ada.wait(lambda now: now.has("draw"))
    keys.go_to(ada.page.locator('[data-hit][tabindex="0"]').first)
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 5:
        ada.page.keyboard.press(key)
        keys.check_focus()
        seen.add(ada.page.evaluate("() => document.activeElement.dataset.hit"))
        assert ada.page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert len(seen) > 3
    assert ada.page.locator('[data-hit][tabindex="0"]').count() == 1, "the board is one stop for Tab"


def test_every_tab_stop_can_be_seen(new_user: NewUser) -> None:
    ada = new_user("Ada")
    table = ada.begin("berlin", {"type": "computer", "player": "easy"})
    for path, screen in (
        ("/", "home"),
        ("/new/berlin", "new"),
        ("/rules/berlin", "rules"),
        (f"/t/{table}", "table"),
    ):
        ada.open(path, screen)
        ada.rest()  # lists that arrive later push everything down
        keys = Keyboard(ada)
        for _ in range(40):
            ada.page.keyboard.press("Tab")
            keys.check_focus()


@pytest.mark.parametrize("screen", ["home", "table"])
def test_a_dialog_gives_the_focus_back(new_user: NewUser, screen: str) -> None:
    ada = new_user("Ada")
    if screen == "home":
        ada.open("/", "home")
    else:
        ada.open(f"/t/{ada.begin('london', {'type': 'computer'})}", "table")
        PagePlayer(ada, seed=1).play(1)
        ada.wait(lambda now: now.has("draw"))
    openers = ada.page.locator("header button").all()
    opened = 0
    for opener in openers:
        opener.focus()
        before = opener.evaluate("(one) => one.outerHTML")
        ada.page.keyboard.press("Enter")
        dialog = ada.page.locator("dialog[open]")
        if not dialog.count():
            continue
        opened += 1
        for leave in ("Escape", "cross"):
            if leave == "cross":
                ada.page.keyboard.press("Enter")
                dialog.locator("header button").first.click()
            else:
                ada.page.keyboard.press("Escape")
            dialog.wait_for(state="detached")
            ada.page.wait_for_function("(it) => document.activeElement.outerHTML === it", arg=before)
    assert opened >= 2 if screen == "table" else opened >= 1


def test_tickets_take_the_focus_and_enter_keeps_them(new_user: NewUser) -> None:
    ada = new_user("Ada")
    ada.open(f"/t/{ada.begin('london', {'type': 'computer'})}", "table")
    ada.wait(lambda now: bool(now.tickets))
    assert ada.page.evaluate("() => document.activeElement.id") == "choice-title"
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("Enter")
    ada.wait(lambda now: now.has("draw"))
    ada.page.wait_for_function("() => 'marketAll' in document.activeElement.dataset")  # what one can take
    ada.action("tickets").focus()
    ada.page.keyboard.press("Enter")
    ada.wait(lambda now: bool(now.tickets))
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("Enter")
    ada.wait(lambda now: not now.tickets)
    ada.page.wait_for_function("() => document.activeElement.dataset.action === 'tickets'")


def test_the_board_is_zoomed_from_anywhere(new_user: NewUser) -> None:
    ada = new_user("Ada")
    ada.open(f"/t/{ada.begin('london', {'type': 'computer'})}", "table")
    sheets = ada.page.locator(".sheets")
    sheets.wait_for()
    whole = sheets.get_attribute("style")
    ada.page.keyboard.press("+")
    ada.page.wait_for_function(
        "(whole) => document.querySelector('.sheets').getAttribute('style') !== whole", arg=whole
    )
    ada.page.keyboard.press("0")
    ada.page.wait_for_function(
        "(whole) => document.querySelector('.sheets').getAttribute('style') === whole", arg=whole
    )
