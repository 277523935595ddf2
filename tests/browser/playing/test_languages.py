"""Four languages: the browser's at first, another by choice, and no word is missing in any."""

from __future__ import annotations

from testkit.browsers.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.page_checks import KEYS, RAW, words

LANGUAGES = {"en-US": "en", "de-AT": "de", "nl-BE": "nl", "da-DK": "da"}


def test_there_are_keys_to_look_for() -> None:
    assert len(KEYS) > 100
    assert RAW.search(f"Hello {KEYS[0]}!")
    assert not RAW.search("Big Ben – Waterloo")


def test_languages_say_different_things(new_user: NewUser) -> None:
    said = {}
    for locale in LANGUAGES:
        visitor = new_user(locale=locale)
        visitor.open("/", "home")
        said[locale] = set(words(visitor))
    for locale, texts in said.items():
        for other, others in said.items():
            if locale < other:
                assert len(texts - others) > len(texts) / 2, (locale, other, texts & others)


def test_another_language_is_chosen_and_remembered(new_user: NewUser) -> None:
    ada = new_user("Ada", locale="de")
    ada.open("/", "home")
    choose(ada, "da")
    ada.page.reload()
    ada.see("home")
    assert ada.page.evaluate("() => document.documentElement.lang") == "da"
    ada.open("/rules", "rules")
    assert ada.page.evaluate("() => document.documentElement.lang") == "da"


def choose(person: BrowserUser, wanted: str) -> None:
    """Another language by the switch in the header."""
    switch = person.page.locator(f'select:has(option[value="{wanted}"])')
    if switch.count():
        switch.first.select_option(wanted)
    else:
        person.page.locator(f'[lang="{wanted}"]').first.click()
    person.page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=wanted)


def test_an_unknown_language_is_english(new_user: NewUser) -> None:
    visitor = new_user(locale="fi-FI")
    visitor.open("/", "home")
    assert visitor.page.evaluate("() => document.documentElement.lang") == "en"


def test_places_are_named_in_the_language_of_the_page(new_user: NewUser) -> None:
    """A city may have names in several languages. They follow the switch, on the page and at the table."""
    ada = new_user("Ada", locale="de")
    ada.open("/rules/istanbul", "rules")
    ada.page.locator("main", has_text="Großer Basar").wait_for()
    choose(ada, "da")
    ada.page.locator("main", has_text="Den Store Basar").wait_for()
    ada.open("/", "home")
    ada.page.locator('[data-city="istanbul"] .button.main').first.click()
    ada.page.locator('[data-label="grand-bazaar"]', has_text="Den Store Basar").wait_for(state="attached")
