"""Workers with manners that the real one does not have: run as a script, with one of the manners below."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if sys.argv[1:] != ["prints"]:  # the others play nothing, and loading the compiler takes longest of all
    os.environ["CROSSTOWN_KERNEL"] = "python"
# Before libraries start threads, which inherit it: a thread that does not block a signal would die of it.
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])

from crosstown.service.background_process import HEADER_BYTES, frame
from crosstown.service.bots.bot_messages import (
    QUICK_READY,
    SEARCH_READY,
    Chosen,
    Compiling,
    Failed,
    Message,
    Ready,
)

if TYPE_CHECKING:
    from crosstown.game.move import Move
    from crosstown.game.move_choices import LegalMoves
    from crosstown.game.view import View


def send(message: Message) -> None:
    os.write(1, frame(message))


def wait_for_question() -> None:
    sys.stdin.buffer.read(int.from_bytes(sys.stdin.buffer.read(HEADER_BYTES)))


def asked(answer: Callable[[], object]) -> None:
    """Ready for everything; the first question is answered in an odd way, and then it just sits there."""
    send(Ready(SEARCH_READY))
    wait_for_question()
    answer()
    sys.stdin.buffer.read()


def is_never_ready() -> None:
    sys.stdin.buffer.read()


def compiles_first() -> None:
    """Until it is told to go on, by a signal."""
    send(Compiling(40))
    signal.sigwait([signal.SIGUSR1])
    asked(lambda: send(Chosen("pass")))


def never_learns_to_search() -> None:
    send(Ready(QUICK_READY))
    sys.stdin.buffer.read()


def dies_learning_to_search() -> None:
    send(Ready(QUICK_READY))


def prints() -> None:
    """The real one, with a player that prints while it thinks."""
    from crosstown.players.built_in_players import KernelPlayer
    from crosstown.service.bots import bot_worker

    choose = KernelPlayer.choose

    def choose_aloud(player: KernelPlayer, view: View, moves: LegalMoves) -> Move:
        print("What shall I do?", flush=True)
        os.write(1, b"Hm.")
        return choose(player, view, moves)

    KernelPlayer.choose = choose_aloud  # type: ignore[assignment, method-assign]
    bot_worker.main()


def talks_too_early() -> None:
    os.write(1, b"Good morning!\n")
    sys.stdin.buffer.read()


MANNERS: dict[str, Callable[[], object]] = {
    "dies at once": lambda: sys.exit(3),
    "is never ready": is_never_ready,
    "compiles first": compiles_first,
    "never learns to search": never_learns_to_search,
    "dies learning to search": dies_learning_to_search,
    "prints": prints,
    "talks before it is ready": talks_too_early,
    "talks": lambda: asked(lambda: os.write(1, b"Good morning!\n")),
    "sends no message": lambda: asked(lambda: os.write(1, b"\0\0\0\1\xc1")),
    "is wrong": lambda: asked(lambda: send(Chosen("claim nowhere--elsewhere red*9"))),
    "passes": lambda: asked(lambda: send(Chosen("pass"))),
    "says nothing": lambda: asked(lambda: send(Chosen(""))),
    "leaves": lambda: asked(lambda: os._exit(4)),
    "gives up": lambda: asked(lambda: send(Failed("ValueError plans.py:7"))),
    "stops in mid-word": lambda: asked(lambda: (os.write(1, b"\0\0"), os._exit(5))),
}

if __name__ == "__main__":
    MANNERS[sys.argv[1]]()
