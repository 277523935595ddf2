"""The shuffle that nobody can choose: its seal is shown before the game, and checked at the end."""

from __future__ import annotations

from random import Random

from testkit.browsers.browser_tables import finish
from testkit.browsers.browser_user import BrowserUser
from tests.browser.conftest import NewUser

FAIR = "The deal was fair: checked on this device."
OTHER_SEAL = "The server’s part is not the one whose seal this device saw before the game."
OTHER_PART = "What your device added is missing from the shuffle, or was changed."

FORGE = """(change) => {
    const kept = JSON.parse(localStorage.getItem('crosstown.deals'))
    localStorage.setItem('crosstown.deals', JSON.stringify(kept.map((one) => ({ ...one, ...change }))))
}"""


def test_two_people_see_the_seal_and_the_check(new_user: NewUser) -> None:
    ada, ben = new_user("Ada"), new_user("Ben")
    table = ada.begin("london", {"type": "open"}, first="random")
    ada.open(f"/t/{table}", "waiting")
    seal = ada.snapshot(table)["table"]["server_seal"]
    check_seal(ada, seal)
    ben.open(f"/t/{table}", "waiting")
    check_seal(ben, seal)
    ben.action("join").click()
    play_to_the_end([ada, ben], table)
    for person in (ada, ben):
        check_fair(person)
    deal = ada.snapshot(table)["table"]["deal"]
    assert None not in deal["contributions"], "both pages have added something"

    following = ada.snapshot(table)["table"]["next_seal"]
    for person in (ada, ben):
        person.action("rematch").click()
    play_to_the_end([ada, ben], table)
    told = ada.snapshot(table)["table"]
    assert (told["game"], told["server_seal"]) == (2, following)
    assert None not in told["deal"]["contributions"]
    for person in (ada, ben):
        check_fair(person)

    check_warning(ada, {"seal": "00" * 32}, OTHER_SEAL)
    check_warning(ben, {"digits": "00" * 32}, OTHER_PART)


def play_to_the_end(people: list[BrowserUser], table: str) -> None:
    """Past the pages, which have begun the game and look again when it is over."""
    for person in people:
        person.see("table")
        person.rest()
        person.page.goto("about:blank")
    seated = sorted(people, key=lambda person: person.snapshot(table)["you"]["seats"])
    finish(seated, table, Random(1))
    for person in people:
        person.open(f"/t/{table}", "ending")


def check_seal(person: BrowserUser, seal: str) -> None:
    """Its beginning is on the screen, and all of it and what it is for comes with a click."""
    shown = person.page.locator(f'[data-seal="{seal}"]')
    shown.wait_for()
    assert seal[:8] in shown.inner_text()
    assert seal not in shown.inner_text()
    shown.locator("summary").click()
    assert seal in shown.inner_text()
    assert "shuffle" in shown.inner_text()


def check_fair(person: BrowserUser) -> None:
    person.see("ending")
    person.skip()
    assert FAIR in person.page.locator('[data-deal="fair"]').inner_text()


def check_warning(person: BrowserUser, forged: dict[str, str], warning: str) -> None:
    """What the device kept does not fit any more, as if the server had cheated."""
    person.page.evaluate(FORGE, forged)
    person.page.reload()
    shown = person.page.locator('[data-deal="broken"]')
    assert warning in shown.inner_text()
    assert FAIR not in person.page.content()
