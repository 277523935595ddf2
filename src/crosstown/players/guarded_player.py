"""A player of the user's own whose mistakes become errors with their place in its code."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from crosstown.cities.city import City
from crosstown.errors import DataError
from crosstown.game.move import Move
from crosstown.game.move_choices import LegalMoves
from crosstown.game.reasons import MoveReason
from crosstown.game.view import View
from crosstown.players import faults
from crosstown.players.faults import ILLEGAL, Fault, PlayerFault
from crosstown.players.player import Player

Answer = TypeVar("Answer")


class GuardedPlayer(Player):
    """Passes every call on to another player. Whatever that does wrong is a `DataError`."""

    def __init__(self, player: Player, name: str) -> None:
        self.name = name
        self._player = player

    def start(self, city: City, seat: int, seats: int, seed: int) -> None:
        """Begins a new game."""
        super().start(city, seat, seats, seed)
        self._call("start", lambda: self._player.start(city, seat, seats, seed))

    def choose(self, view: View, moves: LegalMoves) -> Move:
        """A legal move."""
        answer = self._call("choose", lambda: self._player.choose(view, moves))
        try:
            move = faults.read_move(answer)
        except PlayerFault as error:
            raise self._error(error.fault) from None
        if move not in moves:
            raise self._error(Fault(ILLEGAL, f"{str(move)!r} is not one of its {len(moves)} legal moves"))
        return move

    def explain(self, view: View, moves: LegalMoves, move: Move) -> str:
        """Why the player chose a move."""
        return self._call("explain", lambda: self._player.explain(view, moves, move))

    def reasons(self, view: View, moves: LegalMoves, move: Move) -> tuple[MoveReason, ...]:
        """Why the player chose a move, as data."""
        return self._call("reasons", lambda: self._player.reasons(view, moves, move))

    def finish(self, view: View) -> None:
        """The game is over."""
        self._call("finish", lambda: self._player.finish(view))

    def _call(self, what: str, function: Callable[[], Answer]) -> Answer:
        try:
            return faults.call(type(self._player), what, function)
        except PlayerFault as error:
            raise self._error(error.fault) from None

    def _error(self, fault: Fault) -> DataError:
        return DataError(fault.code, f"the player {self.name!r}: {fault.message}", where=fault.where)
