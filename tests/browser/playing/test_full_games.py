"""A whole game of each city at a server's table, by mouse: from the form for a table to the rematch."""

from __future__ import annotations

import re

import pytest

from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.page_player import PagePlayer
from tests.browser.conftest import NewUser
from tests.browser.page_agreement import check_agreement

CITIES = ("london", "san-francisco", "berlin")
EVERY = 5  # turns between two comparisons with the server


@pytest.mark.parametrize("city", CITIES)
def test_from_the_form_to_the_rematch(new_user: NewUser, city: str) -> None:
    visitor = new_user()
    begin_by_mouse(visitor, city)
    player = PagePlayer(visitor, seed=sum(map(ord, city)))
    while visitor.look().screen != "ending":
        offers = player.play(EVERY)
        if offers.any_move:
            check_agreement(visitor)
    assert {"keep", "route", "take", "draw"} <= player.done
    check_ending(visitor)
    visitor.action("rematch").click()
    visitor.wait(lambda now: now.screen == "table" and bool(now.tickets))
    assert visitor.snapshot()["table"]["game"] == 2
    check_agreement(visitor)
    player.play(4)


def begin_by_mouse(visitor: BrowserUser, city: str) -> None:
    """A table that others can watch is the server's."""
    visitor.open(f"/new/{city}", "new")
    visitor.page.locator("[data-table-options] summary").click()
    visitor.page.get_by_text("Listed for everyone").click()
    visitor.action("open-table").click()
    visitor.see("table")
    assert visitor.snapshot()["table"]["city"] == city


def check_ending(visitor: BrowserUser) -> None:
    """Every total is there, the winner first, and the record can be had."""
    visitor.skip()
    told = visitor.snapshot()
    visitor.wait(lambda now: now.has("rematch"))
    text = visitor.see("ending").inner_text()
    for seat in told["view"]["result"]["seats"]:
        total = str(seat["total"]).replace("-", "[-−]")
        assert re.search(rf"(?<!\d){total}(?!\d)", text), (total, text)
    assert told["table"]["seed"]
    visitor.page.locator('[data-deal="fair"]').wait_for()  # the form has added to the shuffle
    record = visitor.ask(f"/api/tables/{visitor.table}/record")
    assert record["result"]["ranking"] == told["view"]["result"]["ranking"]
