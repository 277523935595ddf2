"""Every screen of the site, each by the shortest way to it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from testkit.browsers.browser_tables import finish, is_last_round, play_on
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.page_choices import Offers
from testkit.browsers.page_player import ASKING, PagePlayer

# Screens that are an address. Neighbours differ, so that one sees when the next is shown.
ADDRESSES = {
    "/": "home",
    "/new/london": "new",
    "/rules": "rules",
    "/about": "about",
    "/rules/berlin": "rules",
    "/device/ABCDEFGH": "device",
    "/t/no-such-table": "nowhere",
}
DIALOGS = ("settings", "log", "text-view", "help", "menu")


def walk(person: BrowserUser, city: str = "london") -> Iterator[str]:
    """Shows one screen after another, and says which."""
    person.open("/", "home")
    yield from addresses(person)
    yield from waiting(person, city)
    yield from playing(person, city)
    yield from handing_over(person, city)


def addresses(person: BrowserUser) -> Iterator[str]:
    """All that needs no table, from any page of ours."""
    for path, screen in ADDRESSES.items():
        with person.expecting("/device/"):
            person.go(path, screen)
            person.rest()
        yield f"{screen} at {path}"


def waiting(person: BrowserUser, city: str) -> Iterator[str]:
    """A table with an open seat."""
    table = person.begin(city, {"type": "open"})
    person.go(f"/t/{table}", "waiting")
    person.rest()
    yield "waiting room"


def playing(person: BrowserUser, city: str) -> Iterator[str]:
    """A game from the first tickets to the end."""
    table = person.begin(city, {"type": "computer", "player": "easy"}, {"type": "computer", "player": "easy"})
    person.go(f"/t/{table}", "table")
    player = PagePlayer(person)
    person.wait(lambda now: bool(now.tickets))
    yield "first tickets"
    player.play(11)
    if person.wait(lambda now: now.any_move).has("cancel"):
        person.action("cancel").click()
    offers = until_a_route_can_be_claimed(player)
    yield "my turn"
    for dialog in DIALOGS:
        if dialog == "log" and person.page.locator("[data-log]").first.is_visible():
            continue  # it stands beside the board
        open_dialog(person, dialog)
        yield dialog
        close_dialog(person)
    person.page.locator('[data-seat="1"] button').first.click()
    yield "about a player"
    close_dialog(person)
    if offers.has("tickets"):
        person.action("tickets").click()
        person.wait(lambda now: bool(now.tickets))
        yield "more tickets"
        player.play(1)
    skip_to_the_last_round(person, table)
    player.play()
    yield "ending"
    person.skip()
    person.wait(lambda now: now.has("rematch"))
    yield "scores"


def until_a_route_can_be_claimed(player: PagePlayer) -> Offers:
    """Then a turn offers all that it can, whatever was dealt."""
    while not (offers := player.person.wait(lambda now: now.any_move)).routes:
        player.step(offers)
    return offers


def skip_to_the_last_round(person: BrowserUser, table: str) -> None:
    """Past the page, which would draw every move; whole games are played in it by other tests."""
    person.page.goto("about:blank")
    play_on([person], table, Random(1), lambda view: is_last_round(view) and view["turn"] == 0)
    person.open(f"/t/{table}", "table")


def open_dialog(person: BrowserUser, action: str) -> None:
    """By its button, or by the menu where there is no room for the button."""
    if not person.action(action).is_visible():
        person.action("menu").click()
    person.page.locator(f'[data-action="{action}"]:visible').first.click()
    person.page.locator("dialog[open]").wait_for()


def close_dialog(person: BrowserUser) -> None:
    """As one closes all of them."""
    person.page.keyboard.press("Escape")
    person.page.locator("dialog[open]").wait_for(state="hidden")


def handing_over(person: BrowserUser, city: str) -> Iterator[str]:
    """Several people at one screen."""
    table = person.begin(city, {"type": "beside", "name": "Bo"})
    person.go(f"/t/{table}", "handover")
    yield "hand-over"
    person.action("ready").click()
    person.wait(lambda now: bool(now.tickets))
    yield "hot-seat tickets"
    player = PagePlayer(person)
    while not person.wait(lambda now: now.screen in ASKING or now.any_move).has("draw"):
        player.step(person.look())
    for _ in range(2):
        person.wait(lambda now: now.has("draw"))
        person.action("draw").click()
    person.see("drawn")
    yield "drawn card"


def finished(person: BrowserUser, other: BrowserUser, city: str) -> str:
    """A table whose game is over, without looking at it."""
    table = person.begin(city, {"type": "open"})
    other.command(table, "join")
    finish([person, other], table, Random(1))
    return table
