"""What a computer player is: it is told where it sits, and then asked for moves."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from random import Random
from typing import Any

from crosstown.cities.city import City
from crosstown.game.choices import LegalMoves
from crosstown.game.move import Move
from crosstown.game.view import View
from crosstown.language import ENGLISH, Speech


class Player(ABC):
    """A player of one seat. It never sees a game: only its own view and the legal moves.

    Its life: it is made without arguments, and then for each game :meth:`start` comes once, :meth:`choose`
    whenever the seat has to decide, and :meth:`finish` once when the game is over. One player may play many
    games, one after another, and must not let one change the next. A player may also be started in the middle
    of a game, when it takes over a seat: the view holds all that the seat has seen.

    Only :meth:`choose` has to be written. A class without a ``name`` is called by its own name in lower case
    with dashes: ``MyBot`` is ``my-bot``.
    """

    name: str = "player"
    speech: Speech = ENGLISH
    """The language that it is asked to explain in; English will do."""

    city: City
    seat: int
    seats: int
    chance: Random

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if "name" not in cls.__dict__:
            cls.name = dashed(cls.__name__)

    def start(self, city: City, seat: int, seats: int, seed: int) -> None:
        """A new game begins: forget the last one. The seed is for one's own random choices.

        Unless it is overridden, the facts become the attributes ``city``, ``seat`` and ``seats``, and the
        seed a generator of random numbers, ``chance``.
        """
        self.city, self.seat, self.seats, self.chance = city, seat, seats, Random(seed)

    @abstractmethod
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        """One of the legal moves, or its text."""

    def explain(self, view: View, moves: LegalMoves, move: Move) -> str:
        """Why it would play this move here, in one sentence. It is asked after :meth:`choose`, if at all."""
        return f"{self.name} chose {str(move)!r} among {len(moves)} legal moves."

    def finish(self, view: View) -> None:
        """The game is over, and this is the last view of it."""
        return


def dashed(name: str) -> str:
    """A class's name as players are called: ``MyBot`` becomes ``my-bot``."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_+", "-", name)
    return words.strip("-").lower()
