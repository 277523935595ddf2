"""A new version comes in the background. Old pages keep their own files until they are loaded anew."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page

from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.kept_site import another_version, kept_addresses, page_version, wait_until_kept
from testkit.browsers.page_player import PagePlayer
from testkit.server_process import ServerProcess, quick_server
from tests.browser.conftest import NewUser
from tests.browser.offline.conftest import GONE
from tests.browser.page_checks import axe_faults, misfits, raw_words

LOOK = "() => navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => undefined)"
INSTALLED = "() => navigator.serviceWorker.getRegistration().then((one) => !one.installing)"


@pytest.fixture
def upgraded(own_server: ServerProcess, built: Path, tmp_path: Path) -> ServerProcess:
    """The same server as it will be after an upgrade: same address and games, other files."""
    new = another_version(built, tmp_path)
    return quick_server(own_server.data, front_end=str(new), port=own_server.port, forked=True)


def see_new_version(person: BrowserUser) -> None:
    person.page.evaluate(LOOK)
    person.page.wait_for_function(INSTALLED)
    end_idle_worker(person)
    person.page.locator("[data-new-version]").wait_for()


def end_idle_worker(person: BrowserUser) -> None:
    """Ends the service worker in charge, as browsers do when it has had nothing to do for half a minute.

    They do not while somebody debugs, as Playwright does; the new worker then waits for five minutes.
    """
    session = person.context.new_cdp_session(person.page)
    in_charge: list[str] = []

    def note(told: dict[str, list[dict[str, str]]]) -> None:
        in_charge.extend(one["versionId"] for one in told["versions"] if one["status"] == "activated")

    session.on("ServiceWorker.workerVersionUpdated", note)
    session.send("ServiceWorker.enable")
    person.page.evaluate("() => true")  # what the session tells comes before this answer
    for version in set(in_charge):
        session.send("ServiceWorker.stopWorker", {"versionId": version})
    session.detach()


@dataclass
class OldPages:
    """What is open in the old version: a page of the site, another one in the background, and a game."""

    reader: BrowserUser
    background: Page
    player: BrowserUser
    served: str  # a table of the player's on the server


@pytest.fixture
def opened(new_user: NewUser, own_server: ServerProcess) -> OldPages:
    reader = new_user("Ada", at=own_server, service_workers="allow", bypass_csp=True)
    player = new_user("Ben", at=own_server, service_workers="allow")
    for person in (reader, player):
        person.open("/", "home")
        wait_until_kept(person)
    background = reader.context.new_page()
    background.goto("/about")
    served = player.begin("london", {"type": "computer"})
    player.action("play-now", city="london").click()
    player.wait(lambda now: now.screen == "table" and bool(now.tickets))
    return OldPages(reader, background, player, served)


@pytest.mark.long
def test_a_new_version_loses_nothing(
    opened: OldPages, own_server: ServerProcess, upgraded: ServerProcess
) -> None:
    reader = opened.reader
    old = page_version(reader)
    hands = PagePlayer(opened.player, seed=4)
    hands.play(4)
    with reader.expecting(*GONE), opened.player.expecting(*GONE):
        own_server.kill()
        reader.page.reload()  # a server that is down is no network either
        reader.page.locator("[data-needs-server]").wait_for()
        with upgraded:
            reader.page.locator("#you").wait_for()
            check_open_pages(opened, old)
            check_game(opened, hands)
            opened.player.page.goto("about:blank")  # or it would miss the server once more, after the test
        new = page_version(reader)
        assert new != old
        reader.context.set_offline(True)
        reader.page.reload()
        reader.see("rules")
        assert page_version(reader) == new, "offline, too, the new version is shown now"


def check_open_pages(opened: OldPages, old: str) -> None:
    """They keep their files until they are loaded anew."""
    ada = opened.reader
    see_new_version(ada)
    assert not axe_faults(ada, "new version") + raw_words(ada, "") + misfits(ada, "")
    assert page_version(ada) == old
    ada.go("/rules/london", "rules")  # a script that the server has no more
    ada.page.locator("[data-new-version]").wait_for()
    assert len(kept_addresses(ada)) == 2
    with ada.page.expect_navigation():
        ada.action("reload").click()
    ada.see("rules")
    assert not ada.page.locator("[data-new-version]").count()
    opened.background.locator("a[href='/rules']").first.click()  # it is still the old one
    opened.background.locator('[data-screen="rules"]').wait_for()
    assert {name.split()[-1] for name in kept_addresses(ada)} == {old, page_version(ada)}


def check_game(opened: OldPages, hands: PagePlayer) -> None:
    """The old page plays on, the new one goes on where it was, and a table of the server comes back, too."""
    ben = opened.player
    ben.page.evaluate(LOOK)
    ben.page.wait_for_function("async () => (await caches.keys()).length === 2")
    hands.play(4)
    ben.wait(lambda now: now.any_move)
    before, old, table = ben.told(), page_version(ben), ben.page.url
    ben.page.reload()
    ben.wait(lambda now: now.any_move)
    ben.settle()
    assert ben.told() == before
    assert page_version(ben) != old
    assert ben.page.url == table
    hands.play(4)
    ben.open(f"/t/{opened.served}", "table")
    ben.wait(lambda now: bool(now.tickets))
    ben.rest()
