"""The language files are consistent: they parse, and have the same texts with the same arguments."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from tests.language.locale_files import (
    LANGUAGES,
    OTHERS,
    bundle,
    files,
    messages,
    messages_of,
    references,
    terms,
    variables,
)

# Counts from which plural forms and special cases of every language follow.
COUNTS = (0, 1, 2, 5, 21)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses(language: str) -> None:
    for name, resource in files(language).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{name}.ftl: {junk[0]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_comes_twice(language: str) -> None:
    keys = Counter(one.id.name for resource in files(language).values() for one in messages_of(resource))
    assert not [key for key, times in keys.items() if times > 1]


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_texts(language: str) -> None:
    for name, resource in files("en").items():
        assert name in files(language), f"{language}/{name}.ftl is missing"
        wanted = {one.id.name for one in messages_of(resource)}
        there = {one.id.name for one in messages_of(files(language)[name])}
        assert there == wanted, f"{language}/{name}.ftl: {sorted(there ^ wanted)}"
    assert set(files(language)) == set(files("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_use_the_same_facts(language: str) -> None:
    for key in messages("en"):
        assert variables(language, key) == variables("en", key), key


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_terms_and_attributes(language: str) -> None:
    assert set(terms(language)) == set(terms("en"))
    for key, message in messages("en").items():
        wanted = {one.id.name for one in message.attributes}
        assert {one.id.name for one in messages(language)[key].attributes} == wanted, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_referred_to_is_there(language: str) -> None:
    entries: dict[str, ast.Entry] = {**messages(language), **terms(language)}
    for name, entry in entries.items():
        used = references(entry)
        assert used.messages <= set(messages(language)), name
        assert used.terms <= set(terms(language)), name


def test_no_term_is_idle() -> None:
    """A term that one language needs and another not is fine; one that none needs is not."""
    used = {
        term
        for language in LANGUAGES
        for entry in (*messages(language).values(), *terms(language).values())
        for term in references(entry).terms
    }
    assert set(terms("en")) <= used


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_complete(language: str) -> None:
    texts = bundle(language)
    for key, message in messages(language).items():
        whole = texts.get_message(key)
        assert (whole.value is None) == (message.value is None), key
        for pattern in [*([whole.value] if whole.value else []), *whole.attributes.values()]:
            for count in COUNTS:
                for who in ("you", "other"):
                    facts = dict.fromkeys(variables(language, key), count) | {"who": who, "name": "Bo"}
                    text, problems = texts.format_pattern(pattern, facts)
                    assert not problems, (key, problems)
                    assert str(text).strip(), key
                    assert "{" not in str(text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_punctuation(language: str) -> None:
    """No exclamation marks; straight quotes only as apostrophes; three dots are one sign."""
    for key, message in messages(language).items():
        for element in _literals(message):
            assert "!" not in element, key
            assert '"' not in element, key
            assert "..." not in element, key
            assert "  " not in element.strip(), key


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    """Names and single words may be the same in two languages; sentences may not."""
    for key in messages("en"):
        ours, english = (" ".join(_literals(messages(one)[key])) for one in (language, "en"))
        if len(re.findall(r"[^\W\d]+", english)) >= 3:
            assert ours != english, key


def _literals(node: ast.BaseNode) -> list[str]:
    """The words of a message, without its facts."""
    found: list[str] = []

    def walk(part: object) -> None:
        if isinstance(part, ast.TextElement):
            found.append(part.value)
        elif isinstance(part, list):
            for one in part:
                walk(one)
        elif isinstance(part, ast.BaseNode) and not isinstance(part, ast.Comment):
            walk(list(vars(part).values()))

    walk(node)
    return found
