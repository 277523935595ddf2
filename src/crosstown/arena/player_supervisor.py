"""Watches over players of Python's: times their moves and turns what they do wrong into faults."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from crosstown.game.game import Game
from crosstown.game.move import Move
from crosstown.players import faults
from crosstown.players.faults import TOO_SLOW, Fault, PlayerFault
from crosstown.players.player import Player
from crosstown.simulation.play_game import Answer, Guard


@dataclass
class Clock:
    """How long a player took for its moves."""

    moves: int = 0
    seconds: float = 0.0
    worst: float = 0.0

    def add(self, seconds: float) -> None:
        """Counts one move."""
        self.moves += 1
        self.seconds += seconds
        self.worst = max(self.worst, seconds)

    def join(self, other: Clock) -> None:
        """Counts the moves of another clock."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)


def too_slow(what: str, patience: float) -> Fault:
    """The fault of a player that thinks too long. It tells no measured time: equal runs report alike."""
    return Fault(TOO_SLOW, f"{what} took longer than {patience:g} s (the arena's patience)")


class Referee(Guard):
    """Times every move; raises :class:`PlayerFault` where a player does something wrong.

    ``seat`` says whose fault it was. ``enter`` and ``leave`` are called around each call to a player, so
    that somebody else can watch the time while it does not return.
    """

    def __init__(
        self,
        seats: int,
        patience: float,
        enter: Callable[[Game | None, int, str], None] = lambda game, seat, what: None,
        leave: Callable[[], None] = lambda: None,
    ) -> None:
        self.clocks = [Clock() for _ in range(seats)]
        self.patience = patience
        self.seat = 0
        self.game: Game | None = None
        self._enter = enter
        self._leave = leave

    def call(
        self, game: Game, seat: int, player: Player, what: str, function: Callable[[], Answer]
    ) -> Answer:
        """Calls and times a player."""
        self.game, self.seat = game, seat
        self._enter(game, seat, what)
        began = time.perf_counter()
        try:
            answer = faults.call(type(player), what, function)
        finally:
            spent = time.perf_counter() - began
            self._leave()
        if spent > self.patience:
            raise PlayerFault(too_slow(what, self.patience))
        if what == "choose":
            self.clocks[seat].add(spent)
        return answer

    def play(self, game: Game, player: Player, move: Move | str) -> None:
        """Plays a move if it is one."""
        faults.play(game, move)
