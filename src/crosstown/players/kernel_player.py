"""A player whose choice is a rule of the kernel, at a table of Python's."""

from __future__ import annotations

from crosstown.cities.city import City
from crosstown.game.legal import LegalMoves
from crosstown.game.move import Move
from crosstown.game.position import workspace
from crosstown.game.seeds import seed_words
from crosstown.game.view import View
from crosstown.players import policy
from crosstown.players.player import Player
from crosstown.rules.records import blank, fields


class KernelPlayer(Player):
    """Plays by one of the kernel's policies; the same seed gives the same moves as in a simulation."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number
        self._minds = blank(policy.MIND)

    def start(self, city: City, seat: int, seats: int, seed: int) -> None:
        """A fresh mind."""
        self._minds = blank(policy.MIND)
        fields(self._minds).chance.key[:] = seed_words(seed)

    def choose(self, view: View, moves: LegalMoves) -> Move:
        """Asks the kernel."""
        number = policy.choose_at(self.number, view._cities, view._games, 0, self._minds, workspace())
        return moves[moves.numbers.index(number)]
