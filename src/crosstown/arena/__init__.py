"""Players against each other: many games in all seatings, and ratings with intervals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.arena.compare import run_arena as run_arena
    from crosstown.arena.report_text import markdown as markdown
    from crosstown.game.records.seeds import nth_seed as nth_seed
    from crosstown.simulation.many_games import simulate as simulate
    from crosstown.simulation.play_game import play_game as play_game

_HOMES = {
    "markdown": "crosstown.arena.report_text",
    "nth_seed": "crosstown.game.records.seeds",
    "play_game": "crosstown.simulation.play_game",
    "run_arena": "crosstown.arena.compare",
    "simulate": "crosstown.simulation.many_games",
}

__all__ = ["markdown", "nth_seed", "play_game", "run_arena", "simulate"]

__getattr__ = lazy_exports(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
