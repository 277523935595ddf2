"""Computer players. A player sees a view and its legal moves, never a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.game.reasons import MoveReason as MoveReason
    from crosstown.language.translator import Translator as Translator
    from crosstown.players.built_in_players import make_player as make_player
    from crosstown.players.built_in_players import player_names as player_names
    from crosstown.players.checking.check_run import CheckFault as CheckFault
    from crosstown.players.checking.player_check import Report as Report
    from crosstown.players.checking.player_check import check as check
    from crosstown.players.faults import Fault as Fault
    from crosstown.players.player import Player as Player

_HOMES = {
    "CheckFault": "crosstown.players.checking.check_run",
    "Fault": "crosstown.players.faults",
    "MoveReason": "crosstown.game.reasons",
    "Player": "crosstown.players.player",
    "Report": "crosstown.players.checking.player_check",
    "Translator": "crosstown.language.translator",
    "check": "crosstown.players.checking.player_check",
    "make_player": "crosstown.players.built_in_players",
    "player_names": "crosstown.players.built_in_players",
}

LEVELS = ("easy", "medium", "hard", "expert")
"""The built-in players that people play against, from the weakest to the strongest."""

__all__ = [
    "LEVELS",
    "CheckFault",
    "Fault",
    "MoveReason",
    "Player",
    "Report",
    "Translator",
    "check",
    "make_player",
    "player_names",
]

__getattr__ = lazy_exports(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
