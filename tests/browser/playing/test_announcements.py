"""What somebody hears who does not see the board: every move, what is to be done, and how it ended."""

from __future__ import annotations

import re
from random import Random

import pytest

from testkit.browsers.browser_tables import is_last_round, play_on
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.page_player import PagePlayer
from tests.browser.conftest import NewUser

# Keeps what a screen reader is given to say, whenever it is. Set before the page runs.
EARS = """
window.heard = []
new MutationObserver((changes) => {
  const at = ({ target }) => (target instanceof Element ? target : target.parentElement)
  const live = changes.map((change) => at(change)?.closest('[aria-live], [role=status], [role=alert]'))
  const said = [...new Set(live)].map((one) => one?.textContent.trim().replaceAll(/\\s+/g, ' '))
  heard.push(...said.filter(Boolean))
}).observe(document, { childList: true, characterData: true, subtree: true })
"""


def heard(person: BrowserUser) -> list[str]:
    """All that was said so far."""
    lines: list[str] = person.page.evaluate("() => heard")
    return lines


def test_every_move_is_told_and_what_is_to_be_done(new_user: NewUser) -> None:
    ada = new_user("Ada")
    ada.context.add_init_script(EARS)
    ada.open(f"/t/{ada.begin('london', {'type': 'computer', 'player': 'easy'})}", "table")
    ada.wait(lambda now: bool(now.tickets))
    ada.page.wait_for_function("() => heard.some((line) => line.includes('choose your first tickets'))")
    player = PagePlayer(ada)
    player.play(1)
    ada.wait(lambda now: now.has("draw"))
    ada.action("draw").click()
    ada.page.wait_for_function("() => heard.some((line) => line.includes('take a second card'))")
    player.play(4)
    ada.wait(lambda now: now.any_move)
    lines = heard(ada)
    name = ada.snapshot()["table"]["seats"][1]["name"]
    assert any(name in line for line in lines), lines
    # Two cards drawn in a row are one sentence, however the two moves arrived.
    assert not any(re.search(rf"({name} drew a card from the stack\. ){{2}}", line) for line in lines), lines


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_end_is_told_in_its_order(new_user: NewUser, motion: str) -> None:
    ada = new_user("Ada", reduced_motion=motion)
    ada.context.add_init_script(EARS)
    table = ada.begin("london", {"type": "computer", "player": "easy"})
    play_on([ada], table, Random(3), lambda view: is_last_round(view) and view["turn"] == 0)
    ada.open(f"/t/{table}", "table")
    PagePlayer(ada, seed=3).play()
    ada.wait(lambda now: now.has("skip") or now.has("rematch"))
    if motion != "reduce":
        names = [seat["name"] for seat in ada.snapshot()["table"]["seats"]]
        ada.page.wait_for_function(
            "(names) => heard.some((line) => names.some((name) => line.startsWith(`${name}: `)))", arg=names
        )
        assert ada.page.evaluate("() => document.activeElement.tagName") == "H1"
        ada.skip()
    ada.wait(lambda now: now.has("rematch"))
    title = ada.page.locator("#ending-title").inner_text()
    story = ada.page.locator("[data-story] p").first.inner_text()
    ending = f"{title}. {story}"
    ada.page.wait_for_function("(ending) => heard.some((line) => line.startsWith(ending))", arg=ending)
    assert ada.page.evaluate("() => document.activeElement.id") == "ending-title"
    lines = heard(ada)
    over = next(at for at, line in enumerate(lines) if "The game is over" in line)
    won = next(at for at, line in enumerate(lines) if line.startswith(ending))
    assert over < won, lines


def test_computer_players_go_by_one_name_everywhere(new_user: NewUser) -> None:
    ada = new_user("Ada", locale="de-DE")
    seats = ({"type": "computer", "player": "easy"}, {"type": "computer", "player": "easy"})
    ada.open(f"/t/{ada.begin('berlin', *seats)}", "table")
    player = PagePlayer(ada, seed=2)
    while True:
        player.step(ada.wait(lambda now: now.any_move))
        owners = ada.snapshot()["view"]["owners"]
        if {1, 2} <= set(owners.values()):
            break
    theirs = {seat: next(route for route, owner in owners.items() if owner == seat) for seat in (1, 2)}
    names = [seat["name"] for seat in ada.snapshot()["table"]["seats"]]
    assert len(set(names)) == 3
    for seat in (1, 2):
        label = ada.page.locator(f'[data-hit="{theirs[seat]}"]')
        ada.page.wait_for_function(
            "([one, name]) => one.ariaLabel.includes(name)", arg=[label.element_handle(), names[seat]]
        )
    ada.page.keyboard.press("v")
    text = ada.page.locator("dialog[open]").inner_text()
    assert all(name in text for name in names)
    panel = ada.page.locator('.panel[data-seat="1"]').inner_text()
    assert "leicht" in panel
    assert not re.search(r"\beasy\b", text + panel)
