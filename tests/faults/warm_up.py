"""What is compiled the first time ever takes long. Here it is done before anything is timed."""

from __future__ import annotations

import fcntl
from pathlib import Path

from crosstown.service.bots.bot_worker import SEARCH_PLAYER
from crosstown.service.bots.choose_move import QUICK_FAMILIES, warm_up_player
from crosstown.web.server.processes import warm_up


def compile_all(lock: Path) -> None:
    """The rules and the computer players, by one of several processes that test at once."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        warm_up()
        for player in (*QUICK_FAMILIES, SEARCH_PLAYER):
            warm_up_player(player)
