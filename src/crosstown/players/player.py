"""What a computer player is: it is told where it sits, and then asked for moves."""

from __future__ import annotations

from abc import ABC, abstractmethod

from crosstown.cities.city import City
from crosstown.game.legal import LegalMoves
from crosstown.game.move import Move
from crosstown.game.view import View


class Player(ABC):
    """A player of one seat. It never sees a game: only its own view and the legal moves."""

    name = "player"

    @abstractmethod
    def start(self, city: City, seat: int, seats: int, seed: int) -> None:
        """A new game begins: forget the last one. The seed is for one's own random choices."""

    @abstractmethod
    def choose(self, view: View, moves: LegalMoves) -> Move:
        """One of the legal moves."""
