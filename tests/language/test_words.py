"""Mistakes that a parser does not see: wrong plurals, and one name for two things."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from fluent.syntax import ast

from tests.language.locale_files import LANGUAGES, bundle, files, messages, messages_of

# Facts that are never one: the upper end of a range, a size of the box; and those that are words.
NEVER_ONE = {"high", "most", "market", "from", "limit", "total", "colour", "name", "players"}
NEVER_ONE |= {"needed", "markets", "pieces", "spare", "stacks"}  # of problems in packs
NEVER_ONE |= {"seats", "games", "corners", "places"}  # of tables, balances, scenery and districts


class Counted(NamedTuple):
    """A word behind a number: ``{ $count } cards``, or ``1 card`` where the number is one."""

    key: str
    fact: str
    word: str
    apart: bool  # the message has another text for one


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_is_not_said_as_many(language: str) -> None:
    """Which words are plurals the files say themselves: what stands behind a number, but never behind a 1."""
    found = [one for key, message in messages(language).items() for one in _counted(key, message.value)]
    singular = {one.word for one in found if one.fact == "1"}
    plural = {one.word for one in found if one.apart and one.fact != "1"} - singular
    assert len(plural) > (5 if language == "da" else 10), "the search does not find plurals any more"
    wrong = [one for one in found if not one.apart and one.fact not in NEVER_ONE and one.word in plural]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_settings_have_the_same_name(language: str) -> None:
    keys = defaultdict[str, list[str]](list)
    for message in messages_of(files(language)["home"]):
        if message.id.name.startswith("settings-"):
            keys[said(language, message.id.name)].append(message.id.name)
    assert len(keys) > 20
    assert not [twice for twice in keys.values() if len(twice) > 1]


# Buttons that have a longer name for those who hear them: what is read, and what is heard.
LONGER_NAMES = {"board-words-claim": "board-words-claim-route", "home-devices-end": "home-devices-end-one"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_on_a_button_is_in_its_longer_name(language: str) -> None:
    """Somebody who speaks to a page says what can be read there (WCAG 2.5.3)."""
    for read, heard in LONGER_NAMES.items():
        assert said(language, read).lower() in said(language, heard).lower(), heard


def test_english_is_british() -> None:
    for key in messages("en"):
        assert not re.search(r"\b(gray|color|center|neighbor)", said("en", key), re.I), key


def said(language: str, key: str) -> str:
    whole = bundle(language).get_message(key)
    return str(bundle(language).format_pattern(whole.value)[0]) if whole.value else ""


def _counted(key: str, part: object, apart: frozenset[str] = frozenset()) -> Iterator[Counted]:
    """All words behind numbers in a pattern; ``apart`` are the facts that have another text for one here."""
    if not isinstance(part, ast.Pattern):
        return
    for element, behind in zip(part.elements, [*part.elements[1:], None], strict=True):
        if isinstance(element, ast.TextElement):
            yield from (
                Counted(key, "1", word, True) for word in re.findall(r"\b(?:1|one) ([^\W\d]+)", element.value)
            )
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            chosen = _fact(inner.selector)
            ones = {variant.key.name for variant in inner.variants if isinstance(variant.key, ast.Identifier)}
            within = apart | {chosen} if "one" in ones else apart
            for variant in inner.variants:
                yield from _counted(key, variant.value, within)
        elif isinstance(behind, ast.TextElement) and (word := re.match(r" ([^\W\d]+)", behind.value)):
            yield Counted(key, _fact(inner), word[1], _fact(inner) in apart)


def _fact(node: object) -> str:
    return node.id.name if isinstance(node, ast.VariableReference) else ""
