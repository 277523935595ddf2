"""The analysis beside a replay: the graph, its marks, the better move, luck and skill."""

from __future__ import annotations

import json
from typing import Any

import pytest

from crosstown import City
from crosstown.players import make_player
from crosstown.simulation.play_game import play_game
from testkit.browsers.browser_user import FINGER, PHONE, BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.page_checks import axe_faults, misfits, raw_words
from tests.browser.replay.test_replay import at, dropped


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A game in which somebody plays badly, so that there is something to mark."""
    players = [make_player("random"), make_player("medium")]
    found: dict[str, Any] = json.loads(play_game(City.load("london"), players, 7).record().to_json())
    return found


def analysed(person: BrowserUser, record: dict[str, Any]) -> None:
    """Until the first depth is done."""
    dropped(person, record, analysed=True)
    person.page.locator('[data-analysis]:not([data-analysis="0"])').wait_for()


def test_by_mouse(new_user: NewUser, record: dict[str, Any]) -> None:
    ada, last = new_user(bypass_csp=True), len(record["plies"])
    analysed(ada, record)
    page = ada.page
    graph = page.locator("[data-graph]")
    assert graph.get_attribute("data-graph") == str(last + 1)
    box, bar = graph.locator("svg").bounding_box(), ada.action("scrub").bounding_box()
    assert box
    assert bar
    assert [box["x"], box["width"]] == pytest.approx([bar["x"], bar["width"]], abs=1)
    graph.locator("svg").click(position={"x": 11 + (box["width"] - 22) * 20 / last, "y": 30})
    at(ada, 20)
    assert (graph.locator("svg").get_attribute("aria-label") or "").startswith(
        "Chances to win after move 20: "
    )
    blunder = page.locator('[data-marked]:has([data-mark="blunder"])').first
    ply = int(blunder.get_attribute("data-marked") or 0)
    mark = page.locator(f'[data-marked="{ply}"]')
    assert f"move {ply}" in (mark.get_attribute("aria-label") or "")
    mark.click()
    at(ada, ply)
    assert page.locator(f'[data-log] [data-ply="{ply}"] [data-mark]').count() == 1
    better = page.locator("[data-better]")
    assert better.get_attribute("data-better") != record["plies"][ply - 1]["move"]
    assert "Better: " in better.inner_text()
    assert axe_faults(ada, "a marked decision") == []
    assert raw_words(ada, "a marked decision") == []
    ada.action("show-better").click()
    at(ada, ply - 1)
    assert "Better: " in better.inner_text()
    ada.action("show-played").click()
    at(ada, ply)


def test_on_a_phone(new_user: NewUser, record: dict[str, Any]) -> None:
    ada = new_user(bypass_csp=True, viewport=PHONE, **FINGER)
    analysed(ada, record)
    ada.page.locator("[data-marked]").first.tap()
    ada.page.locator("[data-better]").wait_for()
    assert misfits(ada, "a marked decision") == []
    ada.action("luck-and-skill").tap()
    assert ada.page.locator("[data-luck-and-skill] tbody tr").count() == 2
    assert axe_faults(ada, "luck and skill") == []
    assert misfits(ada, "luck and skill") == []
    assert raw_words(ada, "luck and skill") == []
