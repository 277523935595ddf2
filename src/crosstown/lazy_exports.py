"""Names that a package exports and loads when they are first used.

So commands that need no kernel start at once, and a package's kernel code does not depend on all the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazy_exports(package: str, homes: Mapping[str, str]) -> Callable[[str], Any]:
    """A package's ``__getattr__``; ``homes`` has the module of each name."""

    def load(name: str) -> Any:
        if name in homes:
            return getattr(import_module(homes[name]), name)
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    return load
