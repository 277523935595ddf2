"""Players for the tests, most of them bad. The arena loads this file as a user's own code."""

from __future__ import annotations

import os
import re
import sys
import time

from crosstown.game.move import Move
from crosstown.game.move_choices import LegalMoves
from crosstown.game.view import View
from crosstown.players import Player


class Builder(Player):
    """Claims the longest route it can."""

    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        claims = [move for move in moves if move.kind == "claim"]
        if claims:
            return max(claims, key=lambda move: self.city.route[move.route].length)
        calm = [move for move in moves if move.kind != "tickets"]
        return str(self.chance.choice(calm or list(moves)))


class Forgetful(Builder):
    """Remembers within a deal: it is made anew for the next one, so the arena need not mind."""

    games = 0

    def start(self, *facts: object) -> None:
        super().start(*facts)  # type: ignore[arg-type]
        self.games += 1

    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        return moves[self.games % len(moves)]


class Crashes(Builder):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        if view.ply > 20:
            raise ZeroDivisionError("a crash in the middle")
        return super().choose(view, moves)


class Unmade(Builder):
    def __init__(self) -> None:
        raise ValueError("there is no model")


class Illegal(Builder):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        return "claim baker-street--hyde-park black*4" if view.ply > 10 else super().choose(view, moves)


class NoMove(Builder):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        return None  # type: ignore[return-value]


class Nonsense(Builder):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        return "castle kingside"


class Exits(Builder):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        sys.exit(3)


class Interrupts(Builder):
    def finish(self, view: View) -> None:
        raise KeyboardInterrupt


class Dies(Builder):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        if view.ply > 10:
            os._exit(7)
        return super().choose(view, moves)


class Sleeps(Builder):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        if view.ply > 10:
            time.sleep(1000)
        return super().choose(view, moves)


class Loops(Builder):
    """Thinks longer than anybody waits for it. Its thread must not slow the other tests for good."""

    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        end = time.monotonic() + 20
        while view.ply > 10 and time.monotonic() < end:
            pass
        return super().choose(view, moves)


class Hogs(Builder):
    """Hangs in C code that lets no other thread run."""

    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        if view.ply > 10:
            re.match(r"(a+)+$", "a" * 60 + "b")
        return super().choose(view, moves)


class Prints(Builder):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        print("I am thinking")
        os.write(1, b"I am thinking aloud\n")
        return super().choose(view, moves)
