"""Judges a puzzle again: its record, its list of moves, and its verdicts."""

from __future__ import annotations

from crosstown.analysis.compare_moves import compare_moves
from crosstown.errors import CrosstownError
from crosstown.game.game import Game
from crosstown.game.records.record_replay import begin, follow
from crosstown.puzzles.find_puzzles import is_clear
from crosstown.puzzles.puzzle import Puzzle


def check_puzzle(puzzle: Puzzle, most: int | None = None) -> list[str]:
    """What is wrong with a puzzle: nothing, if all is as it says. ``most`` moves are judged again, or all."""
    try:
        game = position_of(puzzle)
    except CrosstownError as error:
        return [f"the record does not replay: {error}"]
    told = [one.move for one in puzzle.moves]
    if sorted(told) != sorted(game.legal_moves.texts):
        return ["the moves are not those that are legal"]
    again = compare_moves(game, told[:most], deals=puzzle.deals, seed=puzzle.seed)
    flaws = [
        f"{one.move} loses {new.loss} (± {new.error}), not {one.loss} (± {one.error})"
        for one, new in zip(puzzle.moves, again, strict=False)
        if (one.chance, one.loss, one.error) != (new.chance, new.loss, new.error)
    ]
    if not is_clear(game, again, 3):
        flaws.append(f"{puzzle.best} is not clearly best")
    return flaws


def position_of(puzzle: Puzzle) -> Game:
    """The game at the decision. The whole record is checked on the way."""
    game = begin(puzzle.record)
    for _ in follow(game, puzzle.record):
        pass
    return Game.replay(puzzle.record, puzzle.ply)
