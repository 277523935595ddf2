"""A new version comes in the background. Old pages keep their own files until they are loaded anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.kept_site import another_version, kept_addresses, page_version, wait_until_kept
from testkit.browsers.page_player import PagePlayer
from testkit.server_process import ServerProcess, quick_server
from tests.browser.conftest import NewUser
from tests.browser.offline.conftest import GONE
from tests.browser.page_checks import axe_faults, misfits, raw_words

LOOK = "() => navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => undefined)"


@pytest.fixture
def upgraded(own_server: ServerProcess, built: Path, tmp_path: Path) -> ServerProcess:
    """The same server as it will be after an upgrade: same address and games, other files."""
    new = another_version(built, tmp_path)
    return quick_server(own_server.data, front_end=str(new), port=own_server.port)


def see_new_version(person: BrowserUser) -> None:
    person.page.evaluate(LOOK)
    person.page.locator("[data-new-version]").wait_for()


def test_an_old_page_keeps_its_files_until_it_is_loaded_anew(
    new_user: NewUser, own_server: ServerProcess, upgraded: ServerProcess
) -> None:
    ada = new_user("Ada", at=own_server, service_workers="allow", bypass_csp=True)
    ada.open("/", "home")
    wait_until_kept(ada)
    old = page_version(ada)
    other = ada.context.new_page()  # a second page of the old version
    other.goto("/about")
    with ada.expecting(*GONE):
        own_server.kill()
        ada.page.reload()  # a server that is down is no network either
        ada.page.locator("[data-needs-server]").wait_for()
        with upgraded:
            ada.page.locator("#you").wait_for()
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
            new = page_version(ada)
            other.locator("a[href='/rules']").first.click()  # it is still the old one
            other.locator('[data-screen="rules"]').wait_for()
            assert {name.split()[-1] for name in kept_addresses(ada)} == {old, new}
        ada.context.set_offline(True)
        ada.page.reload()
        ada.see("rules")
        assert page_version(ada) == new, "offline, too, the new version is shown now"


def test_a_new_version_in_the_middle_of_a_game_loses_nothing(
    new_user: NewUser, own_server: ServerProcess, upgraded: ServerProcess
) -> None:
    """The old page plays on, the new one goes on where it was, and a table of the server comes back, too."""
    ada = new_user("Ada", at=own_server, service_workers="allow")
    ada.open("/", "home")
    wait_until_kept(ada)
    served = ada.begin("london", {"type": "computer"})
    ada.action("play-now", city="london").click()
    ada.wait(lambda now: now.screen == "table" and bool(now.tickets))
    player = PagePlayer(ada, seed=4)
    player.play(4)
    with ada.expecting(*GONE):
        own_server.kill()
        with upgraded:
            ada.page.evaluate(LOOK)
            ada.page.wait_for_function("async () => (await caches.keys()).length === 2")
            player.play(4)
            ada.wait(lambda now: now.any_move)
            before, old, table = ada.told(), page_version(ada), ada.page.url
            ada.page.reload()
            ada.wait(lambda now: now.any_move)
            ada.settle()
            assert ada.told() == before
            assert page_version(ada) != old
            assert ada.page.url == table
            player.play(4)
            ada.open(f"/t/{served}", "table")
            ada.wait(lambda now: bool(now.tickets))
            ada.rest()
