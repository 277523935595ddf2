"""Whole games without a network: on the served site after one visit, and on a site without a server."""

from __future__ import annotations

from playwright.sync_api import Browser

from crosstown.lessons.lesson import load_lesson
from crosstown.puzzles.puzzle import puzzle_names
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.kept_site import wait_until_kept
from testkit.browsers.page_player import PagePlayer
from testkit.browsers.table_workers import hurry
from tests.browser.conftest import NewUser
from tests.browser.lessons.lesson_walk import steps_of, walk_shown
from tests.browser.offline.conftest import GONE, SUB_PATH
from tests.browser.page_checks import axe_faults, misfits, raw_words

CITIES = ("london", "berlin", "san-francisco")  # the last one to its end


def begin(person: BrowserUser, city: str) -> None:
    person.action("play-now", city=city).click()
    person.wait(lambda now: now.screen == "table" and bool(now.tickets))


def test_games_in_flight_mode(visitor: NewUser) -> None:
    """Reloaded in the middle, closed and opened again. The network is gone all the time."""
    ada = visitor()
    with ada.expecting(*GONE):
        ada.context.set_offline(True)
        for city in CITIES:
            ada.open("/", "home")
            begin(ada, city)
            table = ada.page.url
            player = PagePlayer(ada, seed=sum(map(ord, city)))
            player.play(8)
            ada.page.reload()
            ada.wait(lambda now: now.screen == "table" and now.any_move)
            player.play(4)
            ada.reopen()
            ada.open("/", "home")
            ada.page.locator(f'[data-table="{table.partition("#")[2]}"] [data-action="resume"]').click()
            ada.wait(lambda now: now.screen == "table" and now.any_move)
            assert ada.page.url == table
            player.play(4)
        assert player.play().screen == "ending"
        assert {"keep", "route", "take", "draw"} <= player.done


def test_a_lesson_and_a_puzzle_in_flight_mode(visitor: NewUser) -> None:
    ada = visitor()
    hurry(ada)
    with ada.expecting(*GONE):
        ada.context.set_offline(True)
        ada.open("/learn/districts", "table")
        assert len(walk_shown(ada)) == len(steps_of(load_lesson("districts")))
        ada.open(f"/puzzles/{puzzle_names()[0]}", "table")
        ada.action("give-answer").click()
        ada.page.locator('[data-verdict="solved"]').wait_for()


def test_a_new_table_without_a_network_has_no_friends_by_link(visitor: NewUser) -> None:
    ada = visitor(bypass_csp=True)
    with ada.expecting(*GONE):
        ada.context.set_offline(True)
        ada.open("/new/berlin", "new")
        ada.page.locator("[data-needs-server]").wait_for()
        assert ada.page.locator('input[value="beside"]').count() == 2
        assert ada.page.locator('input[value="open"]').count() == 0
        ada.page.locator("[data-table-options] summary").click()
        assert not axe_faults(ada, "new") + raw_words(ada, "new") + misfits(ada, "new")
        ada.action("open-table").click()
        ada.wait(lambda now: now.screen == "table" and bool(now.tickets))
        ada.context.set_offline(False)
        ada.open("/new/berlin", "new")
        ada.page.locator('input[value="open"]').first.wait_for()
        ada.rest()


def test_a_site_without_a_server_plays_below_a_path(chromium: Browser, plain_site: str) -> None:
    """Served by Python's own web server: every address, a whole game, and another without a network."""
    host, _, _ = plain_site.partition(SUB_PATH)
    ada = BrowserUser(chromium, host, service_workers="allow", bypass_csp=True)
    ada.open(SUB_PATH, "home")
    told = ada.page.locator("[data-needs-server]")
    assert told.count() == 1
    assert ada.page.locator("[data-problem]").count() == 0
    assert not axe_faults(ada, "home") + raw_words(ada, "home") + misfits(ada, "home")
    wait_until_kept(ada)
    for path in ("rules", "rules/berlin", "about", "new/berlin"):
        screen = path.partition("/")[0]
        ada.open(SUB_PATH + path, screen)
        ada.page.reload()
        ada.see(screen)
    assert ada.page.locator('input[value="open"]').count() == 0
    ada.action("open-table").click()
    ada.wait(lambda now: now.screen == "table" and bool(now.tickets))
    player = PagePlayer(ada, seed=8)
    player.play(6)
    ada.page.reload()
    ada.wait(lambda now: now.screen == "table" and now.any_move)
    assert player.play().screen == "ending"
    ada.context.set_offline(True)
    ada.open(SUB_PATH, "home")
    begin(ada, "london")
    player.play(3)
    ada.leave()  # nothing failed: nothing was asked for that a host of files does not have
