"""Texts by key in one language, from the Fluent files under ``locales``.

The files are read when the first text is needed. The browser uses the same files, and some of its own that
are not loaded here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import RLock
from typing import TYPE_CHECKING, Final

from crosstown.errors import CrosstownError, TextError

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

Fact = str | int | float

SOURCE: Final = "en"
FILES: Final = (
    "terms", "events", "reasons", "hints", "pack-problems", "rules", "analysis", "puzzles",
    "printing", "terminal",
)  # fmt: skip
# Where a message or a term begins, and one that is referred to within a text.
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class MissingText(CrosstownError):
    """A text is missing, or lacks one of its arguments."""

    def __init__(self, language: str, key: str, problem: str) -> None:
        super().__init__("missing-text", problem, offender=key, where=language)


class Translator:
    """The texts of one language. With ``strict``, for tests, a missing or incomplete text is an error."""

    def __init__(self, language: str = SOURCE, *, strict: bool = False) -> None:
        if language != SOURCE and language not in languages():  # pages have no files, not even of English
            message = f"there is no language {language[:20]!r}: choose one of {', '.join(languages())}"
            raise TextError("unknown-language", message, offender=language[:20])
        self.language = language
        self.strict = strict

    def __repr__(self) -> str:
        return f"Translator({self.language!r})"

    def has(self, key: str) -> bool:
        """Whether this text exists. All languages have the same ones."""
        return key in _texts(SOURCE)

    def say(self, key: str, **facts: Fact) -> str:
        """The text of a key. Missing texts come from English; what English lacks shows its key."""
        for language in dict.fromkeys((self.language, SOURCE)):
            texts = _texts(language)
            if key in texts:
                break
            if self.strict:
                raise MissingText(language, key, f"there is no text {key!r}")
        else:
            return key
        pattern = texts.message(key).value
        if pattern is None:
            raise MissingText(language, key, f"the message {key!r} has attributes but no text")
        text, problems = texts.bundle.format_pattern(pattern, facts)
        if problems and self.strict:
            raise MissingText(language, key, f"{key!r} is incomplete: {problems[0]}")
        return str(text)

    def named(self, kind: str, id: str, name: str = "", **facts: Fact) -> str:
        """The text ``kind-id``; for an id from a pack that has no text, ``kind-other`` with its name."""
        key = f"{kind}-{id}"
        if id != "other" and self.has(key):
            return self.say(key, **facts)
        return self.say(f"{kind}-other", name=name or id.replace("-", " "), **facts)

    def listed(self, parts: Sequence[str]) -> str:
        """``A``, ``A and B``, ``A, B and C``."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("and", first=", ".join(parts[:-1]), last=parts[-1])


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    found = sorted(
        folder.name for folder in _locales().iterdir() if folder.is_dir() and len(folder.name) == 2
    )
    return (SOURCE, *(name for name in found if name != SOURCE))


def negotiate(wanted: Sequence[str]) -> str:
    """The first wanted language that exists, else English. ``de_AT.UTF-8`` is ``de``."""
    for one in wanted:
        code = one.strip().lower().replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0]
        if code in languages():
            return code
    return SOURCE


def _locales() -> Traversable:
    return files("crosstown.language") / "locales"


class _Texts:
    """The texts of a language. Each is parsed when it is first said: parsing all of them takes a while."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for name in FILES:
            text = (_locales() / language / f"{name}.ftl").read_text("utf-8")
            starts = [*_ENTRY.finditer(text)]
            ends = [start.start() for start in starts[1:]] + [len(text)]
            for start, end in zip(starts, ends, strict=True):
                self._unparsed.setdefault(start[1], text[start.start() : end])
        self._keys = frozenset(self._unparsed)
        self._parsing = RLock()  # threads that draw say texts too

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def message(self, key: str) -> Message:
        """The message of a key, with all that it refers to."""
        with self._parsing:
            self._parse(key)
        return self.bundle.get_message(key)

    def _parse(self, key: str) -> None:
        from fluent.runtime import FluentResource

        text = self._unparsed.pop(key, None)
        if text is None:
            return
        self.bundle.add_resource(FluentResource(text))
        for reference in _REFERENCE.findall(text):
            self._parse(reference)


@cache
def _texts(language: str) -> _Texts:
    return _Texts(language)


ENGLISH: Final = Translator(SOURCE)
