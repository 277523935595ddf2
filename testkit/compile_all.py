"""Compiles all rules and players, so that no test waits for the compiler and no two compile the same.

``make test`` runs it beside the linters; what is compiled is kept in the user's cache folder.
"""

from __future__ import annotations

import fcntl
import tempfile
from pathlib import Path

from crosstown.service.bots.bot_worker import SEARCH_PLAYER
from crosstown.service.bots.choose_move import QUICK_FAMILIES, warm_up_player
from crosstown.simulation.many_games import simulate
from crosstown.web.server.processes import warm_up


def compile_all(lock: Path) -> None:
    """Where several processes test at once, one compiles and the others wait for it."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        warm_up()
        for player in (*QUICK_FAMILIES, SEARCH_PLAYER):
            warm_up_player(player)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        compile_all(Path(folder) / "lock")
        for players in (("random",), ("medium",)):
            simulate("london", 2, players, 1, seed=1, records=Path(folder) / "games.jsonl")


if __name__ == "__main__":
    main()
