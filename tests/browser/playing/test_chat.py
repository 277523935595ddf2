"""What is said at the table is seen where one looks, and only where somebody can talk."""

from __future__ import annotations

import pytest

from testkit.browsers.browser_tables import sit_down
from testkit.browsers.browser_user import LAPTOP, PHONE, BrowserUser
from tests.browser.conftest import NewUser


def keep_tickets(people: list[BrowserUser], table: str) -> None:
    for person in people:
        told = person.snapshot(table)
        move = next(one for one in told["view"]["legal_moves"] if one.startswith("keep"))
        person.command(table, "play", version=told["version"], move=move)


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_line_is_seen_at_the_panel_of_whoever_says_it(new_user: NewUser, size: dict[str, int]) -> None:
    ada, ben = new_user("Ada", viewport=size), new_user("Ben")
    table = sit_down([ada, ben], "london")
    keep_tickets([ada, ben], table)
    ben.command(table, "react", reaction="well-played")
    bubble = ada.page.locator('[data-seat="1"] [data-said]')
    bubble.wait_for()
    assert bubble.inner_text() == "Well played"
    assert ada.page.locator("[data-unread]").first.get_attribute("data-unread") == "1"
    ben.command(table, "say", text="Is that your route?")
    ada.page.locator('[data-unread="2"]').first.wait_for()
    if size == PHONE:
        ada.action("log").click()  # opens on what is new
    else:
        ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_role("log").get_by_text("Is that your route?").wait_for()
    ada.page.locator("[data-unread]").wait_for(state="detached")


def test_a_line_is_read_aloud(new_user: NewUser) -> None:
    ada, ben = new_user("Ada"), new_user("Ben")
    table = sit_down([ada, ben], "london")
    ben.command(table, "say", text="Good luck")
    ada.page.locator("[data-announcer]", has_text="Ben: Good luck").wait_for(state="attached")


def test_nobody_chats_with_computers(new_user: NewUser) -> None:
    ada = new_user("Ada")
    ada.open(f"/t/{ada.begin('london', {'type': 'computer', 'player': 'easy'}, chat=True)}", "table")
    ada.page.locator("[data-log]").wait_for()
    assert ada.page.get_by_role("tab").count() == 0


def test_a_turn_of_two_cards_is_one_line_of_the_log(new_user: NewUser) -> None:
    ada, ben = new_user("Ada"), new_user("Ben")
    table = sit_down([ada, ben], "london")
    keep_tickets([ada, ben], table)
    for _ in range(2):
        ada.command(table, "play", version=ada.snapshot(table)["version"], move="draw")
    last = ben.page.locator("[data-log] li").last
    last.get_by_text("Ada drew 2 cards from the stack.").wait_for()
    assert ben.page.locator("[data-log] li").count() == 3
