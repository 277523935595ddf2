"""After one visit the site works without a network, and nothing private is kept with it."""

from __future__ import annotations

from crosstown.cities.load import city_names
from testkit.browsers.kept_site import kept_addresses, wait_until_kept
from tests.browser.conftest import NewUser
from tests.browser.offline.conftest import GONE
from tests.browser.page_checks import axe_faults, misfits, raw_words
from tests.language.locale_files import LANGUAGES

DRAWN = "() => [...document.images].every((one) => one.complete && one.naturalWidth)"


def test_every_page_is_there_without_a_network(visitor: NewUser) -> None:
    ada = visitor("Ada")
    with ada.expecting(*GONE):
        ada.context.set_offline(True)
        ada.page.reload()
        ada.see("home")
        for city in city_names():
            ada.open(f"/rules/{city}", "rules")
            ada.page.wait_for_function(DRAWN)
        ada.open("/about", "about")
        ada.open("/where/nothing/is", "nowhere")
        ada.rest()


def test_developer_tools_that_use_no_cache_do_not_need_a_network(visitor: NewUser) -> None:
    """They ask for every file anew. What is kept on purpose is no cache that may be passed by."""
    ada = visitor("Ada")
    client = ada.context.new_cdp_session(ada.page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    with ada.expecting(*GONE):
        ada.context.set_offline(True)
        ada.page.reload()
        ada.see("home")
        ada.go("/rules/london", "rules")
        ada.page.wait_for_function(DRAWN)
        ada.rest()


def test_home_says_what_needs_the_network_until_it_is_back(visitor: NewUser) -> None:
    """In every language, after a visit in one: all of them are kept."""
    ada = visitor("Ada", bypass_csp=True)
    told = ada.page.locator("[data-needs-server]")
    with ada.expecting(*GONE):
        ada.context.set_offline(True)
        sentences = set()
        for language in LANGUAGES:
            ada.page.evaluate("(language) => localStorage.setItem('crosstown.language', language)", language)
            ada.page.reload()
            told.wait_for()
            sentences.add(told.inner_text())
            assert not ada.page.locator("[data-problem]").count(), "a quiet sentence is no alarm"
            assert not axe_faults(ada, language) + raw_words(ada, language) + misfits(ada, language)
        assert len(sentences) == len(LANGUAGES)
        ada.action("you").click()
        ada.page.locator("dialog [data-needs-server]").wait_for()
        ada.page.keyboard.press("Escape")
        ada.context.set_offline(False)
        told.wait_for(state="detached")
        ada.page.locator("#you").wait_for()
        ada.rest()


def test_nothing_but_public_files_is_kept(visitor: NewUser) -> None:
    """Of an attacker at the console: no name, no table, no answer of the server is in any cache."""
    ada = visitor("Ada Lovelace")
    table = ada.begin("london", {"type": "computer"})
    ada.open(f"/t/{table}", "table")
    ada.open("/", "home")
    ada.page.locator(f'[data-table="{table}"]').wait_for()
    caches = kept_addresses(ada)
    assert len(caches) == 1
    [(name, addresses)] = caches.items()
    assert name.startswith("crosstown / ")
    folders = ("/assets/", "/cities/", "/shell.html")
    assert all(address.removeprefix(ada.url).startswith(folders) for address in addresses)
    kept = ada.page.evaluate(
        """async () => {
          const texts = []
          for (const name of await caches.keys()) {
            const cache = await caches.open(name)
            for (const request of await cache.keys()) texts.push(await (await cache.match(request)).text())
          }
          return texts.join('\\n')
        }"""
    )
    assert "Lovelace" not in kept
    assert table not in kept
    assert len(kept) > 1_000_000


def test_a_full_device_leaves_the_page_as_it_was(new_user: NewUser) -> None:
    """There is no room for the site: it works with a network, and takes no room from anything else."""
    ada = new_user("Ada", service_workers="allow")
    client = ada.context.new_cdp_session(ada.page)
    client.send("Storage.overrideQuotaForOrigin", {"origin": ada.url, "quotaSize": 300_000})
    ada.context.add_init_script(
        """navigator.serviceWorker.register = ((register) => async (...wanted) => {
          const registration = await register.apply(navigator.serviceWorker, wanted)
          const worker = registration.installing
          worker?.addEventListener('statechange', () => (window.became = worker.state))
          return registration
        })(navigator.serviceWorker.register)"""
    )
    ada.open("/", "home")
    ada.page.wait_for_function("() => window.became === 'redundant'")
    assert kept_addresses(ada) == {}
    ada.go("/rules/london", "rules")
    client.send("Storage.overrideQuotaForOrigin", {"origin": ada.url})
    ada.open("/", "home")
    wait_until_kept(ada)
    assert len(kept_addresses(ada)) == 1
    ada.rest()
