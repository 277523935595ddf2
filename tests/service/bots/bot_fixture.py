"""What the tests of the bot pool share: questions, processes, and a pool of odd workers."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from crosstown import Game
from crosstown.game.view import View
from crosstown.service.bots.bot_messages import BotMove, Incident, Question
from crosstown.service.bots.bot_pool import BotPool
from crosstown.service.bots.choose_move import make_question, view_of

SEED = "00112233445566778899aabbccddeeff"
LONG = 300.0  # seconds: somebody may have to compile first
ODD = Path(__file__).with_name("odd_worker.py")

T = TypeVar("T")


def view_after(plies: int, city: str = "london", seats: int = 2) -> View:
    """A position in which somebody has to decide."""
    game = Game.new(city, seats, 7)
    for _ in range(plies):
        game.play(game.legal_moves[-1])
    assert game.turn is not None
    return game.view(game.turn)


def ask(player: str, plies: int = 6, city: str = "london") -> Question:
    return make_question(view_after(plies, city), player, SEED)


def children(process: int) -> set[int]:
    """The processes that a process has started and not yet buried."""
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return {int(child) for one in lists for child in one.read_text().split()}


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def is_stopped(process: int) -> bool:
    """Whether all threads of a process stand still. One may still run a while after the signal was sent."""
    threads = Path(f"/proc/{process}/task").glob("*/stat")
    return all(one.read_text().rpartition(")")[2].split()[0] == "T" for one in threads)


def my_children() -> set[int]:
    return children(os.getpid())


async def eventually(condition: Callable[[], T], seconds: float = LONG) -> T:
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.02)
    return found


def assert_legal(thought: BotMove, question: Question) -> None:
    assert thought.move in view_of(question).legal_moves


def assert_silent(incidents: list[Incident], question: Question) -> None:
    """Nothing of what a seat sees is in the log."""
    text = " ".join(f"{one} {one!r}" for one in incidents)
    view = view_of(question)
    moves = [str(move) for move in view.legal_moves]
    for secret in (SEED, repr(question.view), question.view.hex(), *moves, *view.tickets(), *view.offered()):
        assert secret not in text


@asynccontextmanager
async def odd_pool(manner: str, incidents: list[Incident], workers: int = 1) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, 60.0, incidents.append, (sys.executable, str(ODD), manner))
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()
