"""Four languages: the browser's at first, another by choice, and no word is missing in any."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from crosstown import language
from testkit.browser_user import Person
from testkit.screens import walk
from tests.browser.conftest import Meet

LOCALES = Path(language.__file__).parent / "locales"
LANGUAGES = {"en-US": "en", "de-AT": "de", "nl-BE": "nl", "da-DK": "da"}
KEYS = sorted(
    {
        key
        for file in LOCALES.glob("*/*.ftl")
        for key in re.findall(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) =", file.read_text("utf-8"), re.MULTILINE)
    }
)
# A key in a text, a message whose facts are missing, a template that was not filled in, a value that is none.
RAW = re.compile(
    rf"(?<![\w-])(?:{'|'.join(map(re.escape, KEYS))})(?![\w-])|\{{\s*[$-][\w-]|\bundefined\b|\bNaN\b|\[object"
)

# All that is read or heard: texts, labels, descriptions, placeholders.
_WORDS = """() => {
  const texts = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node.nodeType === 3) texts.push(node.data)
    else for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
      if (node.hasAttribute(name)) texts.push(node.getAttribute(name))
  }
  return texts.map((text) => text.trim()).filter(Boolean)
}"""


def words(person: Person) -> list[str]:
    """Everything that the page says."""
    said: list[str] = person.page.evaluate(_WORDS)
    return said


def test_there_are_keys_to_look_for() -> None:
    assert len(KEYS) > 100
    assert RAW.search(f"Hello {KEYS[0]}!")
    assert not RAW.search("Big Ben – Waterloo")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_browsers_language_is_spoken_on_every_screen(meet: Meet, locale: str) -> None:
    ada = meet("Ada", locale=locale)
    raw: list[str] = []
    for where in walk(ada, "san-francisco"):
        assert ada.page.evaluate("() => document.documentElement.lang") == LANGUAGES[locale]
        raw += [f"{where}: {text}" for text in words(ada) if RAW.search(text)]
    assert not raw, "\n".join(dict.fromkeys(raw))


def test_languages_say_different_things(meet: Meet) -> None:
    said = {}
    for locale in LANGUAGES:
        visitor = meet(locale=locale)
        visitor.open("/", "home")
        said[locale] = set(words(visitor))
    for locale, texts in said.items():
        for other, others in said.items():
            if locale < other:
                assert len(texts - others) > len(texts) / 2, (locale, other, texts & others)


def test_another_language_is_chosen_and_remembered(meet: Meet) -> None:
    ada = meet("Ada", locale="de")
    ada.open("/", "home")
    choose(ada, "da")
    ada.page.reload()
    ada.see("home")
    assert ada.page.evaluate("() => document.documentElement.lang") == "da"
    ada.open("/rules", "rules")
    assert ada.page.evaluate("() => document.documentElement.lang") == "da"


def choose(person: Person, wanted: str) -> None:
    """Another language by the switch in the header."""
    switch = person.page.locator(f'select:has(option[value="{wanted}"])')
    if switch.count():
        switch.first.select_option(wanted)
    else:
        person.page.locator(f'[lang="{wanted}"]').first.click()
    person.page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=wanted)


def test_an_unknown_language_is_english(meet: Meet) -> None:
    visitor = meet(locale="fi-FI")
    visitor.open("/", "home")
    assert visitor.page.evaluate("() => document.documentElement.lang") == "en"
