"""A finished game judged: each seat's chance to win after every ply, what decisions cost, luck and skill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.analysis.analyse_record import analyse as analyse
    from crosstown.analysis.analysis_data import Analysis as Analysis
    from crosstown.analysis.analysis_data import Decision as Decision
    from crosstown.analysis.analysis_data import KeptTicket as KeptTicket
    from crosstown.analysis.analysis_data import LuckCauses as LuckCauses
    from crosstown.analysis.analysis_data import Marks as Marks
    from crosstown.analysis.analysis_data import SeatAnalysis as SeatAnalysis
    from crosstown.analysis.analysis_data import SeatChances as SeatChances
    from crosstown.analysis.analysis_data import TriedMove as TriedMove

_HOMES = {
    "Analysis": "crosstown.analysis.analysis_data",
    "Decision": "crosstown.analysis.analysis_data",
    "KeptTicket": "crosstown.analysis.analysis_data",
    "LuckCauses": "crosstown.analysis.analysis_data",
    "Marks": "crosstown.analysis.analysis_data",
    "SeatAnalysis": "crosstown.analysis.analysis_data",
    "SeatChances": "crosstown.analysis.analysis_data",
    "TriedMove": "crosstown.analysis.analysis_data",
    "analyse": "crosstown.analysis.analyse_record",
}

__all__ = [
    "Analysis",
    "Decision",
    "KeptTicket",
    "LuckCauses",
    "Marks",
    "SeatAnalysis",
    "SeatChances",
    "TriedMove",
    "analyse",
]

__getattr__ = lazy_exports(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
