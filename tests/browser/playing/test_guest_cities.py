"""A city of one's own at a server's table: invited to, watched, played in two browsers, found in lists."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from testkit.browsers.browser_tables import finish
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.table_workers import without_analysis
from testkit.server_process import ROOT
from tests.browser.conftest import NewUser

TOYTOWN = (ROOT / "docs" / "examples" / "toytown.toml").read_bytes().decode()


def bring(person: BrowserUser) -> str:
    """Brings the city past the workshop; returns where its table is prepared."""
    answer = person.context.request.post(
        "/api/cities", data={"pack": TOYTOWN}, headers={"origin": person.url}
    )
    assert answer.status == 201, answer.text()
    told = answer.json()
    return f"/new/{told['id']}/{told['sha256']}"


def test_two_people_play_a_city_of_their_own(new_user: NewUser) -> None:
    ada, ben, cleo = new_user("Ada"), new_user("Ben"), new_user("Cleo")
    ada.open(bring(ada), "new")
    expect(ada.page.locator("h1")).to_contain_text("Toytown")
    expect(ada.page.locator("[data-guest-city]")).to_have_text("A player’s own city")
    ada.page.locator('[data-seat-choice="1"] input[value="open"]').check(force=True)
    ada.page.locator("[data-table-options] summary").click()
    ada.page.locator('input[type="radio"][name$="-listed"]').nth(1).check(force=True)
    ada.action("open-table").click()
    ada.see("waiting")
    table = ada.table

    ben.open("/", "home")
    row = ben.page.locator(f'[data-table="{table}"]')
    expect(row).to_contain_text("Toytown")
    expect(row.locator("[data-guest-city]")).to_be_visible()
    emblem = row.locator("img")
    emblem.scroll_into_view_if_needed()
    ben.page.wait_for_function("(image) => image.naturalWidth > 0", arg=emblem.element_handle())
    ben.open(f"/t/{table}", "waiting")
    expect(ben.page.locator("h1")).to_contain_text("Toytown")
    expect(ben.page.locator("[data-guest-city]")).to_be_visible()
    ben.action("join").click()
    for person in (ada, ben):
        person.see("table")
    cleo.open(f"/t/{table}", "table")
    for person in (ada, ben, cleo):
        expect(person.page.get_by_text("Lighthouse").first).to_be_attached()
        person.rest()
        person.page.goto("about:blank")

    seated = sorted((ada, ben), key=lambda person: person.snapshot(table)["you"]["seats"])
    finish(seated, table, Random(1))
    ada.open(f"/t/{table}", "ending")
    without_analysis(ada)
    ada.open(f"/game/{table}", "replay")
    expect(ada.page.get_by_text("Lighthouse").first).to_be_attached()
