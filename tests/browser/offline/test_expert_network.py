"""What the expert has learned is kept with the site. Only pages where one has to move ask for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Response, Route

from crosstown.pages.city_addresses import network_address
from crosstown.webassembly.network_file import network_file
from testkit.browsers.browser_user import LAPTOP, BrowserUser
from testkit.browsers.kept_site import kept_addresses, wait_until_kept
from testkit.browsers.page_player import PagePlayer
from tests.browser.conftest import NewUser
from tests.browser.offline.conftest import GONE
from tests.browser.page_checks import cross_beside_text
from tests.browser.workshop.workshop_page import WorkshopPage

NETWORK = "/cities/network-"


DAMAGE = """async (address) => {
  const cache = await caches.open((await caches.keys())[0])
  await cache.put(address, new Response('damaged'))
}"""
KEPT_BYTES = "async (address) => (await (await caches.match(address)).arrayBuffer()).byteLength"


class NetworkWatch:
    """Counts what a browser asks for the network, over the net and of what it keeps."""

    def __init__(self, person: BrowserUser) -> None:
        self.person = person
        self.fetched = 0  # over the net, by the service worker
        self.given = 0  # to a page, by whomever
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


def lose(route: Route) -> None:
    """A connection that breaks."""
    route.abort()


def answer_missing(route: Route) -> None:
    """A server that was updated knows the old file no more."""
    route.fulfill(status=404, json={"code": "not-found"})


def answer_foreign(route: Route) -> None:
    """As where one has to log in to a network first."""
    route.fulfill(body="<!doctype html><title>Welcome</title>", content_type="text/html")


def play_against(person: BrowserUser, level: str) -> None:
    """A table on the device, from the page where one chooses, until the computer has moved."""
    person.page.locator(f'.levels input[value="{level}"]').first.check()
    person.action("open-table").click()
    person.wait(lambda now: now.screen == "table" and bool(now.tickets))
    PagePlayer(person, seed=5).play(4)


def test_one_visit_brings_it_and_only_an_expert_asks_for_it(new_user: NewUser) -> None:
    ada = new_user(service_workers="allow")
    watch = NetworkWatch(ada)
    ada.open("/", "home")
    wait_until_kept(ada)
    assert (watch.fetched, watch.given, watch.kept()) == (1, 0, 1)
    missing = ada.page.locator("[data-network-missing]")
    with ada.expecting(*GONE):
        ada.context.set_offline(True)
        ada.open("/new/london", "new")
        play_against(ada, "hard")  # which searches, too
        assert watch.given == 0
        for tables, city in enumerate(("london", "berlin"), start=1):
            ada.open(f"/new/{city}", "new")
            play_against(ada, "expert")
            assert missing.count() == 0
            assert watch.given == tables, "one file serves all cities"
    assert (watch.fetched, watch.kept()) == (1, 1)


def test_where_nothing_is_kept_it_comes_when_an_expert_has_to_move(new_user: NewUser) -> None:
    ada = new_user()
    watch = NetworkWatch(ada)
    ada.open("/", "home")
    ada.open("/new/london", "new")
    play_against(ada, "hard")
    assert watch.given == 0
    ada.open("/new/london", "new")
    play_against(ada, "expert")
    assert watch.given == 1


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


@pytest.mark.parametrize("answer", [lose, answer_missing, answer_foreign])
def test_without_its_network_it_plays_on_and_says_so(
    new_user: NewUser, answer: Callable[[Route], None]
) -> None:
    ada = new_user()
    notice = ada.page.locator("[data-network-missing]")
    with ada.expecting("ERR_FAILED", "404"):
        ada.context.route(f"**{NETWORK}*", answer)
        ada.open("/new/london", "new")
        play_against(ada, "expert")
        notice.wait_for()
        assert "like the hard level" in notice.inner_text()
        assert cross_beside_text(ada, notice) == []
        ada.resize(**LAPTOP)
        ada.context.unroute(f"**{NETWORK}*")
    with ada.page.expect_response(f"**{NETWORK}*") as loaded:
        ada.page.reload()
        PagePlayer(ada, seed=6).play(2)
    assert loaded.value.ok
    assert notice.count() == 0


def test_a_damaged_copy_on_the_device_is_replaced(visitor: NewUser) -> None:
    ada = visitor()
    address = network_address()
    ada.page.evaluate(DAMAGE, address)
    watch = NetworkWatch(ada)
    assert watch.kept() == 1
    ada.open("/new/london", "new")
    play_against(ada, "expert")
    assert ada.page.locator("[data-network-missing]").count() == 0
    assert (watch.fetched, watch.given, watch.kept()) == (1, 2, 1)
    assert ada.page.evaluate(KEPT_BYTES, address) == len(network_file())
