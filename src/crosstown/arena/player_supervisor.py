"""Supervises players in Python: times their moves, and turns what they do wrong into faults."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

from crosstown.arena.chunk_results import MoveTimes
from crosstown.game.game import Game
from crosstown.game.move import Move
from crosstown.players import faults
from crosstown.players.faults import TOO_SLOW, Fault, PlayerFault
from crosstown.players.player import Player
from crosstown.simulation.play_game import Answer, PlayerCaller

# The fields of a worker's status, which its parent reads while a player does not answer.
BUSY, SEATING, SEAT, PLY, SINCE = range(5)


def too_slow(what: str, patience: float) -> Fault:
    """The fault of a player that thinks too long. It names no measured time, so that equal runs agree."""
    return Fault(TOO_SLOW, f"{what} took longer than {patience:g} s (the arena's patience)")


class PlayerSupervisor(PlayerCaller):
    """Times every move; raises `PlayerFault` where a player does something wrong.

    ``seat`` says whose fault it was. ``enter`` and ``leave`` are called around each call to a player, so
    that a `CallTimer` can act when it does not return.
    """

    def __init__(
        self,
        seats: int,
        patience: float,
        enter: Callable[[Game | None, int, str], None] = lambda game, seat, what: None,
        leave: Callable[[], None] = lambda: None,
    ) -> None:
        self.times = [MoveTimes() for _ in range(seats)]
        self.patience = patience
        self.seat = 0
        self.game: Game | None = None
        self._enter = enter
        self._leave = leave

    def call(
        self, game: Game, seat: int, player: Player, what: str, function: Callable[[], Answer]
    ) -> Answer:
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
            self.times[seat].add(spent)
        return answer

    def play(self, game: Game, player: Player, move: Move | str) -> None:
        faults.play(game, move)


class CallTimer(threading.Thread):
    """A thread that acts when a call to a player takes too long."""

    def __init__(
        self, patience: float, on_timeout: Callable[[Game | None, int, str], None], status: Any
    ) -> None:
        super().__init__(daemon=True)
        self._patience = patience
        self._on_timeout = on_timeout
        self._status = status
        self._lock = threading.Lock()
        self._running: tuple[float, Game | None, int, str] | None = None

    def enter(self, game: Game | None, seat: int, what: str) -> None:
        now = time.monotonic()
        with self._lock:
            self._running = now, game, seat, what
            self._status[SEAT], self._status[PLY], self._status[SINCE] = seat, game.ply if game else 0, now
            self._status[BUSY] = 1

    def leave(self) -> None:
        with self._lock:
            self._running = None
            self._status[BUSY] = 0

    def run(self) -> None:
        """Checks now and then. The lock makes sure that a late answer and a timeout do not meet."""
        step = min(0.1, self._patience / 4)
        while True:
            time.sleep(step)
            with self._lock:
                if self._running is None:
                    continue
                since, *call = self._running
                if time.monotonic() - since > self._patience:
                    self._on_timeout(*call)  # type: ignore[arg-type]
