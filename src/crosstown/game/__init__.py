"""Games, moves, views and records. They raise; the kernel never does.

`crosstown` exports what everybody needs. Here are the types of which views and records are made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.game.move_choices import ClaimChoice as ClaimChoice
    from crosstown.game.records.record import Bonuses as Bonuses
    from crosstown.game.records.record import CityName as CityName
    from crosstown.game.records.record import Seat as Seat
    from crosstown.game.records.record import SeatResult as SeatResult
    from crosstown.game.records.record import Start as Start
    from crosstown.game.view_data import Choices as Choices
    from crosstown.game.view_data import KeepChoice as KeepChoice
    from crosstown.game.view_data import Payment as Payment
    from crosstown.game.view_data import PlaceChoice as PlaceChoice
    from crosstown.game.view_data import SeatData as SeatData
    from crosstown.game.view_data import ViewData as ViewData

_HOMES = {
    "Bonuses": "crosstown.game.records.record",
    "Choices": "crosstown.game.view_data",
    "CityName": "crosstown.game.records.record",
    "ClaimChoice": "crosstown.game.move_choices",
    "KeepChoice": "crosstown.game.view_data",
    "Payment": "crosstown.game.view_data",
    "PlaceChoice": "crosstown.game.view_data",
    "Seat": "crosstown.game.records.record",
    "SeatData": "crosstown.game.view_data",
    "SeatResult": "crosstown.game.records.record",
    "Start": "crosstown.game.records.record",
    "ViewData": "crosstown.game.view_data",
}

__all__ = [
    "Bonuses",
    "Choices",
    "CityName",
    "ClaimChoice",
    "KeepChoice",
    "Payment",
    "PlaceChoice",
    "Seat",
    "SeatData",
    "SeatResult",
    "Start",
    "ViewData",
]

__getattr__ = lazy_exports(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
