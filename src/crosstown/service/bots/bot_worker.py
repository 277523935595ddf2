"""A worker: a process that answers questions one after another, as ``python -m`` with this module's name.

It is kept by its parent and by nobody else: it does not hear Ctrl-C, and ends when its input does, in the
middle of a thought if need be. What it or a player prints goes nowhere near its answers.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import BinaryIO

from crosstown.service.bots.bot_messages import (
    HEAD,
    PLANS,
    SEARCHES,
    Chosen,
    Failed,
    Message,
    Question,
    Ready,
    framed,
    read_question,
)
from crosstown.service.bots.choose_move import FAMILIES, practise, think, view_of

NICENESS = 5  # thinking must not make tables late
SEARCHER = "hard:10"

Tell = Callable[[Message], None]


def main() -> None:
    """Answers until it is told no more."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    os.nice(NICENESS)
    tell = _speaker(os.dup(sys.stdout.fileno()))
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions: SimpleQueue[Question] = SimpleQueue()
    _beside(tell, lambda: _listen(sys.stdin.buffer, questions))
    _or_give_up(tell, lambda: _work(tell, questions))


def _work(tell: Tell, questions: SimpleQueue[Question]) -> None:
    for player in FAMILIES:
        practise(player)
    tell(Ready(PLANS))
    _beside(tell, lambda: _learn_to_search(tell))
    while True:
        question = questions.get()
        tell(Chosen(think(question, view_of(question), question.player)))


def _learn_to_search(tell: Tell) -> None:
    """The first time ever this takes long. Meanwhile questions for the quick players are answered."""
    practise(SEARCHER)
    tell(Ready(SEARCHES))


def _listen(source: BinaryIO, questions: SimpleQueue[Question]) -> None:
    """Passes questions on. Without a parent there is nobody to think for."""
    while head := source.read(HEAD):
        questions.put(read_question(source.read(int.from_bytes(head))))
    os._exit(0)


def _speaker(file: int) -> Tell:
    """Two threads may want to say something; each message goes out whole."""
    lock = threading.Lock()
    out = os.fdopen(file, "wb", buffering=0)

    def tell(message: Message) -> None:
        with lock:
            out.write(framed(message))

    return tell


def _beside(tell: Tell, function: Callable[[], None]) -> None:
    threading.Thread(target=_or_give_up, args=(tell, function), daemon=True).start()


def _or_give_up(tell: Tell, function: Callable[[], None]) -> None:
    """Runs it; an error in any thread is the end of the process."""
    try:
        function()
    except BaseException as error:
        try:
            tell(Failed(_in_short(error)))
        finally:
            os._exit(1)


def _in_short(error: BaseException) -> str:
    """The kind of error and where it happened."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    place = f" {Path(at.tb_frame.f_code.co_filename).name}:{at.tb_lineno}" if at else ""
    return f"{type(error).__name__}{place}"[:100]


if __name__ == "__main__":
    main()
