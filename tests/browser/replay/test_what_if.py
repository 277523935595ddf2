"""Playing on from a ply in another way: with the very cards, and with others that look the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from crosstown import Game, Record
from testkit.browsers.page_player import PagePlayer
from testkit.browsers.table_workers import hurry
from tests.browser.conftest import NewUser
from tests.browser.page_checks import axe_faults
from tests.browser.playing.test_local_tables import kept, saved_record
from tests.browser.replay.test_replay import at, dropped, sample


@pytest.mark.parametrize(("deal", "city", "seats"), [("same", "london", 2), ("another", "berlin", 3)])
def test_what_if(new_user: NewUser, tmp_path: Path, deal: str, city: str, seats: int) -> None:
    ada, record = new_user(bypass_csp=True), sample(city, seats)
    hurry(ada)
    dropped(ada, record)
    ply = len(record["plies"]) * 2 // 3
    ada.page.locator(f'[data-log] [data-ply="{ply}"]').click()
    ada.action("what-if").click()
    ada.page.locator(f'input[data-deal="{deal}"]').check()
    ada.page.locator('input[data-seat="1"]').check()
    assert axe_faults(ada, "what if") == []
    ada.action("begin").click()
    ada.see("table")
    player = PagePlayer(ada, seed=4)
    player.play(2)
    ada.page.reload()
    assert player.play().screen == "ending"
    ada.skip()
    ada.page.locator("[data-other-end]").wait_for()
    real = [int(one.get_attribute("data-real") or 0) for one in ada.page.locator("[data-real]").all()]
    assert real == [seat["total"] for seat in record["result"]["seats"]]
    assert axe_faults(ada, "the ends compared") == []
    path = saved_record(ada, tmp_path)
    left = Record.from_json(path.read_bytes())
    assert Game.replay(left).over
    assert left.extra is not None
    assert left.extra["branched"]["ply"] == ply
    then, there = (Game.replay(one, ply) for one in (left, Record.from_json(json.dumps(record))))
    assert then.view(1).to_json() == there.view(1).to_json()
    assert (left.start == there.record().start) == (deal == "same")
    assert len(kept(ada)) == 2
    ada.action("share-line").click()
    link = ada.page.locator("dialog [data-link]").input_value()
    ada.page.goto("about:blank")
    ada.page.goto(link)
    at(ada, ply)
    ada.page.locator(".leaves").wait_for()
    ada.action("last").click()
    at(ada, len(left.plies))
    assert left.result is not None
    totals = {int(one.get_attribute("data-of-seat") or 0): int(one.get_attribute("data-score") or 0)
              for one in ada.page.locator("[data-score]").all()}  # fmt: skip
    assert [totals[seat] for seat in range(seats)] == [seat.total for seat in left.result.seats]
