"""Names that a package exports and loads when they are first used.

So commands that need no kernel start at once, and a package's kernel code does not depend on all the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazy_exports(
    package: str, homes: Mapping[str, str], modules: Mapping[str, str] | None = None
) -> Callable[[str], Any]:
    """A package's ``__getattr__``. ``homes`` tells each name's module; ``modules`` are exported whole."""

    def load(name: str) -> Any:
        if modules and name in modules:
            return import_module(modules[name])
        if name in homes:
            return getattr(import_module(homes[name]), name)
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    return load
