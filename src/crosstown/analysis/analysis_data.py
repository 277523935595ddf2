"""What an analysis says of a game, as typed data for JSON, its schema and the page.

Chances, losses, luck and skill are whole numbers in ten-thousandths of a won game: 250 is 2.5 percent
points. Each ``error`` is one standard error of the number beside it, in the same unit.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from crosstown.errors import RecordError
from crosstown.game.reasons import MoveReason

FORMAT = "crosstown-analysis/1"

Mark = Literal["inaccuracy", "mistake", "blunder"]
ChanceEvent = Literal["draw", "refill", "offer"]


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all parts share."""


class SeatChances(_Part, frozen=True):
    """Each seat's chance to win after so many plies: hands and tickets as they were, what comes unknown."""

    chance: tuple[int, ...]
    error: tuple[int, ...]


class TriedMove(_Part, frozen=True):
    """A move that was tried, and the mover's chance to win with it in ``deals`` imagined deals."""

    move: str
    chance: int
    deals: int


class Decision(_Part, frozen=True):
    """One ply as a decision, by what the mover could know.

    ``best`` is the best move found; it is the one played where none is clearly better. ``loss`` is what the
    move played cost beside it, 0 where that may be noise; ``measured`` is the same before that cut.
    ``tried`` starts with the moves that were tried longest. ``reason`` says why the best move is better.

    For each seat: ``skill`` is what the decision changed beside the move that `medium` would have made,
    ``hidden`` how much better or worse it met the hidden cards than could be expected, and ``luck`` what
    chance changed after it, by way of ``chance`` (null if nothing was left to chance).
    """

    seat: int
    move: str
    legal: int
    best: str
    loss: int
    measured: int
    error: int
    mark: Mark | None
    reason: MoveReason | None
    tried: tuple[TriedMove, ...]
    chance: ChanceEvent | None
    skill: tuple[int, ...]
    skill_error: int
    hidden: tuple[int, ...]
    luck: tuple[int, ...]


class LuckCauses(_Part, frozen=True):
    """A seat's luck by cause: the first deal with the seat's place in the order, its own draws, refills of
    the market and ticket offers, what was hidden when it decided, and what chance did in others' turns.
    """

    deal: int
    draw: int
    refill: int
    offer: int
    hidden: int
    others: int


class KeptTicket(_Part, frozen=True):
    """A ticket that a seat kept: what it was worth then, and what became of it.

    ``ply`` is the decision that kept it. ``worth`` is the change of the seat's chance to win by holding it,
    ``points`` the change of its expected points in hundredths. ``expected`` is how often it was completed in
    imagined games from there. It was lucky if it was completed though that was unlikely.
    """

    ticket: str
    ply: int
    worth: int
    error: int
    points: int
    expected: int
    completed: bool


class Marks(_Part, frozen=True):
    """How many decisions were marked."""

    inaccuracy: int
    mistake: int
    blunder: int


class SeatAnalysis(_Part, frozen=True):
    """How one seat did: ``result`` less ``fair`` is ``luck`` and ``skill`` together.

    ``result`` is 10000 for a win, shared between equals; for a game that is not over it is the chance at its
    end. ``average_loss`` is what a decision cost on average; those without a choice do not count.
    """

    name: str
    player: str
    result: int
    fair: int
    luck: int
    skill: int
    error: int
    causes: LuckCauses
    decisions: int
    average_loss: int
    average_error: int
    marks: Marks
    tickets: tuple[KeptTicket, ...]


class Analysis(_Part, frozen=True):
    """A game as analysed: ``positions`` has one more than ``decisions``, the first one before any ply.

    The same record, seed and depth give the same numbers everywhere. ``games`` is how many games were
    imagined. ``compared`` has the average losses of computer players, to compare ``average_loss`` with.
    """

    format: str
    city: str
    edition: str
    seed: str
    depth: int
    games: int
    over: bool
    seats: tuple[SeatAnalysis, ...]
    positions: tuple[SeatChances, ...]
    decisions: tuple[Decision, ...]
    compared: dict[str, int]

    def to_json(self) -> bytes:
        """One line of JSON, without the line's end."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, text: bytes | str, where: str = "analysis") -> Analysis:
        """Reads what `to_json` wrote."""
        try:
            return msgspec.json.decode(text, type=cls)
        except msgspec.DecodeError as error:
            raise RecordError("analysis-shape", f"this is no analysis: {error}", where=where) from None
