"""Texts by key, in a language: the Fluent files under ``locales``, read when the first text is asked for.

The browser reads the same files. What only the browser says (its pages' own files) is not loaded here.
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
FILES: Final = ("terms", "story", "reasons", "guide", "terminal")


class MissingText(CrosstownError):
    """A text that no language file has, or that a fact is missing for."""

    def __init__(self, language: str, key: str, problem: str) -> None:
        super().__init__("missing-text", problem, offender=key, where=language)


class Speech:
    """One language. ``strict`` is for tests: a text that is missing or does not come out whole raises."""

    def __init__(self, language: str = SOURCE, *, strict: bool = False) -> None:
        if language not in languages():
            raise ValueError(f"no language {language!r}: there are {', '.join(languages())}")
        self.language = language
        self.strict = strict

    def __repr__(self) -> str:
        return f"Speech({self.language!r})"

    def knows(self, key: str) -> bool:
        """Whether there is such a text. All languages have the same."""
        return bool(_bundle(SOURCE).has_message(key))

    def say(self, key: str, **facts: Fact) -> str:
        """The text of a key. What this language lacks is said in English; what that lacks shows its key."""
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
            raise MissingText(language, key, f"{key!r} did not come out whole: {problems[0]}")
        return str(text)

    def named(self, kind: str, id: str, called: str = "", **facts: Fact) -> str:
        """``kind-id``; where a pack brings something we have no word for, ``kind-other`` with its name."""
        key = f"{kind}-{id}"
        if id != "other" and self.knows(key):
            return self.say(key, **facts)
        return self.say(f"{kind}-other", name=called or id.replace("-", " "), **facts)

    def listed(self, parts: Sequence[str]) -> str:
        """``A``, ``A and B``, ``A, B and C``."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("and", first=", ".join(parts[:-1]), last=parts[-1])


@cache
def languages() -> tuple[str, ...]:
    """The languages that can be spoken, English first."""
    found = sorted(
        folder.name for folder in _locales().iterdir() if folder.is_dir() and len(folder.name) == 2
    )
    return (SOURCE, *(name for name in found if name != SOURCE))


def negotiate(wanted: Sequence[str]) -> str:
    """The first wanted language that can be spoken, else English. ``de_AT.UTF-8`` is ``de``."""
    for one in wanted:
        code = one.strip().lower().replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0]
        if code in languages():
            return code
    return SOURCE


def _locales() -> Traversable:
    return files("crosstown.language") / "locales"


@cache
def _bundle(language: str) -> FluentBundle:
    """All texts of a language that are said outside of a browser, read once."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for name in FILES:
        text = (_locales() / language / f"{name}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


ENGLISH: Final = Speech(SOURCE)
