"""The base class of computer players."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from random import Random
from typing import Any

from crosstown.cities.city import City
from crosstown.game.move import Move
from crosstown.game.move_choices import LegalMoves
from crosstown.game.reasons import MoveReason
from crosstown.game.text.reason_text import reason_text
from crosstown.game.view import View
from crosstown.language import ENGLISH, Translator


class Player(ABC):
    """A player of one seat. It never sees a game, only its own view and the legal moves.

    It is made without arguments. Then, for each game, `start` is called once, `choose` whenever
    the seat has to decide, and `finish` once when the game is over. A player may play many games in a
    row, and one must not change the next. It may also be started in mid-game, when it takes over a seat: the
    view holds everything the seat has seen.

    Only `choose` has to be written. A class without a ``name`` is named after itself, in lower case
    with dashes: ``MyBot`` is ``my-bot``.
    """

    name: str = "player"
    texts: Translator = ENGLISH
    """The language for `explain`; a player may always use English."""

    city: City
    seat: int
    seats: int
    chance: Random

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if "name" not in cls.__dict__:
            cls.name = dashed(cls.__name__)

    def start(self, city: City, seat: int, seats: int, seed: int) -> None:
        """Begins a new game: forget the last one. The seed is for the player's own random choices.

        It sets the attributes ``city``, ``seat`` and ``seats``, and makes ``chance``, a generator of random
        numbers, from the seed. A subclass that overrides it calls ``super().start(…)``.
        """
        self.city, self.seat, self.seats, self.chance = city, seat, seats, Random(seed)

    @abstractmethod
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        """Returns one of the legal moves, or its text."""

    def explain(self, view: View, moves: LegalMoves, move: Move) -> str:
        """Says why it would play this move, in one sentence. It is called after `choose`, if at all.

        Without a text of its own, a player that gives `reasons` says the last of them.
        """
        reasons = self.reasons(view, moves, move)
        if reasons:
            return reason_text(view.city, reasons[-1], self.texts)
        return f"{self.name} chose {str(move)!r} among {len(moves)} legal moves."

    def reasons(self, view: View, moves: LegalMoves, move: Move) -> tuple[MoveReason, ...]:
        """Why it would play this move, as data that programs can use and every language can say."""
        return ()

    def finish(self, view: View) -> None:
        """Gets the last view of a game that is over."""
        return


def dashed(name: str) -> str:
    """The name of a player with this class name: ``MyBot`` becomes ``my-bot``."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_+", "-", name)
    return words.strip("-").lower()
