"""The balance of a city: measured by many games, judged, and shown as a report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.balance.measurements import measure as measure
    from crosstown.balance.verdicts import judge as judge

_HOMES = {"judge": "crosstown.balance.verdicts", "measure": "crosstown.balance.measurements"}

__all__ = ["judge", "measure"]

__getattr__ = lazy_exports(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
