"""Breaks: a killed server, a lost network, a reload in mid-turn, a long absence. Nothing is ever lost."""

from __future__ import annotations

from typing import Any

from crosstown.service.tables.deadlines_and_absences import STALLED_AFTER
from testkit.browsers.browser_user import BrowserUser, Json
from testkit.browsers.page_player import PagePlayer
from testkit.server_process import ServerProcess
from tests.browser.conftest import NewUser
from tests.browser.page_agreement import check_agreement

GONE = ("ERR_CONNECTION_REFUSED", "WebSocket connection", "ERR_CONNECTION_RESET", "ERR_INTERNET_DISCONNECTED")
NOTICE = "[data-connection]"


def at_a_table(
    new_user: NewUser, city: str = "london", steps: int = 6, **options: Any
) -> tuple[BrowserUser, PagePlayer]:
    """Somebody in the middle of a game against the computer, whose turn it is."""
    ada = new_user("Ada", **options)
    table = ada.begin(city, {"type": "computer", "player": "easy"})
    ada.open(f"/t/{table}", "table")
    player = PagePlayer(ada)
    player.play(steps)
    ada.wait(lambda now: now.any_move)
    return ada, player


def check_lost(ada: BrowserUser) -> None:
    """The page says that the connection is lost, and keeps what it shows."""
    ada.page.locator(NOTICE).first.wait_for()
    assert ada.page.locator(NOTICE).first.inner_text().strip()


def check_back(ada: BrowserUser) -> None:
    """The page has come back by itself, and says nothing of lost connections any more."""
    ada.page.wait_for_function(
        """() => ![...document.querySelectorAll('[data-connection]')].some(
          (one) => one.checkVisibility() && one.dataset.connection !== 'open')""",
    )
    check_agreement(ada)


def test_a_server_that_is_killed_and_started_again(own_server: ServerProcess, new_user: NewUser) -> None:
    # The server comes before the people, so that it goes after them: no page shall be left without one.
    ada, player = at_a_table(new_user, at=own_server)
    before, shown = check_agreement(ada), ada.told()
    with ada.expecting(*GONE):
        own_server.kill()
        check_lost(ada)
        assert ada.told()["owners"] == shown["owners"]
        assert ada.told()["hand"] == shown["hand"]
        own_server.start()
        check_back(ada)
    after = ada.snapshot()["view"]
    assert after == before
    player.play(6)
    check_agreement(ada)


def test_offline_and_back(new_user: NewUser) -> None:
    ada, player = at_a_table(new_user, "berlin")
    before, shown = check_agreement(ada), ada.told()
    with ada.expecting(*GONE):
        ada.context.set_offline(True)
        check_lost(ada)
        assert ada.told() == shown
        ada.context.set_offline(False)
        check_back(ada)
    assert ada.snapshot()["view"] == before
    player.play(4)


def test_a_reload_between_two_cards_loses_nothing(new_user: NewUser) -> None:
    ada, player = at_a_table(new_user)
    while ada.snapshot()["view"]["phase"] != "second-card":
        player.step(ada.wait(lambda now: now.any_move))
        ada.wait(lambda now: now.any_move or now.screen == "ending")
    before = check_agreement(ada)
    ada.page.reload()
    ada.wait(lambda now: now.has("draw"))
    assert check_agreement(ada) == before
    offers = ada.look()
    assert not offers.routes
    assert not offers.has("tickets")
    player.play(1)
    check_agreement(ada)


def test_what_was_missed_is_shown_and_can_be_skipped(new_user: NewUser) -> None:
    ada, _ = at_a_table(new_user, steps=3, reduced_motion="no-preference")
    table = ada.table
    ada.page.goto("about:blank")
    for _ in range(8):
        told = wait_for_turn(ada, table)
        move = next(move for move in told["view"]["legal_moves"] if move != "tickets")
        ada.command(table, "play", version=told["version"], move=move)
    wait_for_turn(ada, table)
    ada.open(f"/t/{table}", "table")
    ada.action("skip").click()
    ada.action("skip").wait_for(state="hidden")
    check_agreement(ada)
    ada.wait(lambda now: now.any_move)


def wait_for_turn(ada: BrowserUser, table: str) -> Json:
    """Waits until the computer has moved."""
    while True:
        told = ada.snapshot(table)
        if told["view"]["legal_moves"]:
            return told
        ada.page.wait_for_timeout(20)


def test_the_others_can_let_a_computer_play_for_somebody_who_stalls(new_user: NewUser) -> None:
    ada, ben = new_user("Ada"), new_user("Ben")
    table = ada.begin("london", {"type": "open"})
    ben.command(table, "join")
    ben.page.clock.install()
    for person in (ada, ben):
        person.open(f"/t/{table}", "table")
        person.wait(lambda now: bool(now.tickets))
        PagePlayer(person).play(1)
    ben.page.locator('[data-status][data-phase="turn"]').wait_for()
    notice = ben.page.locator("[data-stalled]")
    assert not notice.count()
    ben.page.clock.fast_forward(STALLED_AFTER * 1000)
    notice.wait_for()
    assert "Ada" in notice.inner_text()
    assert not ada.page.locator("[data-stalled]").count()
    ben.action("go-on").click()
    ben.page.locator(
        "[data-refusal]"
    ).wait_for()  # the server's clock did not jump: for it Ada is still awaited
