"""What a puzzle is made of, and the puzzles of the package."""

from __future__ import annotations

from pathlib import Path

import msgspec

from crosstown.analysis.analysis_data import Mark
from crosstown.errors import DataError
from crosstown.game.reasons import MoveReason
from crosstown.game.records.record import Record

FOLDER = Path(__file__).parent / "files"
FORMAT = "crosstown-puzzle/1"
HARMLESS = 300  # what is lost at most by a move that solves a puzzle too; the page says the same


class JudgedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of a puzzle: the mover's chance to win with it, what it loses beside the best, and why.

    In ten-thousandths of a won game; ``error`` is one standard error of ``loss``. For the best move ``loss``
    is 0, and ``reason`` says why it is better than the next one.
    """

    move: str
    chance: int
    loss: int
    error: int
    mark: Mark | None
    reason: MoveReason | None

    @property
    def solves(self) -> bool:
        """Whether it is the best move, or as good, such as another way to pay."""
        return self.loss < HARMLESS


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game, the ply at which to decide, and all legal moves there, the best one first.

    Every move was tried in the same ``deals`` from the view of the seat to move, dealt by ``seed``.
    """

    format: str
    ply: int
    deals: int
    seed: int
    moves: tuple[JudgedMove, ...]
    record: Record

    @property
    def best(self) -> str:
        """The best move."""
        return self.moves[0].move

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return self.record.plies[self.ply].seat

    def judged(self, move: str) -> JudgedMove:
        """The verdict on a legal move."""
        return next(one for one in self.moves if one.move == move)


def puzzle_names() -> tuple[str, ...]:
    """All puzzles, in the order in which they are offered."""
    listed: list[str] = msgspec.json.decode((FOLDER / "order.json").read_bytes(), type=list[str])
    return tuple(listed)


def name_parts(name: str) -> tuple[str, int]:
    """``london-2`` is the second one of London."""
    city, _, number = name.rpartition("-")
    return city, int(number)


def load_puzzle(name: str) -> Puzzle:
    """A puzzle of the package. Raises `DataError` where there is none of that name."""
    if name not in puzzle_names():
        message = f"there is no puzzle {name[:40]!r}: there are {', '.join(puzzle_names())}"
        raise DataError("unknown-puzzle", message, offender=name[:40])
    path = FOLDER / f"{name}.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Puzzle)
    except (OSError, msgspec.MsgspecError, UnicodeError) as error:
        raise DataError("bad-puzzle", f"the file is no puzzle: {error}", where=path.name) from None
