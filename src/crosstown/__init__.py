"""Crosstown: three short city route-building board games, to play, to study and to build on. Unofficial."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crosstown.cities.city import City as City
    from crosstown.cities.city import District as District
    from crosstown.cities.city import Place as Place
    from crosstown.cities.city import Route as Route
    from crosstown.cities.city import Scenery as Scenery
    from crosstown.cities.city import Sources as Sources
    from crosstown.cities.city import Souvenirs as Souvenirs
    from crosstown.cities.city import Ticket as Ticket
    from crosstown.cities.city import Vehicle as Vehicle
    from crosstown.cities.load import city_names as city_names
    from crosstown.drawing.board.static_board import draw_board as draw_board
    from crosstown.errors import CrosstownError as CrosstownError
    from crosstown.errors import DataError as DataError
    from crosstown.errors import IllegalMove as IllegalMove
    from crosstown.errors import PackError as PackError
    from crosstown.errors import Problem as Problem
    from crosstown.errors import RecordError as RecordError
    from crosstown.errors import TextError as TextError
    from crosstown.game import events as events
    from crosstown.game.choices import ClaimChoice as ClaimChoice
    from crosstown.game.choices import LegalMoves as LegalMoves
    from crosstown.game.choices import claim_choices as claim_choices
    from crosstown.game.game import Game as Game
    from crosstown.game.move import Move as Move
    from crosstown.game.reasons import Reason as Reason
    from crosstown.game.records import fairness
    from crosstown.game.records.record import Bonuses as Bonuses
    from crosstown.game.records.record import CityName as CityName
    from crosstown.game.records.record import Ply as Ply
    from crosstown.game.records.record import Record as Record
    from crosstown.game.records.record import Result as Result
    from crosstown.game.records.record import Seat as Seat
    from crosstown.game.records.record import SeatResult as SeatResult
    from crosstown.game.records.record import Start as Start
    from crosstown.game.records.record import Step as Step
    from crosstown.game.view import View as View
    from crosstown.game.view_data import Choices as Choices
    from crosstown.game.view_data import KeepChoice as KeepChoice
    from crosstown.game.view_data import Payment as Payment
    from crosstown.game.view_data import PlaceChoice as PlaceChoice
    from crosstown.game.view_data import SeatData as SeatData
    from crosstown.game.view_data import ViewData as ViewData

__version__ = "0.2.0.dev0"

# They load when first used, so that commands which need no kernel start at once.
_HOMES = {
    "Bonuses": "crosstown.game.records.record",
    "Choices": "crosstown.game.view_data",
    "City": "crosstown.cities.city",
    "CityName": "crosstown.game.records.record",
    "ClaimChoice": "crosstown.game.choices",
    "CrosstownError": "crosstown.errors",
    "DataError": "crosstown.errors",
    "District": "crosstown.cities.city",
    "Game": "crosstown.game.game",
    "IllegalMove": "crosstown.errors",
    "KeepChoice": "crosstown.game.view_data",
    "LegalMoves": "crosstown.game.choices",
    "Move": "crosstown.game.move",
    "PackError": "crosstown.errors",
    "Payment": "crosstown.game.view_data",
    "Place": "crosstown.cities.city",
    "PlaceChoice": "crosstown.game.view_data",
    "Ply": "crosstown.game.records.record",
    "Problem": "crosstown.errors",
    "Reason": "crosstown.game.reasons",
    "Record": "crosstown.game.records.record",
    "RecordError": "crosstown.errors",
    "Result": "crosstown.game.records.record",
    "Route": "crosstown.cities.city",
    "Scenery": "crosstown.cities.city",
    "Seat": "crosstown.game.records.record",
    "SeatData": "crosstown.game.view_data",
    "SeatResult": "crosstown.game.records.record",
    "Sources": "crosstown.cities.city",
    "Souvenirs": "crosstown.cities.city",
    "Start": "crosstown.game.records.record",
    "Step": "crosstown.game.records.record",
    "TextError": "crosstown.errors",
    "Ticket": "crosstown.cities.city",
    "Vehicle": "crosstown.cities.city",
    "View": "crosstown.game.view",
    "ViewData": "crosstown.game.view_data",
    "city_names": "crosstown.cities.load",
    "claim_choices": "crosstown.game.choices",
    "draw_board": "crosstown.drawing.board.static_board",
}
_MODULES = {"events": "crosstown.game.events", "fairness": "crosstown.game.records.fairness"}

__all__ = [
    "Bonuses",
    "Choices",
    "City",
    "CityName",
    "ClaimChoice",
    "CrosstownError",
    "DataError",
    "District",
    "Game",
    "IllegalMove",
    "KeepChoice",
    "LegalMoves",
    "Move",
    "PackError",
    "Payment",
    "Place",
    "PlaceChoice",
    "Ply",
    "Problem",
    "Reason",
    "Record",
    "RecordError",
    "Result",
    "Route",
    "Scenery",
    "Seat",
    "SeatData",
    "SeatResult",
    "Sources",
    "Souvenirs",
    "Start",
    "Step",
    "TextError",
    "Ticket",
    "Vehicle",
    "View",
    "ViewData",
    "__version__",
    "city_names",
    "claim_choices",
    "draw_board",
    "events",
    "fairness",
]


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    if name in _MODULES:
        return import_module(_MODULES[name])
    raise AttributeError(f"module 'crosstown' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
