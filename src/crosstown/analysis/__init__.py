"""A finished game judged: each seat's chance to win after every ply, what decisions cost, luck and skill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.analysis.analysis_data import Analysis as Analysis

_HOMES = {"Analysis": "crosstown.analysis.analysis_data"}

__all__ = ["Analysis"]

__getattr__ = lazy_exports(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
