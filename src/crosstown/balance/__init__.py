"""The balance of a city: measured by many games, judged, and shown as a report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.balance.measurements import Balance as Balance
    from crosstown.balance.measurements import ColourBalance as ColourBalance
    from crosstown.balance.measurements import DistrictBalance as DistrictBalance
    from crosstown.balance.measurements import Length as Length
    from crosstown.balance.measurements import RouteBalance as RouteBalance
    from crosstown.balance.measurements import SeatBalance as SeatBalance
    from crosstown.balance.measurements import SouvenirBalance as SouvenirBalance
    from crosstown.balance.measurements import StandBalance as StandBalance
    from crosstown.balance.measurements import TableBalance as TableBalance
    from crosstown.balance.measurements import TicketBalance as TicketBalance
    from crosstown.balance.measurements import VehicleBalance as VehicleBalance
    from crosstown.balance.measurements import measure as measure
    from crosstown.balance.verdicts import Check as Check
    from crosstown.balance.verdicts import Finding as Finding
    from crosstown.balance.verdicts import judge as judge
    from crosstown.simulation.intervals import Estimate as Estimate

_HOMES = {
    "Balance": "crosstown.balance.measurements",
    "Check": "crosstown.balance.verdicts",
    "ColourBalance": "crosstown.balance.measurements",
    "DistrictBalance": "crosstown.balance.measurements",
    "Estimate": "crosstown.simulation.intervals",
    "Finding": "crosstown.balance.verdicts",
    "Length": "crosstown.balance.measurements",
    "RouteBalance": "crosstown.balance.measurements",
    "SeatBalance": "crosstown.balance.measurements",
    "SouvenirBalance": "crosstown.balance.measurements",
    "StandBalance": "crosstown.balance.measurements",
    "TableBalance": "crosstown.balance.measurements",
    "TicketBalance": "crosstown.balance.measurements",
    "VehicleBalance": "crosstown.balance.measurements",
    "judge": "crosstown.balance.verdicts",
    "measure": "crosstown.balance.measurements",
}

__all__ = [
    "Balance",
    "Check",
    "ColourBalance",
    "DistrictBalance",
    "Estimate",
    "Finding",
    "Length",
    "RouteBalance",
    "SeatBalance",
    "SouvenirBalance",
    "StandBalance",
    "TableBalance",
    "TicketBalance",
    "VehicleBalance",
    "judge",
    "measure",
]

__getattr__ = lazy_exports(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
