"""Every key in the code exists, and every text of the terminal and of paper is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

from tests.language.locale_files import OURS, ROOT, files, messages, messages_of, references

SAYING = {"say", "deed"}
PARTS = ("analysis", "cli", "game", "players", "printing", "language")


@cache
def modules() -> tuple[ast.Module, ...]:
    paths = [path for part in PARTS for path in (ROOT / "src" / "crosstown" / part).rglob("*.py")]
    sources = [path.read_text("utf-8") for path in sorted(paths)]
    return tuple(ast.parse(source) for source in sources if "texts" in source)


@cache
def patterns() -> frozenset[str]:
    """Keys that are put together: ``phase-.+``."""
    made = (_put_together(call) for call in _calls())
    return frozenset(pattern for pattern in made if pattern)


def _calls() -> Iterator[ast.Call]:
    for module in modules():
        yield from (node for node in ast.walk(module) if isinstance(node, ast.Call) and node.args)


def _name(call: ast.Call) -> str:
    return str(getattr(call.func, "id", getattr(call.func, "attr", "")))


def _put_together(call: ast.Call) -> str:
    first = call.args[0]
    if _name(call) == "named" and isinstance(first, ast.Constant):
        return f"{first.value!s}-.+"
    if _name(call) in SAYING and isinstance(first, ast.JoinedStr):
        return "".join(_piece(one) for one in first.values)
    return ""


def _piece(node: ast.expr) -> str:
    return re.escape(str(node.value)) if isinstance(node, ast.Constant) else ".*"


@cache
def literals() -> frozenset[str]:
    nodes = (node for module in modules() for node in ast.walk(module) if isinstance(node, ast.Constant))
    return frozenset(node.value for node in nodes if isinstance(node.value, str))


def is_said(key: str) -> bool:
    # A key that is put together altogether would make every text look used.
    whole = (pattern for pattern in patterns() if not pattern.startswith(".*"))
    return key in literals() or any(re.fullmatch(pattern, key) for pattern in whole)


def known() -> set[str]:
    return {one.id.name for name in OURS for one in messages_of(files("en")[name])}


def test_what_is_said_exists() -> None:
    firsts = [call.args[0] for call in _calls() if _name(call) in SAYING]
    keys = {str(first.value) for first in firsts if isinstance(first, ast.Constant)}
    assert len(keys) > 60, "the search does not find what is said any more"
    assert keys <= known(), sorted(keys - known())


def test_keys_that_are_put_together_exist() -> None:
    assert len(patterns()) > 10
    for pattern in patterns():
        assert any(re.fullmatch(pattern, key) for key in known()), pattern


def test_every_text_of_the_terminal_and_of_paper_is_said() -> None:
    inside = {key for message in messages("en").values() for key in references(message).messages}
    idle = [one.id.name for name in ("terminal", "printing") for one in messages_of(files("en")[name])]
    assert not [key for key in idle if key not in inside and not is_said(key)]


def test_the_search_notices_an_idle_text() -> None:
    assert is_said("event-swept")
    assert is_said("phase-turn")
    assert not is_said("zebra-crossing")
