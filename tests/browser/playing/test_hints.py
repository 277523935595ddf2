"""Hints and warnings on the screen: on the device and at a server's table, by mouse, key and touch."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from testkit.browsers.browser_user import FINGER, PHONE, BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.page_checks import axe_faults, misfits, raw_words
from tests.browser.playing.test_local_tables import begin

Json = dict[str, Any]
_NUMBERS = count(1)


def keep_first_tickets(person: BrowserUser) -> None:
    person.page.locator("[data-offered]").first.click()
    person.action("keep").click()
    person.wait(lambda now: not now.tickets and now.any_move)


def hinted(person: BrowserUser) -> str:
    """The move of the hint on the screen. What it is about is marked there."""
    person.page.locator("[data-hint]").wait_for()
    move = person.page.locator("[data-hint]").get_attribute("data-hint") or ""
    kind, *rest = move.split()
    match kind:
        case "keep":
            for ticket in rest:
                person.page.locator(f'[data-offered="{ticket}"][data-hinted]').wait_for()
        case "take":
            person.page.locator(f'[data-card="{rest[0]}"][data-hinted]').first.wait_for()
        case "claim" | "place" | "souvenir":
            about = rest[0] if kind == "claim" else rest[-1]
            person.page.locator(f'[data-hinted="{about}"]').wait_for(state="attached")
        case _:
            person.page.locator(f'[data-action="{kind}"][data-hinted]').wait_for()
    return move


@pytest.mark.parametrize("city", ["san-francisco", "berlin"])
def test_a_hint_on_the_device(new_user: NewUser, city: str) -> None:
    ada = new_user(bypass_csp=True)
    begin(ada, city)
    ada.action("hint").click()
    assert hinted(ada).startswith("keep")
    said = ada.page.locator("[data-announcer]").inner_text()
    assert ada.page.locator("[data-hint] p").first.inner_text() in said
    assert axe_faults(ada, "hint") + raw_words(ada, "hint") == []
    ada.action("close-hint").click()
    ada.page.locator("[data-hint]").wait_for(state="detached")
    keep_first_tickets(ada)
    ada.page.keyboard.press("h")
    hinted(ada)
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-hint]").wait_for(state="detached")


def test_a_hint_on_a_phone_in_german(new_user: NewUser) -> None:
    ada = new_user(bypass_csp=True, viewport=PHONE, locale="de-DE", **FINGER)
    begin(ada)
    ada.action("hint").tap()
    hinted(ada)
    assert "Mein Vorschlag" in ada.page.locator("[data-hint]").inner_text()
    assert axe_faults(ada, "hint") + raw_words(ada, "hint") + misfits(ada, "hint") == []


def test_a_host_allows_hints(new_user: NewUser) -> None:
    """Everybody sees it, and nobody but who asks sees a hint."""
    ada, ben = new_user("Ada"), new_user("Ben")
    table = ada.begin("london", {"type": "open"}, hints=True)
    ben.open(f"/t/{table}", "waiting")
    ben.page.get_by_text("hints allowed").wait_for()
    ben.action("join").click()
    ada.open(f"/t/{table}", "table")
    ben.see("table")
    wait_for_advice(ada, table)
    ada.action("hint").click()
    move = hinted(ada)
    ben.action("hint").wait_for()
    assert move
    assert not [frame for frame in ben.frames if '"reasons"' in frame]
    assert [frame for frame in ada.frames if '"reasons"' in frame]
    ada.action("menu").click()
    ada.page.locator('[data-hints="true"]').wait_for()


def test_without_the_host_s_leave_there_are_no_hints(new_user: NewUser) -> None:
    ada = new_user("Ada")
    table = ada.begin("london", {"type": "beside", "name": "Ben"})
    ada.page.goto(f"/t/{table}")
    ada.action("ready").click()
    ada.wait(lambda now: bool(now.tickets))
    assert ada.action("hint").count() == 0
    ada.page.keyboard.press("h")
    ada.settle()
    assert ada.page.locator("[data-hint]").count() == 0
    answer = ask(ada, table, "hint")
    assert answer["code"] == "no-hints"


def ask(person: BrowserUser, table: str, kind: str) -> Json:
    body = {"type": kind, "id": f"h{next(_NUMBERS)}", "version": person.snapshot(table)["version"]}
    path = f"/api/tables/{table}/commands"
    answer = person.context.request.post(path, data=body, headers={"origin": person.url})
    told: Json = answer.json()
    return told


def wait_for_advice(person: BrowserUser, table: str) -> None:
    """Asks until the server's computer players are ready, and no other command has come between."""
    while "judgement" not in (answer := ask(person, table, "judge")):
        assert answer.get("code", "old-version") in ("old-version", "too-fast", "hint-not-ready"), answer
        person.page.wait_for_timeout(100)


def judged(person: BrowserUser) -> Json:
    """What the page was told about the moves of this turn."""
    person.page.locator("[data-screen=table][data-judged]").wait_for()
    version = person.snapshot()["version"]
    told = [one for one in person.messages() if one.get("judgement") and one["version"] == version]
    judgement: Json = told[-1]["judgement"]
    return judgement


def begin_where_tickets_are_a_blunder(person: BrowserUser) -> None:
    """Takes another table where they are none for some turns: the stack would run out."""
    while True:
        table = person.begin("london", {"type": "computer", "player": "easy"})
        person.open(f"/t/{table}", "table")
        keep_first_tickets(person)
        person.page.evaluate("localStorage.setItem('crosstown.gentle', 'on')")
        person.open(f"/t/{table}", "table")
        for _ in range(3):
            person.wait(lambda now: now.has("draw") and now.has("tickets"))
            if "tickets" in judged(person)["blunders"]:
                return
            for _ in range(2):  # past the page, which would warn of it if drawing is a blunder too
                person.command(table, "play", version=person.snapshot()["version"], move="draw")
        person.page.evaluate("localStorage.removeItem('crosstown.gentle')")  # no warning of the first choice


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_gentle_warning(new_user: NewUser, size: str) -> None:
    """New tickets at the very beginning are a blunder: one can go on, or take another move."""
    ada = new_user("Ada", bypass_csp=True, **({"viewport": PHONE} | FINGER if size == "phone" else {}))
    begin_where_tickets_are_a_blunder(ada)
    before = ada.snapshot()["version"]
    ada.page.keyboard.press("t")
    warning = ada.page.locator("[data-warning]")
    warning.wait_for()
    assert "Are you sure?" in warning.inner_text()
    assert "Are you sure?" in ada.page.locator("[data-announcer]").inner_text()
    assert axe_faults(ada, "warning") + raw_words(ada, "warning") == []
    assert size == "laptop" or misfits(ada, "warning") == []  # a mouse hits smaller buttons
    ada.action("another-move").click()
    warning.wait_for(state="detached")
    assert ada.snapshot()["version"] == before
    ada.page.keyboard.press("t")
    ada.action("play-anyway").click()
    ada.wait(lambda now: len(now.tickets) == 2)
