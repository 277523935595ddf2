from __future__ import annotations

import pytest

from crosstown.errors import TextError
from crosstown.language import ENGLISH, MissingText, Translator, languages, negotiate
from tests.language.locale_files import LANGUAGES

SPEECHES = {language: Translator(language, strict=True) for language in LANGUAGES}


def test_four_languages_english_first() -> None:
    assert languages()[0] == "en"
    assert set(languages()) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (["de"], "de"),
        (["de_AT.UTF-8"], "de"),
        (["nl-BE"], "nl"),
        (["da_DK@euro"], "da"),
        (["fr", "sv", "da", "de"], "da"),
        (["DE"], "de"),
        (["fr"], "en"),
        (["C"], "en"),
        (["POSIX"], "en"),
        (["", "C.UTF-8"], "en"),
        (["en_GB", "de"], "en"),
        (["deutsch"], "en"),
        (["../de"], "en"),
        ([], "en"),
    ],
)
def test_the_first_wanted_language_that_exists(wanted: list[str], expected: str) -> None:
    assert negotiate(wanted) == expected


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(TextError, match="there is no language 'xx': choose one of en, da, de, nl") as caught:
        Translator("xx")
    assert caught.value.code == "unknown-language"


def test_a_missing_text_shows_its_key() -> None:
    assert Translator("de").say("nobody-wrote-this") == "nobody-wrote-this"


def test_a_missing_text_raises_in_tests() -> None:
    with pytest.raises(MissingText, match="nobody-wrote-this"):
        SPEECHES["de"].say("nobody-wrote-this")


def test_a_missing_fact_raises_in_tests() -> None:
    with pytest.raises(MissingText, match="event-drew"):
        SPEECHES["nl"].say("event-drew", who="you", name="Bo")
    assert "stapel" in Translator("nl").say("event-drew", who="you", name="Bo")


PLURALS = {
    "en": ("1 ticket", "2 tickets", "0 tickets"),
    "de": ("1 Zielkarte", "2 Zielkarten", "0 Zielkarten"),
    "nl": ("1 bestemmingskaart", "2 bestemmingskaarten", "0 bestemmingskaarten"),
    "da": ("1 rutekort", "2 rutekort", "0 rutekort"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_two_and_none(language: str) -> None:
    texts = SPEECHES[language]
    assert tuple(texts.say("count-tickets", count=count) for count in (1, 2, 0)) == PLURALS[language]


PAID = {
    "en": "1 green and 2 wild",
    "de": "1 grüne und 2 Joker",
    "nl": "1 groene en 2 jokers",
    "da": "1 grønt og 2 jokere",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_agree_with_what_they_stand_before(language: str) -> None:
    texts = SPEECHES[language]
    paid = [texts.named("pay", "green", count=1), texts.named("pay", "wild", count=2)]
    assert texts.listed(paid) == PAID[language]


def test_lists() -> None:
    german = SPEECHES["de"]
    assert german.listed([]) == ""
    assert german.listed(["A"]) == "A"
    assert german.listed(["A", "B"]) == "A und B"
    assert german.listed(["A", "B", "C"]) == "A, B und C"


def test_names_from_packs_without_a_text() -> None:
    assert ENGLISH.named("vehicles", "gondola", "gondola lift", count=3) == "3 × gondola lift"
    assert SPEECHES["de"].named("colour", "dark-mauve") == "dark mauve"
    assert SPEECHES["da"].named("souvenir", "other") == "other"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_marks_that_a_terminal_would_print(language: str) -> None:
    text = SPEECHES[language].say("event-passed", who="other", name="Bo")
    assert text.isprintable()
    assert not set(text) & set("\u2068\u2069")
