"""A player whose choice is a rule of the kernel, at a table of Python's."""

from __future__ import annotations

from crosstown.cities.city import City
from crosstown.game.choices import LegalMoves
from crosstown.game.move import Move
from crosstown.game.position import scratch, workspace
from crosstown.game.seeds import seed_words
from crosstown.game.view import View
from crosstown.players.engine import planner, simple_policies
from crosstown.players.engine.planner_weights import minds_for
from crosstown.players.explanations import explain_plan
from crosstown.players.player import Player
from crosstown.rules.kernel.state import fields


class KernelPlayer(Player):
    """Plays by one of the kernel's policies; the same seed gives the same moves as in a simulation."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number
        self._minds = minds_for((name,))

    def start(self, city: City, seat: int, seats: int, seed: int) -> None:
        """A fresh mind."""
        self._minds = minds_for((self.name,))
        fields(self._minds).chance.key[:] = seed_words(seed)

    def choose(self, view: View, moves: LegalMoves) -> Move:
        """Asks the kernel."""
        count = len(moves)
        scratch().moves[:count] = moves.numbers
        asked = view._cities, view._games, count, self._minds, workspace()
        plans = self.number == planner.PLANNER
        number = planner.choose_at(*asked) if plans else simple_policies.choose_at(self.number, *asked)
        return moves[moves.numbers.index(number)]

    def explain(self, view: View, moves: LegalMoves, move: Move) -> str:
        """What it wants, and what the move does for it."""
        if self.number != planner.PLANNER:
            return f"I took {str(move)!r} by chance, among {len(moves)} legal moves."
        return explain_plan(view, move, fields(self._minds), self.speech)
