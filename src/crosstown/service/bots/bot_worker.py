"""A worker process that answers questions. Run it with ``python -m`` and this module's name.

Quick players answer in one thread and slow ones in another, so that nobody waits long for a quick one.

Only its parent controls it: it ignores Ctrl-C, and exits when its input ends, even while it thinks.
What a player prints never mixes with the answers.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import BinaryIO

from crosstown.service.background_process import (
    be_nice,
    frame,
    messages_of_parent,
    pipe_to_parent,
    place_of,
)
from crosstown.service.bots.bot_messages import (
    QUESTIONS,
    QUICK_READY,
    RULES_READY,
    SEARCH_READY,
    Compiling,
    Failed,
    Message,
    Question,
    Ready,
)
from crosstown.service.bots.choose_move import answer_to, needed_readiness
from crosstown.service.bots.warm_up import (
    QUICK_FAMILIES,
    SEARCH_PLAYERS,
    report_percent,
    warm_up_player,
    warm_up_rules,
)

NICENESS = 5  # tables come before thinking

Send = Callable[[Message], None]
Lanes = dict[int, SimpleQueue[Question]]


def main() -> None:
    send = _make_sender(pipe_to_parent())
    be_nice(NICENESS)
    lanes: Lanes = {QUICK_READY: SimpleQueue(), SEARCH_READY: SimpleQueue()}
    _start_thread(send, lambda: _read_questions(lanes))
    _run_or_exit(send, lambda: _work(send, lanes))


def _work(send: Send, lanes: Lanes) -> None:
    report_percent(lambda percent: send(Compiling(percent)))
    warm_up_rules()
    send(Ready(RULES_READY))
    for player in QUICK_FAMILIES:
        warm_up_player(player)
    send(Ready(QUICK_READY))
    _start_thread(send, lambda: _search(send, lanes))
    _answer(send, lanes, QUICK_READY)


def _search(send: Send, lanes: Lanes) -> None:
    """The very first time the warm-up takes long. Quick players answer meanwhile."""
    for player in SEARCH_PLAYERS:
        warm_up_player(player)
    send(Ready(SEARCH_READY))
    _answer(send, lanes, SEARCH_READY)


def _answer(send: Send, lanes: Lanes, lane: int) -> None:
    while True:
        question = lanes[lane].get()
        send(answer_to(question, lane))


def _read_questions(lanes: Lanes) -> None:
    """Passes questions on, and ends the process when the parent is gone."""
    for message in messages_of_parent():
        question = QUESTIONS.decode(message)
        lanes[needed_readiness(question.player)].put(question)
    os._exit(0)


def _make_sender(pipe: BinaryIO) -> Send:
    """Two threads may send: each message goes out whole."""
    lock = threading.Lock()

    def send(message: Message) -> None:
        with lock:
            pipe.write(frame(message))
            pipe.flush()

    return send


def _start_thread(send: Send, function: Callable[[], None]) -> None:
    threading.Thread(target=_run_or_exit, args=(send, function), daemon=True).start()


def _run_or_exit(send: Send, function: Callable[[], None]) -> None:
    try:
        function()
    except BaseException as error:
        try:
            send(Failed(f"{type(error).__name__} {place_of(error)}"[:100]))
        finally:
            os._exit(1)


if __name__ == "__main__":
    main()
