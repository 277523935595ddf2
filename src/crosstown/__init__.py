"""Crosstown: three short city route-building board games, to play, to study and to build on. Unofficial."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.cities.city import City as City
    from crosstown.cities.city import Place as Place
    from crosstown.cities.city import Route as Route
    from crosstown.cities.city import Ticket as Ticket
    from crosstown.cities.load import city_names as city_names
    from crosstown.drawing.board.static_board import draw_board as draw_board
    from crosstown.errors import CrosstownError as CrosstownError
    from crosstown.errors import DataError as DataError
    from crosstown.errors import IllegalMove as IllegalMove
    from crosstown.errors import PackError as PackError
    from crosstown.errors import RecordError as RecordError
    from crosstown.errors import TextError as TextError
    from crosstown.game import events as events
    from crosstown.game.game import Game as Game
    from crosstown.game.move import Move as Move
    from crosstown.game.move_choices import LegalMoves as LegalMoves
    from crosstown.game.move_choices import claim_choices as claim_choices
    from crosstown.game.reasons import Reason as Reason
    from crosstown.game.records import fairness as fairness
    from crosstown.game.records.record import Ply as Ply
    from crosstown.game.records.record import Record as Record
    from crosstown.game.records.record import Result as Result
    from crosstown.game.records.record import Step as Step
    from crosstown.game.view import View as View

__version__ = "0.2.0.dev0"

# They load when first used, so that commands which need no kernel start at once.
_HOMES = {
    "City": "crosstown.cities.city",
    "CrosstownError": "crosstown.errors",
    "DataError": "crosstown.errors",
    "Game": "crosstown.game.game",
    "IllegalMove": "crosstown.errors",
    "LegalMoves": "crosstown.game.move_choices",
    "Move": "crosstown.game.move",
    "PackError": "crosstown.errors",
    "Place": "crosstown.cities.city",
    "Ply": "crosstown.game.records.record",
    "Reason": "crosstown.game.reasons",
    "Record": "crosstown.game.records.record",
    "RecordError": "crosstown.errors",
    "Result": "crosstown.game.records.record",
    "Route": "crosstown.cities.city",
    "Step": "crosstown.game.records.record",
    "TextError": "crosstown.errors",
    "Ticket": "crosstown.cities.city",
    "View": "crosstown.game.view",
    "city_names": "crosstown.cities.load",
    "claim_choices": "crosstown.game.move_choices",
    "draw_board": "crosstown.drawing.board.static_board",
}
_MODULES = {"events": "crosstown.game.events", "fairness": "crosstown.game.records.fairness"}

__all__ = [
    "City",
    "CrosstownError",
    "DataError",
    "Game",
    "IllegalMove",
    "LegalMoves",
    "Move",
    "PackError",
    "Place",
    "Ply",
    "Reason",
    "Record",
    "RecordError",
    "Result",
    "Route",
    "Step",
    "TextError",
    "Ticket",
    "View",
    "__version__",
    "city_names",
    "claim_choices",
    "draw_board",
    "events",
    "fairness",
]


__getattr__ = lazy_exports(__name__, _HOMES, _MODULES)


def __dir__() -> list[str]:
    return __all__
