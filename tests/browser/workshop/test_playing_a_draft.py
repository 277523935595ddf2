"""A draft is played on the device: no server hears of it. Its replay and its analysis follow."""

from __future__ import annotations

from testkit.browsers.page_player import PagePlayer
from testkit.browsers.table_workers import hurry
from tests.browser.conftest import NewUser
from tests.browser.workshop.workshop_page import WorkshopPage


def test_a_game_of_a_draft_to_its_end_with_replay_and_analysis(new_user: NewUser) -> None:
    ada = new_user()
    hurry(ada)
    workshop = WorkshopPage(ada)
    workshop.copy("london")
    workshop.page.locator('[data-hit="place"][data-id="big-ben"]').click()
    workshop.field("place-name").fill("Large Ben")
    workshop.drawn("label", "large-ben").wait_for(state="attached")
    workshop.go("play")
    ada.action("play-here").click()
    ada.see("new")
    ada.page.reload()  # the city is on the device, and its address names no page that a host of files lacks
    ada.see("new")
    assert ada.page.url.partition("#")[0] == f"{ada.url}/local"
    asked = len(ada.answers)
    ada.action("open-table").click()
    ada.wait(lambda now: now.screen == "table" and bool(now.tickets))
    assert PagePlayer(ada, seed=3).play().screen == "ending"
    assert not [one.url for one in ada.answers[asked:] if one.request.method == "POST"], "no server is told"

    ada.action("replay").click()
    ada.see("replay")
    ada.page.locator('[data-label="large-ben"]').first.wait_for(state="attached")
    ada.page.locator('[data-analysis]:not([data-analysis="0"])').wait_for()
    ada.page.reload()
    ada.see("replay")
    ada.page.locator('[data-label="large-ben"]').first.wait_for(state="attached")
