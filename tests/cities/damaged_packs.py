"""Built-in packs with one deliberate mistake, and the problems that the check reports."""

from __future__ import annotations

from crosstown.cities.checks.read_and_check import read_pack
from crosstown.cities.load import PACKS
from crosstown.errors import PackError, Problem

Found = tuple[str, int, str]
"""What a test expects of a problem: code, line and key."""


def pack_text(city: str) -> str:
    return (PACKS / f"{city}.toml").read_text(encoding="utf-8")


def swapped(text: str, old: str, new: str) -> str:
    """The text with its only ``old`` made ``new``."""
    assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times"
    return text.replace(old, new)


def line_at(text: str, marker: str) -> int:
    assert text.count(marker) == 1, f"{marker!r} occurs {text.count(marker)} times"
    return text[: text.index(marker)].count("\n") + 1


def problems(text: str | bytes, file: str = "-") -> list[Problem]:
    """What is wrong with a pack; nothing where it can be read."""
    told: tuple[Problem, ...] | None = None
    try:
        read_pack(text if isinstance(text, bytes) else text.encode(), file)
    except PackError as error:
        told = error.problems
    assert told != (), "refused without a reason"
    told = told or ()
    assert all(problem.message and problem.file == file and problem.line > 0 for problem in told)
    return list(told)


def found(text: str | bytes, file: str = "-") -> list[Found]:
    return [(problem.code, problem.line, problem.key) for problem in problems(text, file)]
