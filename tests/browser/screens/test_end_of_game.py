"""The last round is announced, and the end tells everybody their own story."""

from __future__ import annotations

from random import Random

from testkit.browsers.browser_tables import finish, is_last_round, play_on
from testkit.browsers.browser_user import BrowserUser
from tests.browser.conftest import NewUser

OVERLAP = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect()
  const [banner, board] = [box('[data-last-banner]'), box('.frame')]
  return banner.bottom > board.top
}"""
BOARD = "() => { const {x, y, width, height} = document.querySelector('.frame').getBoundingClientRect();\
 return [x, y, width, height] }"


def seated(people: list[BrowserUser], city: str) -> str:
    table = people[0].begin(city, *({"type": "open"} for _ in people[1:]))
    for person in people[1:]:
        person.command(table, "join")
    return table


def test_the_last_round_is_announced_beside_the_board(new_user: NewUser) -> None:
    people = [new_user(name) for name in ("Ada", "Ben", "Cleo")]
    table = seated(people, "london")
    told = play_on(people, table, Random(2), is_last_round)
    starter = people[told["view"]["turn"] - 1].name or ""
    person = people[told["view"]["turn"]]
    for width, height in ((390, 844), (844, 390), (768, 1024), (1440, 900)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.open(f"/t/{table}", "table")
        banner = person.page.locator("[data-last-banner]")
        banner.wait_for()
        assert starter in banner.inner_text()
        assert "you" in banner.inner_text()
        person.page.locator(".frame").wait_for()
        assert not person.page.evaluate(OVERLAP)
        before = person.page.evaluate(BOARD)
        banner.locator("button").click()
        banner.wait_for(state="detached")
        assert person.page.evaluate(BOARD) == before
        assert person.page.locator("[data-last-round]").is_visible()
        assert "last turn" in person.page.locator("[data-status]").inner_text()
        assert person.page.locator('[data-last-turn="coming"]').count() == len(people)


def test_the_end_tells_each_their_own_story(new_user: NewUser) -> None:
    people = [new_user(name, reduced_motion="no-preference") for name in ("Ada", "Ben")]
    eve = new_user(reduced_motion="no-preference")
    gap = 0
    while not gap:  # a tie has another story
        table = seated(people, "san-francisco")
        play_on(people, table, Random(2), is_last_round)
        for person in (*people, eve):
            person.open(f"/t/{table}", "table")
        finish(people, table, Random(3))
        result = people[0].snapshot(table)["view"]["result"]
        gap = abs(result["seats"][0]["total"] - result["seats"][1]["total"])
    winner, loser = sorted(people, key=lambda one: result["ranking"][people.index(one)])
    expected = {
        winner: ("You win", f"ahead of {loser.name}", "full"),
        loser: ("You came second", f"behind {winner.name}", "none"),
        eve: (f"{winner.name} wins", f"ahead of {loser.name}", "parade"),
    }
    for person, (title, margin, celebration) in expected.items():
        person.see("ending")
        person.wait(lambda now: now.has("skip") or now.has("share"))
        person.skip()
        heading = person.page.locator("#ending-title")
        heading.wait_for()
        assert heading.inner_text() == title
        assert f"{gap} point" in person.page.locator("[data-story]").inner_text()
        assert margin in person.page.locator("[data-story]").inner_text()
        assert person.page.locator("[data-celebration]").get_attribute("data-celebration") == celebration
        assert (person.page.locator(".parade").count() > 0) == (celebration != "none")
        assert (person.page.locator(".parade .ticket").count() > 0) == (celebration == "full")
    for person in people:
        person.action("rematch").click()
    for person in people:
        person.see("table")
        person.wait(lambda now: bool(now.tickets))
