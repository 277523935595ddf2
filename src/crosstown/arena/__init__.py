"""Players against each other: many games in all seatings, and ratings with intervals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.arena.compare import run_arena as run_arena
    from crosstown.arena.report_data import ArenaReport as ArenaReport
    from crosstown.arena.report_data import FaultData as FaultData
    from crosstown.arena.report_data import IntervalData as IntervalData
    from crosstown.arena.report_data import RatingData as RatingData
    from crosstown.arena.report_data import ResultData as ResultData
    from crosstown.arena.report_data import TableData as TableData
    from crosstown.arena.report_data import TimingData as TimingData
    from crosstown.arena.report_text import markdown as markdown
    from crosstown.game.records.seeds import nth_seed as nth_seed
    from crosstown.simulation.chunk_work import GamesWriter as GamesWriter
    from crosstown.simulation.intervals import Estimate as Estimate
    from crosstown.simulation.many_games import Simulation as Simulation
    from crosstown.simulation.many_games import simulate as simulate
    from crosstown.simulation.play_game import PlayerCaller as PlayerCaller
    from crosstown.simulation.play_game import play_game as play_game
    from crosstown.simulation.played_games import PlayedGames as PlayedGames
    from crosstown.simulation.played_games import RecordedGames as RecordedGames
    from crosstown.simulation.summary import SeatSummary as SeatSummary
    from crosstown.simulation.summary import Summary as Summary

_HOMES = {
    "ArenaReport": "crosstown.arena.report_data",
    "Estimate": "crosstown.simulation.intervals",
    "FaultData": "crosstown.arena.report_data",
    "GamesWriter": "crosstown.simulation.chunk_work",
    "IntervalData": "crosstown.arena.report_data",
    "PlayedGames": "crosstown.simulation.played_games",
    "PlayerCaller": "crosstown.simulation.play_game",
    "RatingData": "crosstown.arena.report_data",
    "RecordedGames": "crosstown.simulation.played_games",
    "ResultData": "crosstown.arena.report_data",
    "SeatSummary": "crosstown.simulation.summary",
    "Simulation": "crosstown.simulation.many_games",
    "Summary": "crosstown.simulation.summary",
    "TableData": "crosstown.arena.report_data",
    "TimingData": "crosstown.arena.report_data",
    "markdown": "crosstown.arena.report_text",
    "nth_seed": "crosstown.game.records.seeds",
    "play_game": "crosstown.simulation.play_game",
    "run_arena": "crosstown.arena.compare",
    "simulate": "crosstown.simulation.many_games",
}

__all__ = [
    "ArenaReport",
    "Estimate",
    "FaultData",
    "GamesWriter",
    "IntervalData",
    "PlayedGames",
    "PlayerCaller",
    "RatingData",
    "RecordedGames",
    "ResultData",
    "SeatSummary",
    "Simulation",
    "Summary",
    "TableData",
    "TimingData",
    "markdown",
    "nth_seed",
    "play_game",
    "run_arena",
    "simulate",
]

__getattr__ = lazy_exports(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
