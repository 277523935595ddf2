"""The examples in docstrings of public names run and print what they say."""

from __future__ import annotations

import doctest
import importlib
from types import ModuleType

import pytest

PUBLIC = ("crosstown", "crosstown.players", "crosstown.arena", "crosstown.balance")


def homes() -> list[str]:
    """The modules that public names come from."""
    found = set()
    for package in PUBLIC:
        module = importlib.import_module(package)
        for name in module.__all__:
            one = getattr(module, name)
            found.add(one.__name__ if isinstance(one, ModuleType) else getattr(one, "__module__", package))
    return sorted(found)


@pytest.mark.parametrize("home", homes())
def test_examples_run(home: str) -> None:
    assert doctest.testmod(importlib.import_module(home)).failed == 0


def test_there_are_examples_of_the_main_types() -> None:
    finder = doctest.DocTestFinder(recurse=False)
    crosstown = importlib.import_module("crosstown")
    for name in ("Game", "View", "Move", "Record", "City"):
        assert any(test.examples for test in finder.find(getattr(crosstown, name))), name
