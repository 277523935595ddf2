"""Texts by key in one language, from the Fluent files under ``locales``.

The files are read when the first text is needed. The browser uses the same files, and some of its own that
are not loaded here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from crosstown.errors import CrosstownError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Fact = str | int | float

SOURCE: Final = "en"
FILES: Final = ("terms", "events", "reasons", "hints", "rules", "printing", "site", "terminal")


class MissingText(CrosstownError):
    """A text is missing, or lacks one of its arguments."""

    def __init__(self, language: str, key: str, problem: str) -> None:
        super().__init__("missing-text", problem, offender=key, where=language)


class Translator:
    """The texts of one language. With ``strict``, for tests, a missing or incomplete text is an error."""

    def __init__(self, language: str = SOURCE, *, strict: bool = False) -> None:
        if language not in languages():
            raise ValueError(f"no language {language!r}: there are {', '.join(languages())}")
        self.language = language
        self.strict = strict

    def __repr__(self) -> str:
        return f"Translator({self.language!r})"

    def has(self, key: str) -> bool:
        """Whether this text exists. All languages have the same ones."""
        return bool(_bundle(SOURCE).has_message(key))

    def say(self, key: str, **facts: Fact) -> str:
        """The text of a key. Missing texts come from English; what English lacks shows its key."""
        for language in dict.fromkeys((self.language, SOURCE)):
            bundle = _bundle(language)
            if bundle.has_message(key):
                break
            if self.strict:
                raise MissingText(language, key, f"there is no text {key!r}")
        else:
            return key
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MissingText(language, key, f"the message {key!r} has attributes but no text")
        text, problems = bundle.format_pattern(pattern, facts)
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


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for name in FILES:
        text = (_locales() / language / f"{name}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


ENGLISH: Final = Translator(SOURCE)
