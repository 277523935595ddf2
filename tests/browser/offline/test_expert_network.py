"""What the expert has learned comes once, when one has to move: not on other pages, not for other players."""

from __future__ import annotations

from playwright.sync_api import Response

from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.kept_site import kept_addresses
from testkit.browsers.page_player import PagePlayer
from tests.browser.conftest import NewUser
from tests.browser.offline.conftest import GONE
from tests.browser.workshop.workshop_page import WorkshopPage

NETWORK = "/cities/network-"


class NetworkWatch:
    """Counts what a browser asks for the network, over the net and of what it keeps."""

    def __init__(self, person: BrowserUser) -> None:
        self.person = person
        self.fetched = 0  # over the net, by the service worker
        self.given = 0  # to a table
        person.context.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        if NETWORK not in response.url:
            return
        assert response.ok
        if response.request.service_worker:
            self.fetched += 1
        else:
            self.given += 1

    def kept(self) -> int:
        """How many networks are kept on the device."""
        kept = kept_addresses(self.person).values()
        return sum(NETWORK in address for addresses in kept for address in addresses)


def play_against(person: BrowserUser, level: str) -> None:
    """A table on the device, from the page where one chooses, until the computer has moved."""
    person.page.locator(f'.levels input[value="{level}"]').first.check()
    person.action("open-table").click()
    person.wait(lambda now: now.screen == "table" and bool(now.tickets))
    PagePlayer(person, seed=5).play(4)


def test_it_is_fetched_once_and_only_for_an_expert(visitor: NewUser) -> None:
    ada = visitor()
    watch = NetworkWatch(ada)
    assert watch.kept() == 0, "one visit brings the site, and no network"
    ada.open("/new/london", "new")
    play_against(ada, "hard")  # which searches, too
    assert (watch.fetched, watch.given, watch.kept()) == (0, 0, 0)
    ada.open("/new/london", "new")
    play_against(ada, "expert")
    assert (watch.fetched, watch.given, watch.kept()) == (1, 1, 1)
    with ada.expecting(*GONE):
        ada.context.set_offline(True)
        ada.open("/new/berlin", "new")
        play_against(ada, "expert")
    assert (watch.fetched, watch.given, watch.kept()) == (1, 2, 1), "one file serves all cities, offline too"


def test_drafts_play_the_expert_with_its_network(new_user: NewUser) -> None:
    ada = new_user()
    watch = NetworkWatch(ada)
    workshop = WorkshopPage(ada)
    workshop.copy("istanbul")
    workshop.go("play")
    ada.action("play-here").click()
    ada.see("new")
    assert watch.given == 0
    play_against(ada, "expert")
    assert watch.given == 1
