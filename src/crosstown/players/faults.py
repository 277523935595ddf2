"""What a player can do wrong, with the place in its code."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from traceback import walk_tb
from typing import Any, NoReturn, TypeVar

from crosstown.errors import IllegalMove, TextError
from crosstown.game.game import Game
from crosstown.game.move import Move
from crosstown.players.player import Player

RAISED = "player-raised"
NO_MOVE = "player-no-move"
ILLEGAL = "player-illegal"
TOO_SLOW = "player-too-slow"
DIED = "player-died"

SIGNATURES = {
    "making it": "__init__(self)",
    "start": "start(self, city, seat, seats, seed)",
    "choose": "choose(self, view, moves)",
    "explain": "explain(self, view, moves, move)",
    "finish": "finish(self, view)",
}
"""How the methods of a player are written."""

PACKAGE = Path(__file__).parent.parent

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Fault:
    """One thing that a player did wrong: a code, a sentence, and the place in its code."""

    code: str
    message: str
    where: str = ""

    def __str__(self) -> str:
        place = f" at {self.where}" if self.where else ""
        return f"{self.message}{place} [{self.code}]"


class PlayerFault(Exception):
    """Raised where a player did something wrong, so that the game cannot go on."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


class ProcessEnded(BaseException):
    """A player called ``os._exit`` where that is told."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


@contextlib.contextmanager
def exits_told() -> Iterator[None]:
    """While it lasts, ``os._exit`` raises `ProcessEnded` instead of ending this process without a word."""

    def told(status: int) -> NoReturn:
        raise ProcessEnded(status)

    ends, os._exit = os._exit, told
    try:
        yield
    finally:
        os._exit = ends


def call(kind: type[Any], what: str, function: Callable[[], Answer]) -> Answer:
    """Calls a player's method; whatever it raises, even ``SystemExit``, becomes its fault."""
    try:
        return function()
    except ProcessEnded as error:
        message = f"{what} ended the process: os._exit({error.status})"
        raise PlayerFault(Fault(DIED, message, place_in(error, files_of(kind)))) from None
    except BaseException as error:
        message = f"{what} raised {error_text(error)}"
        place = place_in(error, files_of(kind))
        if isinstance(error, TypeError) and what in SIGNATURES and not place:  # it was not even entered
            message, place = f"{message}: write {SIGNATURES[what]}", _place_of(kind, what)
        raise PlayerFault(Fault(RAISED, message, place)) from None


def play(game: Game, answer: object) -> Move:
    """Plays a player's answer in a game. If it is not a legal move, that is a fault and changes nothing."""
    move = read_move(answer)
    try:
        game.play(move)
        return move
    except TextError as error:
        raise PlayerFault(Fault(NO_MOVE, f"choose returned what is no move: {error.message}")) from None
    except IllegalMove as error:
        raise PlayerFault(Fault(ILLEGAL, error.message)) from None


def read_move(answer: object) -> Move:
    """A player's answer as a move, legal or not."""
    if not isinstance(answer, Move | str):
        kind = type(answer).__name__
        raise PlayerFault(Fault(NO_MOVE, f"choose returned {kind}, which is no move: {_shown(answer)}"))
    try:
        return answer if isinstance(answer, Move) else Move(str(answer))
    except TextError as error:
        raise PlayerFault(Fault(NO_MOVE, f"choose returned what is no move: {error.message}")) from None


def error_text(error: BaseException) -> str:
    """An exception's type and the first line of its message."""
    try:
        lines = str(error).strip().splitlines()
    except Exception:
        lines = []
    return f"{type(error).__name__}: {lines[0][:200]}" if lines else type(error).__name__


def files_of(kind: type[Any]) -> set[str]:
    """The files of a player's class and its base classes, without `Player` itself."""
    modules = [sys.modules.get(one.__module__) for one in kind.__mro__ if one is not Player]
    return {file for module in modules if (file := getattr(module, "__file__", None))}


def place_in(error: BaseException, files: set[str]) -> str:
    """The last place, as ``file:line``, in one of these files, or else in any file outside this package."""
    frames = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    mine = [place for place in frames if place[0] in files]
    others = [place for place in frames if not Path(place[0]).is_relative_to(PACKAGE)]
    chosen = mine or others
    return f"{chosen[-1][0]}:{chosen[-1][1]}" if chosen else ""


def _place_of(kind: type[Any], what: str) -> str:
    """Where a method of a player's class begins, as ``file:line``."""
    code = getattr(getattr(kind, SIGNATURES[what].partition("(")[0], None), "__code__", None)
    return f"{code.co_filename}:{code.co_firstlineno}" if code else ""


def _shown(answer: object) -> str:
    try:
        return repr(answer)[:80]
    except Exception:
        return "it cannot even be shown"
