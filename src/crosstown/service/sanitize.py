"""Cleans names and chat texts: short, printable, and without tricks."""

from __future__ import annotations

import unicodedata

from crosstown.errors import TextError
from crosstown.service.protocol.wire_types import NAME_LENGTH, SAY_LENGTH

# Marks that change the direction of the text around them, or join letters. No name needs them.
_TRICKS = frozenset(
    map(chr, (*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0xFEFF))
)
# Letters and signs that show nothing at all.
_BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_SELECTORS = frozenset(map(chr, (*range(0x180B, 0x180E), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
_MAX_MARKS = 4  # combining marks on one letter; more would cover other people's lines


def clean_name(name: str, where: str = "$.name") -> str:
    """A name as it is shown: trimmed, with single spaces and at least one letter or digit."""
    cleaned = _clean(name)[:NAME_LENGTH].strip()
    if not any(unicodedata.category(char)[0] in "LN" for char in cleaned):
        raise TextError(
            "bad-name", "a name needs at least one letter", offender=name[:NAME_LENGTH], where=where
        )
    return cleaned


def clean_text(text: str) -> str:
    cleaned = _clean(text)[:SAY_LENGTH].strip()
    if not cleaned:
        raise TextError("nothing-said", "there is nothing to say in this text", where="$.text")
    return cleaned


def trick_in(text: str) -> str | None:
    """The first character that nobody can see, or that covers other lines. Several lines are fine."""
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        seen = char.isprintable() or char in "\n\t" or unicodedata.category(char) == "Zs"
        if not seen or char in _TRICKS or char in _BLANKS or char in _SELECTORS or marks > _MAX_MARKS:
            return char
    return None


def _clean(text: str) -> str:
    composed = unicodedata.normalize("NFC", text.encode("utf-8", "ignore").decode())
    shown: list[str] = []
    marks = 0
    for char in composed:
        if char in _TRICKS:
            continue
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        alone = not shown or shown[-1].isspace() or shown[-1] in _SELECTORS
        if marks > _MAX_MARKS or (char in _SELECTORS and alone):
            continue
        shown.append(char if char.isprintable() and char not in _BLANKS else " ")
    return " ".join("".join(shown).split())
