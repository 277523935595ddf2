"""Players against each other: many games in all seatings, and ratings with intervals.

The names below load when first used, so that commands which need no kernel start at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crosstown.arena.compare import run_arena as run_arena
    from crosstown.arena.report_text import markdown as markdown

_HOMES = {
    "markdown": "crosstown.arena.report_text",
    "run_arena": "crosstown.arena.compare",
}

__all__ = ["markdown", "run_arena"]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'crosstown.arena' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
