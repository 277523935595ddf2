"""Every type in the signature of a public name is public itself, or comes with Python or NumPy."""

from __future__ import annotations

import importlib
import inspect
import typing
from collections.abc import Iterator
from types import EllipsisType, ModuleType
from typing import Any

from crosstown import events
from tests.docs.markdown_pages import ROOT

PACKAGES = (
    "crosstown",
    "crosstown.game",
    "crosstown.cities",
    "crosstown.players",
    "crosstown.arena",
    "crosstown.analysis",
    "crosstown.balance",
    "crosstown.encoding",
    "crosstown.envs",
    "crosstown.data",
)
MADE_BY_GAMES = ("crosstown.LegalMoves",)  # nobody else calls their constructor


def public_names() -> dict[str, Any]:
    """All that the packages export, and what lies in the modules that they export."""
    found: dict[str, Any] = {}
    for package in PACKAGES:
        module = importlib.import_module(package)
        for name in module.__all__:
            one = getattr(module, name)
            if isinstance(one, ModuleType):
                found |= {f"{package}.{name}.{key}": value for key, value in own_names(one).items()}
            else:
                found[f"{package}.{name}"] = one
    return found


def own_names(module: ModuleType) -> dict[str, Any]:
    return {
        name: value
        for name, value in vars(module).items()
        if not name.startswith("_") and getattr(value, "__module__", None) == module.__name__
    }


PUBLIC = public_names()


def signatures(name: str, one: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """The annotations of a function, or those of a class, its methods and its properties."""
    if not inspect.isclass(one):
        if inspect.isroutine(one):  # not an alias of types
            yield name, annotations_of(one)
        return
    yield name, annotations_of(one)
    for key in dir(one):
        member = inspect.getattr_static(one, key)
        function = getattr(member, "fget", None) or getattr(member, "func", None)
        function = function or getattr(member, "__func__", member)
        hidden = key.startswith("_") and (key != "__init__" or name in MADE_BY_GAMES)
        if inspect.isfunction(function) and not hidden:
            yield f"{name}.{key}", annotations_of(function)


def annotations_of(one: Any) -> dict[str, Any]:
    """Names that are imported for the type checker alone are looked up among the public ones."""
    known = {name.rpartition(".")[2]: value for name, value in PUBLIC.items()}
    return typing.get_type_hints(one, localns=known | {"Event": events.Event, "Iterator": Iterator})


def types_in(annotation: Any) -> Iterator[Any]:
    if isinstance(annotation, list | tuple):
        parts: Any = annotation
    elif typing.get_origin(annotation) is typing.Literal:
        return
    else:
        parts = typing.get_args(annotation)
        yield typing.get_origin(annotation) or annotation
    for part in parts:
        yield from types_in(part)


def is_public(one: Any) -> bool:
    if one is None or isinstance(one, EllipsisType | typing.TypeVar):
        return True
    return any(one is value for value in PUBLIC.values()) or not one.__module__.startswith("crosstown")


def test_types_of_public_names_are_public() -> None:
    private = [
        f"{where}: {of} is {one.__module__}.{one.__qualname__}"
        for name, value in PUBLIC.items()
        for where, found in signatures(name, value)
        for of, annotation in found.items()
        for one in types_in(annotation)
        if not is_public(one)
    ]
    assert not private, "\n".join(private)


def test_crosstown_itself_stays_small() -> None:
    """What only some need is in a package below: crosstown.game, crosstown.cities and the others."""
    assert len(importlib.import_module("crosstown").__all__) <= 26


def test_the_reference_lists_every_name_of_crosstown() -> None:
    """The other packages show all that they export by themselves."""
    page = (ROOT / "docs" / "reference.md").read_text("utf-8")
    listed = page.partition("## crosstown\n")[2].partition("## crosstown.events")[0]
    exported = set(importlib.import_module("crosstown").__all__) - {"__version__", "events", "fairness"}
    assert {line.strip("- ") for line in listed.splitlines() if line.startswith("        - ")} == exported
