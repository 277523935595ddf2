"""The language files, parsed, with the variables that each message needs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent.parent
LOCALES = ROOT / "src" / "crosstown" / "language" / "locales"
LANGUAGES = ("en", "de", "nl", "da")
OTHERS = LANGUAGES[1:]
OURS = ("terms", "events", "reasons", "hints", "rules", "analysis", "puzzles", "printing", "terminal")


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)
        self.generic_visit(node)


def references(node: ast.BaseNode) -> _References:
    found = _References()
    found.visit(node)
    return found


@cache
def files(language: str) -> dict[str, ast.Resource]:
    parser = FluentParser()
    return {
        path.stem: parser.parse(path.read_text("utf-8"))
        for path in sorted((LOCALES / language).glob("*.ftl"))
    }


def messages_of(resource: ast.Resource) -> Iterator[ast.Message]:
    return (entry for entry in resource.body if isinstance(entry, ast.Message))


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {one.id.name: one for resource in files(language).values() for one in messages_of(resource)}


@cache
def terms(language: str) -> dict[str, ast.Term]:
    found = (entry for resource in files(language).values() for entry in resource.body)
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Term)}


@cache
def variables(language: str, key: str) -> frozenset[str]:
    used = references(messages(language)[key])
    return frozenset(used.variables).union(*(variables(language, one) for one in used.messages))


@cache
def bundle(language: str) -> FluentBundle:
    """Everything in one bundle, as the browser has it."""
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made
