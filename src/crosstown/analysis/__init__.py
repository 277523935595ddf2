"""A finished game judged: each seat's chance to win after every ply, what decisions cost, luck and skill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.analysis.analyse_record import analyse as analyse
    from crosstown.analysis.analysis_data import Analysis as Analysis

_HOMES = {"Analysis": "crosstown.analysis.analysis_data", "analyse": "crosstown.analysis.analyse_record"}

__all__ = ["Analysis", "analyse"]

__getattr__ = lazy_exports(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
