"""Looking back at a game in progress, as one's own seat knew it; and at the whole of it when it is over."""

from __future__ import annotations

import json
from random import Random

from testkit.browsers.browser_tables import finish, play_on, sit_down, undrawn
from testkit.browsers.table_workers import without_analysis
from tests.browser.conftest import NewUser
from tests.browser.page_checks import axe_faults


def test_past_moves_of_ones_own_seat_and_then_all(new_user: NewUser) -> None:
    ada, ben = new_user("Ada", bypass_csp=True), new_user("Ben")
    for person in (ada, ben):
        without_analysis(person)
    table, chance = sit_down([ada, ben], "london"), Random(5)
    with undrawn([ada, ben]):
        play_on([ada, ben], table, chance, lambda view: view["ply"] >= 20)
    ada.settle()
    frames, answers = len(ada.frames), len(ada.answers)
    ada.page.get_by_role("button", name="Table").click()
    ada.action("look-back").click()
    ada.see("replay")
    assert ada.action("eyes").count() == 0, "there are no other eyes"
    assert ada.page.locator("[data-open-hand]").count() == 0
    assert axe_faults(ada, "looking back") == []
    ada.action("first").click()
    for ply in range(1, 6):
        ada.action("on").click()
        ada.page.locator(f'[data-screen="replay"][data-ply="{ply}"]').wait_for()
    ada.settle()
    assert {json.loads(frame)["type"] for frame in ada.frames[frames:]} <= {"pong"}, "nothing more was told"
    assert not [one.url for one in ada.answers[answers:] if "/players" not in one.url]
    with ada.expecting("404"):
        for query in ("", "?game=1"):
            assert ada.context.request.get(f"{ada.url}/api/tables/{table}/record{query}").status == 404
        ada.open(f"/game/{table}", "replay-problem")
        ada.page.locator('[data-problem="no-record"]').wait_for()
    ada.open(f"/t/{table}", "table")
    with undrawn([ada, ben]):
        finish([ada, ben], table, chance)
    ada.open(f"/game/{table}/1#ply=7&as=1", "replay")
    ada.page.locator('[data-screen="replay"][data-ply="7"][data-eyes="1"]').wait_for()
    ben.open("/", "home")
    ben.page.get_by_text("finished").first.wait_for()
    ben.action("replay").click()
    ben.see("replay")
