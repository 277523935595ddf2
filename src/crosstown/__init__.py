"""Crosstown: three short city route-building board games, to play, to study and to build on. Unofficial.

The names below load when first used, so that commands which need no kernel start at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crosstown.cities.city import City as City
    from crosstown.errors import CrosstownError as CrosstownError
    from crosstown.errors import DataError as DataError
    from crosstown.errors import IllegalMove as IllegalMove
    from crosstown.errors import PackError as PackError
    from crosstown.errors import RecordError as RecordError
    from crosstown.errors import TextError as TextError
    from crosstown.game.game import Game as Game
    from crosstown.game.move import Move as Move
    from crosstown.game.record import Record as Record
    from crosstown.game.view import View as View

__version__ = "0.1.0"

_HOMES = {
    "City": "crosstown.cities.city",
    "CrosstownError": "crosstown.errors",
    "DataError": "crosstown.errors",
    "Game": "crosstown.game.game",
    "IllegalMove": "crosstown.errors",
    "Move": "crosstown.game.move",
    "PackError": "crosstown.errors",
    "Record": "crosstown.game.record",
    "RecordError": "crosstown.errors",
    "TextError": "crosstown.errors",
    "View": "crosstown.game.view",
}

__all__ = [
    "City",
    "CrosstownError",
    "DataError",
    "Game",
    "IllegalMove",
    "Move",
    "PackError",
    "Record",
    "RecordError",
    "TextError",
    "View",
    "__version__",
]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'crosstown' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
