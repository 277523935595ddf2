"""A slip against computers is taken back by one button, and nobody waits who does not want to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from testkit.browsers.browser_tables import sit_down
from testkit.browsers.browser_user import PHONE, BrowserUser
from testkit.browsers.chromium import check_built
from testkit.browsers.page_player import Mouse
from testkit.server_process import ServerProcess, quick_server
from tests.browser.conftest import NewUser, check_log

ENDLESS = 600_000  # milliseconds


@pytest.fixture(scope="module")
def waiting_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Its computers wait long for an undo."""
    check_built()
    with quick_server(tmp_path_factory.mktemp("server"), undo_window=ENDLESS, forked=True) as server:
        yield server
        check_log(server)


def claim(person: BrowserUser) -> str:
    """Draws until some route can be paid in one way only, and claims that."""
    while True:
        offers = person.wait(lambda now: now.has("draw") or bool(now.tickets))
        if offers.tickets:
            person.page.locator("[data-offered]").first.click()
            person.action("keep").click()
            person.wait(lambda now: not now.tickets)
            continue
        moves: list[str] = person.snapshot()["view"]["legal_moves"]
        routes = [move.split()[1] for move in moves if move.startswith("claim")]
        single = [route for route in routes if routes.count(route) == 1]
        if single:
            x, y = Mouse(person).aim(single[0])
            person.page.mouse.click(x, y)
            person.page.locator(f'[data-route="{single[0]}"][data-owner]').wait_for(state="attached")
            return single[0]
        person.action("draw").click()


@pytest.mark.parametrize("by", ["button", "key"])
def test_a_claim_is_taken_back(waiting_server: ServerProcess, new_user: NewUser, by: str) -> None:
    ada = new_user("Ada", at=waiting_server)
    ada.open(f"/t/{ada.begin('london', {'type': 'computer', 'player': 'easy'})}", "table")
    route = claim(ada)
    undo = ada.action("undo")
    undo.wait_for()
    assert undo.get_attribute("data-waiting") is not None
    assert undo.inner_text().startswith("Undo")
    ada.page.locator("[data-announcer]", has_text="undo").wait_for(state="attached")
    if by == "button":
        undo.click()
    else:
        ada.page.keyboard.press("u")
    ada.page.locator(f'[data-route="{route}"][data-owner]').wait_for(state="detached")
    ada.wait(lambda now: now.has("draw"))


def test_the_next_step_ends_the_wait(waiting_server: ServerProcess, new_user: NewUser) -> None:
    ada = new_user("Ada", at=waiting_server)
    ada.open(f"/t/{ada.begin('london', {'type': 'computer', 'player': 'easy'})}", "table")
    claim(ada)
    ada.page.locator('[data-action="undo"][data-waiting]').wait_for()
    ada.page.locator("[data-market-all]").dispatch_event("pointerdown", {"bubbles": True})
    ada.wait(lambda now: now.has("draw"))  # the computer has moved, which it would not have done for minutes


@pytest.mark.parametrize("size", [{}, {"viewport": PHONE}])
def test_friends_choose_their_first_tickets_at_the_same_time(
    new_user: NewUser, size: dict[str, object]
) -> None:
    ada, ben = new_user("Ada", **size), new_user("Ben", **size)
    sit_down([ada, ben], "london")
    assert ben.snapshot()["view"]["turn"] == 0
    for person in (ada, ben):
        assert person.wait(lambda now: bool(now.tickets)).screen == "table"
        assert "choose your first tickets" in person.page.locator("[data-status]").inner_text()
    offered = ben.page.locator("[data-offered]").first
    ticket = offered.get_attribute("data-offered")
    offered.click()
    ben.action("keep").click()
    ben.wait(lambda now: not now.tickets)
    ben.page.locator("[data-status]", has_text="Waiting for the others").wait_for()
    ben.page.locator(f'[data-ticket="{ticket}"]').wait_for()
    assert ada.snapshot()["view"]["seats"][1]["tickets"] == 0
    ada.page.locator("[data-offered]").first.click()
    ada.action("keep").click()
    ada.wait(lambda now: now.has("draw"))
    ben.page.locator("[data-status]", has_text="Ada").wait_for()
    assert ben.snapshot()["view"]["tickets"] == [ticket]
