"""The balance of a city: measured by many games, judged, and shown as a report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.balance.balance_data import Balance as Balance
    from crosstown.balance.balance_data import ColourBalance as ColourBalance
    from crosstown.balance.balance_data import DistrictBalance as DistrictBalance
    from crosstown.balance.balance_data import Length as Length
    from crosstown.balance.balance_data import RouteBalance as RouteBalance
    from crosstown.balance.balance_data import SeatBalance as SeatBalance
    from crosstown.balance.balance_data import SouvenirBalance as SouvenirBalance
    from crosstown.balance.balance_data import StandBalance as StandBalance
    from crosstown.balance.balance_data import TableBalance as TableBalance
    from crosstown.balance.balance_data import TicketBalance as TicketBalance
    from crosstown.balance.balance_data import VehicleBalance as VehicleBalance
    from crosstown.balance.measure_balance import measure as measure
    from crosstown.balance.verdicts import Check as Check
    from crosstown.balance.verdicts import Finding as Finding
    from crosstown.balance.verdicts import judge as judge
    from crosstown.simulation.intervals import Estimate as Estimate

_HOMES = {
    "Balance": "crosstown.balance.balance_data",
    "Check": "crosstown.balance.verdicts",
    "ColourBalance": "crosstown.balance.balance_data",
    "DistrictBalance": "crosstown.balance.balance_data",
    "Estimate": "crosstown.simulation.intervals",
    "Finding": "crosstown.balance.verdicts",
    "Length": "crosstown.balance.balance_data",
    "RouteBalance": "crosstown.balance.balance_data",
    "SeatBalance": "crosstown.balance.balance_data",
    "SouvenirBalance": "crosstown.balance.balance_data",
    "StandBalance": "crosstown.balance.balance_data",
    "TableBalance": "crosstown.balance.balance_data",
    "TicketBalance": "crosstown.balance.balance_data",
    "VehicleBalance": "crosstown.balance.balance_data",
    "judge": "crosstown.balance.verdicts",
    "measure": "crosstown.balance.measure_balance",
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
